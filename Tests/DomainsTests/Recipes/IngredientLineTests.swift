import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Ingredient lines as text", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct IngredientLineTests {
    /// An ingredient line with its text in both languages.
    struct Line: Sendable, CustomTestStringConvertible {
        let quantity: String
        let unit: String
        let slug: String
        let english: String
        let spanish: String

        init(_ quantity: String, _ unit: String, _ slug: String, _ english: String, _ spanish: String) {
            (self.quantity, self.unit, self.slug, self.english, self.spanish) = (quantity, unit, slug, english, spanish)
        }

        var testDescription: String { english }
    }

    static let lines = [
        Line("200", "GRAM", "spaghetti", "200 g spaghetti", "200 g de espaguetis"),
        Line("500", "GRAM", "potato", "500 g potatoes", "500 g de patatas"),
        Line("2.5", "GRAM", "saffron", "2.5 g saffron", "2,5 g de azafrán"),
        Line("150", "GRAM", "celery", "150 g celery", "150 g de apio"),
        Line("1000", "GRAM", "potato", "1,000 g potatoes", "1000 g de patatas"),
        Line("1250.5", "GRAM", "potato", "1,250.5 g potatoes", "1250,5 g de patatas"),
        Line("12000", "MILLILITER", "water", "12,000 ml water", "12\u{A0}000 ml de agua"),
        Line("1200", "PIECE", "onion", "1,200 onions", "1200 cebollas"),
        Line("1", "KILOGRAM", "potato", "1 kg potatoes", "1 kg de patatas"),
        Line("1.5", "KILOGRAM", "whole-chicken", "1.5 kg whole chicken", "1,5 kg de pollo entero"),
        Line("0.5", "KILOGRAM", "cheddar", "0.5 kg Cheddar", "0,5 kg de queso cheddar"),
        Line("250", "MILLILITER", "milk", "250 ml whole milk", "250 ml de leche entera"),
        Line("1.25", "LITER", "water", "1.25 l water", "1,25 l de agua"),
        Line("1", "LITER", "water", "1 l water", "1 l de agua"),
        Line("0.25", "TEASPOON", "salt", "¼ teaspoon salt", "¼ cucharadita de sal"),
        Line("0.5", "TEASPOON", "salt", "½ teaspoon salt", "½ cucharadita de sal"),
        Line("0.125", "TEASPOON", "salt", "⅛ teaspoon salt", "⅛ cucharadita de sal"),
        Line("1", "TEASPOON", "cumin", "1 teaspoon ground cumin", "1 cucharadita de comino molido"),
        Line("1.5", "TEASPOON", "cumin", "1 ½ teaspoons ground cumin", "1 ½ cucharaditas de comino molido"),
        Line("2", "TABLESPOON", "olive-oil", "2 tablespoons olive oil", "2 cucharadas de aceite de oliva"),
        Line("1", "TABLESPOON", "lemon", "1 tablespoon lemon", "1 cucharada de limón"),
        Line("3", "TABLESPOON", "lemon", "3 tablespoons lemon", "3 cucharadas de limón"),
        Line("0.667", "CUP", "milk", "⅔ cup whole milk", "⅔ taza de leche entera"),
        Line("0.67", "CUP", "milk", "⅔ cup whole milk", "⅔ taza de leche entera"),
        Line("0.333", "CUP", "milk", "⅓ cup whole milk", "⅓ taza de leche entera"),
        Line("0.33", "CUP", "milk", "⅓ cup whole milk", "⅓ taza de leche entera"),
        Line("0.999", "CUP", "milk", "1 cup whole milk", "1 taza de leche entera"),
        Line("1.5", "CUP", "milk", "1 ½ cups whole milk", "1 ½ tazas de leche entera"),
        Line("2.75", "CUP", "carrot", "2 ¾ cups carrots", "2 ¾ tazas de zanahorias"),
        Line("1.4", "CUP", "milk", "1.4 cups whole milk", "1,4 tazas de leche entera"),
        Line("1", "PIECE", "onion", "1 onion", "1 cebolla"),
        Line("3", "PIECE", "onion", "3 onions", "3 cebollas"),
        Line("0.5", "PIECE", "onion", "½ onion", "½ cebolla"),
        Line("1.5", "PIECE", "onion", "1 ½ onions", "1 ½ cebollas"),
        Line("2", "PIECE", "celery", "2 celery sticks", "2 ramas de apio"),
        Line("1", "PIECE", "celery", "1 celery stick", "1 rama de apio"),
        Line("4", "PIECE", "salmon", "4 salmon fillets", "4 filetes de salmón"),
        Line("1", "PIECE", "burger-buns", "1 burger bun", "1 pan de hamburguesa"),
        Line("8", "PIECE", "burger-buns", "8 burger buns", "8 panes de hamburguesa"),
        Line("2", "PIECE", "bay-leaf", "2 bay leaves", "2 hojas de laurel"),
        Line("2", "PIECE", "green-chilli", "2 green chillies", "2 chiles verdes"),
        Line("12", "PIECE", "filo-pastry", "12 filo pastry sheets", "12 láminas de masa filo"),
        Line("1", "CLOVE", "garlic", "1 clove garlic", "1 diente de ajo"),
        Line("2", "CLOVE", "garlic", "2 cloves garlic", "2 dientes de ajo"),
        Line("2", "SLICE", "rye-bread", "2 slices rye bread", "2 rebanadas de pan de centeno"),
        Line("1", "SLICE", "serrano-ham", "1 slice serrano ham", "1 loncha de jamón serrano"),
        Line("3", "SLICE", "lemon", "3 slices lemon", "3 rodajas de limón"),
        Line("4", "SPRIG", "thyme", "4 sprigs thyme", "4 ramitas de tomillo"),
        Line("1", "SPRIG", "rosemary", "1 sprig rosemary", "1 ramita de romero"),
        Line("4", "SPRIG", "lettuce", "4 leaves lettuce", "4 hojas de lechuga"),
        Line("12.5", "OUNCE", "potato", "12.5 oz potatoes", "12,5 oz de patatas"),
        Line("2", "POUND", "potato", "2 lb potatoes", "2 lb de patatas"),
        Line("8", "FLUID_OUNCE", "milk", "8 fl oz whole milk", "8 fl oz de leche entera"),
        Line("1", "QUART", "milk", "1 quart whole milk", "1 cuarto de galón de leche entera"),
        Line("1.5", "QUART", "milk", "1 ½ quarts whole milk", "1 ½ cuartos de galón de leche entera"),
        Line("1", "PINCH", "salt", "a pinch of salt", "una pizca de sal"),
        Line("2", "PINCH", "salt", "2 pinches of salt", "2 pizcas de sal"),
        Line("0.5", "PINCH", "salt", "½ pinch of salt", "½ pizca de sal"),
    ]

    @Test("cover each unit with each kind of quantity, with and without a note")
    func units() async throws {
        let database = try TestData.demo()
        let session = try PostgresSession(database)
        try session.execute("DELETE FROM recipe_ingredient WHERE recipe_id = 1")
        for (place, line) in Self.lines.enumerated() {
            let note = place % 2 == 0 ? "NULL, NULL" : "'chopped', 'picado'"
            try session.execute(
                """
                INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams, note_en, note_es)
                SELECT 1, \(place + 1), id, \(line.quantity), '\(line.unit)', 1, \(note) FROM ingredient WHERE slug = '\(line.slug)'
                """
            )
        }
        try await EngineFixture.run(database: database) { fixture in
            let data = try await fixture.data(
                "{ recipe(id: \"recipe_1\") { ingredients { en: text(language: EN) es: text(language: ES) } } }"
            )
            let found = data.at("recipe.ingredients").items
            try #require(found.count == Self.lines.count)
            for (place, line) in Self.lines.enumerated() {
                let note = place % 2 == 0 ? ("", "") : (", chopped", ", picado")
                #expect(found[place]["en"].string == line.english + note.0)
                #expect(found[place]["es"].string == line.spanish + note.1)
            }
        }
        let units = try session.column("SELECT unnest(enum_range(NULL::measurement_unit))")
        #expect(Set(units) == Set(Self.lines.map(\.unit)))
    }

    @Test("lines of the demo data start with the amount, contain the name and end with the note")
    func demoLines() async throws {
        try await EngineFixture.run(database: TestData.demo()) { fixture in
            var after = Value.null
            var seen = 0
            while true {
                let data = try await fixture.data(
                    """
                    query ($after: String) { recipes(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { ingredients {
                      quantity unit en: text(language: EN) es: text(language: ES) noteEn: note(language: EN) noteEs: note(language: ES)
                    } } } }
                    """,
                    variables: ["after": after]
                )
                for line in data.at("recipes.nodes").items.flatMap({ $0["ingredients"].items }) {
                    seen += 1
                    try check(line, "en", note: "noteEn")
                    try check(line, "es", note: "noteEs")
                    let isCounted = line["unit"].string == "PIECE"
                    let spanish = try #require(line["es"].string)
                    let afterAmount = spanish.drop { $0 != " " }.dropFirst()
                    let words = afterAmount.split(separator: " ")
                    #expect(isCounted || words.dropFirst().first == "de" || words.dropFirst(2).first == "de", "\(spanish)")
                }
                guard data.at("recipes.pageInfo.hasNextPage").bool == true else { break }
                after = data.at("recipes.pageInfo.endCursor")
            }
            #expect(seen > 2_500)
        }
    }

    private func check(_ line: Value, _ language: String, note: String) throws {
        let text = try #require(line[language].string)
        #expect(!text.contains("  ") && !text.hasSuffix(" "), "\(text)")
        if let note = line[note].string { #expect(text.hasSuffix(", " + note), "\(text)") }
        let quantity = try #require(number(line["quantity"]))
        #expect(abs(amount(text, in: language) - quantity) <= 0.006, "\(text)")
    }

    private func number(_ value: Value) -> Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// The number at the start of a line, read according to the language.
    private func amount(_ text: String, in language: String) -> Double {
        let signs: [String: Double] = ["⅛": 0.125, "¼": 0.25, "⅓": 1 / 3, "½": 0.5, "⅔": 2 / 3, "¾": 0.75]
        var sum = 0.0
        for word in text.split(separator: " ").prefix(2).map(String.init) {
            if word == "a" || word == "una" { return 1 }
            if let sign = signs[word] {
                sum += sign
            } else if let number = Double(language == "en" ? word.replacing(",", with: "") : word.replacing(",", with: ".")) {
                sum += number
            } else {
                break
            }
        }
        return sum
    }

    @Test("use the lowercase name of an ingredient without its own forms")
    func withoutForms() async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.data(
                "{ recipes(first: 100) { nodes { ingredients { quantity unit text(language: EN) ingredient { name(language: EN) } } } } }"
            )
            let lines = data.at("recipes.nodes").items.flatMap { $0["ingredients"].items }
            for line in lines where line.at("ingredient.name").string != "Onion" {
                let (text, name) = (try #require(line["text"].string), try #require(line.at("ingredient.name").string))
                #expect(text.contains(" " + name.lowercased()), "\(text)")
            }
            #expect(lines.count > 50)
        }
    }
}
