import Importing

/// The units in which sources tell amounts of nutrients.
enum NutrientUnit: Double {
    // In micrograms.
    case gram = 1_000_000
    case milligram = 1_000
    case microgram = 1

    /// By the names that the sources use; nil for another unit, such as international units.
    init?(named name: String) {
        switch name.lowercased() {
        case "g", "gram": self = .gram
        case "mg", "milligram": self = .milligram
        case "µg", "μg", "ug", "mcg", "microgram": self = .microgram
        default: return nil
        }
    }

    /// An amount of this unit in another.
    func amount(_ amount: Double, in other: NutrientUnit) -> Double { amount * rawValue / other.rawValue }
}

/// What a source calls a nutrient with a daily value.
struct MicronutrientFact: Sendable {
    /// The source's code.
    let code: String
    /// A value of the type `nutrient`.
    let nutrient: String
    /// The unit in which it is kept.
    let unit: NutrientUnit

    init(_ code: String, _ nutrient: String, _ unit: NutrientUnit) {
        (self.code, self.nutrient, self.unit) = (code, nutrient, unit)
    }
}

extension Double {
    /// As PostgreSQL reads it, with so many decimals at most.
    func rounded(to decimals: Int) -> Double {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
