import Testing

@testable import Imports

@Suite("Ingredient lines in Spanish")
struct IngredientLineSpanishTests {
    @Test(
        "read amounts",
        arguments: [
            LineCase("3 calabacines", 3, "calabacines"),
            LineCase("1,5 l de sidra", 1.5, in: "liter", "sidra"),
            LineCase("1.250 g de nabos", 1250, in: "gram", "nabos"),
            LineCase("1.500 kg de nabos", 1.5, in: "kilogram", "nabos"),
            LineCase("0.5 kg de nabos", 0.5, in: "kilogram", "nabos"),
            LineCase("½ kg de nabos", 0.5, in: "kilogram", "nabos"),
            LineCase("1 kilo y medio de nabos", 1.5, in: "kilogram", "nabos"),
            LineCase("medio kilo de nabos", 0.5, in: "kilogram", "nabos"),
            LineCase("tres cuartos de kilo de nabos", 0.75, in: "kilogram", "nabos"),
            LineCase("un cuarto de litro de mosto", 0.25, in: "liter", "mosto"),
            LineCase("taza y media de sémola", 1.5, in: "cup", "sémola"),
            LineCase("1 y 1/2 tazas de sémola", 1.5, in: "cup", "sémola"),
            LineCase("2 1/2 tazas de sémola", 2.5, in: "cup", "sémola"),
            LineCase("1/2 a 1 taza de mosto", 0.5, to: 1, in: "cup", "mosto"),
            LineCase("2-3 nabos", 2, to: 3, "nabos"),
            LineCase("2 o 3 nabos", 2, to: 3, "nabos"),
            LineCase("entre 3 y 4 nabos", 3, to: 4, "nabos"),
            LineCase("de 8 a 10 dátiles", 8, to: 10, "dátiles"),
            LineCase("5/6 dátiles", 5, to: 6, "dátiles"),
            LineCase("dos nabos", 2, "nabos"),
            LineCase("una docena de codornices", 12, "codornices"),
            LineCase("media docena de codornices", 6, "codornices"),
            LineCase("media lombarda", 0.5, "lombarda"),
            LineCase("un par de nabos", 2, "nabos"),
            LineCase("1 cda. de tahini", 1, in: "tablespoon", "tahini"),
            LineCase("2 cdtas. de sumac", 2, in: "teaspoon", "sumac"),
            LineCase("2 cucharadas soperas de miso", 2, in: "tablespoon", "miso"),
            LineCase("1 cucharada de postre de miso", 1, in: "dessertspoon", "miso"),
            LineCase("1 cucharadita de postre de miso", 1, in: "teaspoon", "miso"),
            LineCase("1 cucharadita de café de miso", 1, in: "teaspoon", "miso"),
            LineCase("1 cucharadita de café soluble", 1, in: "teaspoon", "café soluble"),
            LineCase("1 cucharada colmada de fécula", 1, in: "tablespoon", "fécula", "colmada"),
            LineCase("un vaso de mosto", 1, in: "glass", "mosto"),
            LineCase("20 cl de mosto", 20, in: "centiliter", "mosto"),
            LineCase("2 libras de yuca", 2, in: "pound", "yuca"),
            LineCase("Una pizca de azafrán", 1, in: "pinch", "azafrán"),
            LineCase("pizca de azafrán", 1, in: "pinch", "azafrán"),
            LineCase("un puñado de acelgas", 1, in: "handful", "acelgas"),
            LineCase("unas ramitas de perifollo", nil, in: "sprig", "perifollo"),
            LineCase("un poco de perifollo", nil, "perifollo", "un poco"),
            LineCase("unos 300 g de setas", 300, in: "gram", "setas"),
            LineCase("2 latas de 400 g de maíz", 2, in: "can", "maíz", "de 400 g"),
            LineCase("2 x 400 g latas de maíz", 2, in: "can", "maíz", "400 g"),
            LineCase("Sémola: 250 gr.", 250, in: "gram", "Sémola"),
            LineCase("Sémola 250 g", 250, in: "gram", "Sémola"),
            LineCase("Sémola, 2 tazas", 2, in: "cup", "Sémola"),
            LineCase("150 g de arroz por persona", 150, in: "gram", "arroz", "por persona"),
            LineCase("150 g por persona de arroz", 150, in: "gram", "arroz", "por persona"),
        ]
    )
    func readsAmounts(_ line: LineCase) { line.check(.spanish) }

