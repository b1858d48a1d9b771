import Planner

/// A nutrient with its unit and its recommended daily amount.
///
/// The amounts are the FDA's for adults and children from the age of 4: 21 CFR 101.9(c)(8)(iv) for vitamins and minerals, (c)(9) for
/// cholesterol.
struct DailyValue: Sendable {
    /// A value of `Nutrient`.
    let nutrient: StaticString
    /// A value of `NutrientUnit`.
    let unit: StaticString
    let amount: StaticString

    init(_ nutrient: StaticString, _ amount: StaticString, _ unit: StaticString) {
        (self.nutrient, self.amount, self.unit) = (nutrient, amount, unit)
    }

    static let all = [
        DailyValue("CHOLESTEROL", "300", "MILLIGRAM"),
        DailyValue("POTASSIUM", "4700", "MILLIGRAM"),
        DailyValue("CALCIUM", "1300", "MILLIGRAM"),
        DailyValue("IRON", "18", "MILLIGRAM"),
        DailyValue("MAGNESIUM", "420", "MILLIGRAM"),
        DailyValue("PHOSPHORUS", "1250", "MILLIGRAM"),
        DailyValue("ZINC", "11", "MILLIGRAM"),
        DailyValue("COPPER", "0.9", "MILLIGRAM"),
        DailyValue("MANGANESE", "2.3", "MILLIGRAM"),
        DailyValue("SELENIUM", "55", "MICROGRAM"),
        DailyValue("IODINE", "150", "MICROGRAM"),
        DailyValue("CHROMIUM", "35", "MICROGRAM"),
        DailyValue("MOLYBDENUM", "45", "MICROGRAM"),
        DailyValue("CHLORIDE", "2300", "MILLIGRAM"),
        DailyValue("VITAMIN_A", "900", "MICROGRAM"),
        DailyValue("VITAMIN_C", "90", "MILLIGRAM"),
        DailyValue("VITAMIN_D", "20", "MICROGRAM"),
        DailyValue("VITAMIN_E", "15", "MILLIGRAM"),
        DailyValue("VITAMIN_K", "120", "MICROGRAM"),
        DailyValue("THIAMIN", "1.2", "MILLIGRAM"),
        DailyValue("RIBOFLAVIN", "1.3", "MILLIGRAM"),
        DailyValue("NIACIN", "16", "MILLIGRAM"),
        DailyValue("PANTOTHENIC_ACID", "5", "MILLIGRAM"),
        DailyValue("VITAMIN_B6", "1.7", "MILLIGRAM"),
        DailyValue("BIOTIN", "30", "MICROGRAM"),
        DailyValue("FOLATE", "400", "MICROGRAM"),
        DailyValue("VITAMIN_B12", "2.4", "MICROGRAM"),
        DailyValue("CHOLINE", "550", "MILLIGRAM"),
    ]

    /// The unit of a row's nutrient.
    static func unit(of row: Alias) -> SQL { "\(constant(\.unit)) ->> \(row).nutrient::text" }

    /// The amount of a row in percent of the daily value.
    static func percent(of row: Alias) -> SQL {
        "round(100 * \(row).amount / (\(constant(\.amount)) ->> \(row).nutrient::text)::numeric, 1)"
    }

    /// The values of a property by nutrient, as a constant.
    private static func constant(_ fact: KeyPath<DailyValue, StaticString>) -> SQL {
        .constant(all.map { (.literal($0.nutrient), .literal($0[keyPath: fact])) })
    }
}
