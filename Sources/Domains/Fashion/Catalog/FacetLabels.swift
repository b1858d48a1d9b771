import Planner

/// The labels of facet values that every catalogue has.
///
/// Other values have labels in `catalog_term`, or none.
struct FacetLabels: Sendable {
    let facet: StaticString
    let labels: [Label]

    init(_ facet: StaticString, _ labels: [Label]) {
        self.facet = facet
        self.labels = labels
    }

    /// The label of a row of `catalog_facets`.
    ///
    /// NULL if its value has none here.
    static func label(of row: Alias, in language: TextLanguage) -> SQL {
        let facets = all.map { "WHEN \(.literal($0.facet)) THEN \($0.labels.texts(in: language))" as SQL }
        return "CASE \(row).name \(.joined(facets, separator: " ")) END ->> \(row).value"
    }

    static let all: [FacetLabels] = [
        FacetLabels("category", EnumLabels.catalogCategory.labels),
        FacetLabels("colors", EnumLabels.catalogColor.labels),
        FacetLabels(
            "price",
            [
                Label("0-25", "Under $25", "Menos de 25 $"),
                Label("25-50", "$25 to $49.99", "De 25 a 49,99 $"),
                Label("50-100", "$50 to $99.99", "De 50 a 99,99 $"),
                Label("100-200", "$100 to $199.99", "De 100 a 199,99 $"),
                Label("200-400", "$200 to $399.99", "De 200 a 399,99 $"),
                Label("400-", "$400 and over", "400 $ o más"),
            ]
        ),
        FacetLabels(
            "inStock",
            [
                Label("true", "In stock", "Disponible"),
                Label("false", "Out of stock", "Agotado"),
            ]
        ),
        FacetLabels(
            "sizes",
            [
                Label("ONE_SIZE", "One size", "Talla única")
            ]
        ),
    ]
}