    @Test(
        "read names and notes",
        arguments: [
            LineCase("2 puerros grandes, picados", 2, "puerros", "grandes, picados"),
            LineCase("2 puerros medianos cortados en rodajas", 2, "puerros", "medianos cortados en rodajas"),
            LineCase("3 dientes de ajo picados finamente", 3, in: "clove", "ajo", "picados finamente"),
            LineCase("1 cucharada de aceite de oliva virgen extra", 1, in: "tablespoon", "aceite de oliva virgen extra"),
            LineCase("300 g de carne picada", 300, in: "gram", "carne picada"),
            LineCase("100 g de pan rallado", 100, in: "gram", "pan rallado"),
            LineCase("100 g de manchego rallado", 100, in: "gram", "manchego", "rallado"),
            LineCase("1 lata de tomate triturado", 1, in: "can", "tomate triturado"),
            LineCase("Sal y pimienta blanca recién molida", nil, "Sal y pimienta blanca", "recién molida"),
            LineCase("el zumo de 1 pomelo", 1, "pomelo", "zumo"),
            LineCase("Ralladura y jugo de 2 limas", 2, "limas", "Ralladura y jugo"),
            LineCase("2 tazas de mosto o sidra", 2, in: "cup", "mosto", "o sidra"),
            LineCase(
                "100 g de mantequilla sin sal a temperatura ambiente",
                100,
                in: "gram",
                "mantequilla sin sal",
                "a temperatura ambiente"
            ),
            LineCase("1 pechuga de pavo sin piel", 1, "pechuga de pavo", "sin piel"),
            LineCase("200 ml de nata para montar", 200, in: "milliliter", "nata para montar"),
            LineCase("Aceite de girasol para freír", nil, "Aceite de girasol", "para freír"),
            LineCase("Sal al gusto", nil, "Sal", "al gusto"),
            LineCase("Sal, c/n", nil, "Sal", "c/n"),
            LineCase("1 rama de apio", 1, in: "stalk", "apio"),
            LineCase("1 rama de canela", 1, in: "stick", "canela"),
            LineCase("2 hojas de laurel", 2, in: "leaf", "laurel"),
            LineCase("6 lonchas finas de cecina", 6, in: "slice", "cecina", "finas"),
            LineCase("1 sobre de levadura (opcional)", 1, in: "packet", "levadura", "opcional"),
            LineCase("3 huevos L", 3, "huevos", "L"),
            LineCase("Para servir: berros", nil, "berros", "Para servir"),
            LineCase("• 2 membrillos", 2, "membrillos"),
        ]
    )
    func readsNames(_ line: LineCase) { line.check(.spanish) }

    @Test(
        "read weights",
        arguments: [
            ("2 latas de maíz (160 g)", 320.0), ("1 lata de 400 g de maíz", 400), ("2 truchas de unos 200 g cada una", 400),
            ("1 vaso (250 g) de yogur", 250), ("1 kilo y medio de nabos", 1500), ("4 truchas (unos 150 g cada una)", 600),
        ]
    )
    func readsWeights(_ text: String, _ grams: Double) {
        #expect(IngredientLine(text, language: .spanish).grams == grams)
    }

    @Test("keep headings", arguments: ["Para la salsa:", "Para la masa", "INGREDIENTES:", "Para el relleno"])
    func keepsHeadings(_ text: String) {
        let line = IngredientLine(text, language: .spanish)
        #expect(!line.isUnderstood)
        #expect(line.name == text)
    }
}
