/// A unit of measure, by its short name in the notation.
enum MeasurementUnit: String, CaseIterable, Sendable {
    case gram = "g"
    case kilogram = "kg"
    case milliliter = "ml"
    case liter = "l"
    case teaspoon = "tsp"
    case tablespoon = "tbsp"
    case cup
    case piece = "pc"
    case clove = "cl"
    case slice = "sl"
    case sprig = "sp"
    case pinch

    /// The label of the database's enum.
    var label: String { "\(self)".uppercased() }

    /// Milliliters in a unit of volume, in thousandths; a pinch is a sixteenth of a teaspoon.
    var milliliters: Int? {
        switch self {
        case .milliliter: 1_000
        case .liter: 1_000_000
        case .teaspoon: 5_000
        case .tablespoon: 15_000
        case .cup: 240_000
        case .pinch: 313
        case .gram, .kilogram, .piece, .clove, .slice, .sprig: nil
        }
    }
}

/// A nutrient of the database that every demo ingredient tells, in the order of the notation.
enum Micronutrient: String, CaseIterable, Sendable {
    case cholesterol = "CHOLESTEROL"
    case potassium = "POTASSIUM"
    case calcium = "CALCIUM"
    case iron = "IRON"
    case vitaminA = "VITAMIN_A"
    case vitaminC = "VITAMIN_C"
    case vitaminD = "VITAMIN_D"
}

/// How far from plants a food is; a recipe is as far as its furthest ingredient.
enum Origin: Int, Comparable, Sendable {
    case plant, vegetarian, fish, meat

    static func < (one: Origin, other: Origin) -> Bool { one.rawValue < other.rawValue }
}

/// Something to cook with, as the demo data describe it.
struct Ingredient: Sendable {
    /// What 100 g hold, in hundredths of a gram (sodium: of a milligram).
    struct Nutrients: Equatable, Sendable {
        var protein = 0
        var carbs = 0
        var sugar = 0
        var fiber = 0
        var fat = 0
        var saturatedFat = 0
        var sodium = 0
        var alcohol = 0
        var organicAcids = 0

        /// Energy in hundredths of a kilocalorie, by the factors of EU Regulation 1169/2011, Annex XIV.
        var calories: Int { 4 * protein + 4 * (carbs - fiber) + 2 * fiber + 9 * fat + 7 * alcohol + 3 * organicAcids }
    }

    let slug: String
    let noun: Noun
    /// What a single piece is called where it has a name of its own: a stick of celery.
    let piece: Noun?
    let aisle: String
    let nutrients: Nutrients
    /// What 100 g hold of each `Micronutrient`, in thousandths of its unit.
    let micronutrients: [Int]
    /// US cents.
    let pricePerKg: Int
    let allergens: [String]
    let origin: Origin
    /// Grams of one piece, clove, slice or sprig, and of a milliliter, in thousandths.
    let measures: [MeasurementUnit: Int]

    /// Grams, in hundredths, of a quantity in thousandths; nil when the ingredient is not measured in this unit.
    func grams(_ quantity: Int, _ unit: MeasurementUnit) -> Int? {
        if unit == .gram { return FixedPoint.rounded(quantity, by: 10) }
        if unit == .kilogram { return quantity * 100 }
        if let milliliters = unit.milliliters {
            return measures[.milliliter].map { FixedPoint.rounded(quantity * milliliters / 1_000 * $0, by: 10_000) }
        }
        return measures[unit].map { FixedPoint.rounded(quantity * $0, by: 10_000) }
    }
}

extension Ingredient {
    /// How the lines of recipes name it; nil where the next form serves.
    struct Forms {
        /// A single piece: “onion”, “celery stick”.
        let one: Bilingual?
        /// Several pieces, and what is counted by weight: “onions”, “celery sticks”.
        let many: Bilingual?
        /// An amount of what is not counted: “celery”, “olive oil”.
        let some: Bilingual?
    }

    var forms: Forms {
        let counted = piece ?? (noun.number == .countable ? noun : nil)
        return Forms(
            one: counted?.form(plural: false),
            many: counted?.form(plural: true),
            some: noun.number == .countable ? nil : noun.name
        )
    }

    /// What a note about an amount agrees with: pieces, cloves and slices where they are counted.
    func counted(by unit: MeasurementUnit) -> Noun? {
        switch unit {
        case .piece: piece ?? noun
        case .clove: Noun(english: "clove", spanish: "diente mc")
        case .slice: Noun(english: "slice", spanish: "rodaja fc")
        case .gram, .kilogram, .milliliter, .liter, .teaspoon, .tablespoon, .cup, .sprig, .pinch: nil
        }
    }
}
