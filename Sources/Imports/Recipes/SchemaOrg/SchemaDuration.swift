import Importing

/// Durations of ISO 8601 (`PT1H30M`), and those that some programs write in words (“1 hour 30 minutes”).
///
/// Source: https://schema.org/Duration
enum SchemaDuration {
    /// The longest duration that recipes have, in minutes: a week.
    static let maximum = 10_080

    /// Returns the minutes, or nil if the duration is missing, zero or not understood.
    static func minutes(_ field: JSONField) -> Int? {
        guard let text = field.anyText ?? field["maxValue"].anyText else { return nil }
        let minutes = isoMinutes(text) ?? wordMinutes(text) ?? 0
        return minutes >= 0.5 && minutes <= Double(maximum) ? Int(minutes.rounded()) : nil
    }

    /// The minutes of a unit before the `T` and behind it.
    ///
    /// Years and months have no fixed length, so they must be 0.
    private static let dateUnits: [Character: Double] = ["Y": .infinity, "M": .infinity, "W": 10_080, "D": 1_440]
    private static let timeUnits: [Character: Double] = ["H": 60, "M": 1, "S": 1 / 60]

    private static func isoMinutes(_ text: String) -> Double? {
        let text = text.uppercased()
        guard text.first == "P" else { return nil }
        var minutes = 0.0
        var units = dateUnits
        var number = ""
        for sign in text.dropFirst() {
            if sign == "T" {
                units = timeUnits
            } else if sign.isASCII, sign.isNumber || ".,".contains(sign) {
                number.append(sign == "," ? "." : sign)
            } else {
                guard let unit = units[sign], let amount = Double(number) else { return nil }
                if amount > 0 { minutes += amount * unit }
                number = ""
            }
        }
        return number.isEmpty ? minutes : nil
    }

    /// The minutes of a unit by the beginning of its word, in English and Spanish.
    private static let words: [(beginning: String, minutes: Double)] = [
        ("min", 1), ("m", 1), ("h", 60), ("seg", 1 / 60), ("sec", 1 / 60), ("s", 1 / 60), ("day", 1_440), ("d", 1_440), ("dí", 1_440),
    ]

    private static func wordMinutes(_ text: String) -> Double? {
        var rest = text.lowercased()
        var minutes: Double?
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }), let number = WrittenNumber(String(rest[start...])) {
            let word = number.rest.prefix(while: \.isLetter)
            let unit = word.isEmpty ? 1 : words.first { word.hasPrefix($0.beginning) }?.minutes
            guard let unit else { return nil }
            minutes = (minutes ?? 0) + number.value * unit
            rest = String(number.rest.dropFirst(word.count))
        }
        return minutes
    }
}

/// The number of servings in texts such as “4 servings”, “Serves 4–6”, “Para 4 personas” or “Makes 2 dozen cookies”.
enum SchemaYield {
    /// Returns the servings, or nil if no yield names a number from 1 to 100.
    static func servings(_ field: JSONField) -> Int? {
        let yields = field.oneOrMore.compactMap { $0.anyText ?? $0["value"].anyText }
        let named = yields.lazy.filter { yield in people.contains { yield.lowercased().contains($0) } }
        return (named.compactMap(number).first ?? yields.lazy.compactMap(number).first).flatMap { number in
            let servings = number.rounded()
            return (1...100).contains(servings) ? Int(servings) : nil
        }
    }

    /// Words for servings, in English and Spanish.
    private static let people = ["serv", "portion", "people", "person", "racion", "porcion", "comensal"]

    private static let words: [(word: String, number: Double)] = [
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("six", 6), ("eight", 8), ("un", 1), ("una", 1), ("dos", 2), ("tres", 3),
        ("cuatro", 4), ("seis", 6), ("ocho", 8),
    ]

    /// Returns the first number of a text.
    private static func number(_ yield: String) -> Double? {
        let text = yield.lowercased()
        let first = text.prefix(while: \.isLetter)
        if let named = words.first(where: { $0.word == first }) { return named.number }
        guard let start = text.firstIndex(where: { $0.isASCII && $0.isNumber }), let number = WrittenNumber(String(text[start...])) else {
            return nil
        }
        let isDozens = number.rest.hasPrefix("dozen") || number.rest.hasPrefix("docena")
        return number.value * (isDozens ? 12 : 1)
    }
}
