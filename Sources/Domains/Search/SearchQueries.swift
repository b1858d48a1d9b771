public import Planner

/// One search over all domains.
@FieldBindings public var searchQueries: [FieldBinding] {
    connection(
        "search",
        "SearchResult",
        orders: .fixed(isIndexed: false) { _ in [.descending(.integer) { "\($0).score" }] },
        from: found,
        // Of what is hidden, `search_entry` says that it is not found.
        leavesOutHidden: true,
        // Ids of equal matches come in turns, so that none of the kinds drowns another.
        search: ListSearch(
            "text",
            // The words of the domains that are asked for: what another one knows may be misspelt here.
            list: { scope in scope.list("in", as: .enumerationArray("search_list")) ?? "'{RECIPES,DONATIONS,FASHION,STORES}'" },
            in: .words,
            trying: 10_000,
            // Few things have most of what is searched for here: an index finds these sooner than a look at all the first rows.
            sampling: ListSearch.Sample(atLeast: 5) { _, scope throws(PlanError) in
                entries(of: "search_entry AS entry TABLESAMPLE system_rows(600)", scope)
            },
            own: own,
            preferring: { _ in [.ascending(.bigint) { "\($0).id" }, .ascending(.text) { "\($0).kind" }] }
        ),
        edge: {
            field("score") { found, _ in "\(found).score / 16.0::double precision" }
            field("isOwn") { found, _ in own.has(found) }
        }
    )
}

/// The account's own rows come before all others; the best match of anything has a score of 16.
private let own = ListSearch.Own(
    bonus: 16,
    rows: { account, scope in
        entries(of: "(\(ownRows(of: account, scope))) AS own JOIN search_entry AS entry USING (domain, id)", scope)
    },
    isOther: { found, account, scope in
        "(\(found).domain, \(found).id) NOT IN (SELECT own.domain, own.id FROM (\(ownRows(of: account, scope))) AS own)"
    }
)

/// The account's own rows in the domains that the credentials open.
///
/// Planned recipes belong to meal plans.
private func ownRows(of account: SQL, _ scope: Scope) -> SQL {
    let sources: [(domain: Domain, function: SQL)] = [
        (.recipes, "search_own_recipes"), (.mealPlans, "search_own_meals"), (.donations, "search_own_food"), (.fashion, "search_own_items"),
        (.mealPlans, "search_own_stores"),
    ]
    let open = sources.filter { scope.opens($0.domain) }
    if open.count == sources.count { return "SELECT domain, id FROM search_own(\(account))" }
    if open.isEmpty { return "SELECT domain, id FROM search_entry WHERE false" }
    return .joined(open.map { "SELECT domain, id FROM \($0.function)(\(account))" }, separator: " UNION ")
}

/// What can be found now; nothing is found by nothing.
private let found: FieldBinding.Source = { _, scope throws(PlanError) in
    guard scope.hasTyped("text") else { return "SELECT domain, kind, id, 0 AS score FROM search_entry WHERE false" }
    return entries(of: "search_entry AS entry", scope)
}

/// The kinds and ids of what can be found now, with its words.
private func entries(of table: SQL, _ scope: Scope) -> SQL {
    let domains = scope.list("in", as: .enumerationArray("search_domain"))
    let condition: SQL = domains.map { "AND domain = ANY(\($0))" } ?? ""
    let isSafe: SQL =
        isSafe(scope).map { "AND (kind <> 'recipe' OR EXISTS (SELECT FROM recipe WHERE recipe.id = entry.id AND \($0)))" } ?? ""
    return
        "SELECT entry.domain, kind, entry.id, words AS search, words AS search_names FROM \(table) WHERE found_until > now() \(condition) \(isSafe)"
}
