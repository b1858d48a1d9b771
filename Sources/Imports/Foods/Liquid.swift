import Importing

/// A liquid whose label gives the figures of 100 ml.
///
/// The figures of 100 g follow from the density. Drinks weigh about as much as water: wine 0.99 g/ml, milk 1.03, juice 1.05. Vegetable oils
/// weigh 0.92 g/ml. The weight of other liquids differs too much: ice cream 0.5 g/ml, syrup 1.3.
///
/// Source: https://www.fao.org/3/ap815e/ap815e.pdf (FAO/INFOODS Density Database)
enum Liquid {
    case drink, oil

    private var gramsPerMilliliter: Double {
        switch self {
        case .drink: 1
        case .oil: 0.92
        }
    }

    /// Converts a food's figures of 100 ml to 100 g, and adds the weight of a millilitre.
    ///
    /// 100 g of a food contain at most 100 g of protein, fat and carbohydrates. So figures of an oil that were of 100 g already stay.
    func convert(_ facts: inout FoodFacts) {
        let content = facts.nutrients[1] + facts.nutrients[2] + facts.nutrients[5]
        let factor = max(1, min(1 / gramsPerMilliliter, 100 / max(content, 1)))
        if factor > 1 {
            facts.nutrients = facts.nutrients.map { $0 * factor }
            // Labels round the energy of a serving, so the converted energy can exceed the one of fat.
            facts.nutrients[0] = min(facts.nutrients[0], 900)
            facts.micronutrients = facts.micronutrients.map { ($0.nutrient, $0.amount * factor) }
        }
        if !facts.measures.contains(where: { $0.unit == "MILLILITER" }) {
            facts.measures.append(("MILLILITER", gramsPerMilliliter))
        }
    }

    /// The problem of a food whose figures are of 100 ml of an unknown liquid.
    static func problem(_ name: String, _ value: String) -> RecordProblem {
        RecordProblem(
            "“\(name)” is “\(value)”, so the figures are of 100 ml: only drinks and oils have a known weight, so 100 g are needed"
        )
    }
}
