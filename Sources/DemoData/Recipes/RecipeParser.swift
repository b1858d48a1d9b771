/// Parses the recipes of a cuisine.
///
///     # English title | Spanish title | breakfast snack | servings | prep+cook minutes
///     English description. | Spanish description.
///     - 500 g potato: diced, 1 onion: chopped, 2 tbsp olive-oil
///     > fry onion in olive-oil 8; add potato 5
///     > "A sentence of its own. = Una frase propia."
///
/// The minutes exclude long waits such as marinating, rising or chilling, which are added to the preparation time from the steps.
///
/// An amount without a unit counts pieces. After `:` comes a note, either a key of the phrasebook or `English = Spanish`. A line with `>`
/// is one step with phrases separated by `;`. Each phrase is a technique of the phrasebook with ingredients or `*things` and numbers.
/// Words such as `in` or `with` separate lists of ingredients.
struct RecipeParser {
    let ingredients: IngredientTable
    let phrasebook: Phrasebook

    func recipes(in text: String, cuisine: String) throws(NotationError) -> [Recipe] {
        var recipes: [Recipe] = []
        var rest = NotationLine.lines(of: text, in: cuisine)[...]
        while let head = rest.popFirst() {
            let end = rest.firstIndex { $0.text.hasPrefix("# ") } ?? rest.endIndex
            recipes.append(try recipe(head, rest[..<end], cuisine: cuisine))
            rest = rest[end...]
        }
        return recipes
    }

    private func recipe(_ head: NotationLine, _ body: ArraySlice<NotationLine>, cuisine: String) throws(NotationError) -> Recipe {
        guard head.text.hasPrefix("# ") else { throw head.mistake("a recipe begins with #") }
        let cells = try head.cells(5...5)
        let title = Bilingual(english: String(cells[0].dropFirst(2).trimmed), spanish: String(cells[1]))
        let minutes = cells[4].split(separator: "+").compactMap { Int($0) }
        guard let servings = Int(cells[3]), minutes.count == 2 else { throw head.mistake("servings or minutes are missing") }
        guard let described = body.first else { throw head.mistake("a recipe without a description") }
        let description = try described.cells(2...2)

        var lines: [Recipe.Line] = []
        var steps: [Bilingual] = []
        var wait = 0
        for line in body.dropFirst() {
            if line.text.hasPrefix("- ") {
                for amount in line.text.dropFirst(2).split(separator: ",") { lines.append(try self.line(amount.trimmed, line)) }
            } else if line.text.hasPrefix("> ") {
                let nouns = self.nouns(of: lines)
                let step = try StepParser(phrasebook: phrasebook, nouns: nouns).step(line)
                steps.append(step.text)
                wait += step.wait
            } else {
                throw line.mistake("neither ingredients (-) nor a step (>)")
            }
        }
        return Recipe(
            slug: Self.slug(of: title.english),
            cuisine: cuisine,
            title: title,
            description: Bilingual(english: String(description[0]), spanish: String(description[1])),
            mealTypes: cells[2].split(separator: " ").map { $0.uppercased() },
            servings: servings,
            prepMinutes: minutes[0] + wait,
            cookMinutes: minutes[1],
            lines: lines,
            steps: steps
        )
    }

    private func line(_ text: Substring, _ line: NotationLine) throws(NotationError) -> Recipe.Line {
        let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
        var words = parts[0].split(separator: " ")[...]
        guard let amount = words.popFirst(), let quantity = FixedPoint.parse(amount, digits: 3) else {
            throw line.mistake("“\(text)” does not begin with an amount")
        }
        let unit = words.count > 1 ? words.popFirst().flatMap { MeasurementUnit(rawValue: String($0)) } : .piece
        guard let unit, words.count == 1, let slug = words.first else { throw line.mistake("“\(text)” is not amount, unit, ingredient") }
        guard let position = ingredients.position(of: slug) else { throw line.mistake("there is no ingredient “\(slug)”") }
        let ingredient = ingredients.ingredients[position]
        guard let grams = ingredient.grams(quantity, unit) else { throw line.mistake("“\(slug)” is not measured by “\(unit.rawValue)”") }
        let counted = ingredient.counted(by: unit)
        let noun = counted ?? ingredient.noun
        let isSeveral = counted == nil ? Self.isSeveral(quantity, unit) : quantity > 1_000
        let named = NounList(members: [.init(noun: noun, isPlural: noun.isPlural(several: isSeveral))])
        let note = try parts.count > 1 ? self.note(parts[1], for: named, line) : nil
        return Recipe.Line(ingredient: position, quantity: quantity, unit: unit, grams: grams, note: note)
    }

    private func note(_ text: Substring, for noun: NounList, _ line: NotationLine) throws(NotationError) -> Bilingual {
        if let own = Bilingual(sides: text) { return own }
        guard let note = phrasebook.note(text, for: noun) else { throw line.mistake("there is no note “\(text)”") }
        return note
    }

    private func nouns(of lines: [Recipe.Line]) -> [Substring: NounList.Member] {
        var nouns: [Substring: NounList.Member] = [:]
        for line in lines {
            let ingredient = ingredients.ingredients[line.ingredient]
            let plural = ingredient.noun.isPlural(several: Self.isSeveral(line.quantity, line.unit))
            nouns[Substring(ingredient.slug)] = .init(noun: ingredient.noun.brief, isPlural: plural)
        }
        return nouns
    }

    /// Whether the quantity takes the plural: up to one onion is “the onion”, but 500 g are “the onions”.
    private static func isSeveral(_ quantity: Int, _ unit: MeasurementUnit) -> Bool {
        switch unit {
        case .piece: quantity > 1_000
        case .gram, .kilogram, .cup: true
        case .milliliter, .liter, .teaspoon, .tablespoon, .clove, .slice, .sprig, .pinch: false
        }
    }

    /// The English title in lower case without accents, with words joined by hyphens.
    static func slug(of title: String) -> String {
        var slug = ""
        for character in title.lowercased() {
            // Removes accents and apostrophes; all other characters separate words.
            let plain =
                plainLetters[character] ?? (character.isASCII && (character.isLetter || character.isNumber) ? String(character) : nil)
            if let plain {
                slug += plain
            } else if !"’'".contains(character), !slug.isEmpty, !slug.hasSuffix("-") {
                slug += "-"
            }
        }
        return slug.hasSuffix("-") ? String(slug.dropLast()) : slug
    }

    private static let plainLetters: [Character: String] = [
        "á": "a", "à": "a", "â": "a", "ã": "a", "ä": "a", "å": "a", "ą": "a", "ç": "c", "ć": "c", "é": "e", "è": "e", "ê": "e", "ë": "e",
        "ę": "e", "ğ": "g", "í": "i", "ì": "i", "î": "i", "ï": "i", "ı": "i", "ł": "l", "ñ": "n", "ń": "n", "ó": "o", "ô": "o", "õ": "o",
        "ö": "o", "ø": "o", "ś": "s", "ş": "s", "ß": "ss", "ú": "u", "û": "u", "ü": "u", "ż": "z", "ź": "z", "æ": "ae", "œ": "oe",
    ]
}

extension Bilingual {
    /// Parses `English = Spanish`; nil if there are not two sides.
    init?(sides text: Substring) {
        let sides = text.split(separator: "=").map(\.trimmed)
        guard sides.count == 2 else { return nil }
        self.init(english: String(sides[0]), spanish: String(sides[1]))
    }
}
