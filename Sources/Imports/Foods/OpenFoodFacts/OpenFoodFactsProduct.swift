import Importing
import JSON

/// A product of Open Food Facts, as JSON or as a row of its CSV export.
///
/// Amounts of nutrients are per 100 g or 100 ml: members of `nutriments` and columns with the suffix `_100g`, and since 2025 members of
/// `nutrition.aggregated_set`.
///
/// Source: https://static.openfoodfacts.org/data/data-fields.txt and https://wiki.openfoodfacts.org/Nutrients_handling_in_Open_Food_Facts
enum OpenFoodFactsProduct {
    case object(JSONField)
    case row(CSVRow)

    /// The trimmed text of a field, or nil if it is empty.
    func text(_ name: String) -> String? {
        switch self {
        case .object(let object): object[name].text ?? object[name].value?.int.map(String.init)
        case .row(let row): row[name]
        }
    }

    /// The texts of a list, which CSV separates by commas.
    func texts(_ name: String) -> [String] {
        if case .object(let object) = self, object[name].value?.kind == .array { return object[name].texts }
        return text(name)?.split(separator: ",").map { String($0).trimmed } ?? []
    }

    /// The unit of the figures: `100g`, `100ml`, or nil if it is unknown.
    var basis: String? {
        guard case .object(let object) = self else { return nil }
        return aggregatedSet?["per"].text ?? object["nutrition_data_per"].text
    }

    /// Whether the figures are in the new form, whose basis is reliable.
    var hasAggregatedSet: Bool { aggregatedSet != nil }

    /// Returns the amount of a nutrient in 100 g: grams, or kcal or kJ for energy.
    func amount(_ nutrient: String) throws(RecordProblem) -> NutrientPanel.Reported {
        if let set = aggregatedSet {
            let field = set["nutrients"][nutrient]
            return NutrientPanel.Reported("“\(field.path)”", try number(field["value"]), field["unit"].text ?? "g")
        }
        let name = "\(nutrient)_100g"
        switch self {
        case .object(let object): return NutrientPanel.Reported("“\(name)”", try number(object["nutriments"][name]), "g")
        case .row(let row): return NutrientPanel.Reported("“\(name)”", try number(row[name], name), "g")
        }
    }

    private var aggregatedSet: JSONField? {
        guard case .object(let object) = self else { return nil }
        let set = object["nutrition"]["aggregated_set"]
        return set["nutrients"].value == nil ? nil : set
    }

    /// Returns a number, which may be in a text.
    private func number(_ field: JSONField) throws(RecordProblem) -> Double? {
        guard let value = field.value else { return nil }
        if let number = value.double { return number }
        return try number(value.string ?? "", field.path)
    }

    private func number(_ text: String?, _ name: String) throws(RecordProblem) -> Double? {
        guard let text, !text.isEmpty else { return nil }
        guard let number = Double(text.replacing(",", with: ".")), number.isFinite else {
            throw RecordProblem("“\(name)” is “\(text.prefix(40))”: a number is needed")
        }
        return number
    }
}
