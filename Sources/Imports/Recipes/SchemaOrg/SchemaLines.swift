import HTML
import Importing
import JSON

/// The ingredient lines of a recipe: texts, or the objects of Mealie with amount, unit and food.
struct SchemaLines {
    /// The lines that were understood.
    private(set) var lines: [RecipeFacts.Line] = []
    /// The others, such as headings.
    private(set) var unread: [String] = []

    private let language: IngredientLine.Language

    init(_ recipe: JSONField, language: IngredientLine.Language) {
        self.language = language
        let field = recipe["recipeIngredient"].value == nil ? recipe["ingredients"] : recipe["recipeIngredient"]
        for item in field.oneOrMore {
            if let text = item.text {
                // Some sites have all lines in one text.
                for line in PlainText.of(text).split(whereSeparator: \.isNewline) { read(String(line).trimmed) }
            } else {
                read(item)
            }
        }
    }

    /// Reads an object of Mealie.
    private mutating func read(_ item: JSONField) {
        if let title = item["title"].text { unread.append(Self.fitting(title)) }
        let written = item["originalText"].text ?? item["original_text"].text ?? item["display"].text
        guard let food = item["food"]["name"].text ?? item["food"].text else {
            if let text = written ?? item["note"].text ?? item["name"].text { read(PlainText.of(text).trimmed) }
            return
        }
        let unit = item["unit"]["name"].text ?? item["unit"].text
        let amount = item["quantity"].value?.double.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil }
        // The parser knows the units of both languages.
        let line = IngredientLine([amount.map { "\($0)" }, unit, food].compactMap { $0 }.joined(separator: " "), language: language)
        guard line.isUnderstood else { return read(written ?? food) }
        append(line, text: written ?? food, note: item["note"].text)
    }

    private mutating func read(_ text: String) {
        guard !text.isEmpty else { return }
        let line = IngredientLine(text, language: language)
        guard line.isUnderstood else { return unread.append(Self.fitting(text)) }
        append(line, text: text, note: line.note)
    }

    private mutating func append(_ line: IngredientLine, text: String, note: String?) {
        lines.append(
            RecipeFacts.Line(
                foodKey: String("name:\(line.name.lowercased())".prefix(200)),
                food: String(line.name.prefix(1).uppercased() + line.name.dropFirst().prefix(199)),
                aisle: language == .english ? Self.aisles.aisle(of: line.name, food: line.name) : "OTHER",
                amount: LineAmount(line),
                text: text,
                measure: line.measure,
                note: note.map { String($0.prefix(200)) }
            )
        )
    }

    private static func fitting(_ text: String) -> String { String(text.prefix(500)) }

    private static let aisles = CategoryAisles(names: [:], mixed: [:], words: USDA.aisles)
}

extension LineAmount {
    /// The contents of a usual can, in grams.
    private static let can = 400.0

    /// The amount of a written line.
    ///
    /// A line without an amount is a pinch. A measure without a fixed size, such as a bunch, counts as pieces.
    init(_ line: IngredientLine) {
        let quantity = ((line.quantity ?? 0) * (line.factor ?? 1)).rounded(to: 3)
        let grams = line.grams.flatMap { (0.01..<10_000_000).contains($0) ? $0.rounded(to: 2) : nil }
        if let unit = line.unit, quantity > 0, quantity < 1_000_000 {
            self = LineAmount(quantity: quantity, unit: unit, grams: grams)
        } else if let grams {
            self = LineAmount(quantity: grams, unit: "GRAM", grams: grams)
        } else if quantity <= 0 || quantity >= 1_000_000 {
            self = LineAmount(quantity: 1, unit: "PINCH", grams: nil, isEstimated: true)
        } else if line.measure == "can", quantity < 1_000 {
            self = LineAmount(quantity: quantity * Self.can, unit: "GRAM", grams: quantity * Self.can, isEstimated: true)
        } else {
            self = LineAmount(quantity: quantity, unit: "PIECE", grams: nil, isEstimated: true)
        }
    }
}
