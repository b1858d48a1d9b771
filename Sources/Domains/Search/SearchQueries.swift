public import Planner

/// One search over all domains.
@FieldBindings public var searchQueries: [FieldBinding] {
    connection(
        "search",
        "SearchResult",
        orders: .fixed(isIndexed: false) { _ in [.descending(.double) { "\($0).rank" }, .ascending(.text) { "\($0).kind" }] },
        from: found,
        // Of what is hidden, `search_entry` says that it is not found.
        leavesOutHidden: true,
        edge: { field("score") { found, _ in "\(found).rank" } }
    )
}

/// The kinds and ids of what has all words, in either language, with how well it matches: words of the name count most, and less among many.
private let found: FieldBinding.Source = { _, scope throws(PlanError) in
    // Nothing is found by nothing.
    let typed = scope.words("text") ?? "''"
    let domains = scope.list("in", as: .enumerationArray("search_domain"))
    let condition: SQL = domains.map { "AND entry.domain = ANY(\($0))" } ?? ""
    return """
        SELECT entry.kind, entry.id, ts_rank(entry.words, query.wanted, 1)::double precision AS rank
        FROM (SELECT bilingual_query(\(typed)) AS typed, wanted_query(\(typed)) AS wanted) AS query
        JOIN search_entry AS entry ON entry.words @@ query.typed
        WHERE entry.found_until > now() \(condition)
        """
}
