// The Spanish words of amounts and of the grammar.
extension LineTables {
    static var spanish: LineTables {
        var words = LineTables(plurals: spanishPlural, inflections: spanishForms)
        words.letters = ["T": .tablespoon, "t": .teaspoon]
        words.groupsWithPoints = true
        words.adjectivesFollow = true
        words.addSpanishNumbers()
        words.addSpanishMeasures()
        words.addSpanishGrammar()
        words.addSpanishPreparation()
        return words
    }

    /// Returns a noun's singular and plural.
    private static func spanishPlural(_ word: String) -> [String] {
        guard let last = word.last else { return [] }
        if last == "z" { return [word, word.dropLast() + "ces"] }
        return "aeio".contains(last) ? [word, word + "s"] : [word, word + "s", word + "es"]
    }

    /// Returns the singular, the feminine and the plurals of a word that ends in “o”, and the singular and the plural of others.
    private static func spanishForms(_ word: String) -> [String] {
        guard let last = word.last else { return [] }
        if last == "z" { return [word, word.dropLast() + "ces"] }
        if "aei".contains(last) { return [word, word + "s"] }
        if last == "o" { return [word, word + "s", word.dropLast() + "a", word.dropLast() + "as"] }
        return [word, word + "s", word + "es"]
    }

    private mutating func addSpanishNumbers() {
        add(numbers: [
            "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11,
            "doce": 12, "quince": 15, "dieciséis": 16, "veinte": 20, "treinta": 30, "cuarenta": 40, "par": 2,
        ])
        add([.article, .number], numbers: ["un": 1, "una": 1])
        add([.half, .number], numbers: ["medio": 0.5, "media": 0.5, "medios": 0.5, "medias": 0.5])
        add(.quarter, "cuarto cuartos")
        add(.dozen, "docena docenas")
        add(.some, "unos unas poco poquito poca pocos pocas algunos algunas varios varias algo cuantos cuantas")
        add(.approximate, "aprox aproximadamente alrededor cerca unos unas como casi aproximados aproximado")
        add(.between, "entre de desde")
        add(.to, "a")
        add(.times, "x por")
        add(.each, "cada cu")
        add(.total, "total totales aprox aproximadamente")
    }

    private mutating func addSpanishMeasures() {
        add(.milligram, "mg miligramo")
        add(.gram, "g gr grs gms gramo")
        add(.kilogram, "kg kilo kilogramo kgr")
        add(.ounce, "oz onza")
        add(.pound, "lb libra")
        add(.milliliter, "ml mililitro cc")
        add(.centiliter, "cl centilitro")
        add(.deciliter, "dl decilitro")
        add(.liter, "l litro lt")
        add(.fluid, inflected: "fl líquido fluido")
        add(.pint, "pinta")
        add(.quart, "cuartillo")
        add(.gallon, "galón")
        add(.teaspoon, "cucharadita cdta cdita tsp ctda cucharilla")
        add(.dessertspoon, qualifiers: "postre")
        add(.teaspoon, qualifiers: "café té moka")
        add(.tablespoon, qualifiers: "sopero sopa")
        add(.tablespoon, "cucharada cda cuchara cds cs tbsp cuch cuchda")
        add(.cup, "taza tza tz tacita pocillo")
        add(.glass, "vaso vasito copa copita")
        add(.piece, "pieza unidad ud uds und trozo trocito pedazo pedacito pz pza unid")
        add(.clove, "diente", as: .trailingMeasure)
        add(.slice, "rebanada loncha lonja rodaja tajada feta lámina rueda rodajita lonchita")
        add(.sprig, "rama ramita gajito")
        add(.thread, "hebra")
        add(.cone, "cono")
        add(.shot, "chupito")
        add(.ladle, "cucharón cazo")
        add(.measure, "medida")
        add(.tray, "bandeja")
        add(.pinch, "pizca pellizco punta")
        add(.drop, "gota")
        add(.leaf, "hoja hojita")
        add(.splash, "chorro chorrito chorretón hilo hilillo")
        add(.squeeze, "apretón")
        add(.handful, "puñado puñadito")
        add(.bunch, "manojo manojito atado atadito ramo ramillete mazo racimo haz")
        add(.knob, "nuez")
        add(.strip, "tira")
        add(.sheet, "plancha")
        add(.cube, "cubo pastilla cubito dado")
        add(.block, "bloque")
        add(.square, "cuadrado")
        add(.wedge, "gajo cuña")
        add(.ball, "bola")
        add(.part, "parte")
        add(.head, "cabeza")
        add(.bulb, "bulbo")
        add(.stalk, "tallo penca vara")
        add(.stick, "palo palito astilla raja")
        add(.stick, of: "rama", "canela")
        add(.stalk, of: "rama", "apio")
        add(.sheet, of: "hoja", "gelatina")
        add(compounds: "hoja", "plátano banano bijao maíz parra")
        add(.can, "lata latita")
        add(.jar, "bote tarro frasco")
        add(.bottle, "botella botellín")
        add(.package, "paquete")
        add(.packet, "sobre sobrecito")
        add(.bag, "bolsa bolsita")
        add(.box, "caja cajita")
        add(.carton, "brik brick tetrabrik cartón")
        add(.tub, "tarrina envase pote")
        add(.tube, "tubo")
        add(.bar, "tableta barra")
        add(.basket, "cestita malla")
    }

    private mutating func addSpanishGrammar() {
        add(.of, "de del d")
        add(.from, "desde")
        add(.and, "y e")
        add([.and, .plus], "más")
        add(.or, "o u ó")
        add(.determiner, "el la los las")
        add(.silent, "el la los las unos unas de del")
        add(fillings: "al ras", "a ras", "al tope", "bien colmada", "bien colmadas", "bien llena", "bien llenas")
        add(fillings: "por persona", "por comensal", "por ración")
        // Comments that are part of a name.
        add(names: "sin", "sal azúcar lactosa gluten levadura alcohol")
        add(names: "para", "montar cocinar hot hornear repostería")
        add(.more, "más menos al según")
        add(.heading, "para ingredientes opcional guarnición decoración adorno")
        add(.portion, "zumo jugo ralladura piel cáscara corteza zeste hojas pulpa")
        add(.butter, "mantequilla margarina")
        add(.length, "cm mm centímetro centímetros milímetro milímetros pulgada pulgadas")
        add(
            .comment,
            """
            para opcional al según si tipo preferiblemente preferentemente aproximadamente aprox cantidad cn qb total más sin ya
            bien por hasta necesario necesaria suficiente ver nota ej idealmente pero que mejor a cada peso tamaño talla
            """
        )
        add(.shapeComment, "en con")
        add(
            .shape,
            inflected: """
                cubo dado trozo tira mitad rodaja lámina juliana cuarto rebanada gajo aro pedazo bastón brunoise pluma trocito cubito
                dadito cuadrado cuadradito bastoncito tirita loncha hebra ramillete porción taco taquito piel
                """
        )
        add(comments: "o al", "o más", "o menos", "o a")
    }
}
