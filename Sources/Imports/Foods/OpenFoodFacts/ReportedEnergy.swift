/// The energy of a product in kcal and kJ, as people typed it.
struct ReportedEnergy {
    let kilocalories: Double?
    let kilojoules: Double?

    private static let kilojoulesPerKilocalorie = 4.184

    var isReported: Bool { kilocalories != nil || kilojoules != nil }

    /// Returns the energy in kcal, or nil if the source does not report it.
    ///
    /// People often type kJ in the field for kcal, and the other way round. If the value is far from the estimate by protein, carbohydrates
    /// and fat, and the other unit is close to the estimate, the value is in the other unit. Alcohol, fibre and sweeteners can differ from
    /// the estimate too, but not by this factor.
    func calories(by estimate: Double) -> Double? {
        let factor = Self.kilojoulesPerKilocalorie
        if let kilocalories {
            let other = kilocalories / factor
            return Self.isWrong(kilocalories, other, by: estimate) ? other : kilocalories
        }
        guard let kilojoules else { return nil }
        return Self.isWrong(kilojoules / factor, kilojoules, by: estimate) ? kilojoules : kilojoules / factor
    }

    /// Whether a value is far from an estimate that another one is close to.
    private static func isWrong(_ value: Double, _ other: Double, by estimate: Double) -> Bool {
        // Below 60 kcal rounding and alcohol matter too much.
        estimate >= 60 && abs(value - estimate) > 0.5 * estimate && abs(other - estimate) <= 0.15 * estimate
    }
}
