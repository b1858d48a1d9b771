/// A unit of measure, with its short name in the notation.
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

    /// The volume in thousandths of a millilitre; nil for units that do not measure volume.
    ///
    /// A pinch is a sixteenth of a teaspoon.
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

/// A nutrient that the database stores for every demo ingredient, in the order of the notation.
enum Micronutrient: String, CaseIterable, Sendable {
    case cholesterol = "CHOLESTEROL"
    case potassium = "POTASSIUM"
    case calcium = "CALCIUM"
    case iron = "IRON"
    case vitaminA = "VITAMIN_A"
    case vitaminC = "VITAMIN_C"
    case vitaminD = "VITAMIN_D"
}

/// The origin of a food, ordered by distance from plants; a recipe has the highest origin of its ingredients.
enum Origin: Int, Comparable, Sendable {
    case plant, vegetarian, fish, meat

    static func < (one: Origin, other: Origin) -> Bool { one.rawValue < other.rawValue }
}

/// An ingredient of the demo data.
struct Ingredient: Sendable {
    /// The nutrients in 100 g, in hundredths of a gram (sodium: of a milligram).
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

        /// The energy in hundredths of a kilocalorie, with the factors of EU Regulation 1169/2011, Annex XIV.
        var calories: Int { 4 * protein + 4 * (carbs - fiber) + 2 * fiber + 9 * fat + 7 * alcohol + 3 * organicAcids }
    }

    let slug: String
    let noun: Noun
    /// The name of a single piece if it differs from the ingredient's: a stick of celery.
    let piece: Noun?
    let aisle: String
    let nutrients: Nutrients
    /// The amount of each `Micronutrient` in 100 g, in thousandths of its unit.
    let micronutrients: [Int]
    /// The price in US cents.
    let pricePerKg: Int
    let allergens: [String]
    let origin: Origin
    /// The grams of one piece, clove, slice, sprig or millilitre, in thousandths.
    let measures: [MeasurementUnit: Int]

    /// The weight of a quantity given in thousandths, in hundredths of a gram; nil if the ingredient is not measured in the unit.
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
    /// The names of an ingredient in recipe lines; nil if the next form is used instead.
    struct Forms {
        /// A single piece: “onion”, “celery stick”.
        let one: Bilingual?
        /// Several pieces, or a weight of a countable ingredient: “onions”, “celery sticks”.
        let many: Bilingual?
        /// An amount of an uncountable ingredient: “celery”, “olive oil”.
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

    /// The noun that a note about an amount agrees with: pieces, cloves or slices if they are counted.
    func counted(by unit: MeasurementUnit) -> Noun? {
        switch unit {
        case .piece: piece ?? noun
        case .clove: Noun(english: "clove", spanish: "diente mc")
        case .slice: Noun(english: "slice", spanish: "rodaja fc")
        case .gram, .kilogram, .milliliter, .liter, .teaspoon, .tablespoon, .cup, .sprig, .pinch: nil
        }
    }
}
