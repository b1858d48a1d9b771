/// The amount of a food in a recipe, in one of our units.
struct LineAmount {
    let quantity: Double
    /// A value of `MeasurementUnit`.
    let unit: String
    /// The weight, or nil if it follows from the known weight of the unit.
    let grams: Double?
    /// Whether the weight is only a usual one.
    var isEstimated = false

    /// A source's unit, and its size in one of our units.
    struct Measure: Sendable {
        let names: [String]
        let unit: String
        let factor: Double

        init(_ names: String..., unit: String, factor: Double = 1) {
            (self.names, self.unit, self.factor) = (names, unit, factor)
        }
    }

    init(quantity: Double, unit: String, grams: Double?, isEstimated: Bool = false) {
        (self.quantity, self.unit, self.grams, self.isEstimated) = (quantity, unit, grams, isEstimated)
    }

    /// Converts a source's amount.
    ///
    /// A known unit becomes one of ours. Otherwise the amount is in grams if the weight is known, or else in pieces. An amount without
    /// quantity and weight is one pinch.
    init(quantity: Double, measure: String?, grams: Double, _ measures: [String: Measure]) {
        let weight = grams.rounded(to: 2)
        let known = measures[measure?.lowercased() ?? ""]
        let converted = (quantity * (known?.factor ?? 0)).rounded(to: 3)
        if let known, converted > 0, converted < 1_000_000 {
            (self.quantity, unit, self.grams) = (converted, known.unit, weight)
        } else if weight > 0 {
            (self.quantity, unit, self.grams) = (weight, "GRAM", weight)
        } else if quantity.rounded(to: 3) > 0 {
            (self.quantity, unit, self.grams) = (quantity.rounded(to: 3), "PIECE", 0)
        } else {
            (self.quantity, unit, self.grams) = (1, "PINCH", 0)
        }
    }
}

extension [LineAmount.Measure] {
    /// The measures by each of their names.
    var byName: [String: LineAmount.Measure] {
        Dictionary(flatMap { measure in measure.names.map { ($0, measure) } }) { first, _ in first }
    }
}
