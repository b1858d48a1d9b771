public import Planner

/// The suggestions of a search box while a person types.
@FieldBindings public var suggestionQueries: [FieldBinding] {
    many("suggestions", "Suggestion", order: .ascending(.bigint) { "\($0).place" }) { _, scope throws(PlanError) in
        guard let most = try scope.number("first", in: 1...20, as: .integer), let typed = scope.typed("text"),
            let beginning = scope.beginning("text")
        else { return nothing }
        let names = SearchedDomain.all.filter { scope.opens($0.domain) }.map { "'\($0.name)'" as SQL }
        let open: SQL = "ARRAY[\(.joined(names, separator: ", "))]::search_domain[]"
        let chosen = scope.list("in", as: .enumerationArray("search_domain"))
        let searched: SQL = chosen.map { "ARRAY(SELECT unnest(\($0)) INTERSECT SELECT unnest(\(open)))" } ?? open
        let found: SQL = "SELECT * FROM suggestions(\(typed), \(beginning), \(languageCode(scope.language)), \(searched), \(most))"
        guard let isSafe = isSafe(scope) else { return found }
        return """
            SELECT found.* FROM (\(found)) AS found LEFT JOIN recipe ON recipe.id = CASE found.kind WHEN 'RECIPE' THEN substr(found.object_id, 8)::bigint END \
            WHERE recipe.id IS NULL OR \(isSafe)
            """
    }
}

let suggestionBindings: [ObjectBinding] = [
    rows("Suggestion") { columns("text", "kind", "count", "objectId") }
]

/// The result for an empty text: no suggestions.
private let nothing: SQL = "SELECT * FROM suggestions('', '{}', 'EN', '{}', 0)"

/// The values of `SearchDomain`, with the domain that a key needs for each.
private struct SearchedDomain {
    let name: SQL
    let domain: Domain

    static let all = [
        SearchedDomain(name: "RECIPES", domain: .recipes),
        SearchedDomain(name: "DONATIONS", domain: .donations),
        SearchedDomain(name: "FASHION", domain: .fashion),
        SearchedDomain(name: "STORES", domain: .mealPlans),
    ]
}
