import Languages
import Testing

@testable import DemoData

@Suite("The notation of recipes")
struct NotationTests {
    private let parser: RecipeParser

    init() throws { parser = RecipeParser(ingredients: try IngredientTable(), phrasebook: try Phrasebook()) }

    private func recipe(_ lines: String, _ steps: String = "> cool") throws(NotationError) -> Recipe? {
        try parser.recipes(in: "# Soup | Sopa | lunch | 4 | 10+20\nPlain. | Simple.\n\(lines)\n\(steps)", cuisine: "FRENCH").first
    }

    struct Phrase: Sendable, CustomTestStringConvertible {
        let lines: String
        let step: String
        let english: String
        let spanish: String
        var testDescription: String { step }
    }

    @Test(
        "steps agree with their ingredients in gender and number",
        arguments: [
            Phrase(
                lines: "- 1 onion, 2 tbsp olive-oil",
                step: "> fry onion in olive-oil 8",
                english: "Fry the onion in the olive oil over medium heat for 8 minutes, until soft.",
                spanish: "Sofríe la cebolla en el aceite de oliva a fuego medio 8 minutos, hasta que esté tierna."
            ),
            Phrase(
                lines: "- 2 onion, 3 cl garlic, 2 tbsp olive-oil",
                step: "> fry onion garlic in olive-oil 1",
                english: "Fry the onions and garlic in the olive oil over medium heat for 1 minute, until soft.",
                spanish: "Sofríe las cebollas y el ajo en el aceite de oliva a fuego medio 1 minuto, hasta que estén tiernos."
            ),
            Phrase(
                lines: "- 400 g chickpeas, 2 lemon, 3 bay-leaf",
                step: "> add chickpeas lemon bay-leaf; simmer 90",
                english: "Add the chickpeas, lemons and bay leaves. Bring to the boil, then simmer gently for 1 hour 30 minutes.",
                spanish:
                    "Añade los garbanzos, los limones y las hojas de laurel. Lleva a ebullición y cuece a fuego lento 1 hora y 30 minutos."
            ),
            Phrase(
                lines: "- 3 egg, 200 g rice-flour",
                step: "> fold egg into rice-flour; fold rice-flour into egg; fold rice-flour into *rice",
                english:
                    "Gently fold the eggs into the rice flour. Gently fold the rice flour into the eggs. Gently fold the rice flour into the rice.",
                spanish: "Incorpora los huevos a la harina de arroz con movimientos suaves. "
                    + "Incorpora la harina de arroz a los huevos con movimientos suaves. Incorpora la harina de arroz al arroz con movimientos suaves."
            ),
            Phrase(
                lines: "- 1 l water",
                step: "> pour water; oven 180",
                english: "Pour in the water. Heat the oven to 180 °C (360 °F).",
                spanish: "Vierte el agua. Precalienta el horno a 180 °C (360 °F)."
            ),
            Phrase(
                lines: "- 1 egg",
                step: "> \"Taste, then smile. = Prueba y sonríe.\"",
                english: "Taste, then smile.",
                spanish: "Prueba y sonríe."
            ),
        ]
    )
    func steps(phrase: Phrase) throws {
        let recipe = try #require(try recipe(phrase.lines, phrase.step))
        #expect(recipe.steps == [Bilingual(english: phrase.english, spanish: phrase.spanish)])
    }

    @Test("notes agree with their ingredient and may be free text")
    func notes() throws {
        let lines = try #require(try recipe("- 2 onion: chopped, 1 cl garlic: minced, 1 egg: or two = o dos")).lines
        #expect(lines.map { $0.note?.spanish } == ["picadas", "muy picado", "o dos"])
        #expect(lines.map { $0.note?.english } == ["chopped", "minced", "or two"])
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let lines: String
        let step: String
        let line: Int
        let reason: String
        var testDescription: String { reason }
    }

    @Test(
        "an error reports its line",
        arguments: [
            Mistake(lines: "- 1 unicorn", step: "> cool", line: 3, reason: "there is no ingredient “unicorn”"),
            Mistake(lines: "- some onion", step: "> cool", line: 3, reason: "“some onion” does not begin with an amount"),
            Mistake(lines: "- 2 cl onion", step: "> cool", line: 3, reason: "“onion” is not measured by “cl”"),
            Mistake(lines: "- 2 oz onion", step: "> cool", line: 3, reason: "“2 oz onion” is not amount, unit, ingredient"),
            Mistake(lines: "- 1 onion: enchanted", step: "> cool", line: 3, reason: "there is no note “enchanted”"),
            Mistake(lines: "- 1 onion", step: "> chop garlic", line: 4, reason: "“garlic” is not among the ingredients above"),
            Mistake(lines: "- 1 onion", step: "> chop *moon", line: 4, reason: "there is no thing “*moon”"),
            Mistake(lines: "- 1 onion", step: "> chop onion 8", line: 4, reason: "“chop” has no form with 1 lists and 1 numbers"),
            Mistake(lines: "- 1 onion", step: "> \"Only English.\"", line: 4, reason: "\"Only English.\" is not \"English = Spanish\""),
            Mistake(lines: "- 1 onion", step: "chop it", line: 4, reason: "neither ingredients (-) nor a step (>)"),
        ]
    )
    func mistakes(mistake: Mistake) {
        #expect(throws: NotationError(source: "FRENCH", line: mistake.line, reason: mistake.reason)) {
            try recipe(mistake.lines, mistake.step)
        }
    }

    @Test(
        "a slug is the title in plain letters",
        arguments: [
            ("Crêpes with sugar & lemon", "crepes-with-sugar-lemon"), ("Shepherd's pie", "shepherds-pie"), ("Żurek", "zurek"),
            ("Tarte Tatin (large)", "tarte-tatin-large"), ("Jansson’s potato gratin", "janssons-potato-gratin"),
        ]
    )
    func slugs(title: String, slug: String) {
        #expect(RecipeParser.slug(of: title) == slug)
    }
}
