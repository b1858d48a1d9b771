import Importing

/// The units of nutrient amounts in the sources.
enum NutrientUnit: Double {
    // Raw values are micrograms.
    case gram = 1_000_000
    case milligram = 1_000
    case microgram = 1

    /// Looks up a source's name for a unit.
    ///
    /// Returns nil for other units, such as international units.
    init?(named name: String) {
        switch name.lowercased() {
        case "g", "gram": self = .gram
        case "mg", "milligram": self = .milligram
        case "µg", "μg", "ug", "mcg", "microgram": self = .microgram
        default: return nil
        }
    }

    /// Converts an amount of this unit to another.
    func amount(_ amount: Double, in other: NutrientUnit) -> Double { amount * rawValue / other.rawValue }
}

/// A source's code for a nutrient with a daily value.
struct MicronutrientFact: Sendable {
    /// The source's code.
    let code: String
    /// A value of the type `nutrient`.
    let nutrient: String
    /// The unit the nutrient is stored in.
    let unit: NutrientUnit

    init(_ code: String, _ nutrient: String, _ unit: NutrientUnit) {
        (self.code, self.nutrient, self.unit) = (code, nutrient, unit)
    }
}

extension Double {
    /// Rounds to the given number of decimals.
    ///
    /// The text that PostgreSQL reads then has at most that many decimals.
    func rounded(to decimals: Int) -> Double {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
