import Testing

@testable import Imports

/// An ingredient line with the parts that must be read.
struct LineCase: Sendable, CustomTestStringConvertible {
    let text: String
    let quantity: Double?
    let upper: Double?
    let measure: String?
    let name: String
    let note: String?

    init(_ text: String, _ quantity: Double?, to upper: Double? = nil, in measure: String? = nil, _ name: String, _ note: String? = nil) {
        (self.text, self.quantity, self.upper, self.measure, self.name, self.note) = (text, quantity, upper, measure, name, note)
    }

    var testDescription: String { text }

    func check(_ language: IngredientLine.Language) {
        let line = IngredientLine(text, language: language)
        #expect(line.isUnderstood)
        #expect(line.quantity == quantity)
        #expect(line.upper == upper)
        #expect(line.measure == measure)
        #expect(line.name == name)
        #expect(line.note == note)
    }
}

@Suite("Ingredient lines in English")
struct IngredientLineTests {
    @Test(
        "read amounts",
        arguments: [
            LineCase("3 courgettes", 3, "courgettes"),
            LineCase("1½ cups rye flour", 1.5, in: "cup", "rye flour"),
            LineCase("1 1/2 cups rye flour", 1.5, in: "cup", "rye flour"),
            LineCase("1-1/2 cups rye flour", 1.5, in: "cup", "rye flour"),
            LineCase("one and a half cups rye flour", 1.5, in: "cup", "rye flour"),
            LineCase("1⁄4 tsp mace", 0.25, in: "teaspoon", "mace"),
            LineCase("⅔ c. semolina", 2.0 / 3, in: "cup", "semolina"),
            LineCase("2 T. tahini", 2, in: "tablespoon", "tahini"),
            LineCase("2 t sumac", 2, in: "teaspoon", "sumac"),
            LineCase("2-3 tbsp rapeseed oil", 2, to: 3, in: "tablespoon", "rapeseed oil"),
            LineCase("2 – 3 parsnips", 2, to: 3, "parsnips"),
            LineCase("2 to 3 parsnips", 2, to: 3, "parsnips"),
            LineCase("6 or 8 figs", 6, to: 8, "figs"),
            LineCase("between 4 and 5 figs", 4, to: 5, "figs"),
            LineCase("1 tbsp to 2 tbsp capers", 1, to: 2, in: "tablespoon", "capers"),
            LineCase("1,250 g swede", 1250, in: "gram", "swede"),
            LineCase("two turnips", 2, "turnips"),
            LineCase("a dozen quail eggs", 12, "quail eggs"),
            LineCase("half a dozen quail eggs", 6, "quail eggs"),
            LineCase("half a quince", 0.5, "quince"),
            LineCase("three quarters of a cup of kefir", 0.75, in: "cup", "kefir"),
            LineCase("Pinch of saffron", 1, in: "pinch", "saffron"),
            LineCase("a generous handful of sorrel", 1, in: "handful", "sorrel", "generous"),
            LineCase("a few sprigs of chervil", nil, in: "sprig", "chervil", "a few"),
            LineCase("About 3 pints cider", 3, in: "pint", "cider"),
            LineCase("8 fl. oz. verjuice", 8, in: "fluid ounce", "verjuice"),
            LineCase("200g/7oz halloumi", 200, in: "gram", "halloumi"),
            LineCase("2 lb 4 oz brisket", 2.25, in: "pound", "brisket"),
            LineCase("1 cup plus 2 tablespoons sugar", 1.125, in: "cup", "sugar"),
            LineCase("2 x 400g tins lentils", 2, in: "can", "lentils", "400g"),
            LineCase("1 (14-ounce) can hominy, drained", 1, in: "can", "hominy", "14-ounce, drained"),
            LineCase("5cm piece of galangal, grated", 1, in: "piece", "galangal", "5cm, grated"),
            LineCase("6 10-inch tortillas", 6, "tortillas", "10-inch"),
            LineCase("Buckwheat: 250 g", 250, in: "gram", "Buckwheat"),
            LineCase("Buckwheat, 2 cups", 2, in: "cup", "Buckwheat"),
            LineCase("buckwheat flour 250 g", 250, in: "gram", "buckwheat flour"),
        ]
    )
    func readsAmounts(_ line: LineCase) { line.check(.english) }

