import Importing
import JSON

/// The weights of household measures, from the portions of a food.
///
/// A portion is an amount of a unit with its weight. Foods of surveys have the amount in a text: “1/2 cup” of 79 g is a cup of 158 g. Of
/// several sizes, the medium one counts.
///
/// Source: https://fdc.nal.usda.gov/portal-data/external/dataDictionary (“food_portion”)
struct FoodPortions {
    /// The weight of one of each unit, in grams.
    private(set) var measures: [(unit: String, grams: Double)] = []
    /// How usual the size of each measure is; lower is better.
    private var ranks: [Int] = []

    init(_ portions: JSONField) {
        for portion in portions.items { add(portion) }
    }

    private mutating func add(_ portion: JSONField) {
        guard let weight = portion["gramWeight"].value?.double, weight > 0 else { return }
        let texts = [
            portion["measureUnit"]["name"].text, portion["modifier"].text, portion["portionDescription"].text,
            portion["measureUnitName"].text,
            portion["disseminationText"].text,
        ]
        guard let read = texts.lazy.compactMap({ $0.flatMap(Text.init) }).first else { return }
        let amount = read.amount ?? portion["amount"].value?.double ?? 1
        guard amount > 0, (0.000001..<10_000_000).contains(weight / amount) else { return }
        if let place = measures.firstIndex(where: { $0.unit == read.unit }) {
            guard read.rank < ranks[place] else { return }
            (measures[place].grams, ranks[place]) = (weight / amount, read.rank)
        } else {
            measures.append((read.unit, weight / amount))
            ranks.append(read.rank)
        }
    }

    /// A text such as “cup, chopped”, “1-1/2 cups” or “1 medium”.
    private struct Text {
        let unit: String
        /// The number at the beginning, or nil.
        let amount: Double?
        let rank: Int

        init?(_ text: String) {
            let words = text.lowercased().split { !$0.isLetter }.map(String.init)
            guard let first = words.first else { return nil }
            let size = USDA.sizes[first]
            // “1 medium slice” is no piece, and “1 small wedge” is no known unit.
            let named =
                size == nil
                ? first : words.dropFirst().first.flatMap { USDA.units[$0] == nil && !USDA.parts.contains($0) ? nil : $0 } ?? first
            guard let unit = USDA.units[named] else { return nil }
            self.unit = unit
            rank = size ?? 1
            amount = Self.amount(text)
        }

        /// The number at the beginning: `2`, `0.5`, `1/2`, `1-1/2`, `1 1/2`, `½` or `1½`.
        private static func amount(_ text: String) -> Double? {
            let beginning = text.prefix { $0.isNumber || $0.isWhitespace || "-./".contains($0) }
            let parts = beginning.split { $0.isWhitespace || $0 == "-" }
            guard let first = parts.first.flatMap(number) else { return nil }
            guard parts.count > 1, parts[1].contains("/"), let fraction = number(parts[1]) else { return first }
            return first + fraction
        }

        private static func number(_ text: Substring) -> Double? {
            if let slash = text.firstIndex(of: "/") {
                guard let above = Double(text[..<slash]), let below = Double(text[text.index(after: slash)...]), below > 0
                else { return 0 }
                return above / below
            }
            guard let last = text.unicodeScalars.last, !last.isASCII, let part = last.properties.numericValue else { return Double(text) }
            let whole = text.dropLast()
            return whole.isEmpty ? part : Double(whole).map { $0 + part }
        }
    }
}
