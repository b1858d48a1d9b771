import Importing

/// The contents of a package: “500 g”, “1.5 l”, “6 pieces”.
struct Package {
    let quantity: Double
    /// A value of `MeasurementUnit`, or nil if the unit is a weight.
    let unit: String?
    /// The grams per unit if they don't depend on the food, or else nil.
    let unitGrams: Double?

    init(_ text: String) throws(RecordProblem) {
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let name = text.dropFirst(number.count).trimmingPrefix(while: \.isWhitespace).lowercased()
        let decimal = String(number.map { $0 == "," ? "." : $0 })
        // “kg” without a number means 1 kg.
        guard let quantity = number.isEmpty ? 1 : Double(decimal), quantity > 0, quantity < 1_000_000 else {
            throw RecordProblem("“package” is “\(text.prefix(40))”: an amount with its unit is needed, such as 500 g")
        }
        self.quantity = quantity
        if let grams = Self.weights[name] {
            (unit, unitGrams) = (nil, grams)
        } else if let measure = Self.measures[name] {
            (unit, unitGrams) = (measure, nil)
        } else {
            let units = (Self.weights.keys.sorted() + Self.measures.keys.sorted()).joined(separator: ", ")
            throw RecordProblem("“package” is “\(text.prefix(40))”: the unit must be one of \(units)")
        }
    }

    /// Grams per unit.
    ///
    /// The pound and the ounce follow NIST Handbook 44.
    private static let weights: [String: Double] = ["g": 1, "kg": 1_000, "mg": 0.001, "lb": 453.59237, "oz": 28.349523125]

    private static let measures: [String: String] = [
        "ml": "MILLILITER", "l": "LITER", "cup": "CUP", "piece": "PIECE", "pieces": "PIECE", "slice": "SLICE", "slices": "SLICE",
        "clove": "CLOVE", "cloves": "CLOVE", "sprig": "SPRIG", "sprigs": "SPRIG",
    ]
}
