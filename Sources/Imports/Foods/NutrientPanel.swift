import Importing

/// The main nutrients of a food as a source reports them, with the rules that they must follow.
struct NutrientPanel {
    /// An amount in 100 g, with its name and text for messages.
    struct Reported {
        var name: String
        var amount: Double?
        var unit: String

        init(_ name: String, _ amount: Double?, _ unit: String) {
            (self.name, self.amount, self.unit) = (name, amount, unit)
        }

        /// Returns the grams, or nil if the source does not report the nutrient.
        func grams() throws(RecordProblem) -> Double? {
            guard let amount else { return nil }
            // Carbohydrates are calculated by difference, so they can be slightly negative.
            let grams = (NutrientUnit(named: unit) ?? .gram).amount(amount, in: .gram)
            guard (-5...100.5).contains(grams) else {
                throw RecordProblem("\(name) is \(amount) \(unit): an amount from 0 to 100 g per 100 g is needed")
            }
            return min(max(grams, 0), 100)
        }

        func requiredGrams() throws(RecordProblem) -> Double {
            guard let grams = try grams() else {
                throw RecordProblem("\(name) is missing: energy can be calculated, but protein, fat and carbohydrates cannot")
            }
            return grams
        }
    }

    var protein: Reported
    var carbs: Reported
    var sugar: Reported
    var fiber: Reported
    var fat: Reported
    var saturated: Reported
    var sodium: Reported
    /// The name of the energy in messages.
    var energyName: String
    /// Returns the energy in kcal by protein, carbohydrates and fat in grams, or nil if the source does not report it.
    var energy: (_ estimate: Double) -> Double?

    /// Atwater's general factors for protein, carbohydrates and fat, in kcal per gram.
    static func estimate(protein: Double, carbs: Double, fat: Double) -> Double { 4 * protein + 4 * carbs + 9 * fat }

    /// Returns calories, protein, carbs, sugar, fibre, fat, saturated fat and sodium in 100 g.
    func amounts() throws(RecordProblem) -> [Double] {
        let protein = try protein.requiredGrams()
        let carbs = try carbs.requiredGrams()
        let fat = try fat.requiredGrams()
        let estimate = Self.estimate(protein: protein, carbs: carbs, fat: fat)
        let calories = energy(estimate) ?? min(estimate, 910)
        guard (0...910).contains(calories) else {
            throw RecordProblem("\(energyName) is \(calories): an amount from 0 to 910 kcal per 100 g is needed")
        }
        let sodium = sodium.amount.map { (NutrientUnit(named: self.sodium.unit) ?? .milligram).amount($0, in: .milligram) } ?? 0
        guard (0...40_000).contains(sodium) else {
            throw RecordProblem("\(self.sodium.name) is \(sodium) mg: an amount from 0 to 40000 mg per 100 g is needed")
        }
        // A part cannot exceed its whole, but different methods of measurement can give such values.
        return [
            calories, protein, carbs, min(try sugar.grams() ?? 0, carbs), min(try fiber.grams() ?? 0, carbs), fat,
            min(try saturated.grams() ?? 0, fat), sodium,
        ]
    }
}
