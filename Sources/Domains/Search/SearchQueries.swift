public import Planner
import SearchText

/// The search over all domains.
@FieldBindings public var searchQueries: [FieldBinding] {
    connection(
        "search",
        "SearchResult",
        orders: .fixed(isIndexed: false) { _ in [.descending(.integer) { "\($0).score" }] },
        from: found,
        // `search_entry` already marks hidden objects as not found.
        excludesHidden: true,
        // The kinds of equally good matches are interleaved by id, so that no kind dominates.
        search: ListSearch(
            "text",
            // The vocabulary of the requested domains, because a word of another domain may be a misspelling here.
            list: { scope in scope.list("in", as: .enumerationArray("search_list")) ?? "'{RECIPES,DONATIONS,FASHION,STORES}'" },
            in: .words,
            trying: 10_000,
            // Most searches match few rows here, and an index finds these sooner than a scan of the first rows. A random sample shows
            // whether enough rows match for a scan.
            sampling: ListSearch.Sample(atLeast: 5) { _, scope throws(PlanError) in
                entries(of: "search_entry AS entry TABLESAMPLE system_rows(600)", scope)
            },
            own: own,
            limits: limits,
            preferring: { _ in [.ascending(.bigint) { "\($0).id" }, .ascending(.text) { "\($0).kind" }] }
        ),
        edge: {
            field("score") { found, _ in "\(found).score / 16.0::double precision" }
            field("isOwn") { found, _ in own.has(found) }
        }
    )
}

/// The properties that limits in a search over all domains filter.
///
/// A result without the property is not found, except that a number without a unit limits only the prices of items.
private let limits = SearchLimits([
    .price: { found, bound, value in
        """
        (\(found).domain = 'FASHION' AND EXISTS (SELECT FROM catalog_item WHERE id = \(found).id AND price_minor \(bound.comparison) \(value) * 100)
            OR \(isRecipe(found, "serving_cost_minor \(bound.comparison) \(value) * 100")))
        """
    },
    .unspecified: { found, bound, value in
        """
        (\(found).domain <> 'FASHION'
            OR EXISTS (SELECT FROM catalog_item WHERE id = \(found).id AND price_minor \(bound.comparison) \(value) * 100))
        """
    },
    .minutes: { found, bound, value in isRecipe(found, "is_time_known AND minutes \(bound.comparison) \(value)") },
    .calories: { found, bound, value in isRecipe(found, "is_nutrition_known AND serving_calories \(bound.comparison) \(value)") },
])

/// The condition that a result is a recipe with a property.
private func isRecipe(_ found: Alias, _ condition: SQL) -> SQL {
    "\(found).domain = 'RECIPES' AND EXISTS (SELECT FROM recipe WHERE recipe.id = \(found).id AND \(condition))"
}

/// The account's own rows come before all others.
///
/// The best possible match has a score of 16.
private let own = ListSearch.Own(
    bonus: 16,
    rows: { account, scope in
        entries(of: "(\(ownRows(of: account, scope))) AS own JOIN search_entry AS entry USING (domain, id)", scope)
    },
    isOther: { found, account, scope in
        "(\(found).domain, \(found).id) NOT IN (SELECT own.domain, own.id FROM (\(ownRows(of: account, scope))) AS own)"
    }
)

/// The account's own rows in the domains that the credentials can read.
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

/// The entries that can be found now.
///
/// An empty text finds nothing.
private let found: FieldBinding.Source = { _, scope throws(PlanError) in
    guard scope.hasText("text") else { return "SELECT domain, kind, id, 0 AS score FROM search_entry WHERE false" }
    return entries(of: "search_entry AS entry", scope)
}

/// The kinds, ids and words of the entries that can be found now.
private func entries(of table: SQL, _ scope: Scope) -> SQL {
    let domains = scope.list("in", as: .enumerationArray("search_domain"))
    let condition: SQL = domains.map { "AND domain = ANY(\($0))" } ?? ""
    let isSafe: SQL =
        isSafe(scope).map { "AND (kind <> 'recipe' OR EXISTS (SELECT FROM recipe WHERE recipe.id = entry.id AND \($0)))" } ?? ""
    return
        "SELECT entry.domain, kind, entry.id, words AS search, words AS search_names FROM \(table) WHERE found_until > now() \(condition) \(isSafe)"
}
