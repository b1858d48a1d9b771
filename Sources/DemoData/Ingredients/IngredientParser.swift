/// Parses the tables of ingredients.
///
/// `= AISLE` begins an aisle. Every other line has this form:
/// `slug | English name | Spanish name and noun code | protein carbs sugar fibre fat saturated-fat sodium | cholesterol potassium calcium
/// iron vitamin-A vitamin-C vitamin-D | price | allergens | measures`.
///
/// Nutrients are grams in 100 g, from sodium on milligrams (vitamins A and D: micrograms), according to the USDA's FoodData Central. The
/// price is in US cents per kg. The measures are `pc=`, `cl=`, `sl=` and `sp=` in grams, and `ml=` for the density.
///
/// If a single piece has its own name, it follows in both languages: `celery / celery stick | apio ms / rama de apio fc`. Energy is
/// computed; `alcohol=` and `acid=` add other sources of energy. The origin follows from the aisle and the allergens unless `kind=`
/// overrides it.
enum IngredientParser {
    static func ingredients(in text: String, named source: String) throws(NotationError) -> [Ingredient] {
        var aisle = ""
        var ingredients: [Ingredient] = []
        for line in NotationLine.lines(of: text, in: source) {
            if line.text.hasPrefix("= ") {
                aisle = String(line.text.dropFirst(2))
            } else {
                ingredients.append(try ingredient(line, aisle: aisle))
            }
        }
        return ingredients
    }

    private static func ingredient(_ line: NotationLine, aisle: String) throws(NotationError) -> Ingredient {
        let cells = try line.cells(7...8)
        let nouns = try nouns(cells[1], cells[2], line)
        guard let price = Int(cells[5]) else { throw line.mistake("“\(cells[5])” is not a price") }
        var nutrients = try nutrients(cells[3], line)
        let allergens = cells[6].split(separator: " ").map(String.init)
        var origin = origin(aisle: aisle, allergens: allergens)
        var measures: [MeasurementUnit: Int] = [:]
        for entry in cells.count > 7 ? cells[7].split(separator: " ") : [] {
            let parts = entry.split(separator: "=")
            guard parts.count == 2 else { throw line.mistake("“\(entry)” is not a measure") }
            if parts[0] == "kind" {
                guard let kind = kind(parts[1]) else { throw line.mistake("“\(parts[1])” is not a kind") }
                origin = kind
                continue
            }
            guard let value = FixedPoint.parse(parts[1], digits: 3) else { throw line.mistake("“\(parts[1])” is not a number") }
            switch parts[0] {
            case "alcohol": nutrients.alcohol = value / 10
            case "acid": nutrients.organicAcids = value / 10
            default:
                guard let unit = MeasurementUnit(rawValue: String(parts[0])) else { throw line.mistake("“\(parts[0])” is not a unit") }
                measures[unit] = value
            }
        }
        return Ingredient(
            slug: String(cells[0]),
            noun: nouns.noun,
            piece: nouns.piece,
            aisle: aisle,
            nutrients: nutrients,
            micronutrients: try amounts(cells[4], digits: 3, Micronutrient.allCases.count, line),
            pricePerKg: price,
            allergens: allergens,
            origin: origin,
            measures: measures
        )
    }

    private static func nouns(
        _ english: Substring,
        _ spanish: Substring,
        _ line: NotationLine
    ) throws(NotationError) -> (noun: Noun, piece: Noun?) {
        var nouns: [Noun] = []
        let (english, spanish) = (english.split(separator: "/").map(\.trimmed), spanish.split(separator: "/").map(\.trimmed))
        for (english, spanish) in zip(english, spanish) {
            guard let noun = Noun(english: english, spanish: spanish) else { throw line.mistake("“\(spanish)” has no noun code") }
            nouns.append(noun)
        }
        guard let noun = nouns.first, nouns.count <= 2, english.count == spanish.count else {
            throw line.mistake("the names are not those of the ingredient and perhaps of a piece, in two languages")
        }
        return (noun, nouns.count > 1 ? nouns[1] : nil)
    }

    private static func nutrients(_ cell: Substring, _ line: NotationLine) throws(NotationError) -> Ingredient.Nutrients {
        let values = try amounts(cell, digits: 2, 7, line)
        return Ingredient.Nutrients(
            protein: values[0],
            carbs: values[1],
            sugar: values[2],
            fiber: values[3],
            fat: values[4],
            saturatedFat: values[5],
            sodium: values[6]
        )
    }

    private static func amounts(
        _ cell: Substring,
        digits: Int,
        _ count: Int,
        _ line: NotationLine
    ) throws(NotationError) -> [Int] {
        var values: [Int] = []
        for text in cell.split(separator: " ") {
            guard let value = FixedPoint.parse(text, digits: digits) else { throw line.mistake("“\(text)” is not an amount") }
            values.append(value)
        }
        guard values.count == count else { throw line.mistake("\(values.count) nutrients where \(count) belong") }
        return values
    }

    private static func origin(aisle: String, allergens: [String]) -> Origin {
        if aisle == "MEAT" { return .meat }
        if aisle == "SEAFOOD" || !Set(allergens).isDisjoint(with: ["FISH", "CRUSTACEANS", "MOLLUSCS"]) { return .fish }
        return aisle == "DAIRY_AND_EGGS" || allergens.contains("MILK") || allergens.contains("EGGS") ? .vegetarian : .plant
    }

    private static func kind(_ text: Substring) -> Origin? {
        switch text {
        case "plant": .plant
        case "vegetarian": .vegetarian
        case "fish": .fish
        case "meat": .meat
        default: nil
        }
    }
}