    @Test(
        "read names and notes",
        arguments: [
            LineCase("2 large leeks, finely sliced", 2, "leeks", "large, finely sliced"),
            LineCase("1 cup finely chopped fresh dill", 1, in: "cup", "fresh dill", "finely chopped"),
            LineCase("2 tbsp peeled and grated ginger", 2, in: "tablespoon", "ginger", "peeled and grated"),
            LineCase("2 boneless, skinless duck breasts", 2, "boneless, skinless duck breasts"),
            LineCase(
                "3 tbsp extra virgin olive oil, plus extra for frying",
                3,
                in: "tablespoon",
                "extra virgin olive oil",
                "plus extra for frying"
            ),
            LineCase("1 cup all-purpose flour", 1, in: "cup", "all-purpose flour"),
            LineCase("2 tsp toasted sesame oil", 2, in: "teaspoon", "toasted sesame oil"),
            LineCase("2 tbsp toasted cashews", 2, in: "tablespoon", "cashews", "toasted"),
            LineCase("1 can diced tomatoes", 1, in: "can", "diced tomatoes"),
            LineCase("1 tsp ground cumin", 1, in: "teaspoon", "ground cumin"),
            LineCase("1 tsp freshly ground white pepper", 1, in: "teaspoon", "white pepper", "freshly ground"),
            LineCase("Salt and freshly ground pepper, to taste", nil, "Salt and pepper", "freshly ground, to taste"),
            LineCase("4 garlic cloves, crushed", 4, in: "clove", "garlic", "crushed"),
            LineCase("4 cloves", 4, "cloves"),
            LineCase("2 celery sticks", 2, in: "stick", "celery"),
            LineCase("zest and juice of 2 limes", 2, "limes", "zest and juice"),
            LineCase("Juice of half a pomelo", 0.5, "pomelo", "Juice"),
            LineCase("2 cups chicken or vegetable stock", 2, in: "cup", "chicken or vegetable stock"),
            LineCase("1 tsp lard or 2 tsp oil", 1, in: "teaspoon", "lard", "or 2 tsp oil"),
            LineCase("400 g cockles, clams, or mussels, rinsed", 400, in: "gram", "cockles, clams, or mussels", "rinsed"),
            LineCase("2 shallots peeled and halved", 2, "shallots", "peeled and halved"),
            LineCase("1 tbsp cornflour dissolved in 2 tbsp water", 1, in: "tablespoon", "cornflour", "dissolved in 2 tbsp water"),
            LineCase("3 oz mild cheese such as Havarti", 3, in: "ounce", "mild cheese", "such as Havarti"),
            LineCase("1 cup ricotta (optional)", 1, in: "cup", "ricotta", "optional"),
            LineCase("200 g butter, at room temperature", 200, in: "gram", "butter", "at room temperature"),
            LineCase("1 cup 2% milk", 1, in: "cup", "2% milk"),
            LineCase("▢ 2 pears", 2, "pears"),
            LineCase("For serving: lemon wedges", nil, "lemon wedges", "For serving"),
            LineCase("1 pound cake", 1, "pound cake"),
            LineCase("2 crème fraîche tubs – chilled", 2, "crème fraîche tubs", "chilled"),
        ]
    )
    func readsNames(_ line: LineCase) { line.check(.english) }

    @Test(
        "read weights",
        arguments: [
            ("2 (14 ounce) cans okra", 793.786), ("2 cans okra (400 g)", 800), ("1 cup (240g) oats", 240), ("4 (6-ounce) trout", 680.388),
            ("2 large swedes (about 3 pounds)", 1360.777), ("6 trout, about 6 ounces each", 1020.583), ("3 kg beets", 3000),
            ("1 bunch (100 g) chard", 100), ("1 ripe 8-ounce tomato", 226.796),
        ]
    )
    func readsWeights(_ text: String, _ grams: Double) throws {
        let weight = try #require(IngredientLine(text, language: .english).grams)
        #expect(abs(weight - grams) < 0.01)
    }

    @Test(
        "convert measures",
        arguments: [
            ("2 oz rye", "GRAM", 28.349523125), ("2 pints rye", "MILLILITER", 473.176473), ("2 rye rolls", "PIECE", 1),
            ("1 dl rye", "MILLILITER", 100),
            ("1 stick butter", "GRAM", 113.3980925), ("3 slices rye", "SLICE", 1), ("a dash of rye", "PINCH", 1),
        ]
    )
    func convertsMeasures(_ text: String, _ unit: String, _ factor: Double) {
        let line = IngredientLine(text, language: .english)
        #expect(line.unit == unit)
        #expect(line.factor == factor)
    }

    @Test("give no size to cans, bunches and sticks of celery", arguments: ["1 can rye", "1 bunch rye", "1 stick celery", "rye"])
    func leavesSizesOpen(_ text: String) {
        #expect(IngredientLine(text, language: .english).unit == nil)
    }

    @Test(
        "keep texts that are no ingredients",
        arguments: [
            "", "  ", "For the glaze:", "TOPPING:", "½", "200 g", "—", "***", "1/0",
            String(repeating: "rye ", count: 130),
        ]
    )
    func keepsOtherTexts(_ text: String) {
        for language in IngredientLine.Language.allCases {
            let line = IngredientLine(text, language: language)
            #expect(!line.isUnderstood)
            #expect(line.name == text)
            #expect(line.quantity == nil && line.measure == nil && line.grams == nil && line.note == nil)
        }
    }

    @Test("keep headings and bare amounts", arguments: ["For the glaze", "For serving", "2 cups", "3 kg"])
    func keepsHeadings(_ text: String) {
        let line = IngredientLine(text, language: .english)
        #expect(!line.isUnderstood)
        #expect(line.name == text)
    }
}
