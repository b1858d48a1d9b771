// The English words of amounts and of the grammar.
extension LineTables {
    static var english: LineTables {
        var words = LineTables(plurals: englishPlural, inflections: englishPlural)
        words.letters = ["T": .tablespoon, "t": .teaspoon]
        words.addEnglishNumbers()
        words.addEnglishMeasures()
        words.addEnglishGrammar()
        words.addEnglishPreparation()
        return words
    }

    /// Returns the singular and the plural.
    private static func englishPlural(_ word: String) -> [String] {
        if word.hasSuffix("ch") || word.hasSuffix("sh") || word.hasSuffix("x") || word.hasSuffix("s") || word.hasSuffix("o") {
            return [word, word + "es"]
        }
        if word == "leaf" || word == "loaf" { return [word, word.dropLast() + "ves"] }
        if word == "half" { return [word, "halves"] }
        if word.hasSuffix("y"), !word.hasSuffix("ay") { return [word, word.dropLast() + "ies"] }
        return [word, word + "s"]
    }

    private mutating func addEnglishNumbers() {
        add(numbers: [
            "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
            "twelve": 12, "fifteen": 15, "sixteen": 16, "twenty": 20, "thirty": 30, "forty": 40, "couple": 2,
        ])
        add([.article, .number], numbers: ["a": 1, "an": 1])
        add([.half, .number], numbers: ["half": 0.5])
        add(.quarter, "quarter quarters")
        add(.dozen, "dozen dozens")
        add(.some, "few several some little bit lots")
        add(.approximate, "about approx approximately around roughly circa ca nearly almost generously minimum up")
        add(.between, "between from")
        add(.to, "to")
        add(.times, "x")
        add(.each, "each apiece")
        add(.total, "total altogether about approximately")
    }

    private mutating func addEnglishMeasures() {
        add(.milligram, "mg milligram")
        add(.gram, "g gr gm gram gramme")
        add(.kilogram, "kg kilo kilogram kilogramme")
        add(.ounce, "oz ounce")
        add(.pound, "lb pound")
        add(.milliliter, "ml milliliter millilitre cc")
        add(.centiliter, "cl centiliter centilitre")
        add(.deciliter, "dl deciliter decilitre")
        add(.liter, "l liter litre ltr")
        add(.fluidOunce, "floz fl-oz")
        add(.fluid, "fl fluid")
        add(.pint, "pt pint")
        add(.quart, "qt quart")
        add(.gallon, "gal gallon")
        add(.teaspoon, "tsp teaspoon teaspoonful tspn")
        add(.dessertspoon, "dsp dessertspoon dessertspoonful dstspn")
        add(.tablespoon, "tbsp tablespoon tablespoonful tbs tb tbl tblsp tbspn")
        add(.cup, "c cup cupful")
        add(.glass, "glass glassful")
        add(.piece, "piece pc")
        add(.clove, "clove", as: .trailingMeasure)
        add(.slice, "slice", as: .trailingMeasure)
        add(.slice, "rasher")
        add(.sprig, "sprig", as: .trailingMeasure)
        add(.pinch, "pinch")
        add(.dash, "dash")
        add(.drop, "drop")
        add(.leaf, "leaf")
        add(.splash, "splash drizzle glug")
        add(.squeeze, "squeeze")
        add(.handful, "handful")
        add(.bunch, "bunch bundle")
        add(.knob, "knob thumb")
        add(.chunk, "chunk")
        add(.strip, "strip")
        add(.sheet, "sheet")
        add(.cube, "cube")
        add(.block, "block")
        add(.square, "square")
        add(.wedge, "wedge", as: .trailingMeasure)
        add(.ball, "ball")
        add(.scoop, "scoop")
        add(.part, "part")
        add(.spear, "spear", as: .trailingMeasure)
        add(.link, "link")
        add(.pod, "pod")
        add(.shake, "shake grind")
        add(.head, "head")
        add(.bulb, "bulb", as: .trailingMeasure)
        add(.stalk, "stalk rib", as: .trailingMeasure)
        add(.stick, "stick")
        add(.stem, "stem")
        add(.ear, "ear")
        add(.rack, "rack")
        add(.loaf, "loaf")
        add(.log, "log")
        add(.recipe, "recipe batch")
        add(.can, "can tin")
        add(.jar, "jar pot")
        add(.bottle, "bottle")
        add(.package, "package pack pkg pk")
        add(.packet, "packet pkt sachet envelope")
        add(.bag, "bag")
        add(.box, "box")
        add(.carton, "carton")
        add(.container, "container")
        add(.tub, "tub")
        add(.tube, "tube")
        add(.bar, "bar")
        add(.basket, "basket punnet")
        add(compounds: "rib", "steak roast eye")
        add(compounds: "pound", "cake")
        add(compounds: "cube", "steak")
        add(compounds: "strip", "steak loin")
        add(compounds: "head", "cheese")
        add(compounds: "leaf", "lettuce lard")
        add(compounds: "chunk", "light white tuna")
        add(names: "stick", "celery")
        add(names: "leaf", "gelatine gelatin")
        add(names: "sheet", "gelatine gelatin")
    }

    private mutating func addEnglishGrammar() {
        add(.of, "of")
        add(.from, "from")
        add([.and, .plus], "plus")
        add(.and, "and")
        add(.or, "or")
        add(.determiner, "the your my our some")
        add(.opening, "additional")
        add(.silent, "the of")
        add(.more, "more less to as so enough equivalent substitute")
        add(.heading, "for to garnish optional topping serve")
        add(.portion, "juice zest rind peel leaves leaf seeds kernels meat pulp zests juices skin skins")
        add(.butter, "butter margarine")
        add([.length, .preposition], "in")
        add(.length, "inch inches cm mm centimeter centimetre centimeters centimetres millimeter millimetre inch-long foot feet")
        add(
            .comment,
            """
            for plus preferably to at as if until optional see note eg ie depending use like including into about approximately per
            such total without not but because when available according across instead then weighing measuring divided removed left
            each approx enough worth where which that while it this i ideally try
            """
        )
        add(.shapeComment, "in on with")
        add(
            .shape,
            inflected: """
                cube piece strip half slice chunk quarter wedge ring round dice matchstick ribbon crumb length shell pod floret
                bite-size bite-sized julienne thirds eighths sixths
                """
        )
        add(fillings: "per person", "per serving")
        add(comments: "room temperature", "your choice", "recipe follows", "of your")
        add(comments: "or so", "or more", "or less", "or to", "or as", "or amount")
    }
}
