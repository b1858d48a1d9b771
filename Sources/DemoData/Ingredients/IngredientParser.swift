/// Reads the tables of ingredients.
///
/// `= AISLE` begins an aisle. Each other line is
/// `slug | English name | Spanish name and noun code | protein carbs sugar fibre fat saturated-fat sodium | price | allergens | measures`:
/// grams (sodium: milligrams) in 100 g, US cents per kg; measures are `pc=`, `cl=`, `sl=`, `sp=` in grams and `ml=` for the density.
/// Energy is computed; `alcohol=` and `acid=` give what else brings some. The origin follows from aisle and allergens unless `kind=`
/// says it.
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
        let cells = try line.cells(6...7)
        guard let noun = Noun(english: cells[1], spanish: cells[2]) else { throw line.mistake("“\(cells[2])” has no noun code") }
        guard let price = Int(cells[4]) else { throw line.mistake("“\(cells[4])” is not a price") }
        var nutrients = try nutrients(cells[3], line)
        let allergens = cells[5].split(separator: " ").map(String.init)
        var origin = origin(aisle: aisle, allergens: allergens)
        var measures: [MeasurementUnit: Int] = [:]
        for entry in cells.count > 6 ? cells[6].split(separator: " ") : [] {
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
            noun: noun,
            aisle: aisle,
            nutrients: nutrients,
            pricePerKg: price,
            allergens: allergens,
            origin: origin,
            measures: measures
        )
    }

    private static func nutrients(_ cell: Substring, _ line: NotationLine) throws(NotationError) -> Ingredient.Nutrients {
        var values: [Int] = []
        for text in cell.split(separator: " ") {
            guard let value = FixedPoint.parse(text, digits: 2) else { throw line.mistake("“\(text)” is not an amount") }
            values.append(value)
        }
        guard values.count == 7 else { throw line.mistake("\(values.count) nutrients where 7 belong") }
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
