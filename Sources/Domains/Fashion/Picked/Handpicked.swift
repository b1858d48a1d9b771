import Languages
import Planner

/// `Query.handpicked`: items in stock, chosen by the viewer's taste and by tags.
///
/// For anonymous viewers only the tags and the popularity count.
@FieldBindings var handpickedItems: [FieldBinding] {
    // After the first 500 few items fit.
    connection(
        "handpicked",
        "CatalogItem",
        orders: .fixed(isIndexed: false) { _ in [.descending(.integer) { "\($0).score" }] },
        from: { _, scope in picked(scope) },
        excludesHidden: true,
        edge: {
            field("matchedTags") { item, scope in
                "ARRAY(SELECT given FROM unnest(\(givenTags(scope))) WITH ORDINALITY AS given(given, place) WHERE given = ANY (\(item).tags) ORDER BY place)"
            }
            field("reason") { item, scope in handpickedReason(item, scope) }
        },
        fields: { facets { _, scope in "among => ARRAY(SELECT id FROM (\(picked(scope))) AS picked)" } }
    )
}

/// The picked items with their scores.
private func picked(_ scope: Scope) -> SQL {
    let (viewer, given) = (scope.viewer ?? "NULL", givenTags(scope))
    let items = rankedItems([
        "signals => interest_signals(\(viewer), \(given))", "last => disliked_items(\(viewer))", "chosen => '{\"inStock\": true}'",
        "most => 500",
    ])
    return "\(items) WHERE ranked.score > 0 AND (cardinality(\(given)) = 0 OR item.tags && \(given))"
}

/// The maximum number of tags in the argument.
private let maximumGivenTags = 10

/// The requested tags in the catalogue's spelling, without duplicates.
///
/// A subquery, so that PostgreSQL computes it once per statement.
func givenTags(_ scope: Scope) -> SQL {
    scope.list("tags", as: .textArray, atMost: maximumGivenTags).map { "(SELECT \(valuesNamed("tags", $0)))" } ?? "'{}'::text[]"
}

/// The reason for an item: the viewer's signals that it matches.
private func handpickedReason(_ item: Alias, _ scope: Scope) -> SQL {
    func when(_ signal: StaticString, _ english: StaticString, _ spanish: StaticString) -> SQL {
        "CASE WHEN bool_or(signal.name = \(.literal(signal))) THEN \(BilingualText(english, spanish).literal(in: scope.language)) END"
    }
    func naming(_ signals: SQL, _ english: StaticString, _ spanish: StaticString) -> SQL {
        let label: SQL = scope.language.language == .spanish ? "term.label_es" : "term.label_en"
        let tags: SQL = "string_agg(coalesce(\(label), signal.choices[1]), ', ') FILTER (WHERE signal.name IN (\(signals)))"
        return "\(BilingualText(english, spanish).literal(in: scope.language)) || \(tags)"
    }
    let sentences: [SQL] = [
        naming("'given_tag'", "As you asked: ", "Como pediste: "),
        naming("'style', 'interest'", "You like: ", "Te gusta: "),
        when("color", "In your colours", "En tus colores"),
        when("size", "In your size", "En tu talla"),
        "CASE WHEN \(isInPriceRange(item, scope)) THEN \(BilingualText("Within your price range", "Dentro de tu presupuesto").literal(in: scope.language)) END",
        when("liked_brand", "A brand that you like", "Una marca que te gusta"),
        naming("'liked_tag'", "Similar to what you liked: ", "Similar a lo que te gustó: "),
        when("liked_category", "A category that you like", "Un tipo de prenda que te gusta"),
    ]
    let otherwise = BilingualText("From the catalogue’s favourites", "De los favoritos del catálogo").literal(in: scope.language)
    let columns: [Identifier] = ["category", "brand", "colors", "sizes", "tags", "price_minor", "popularity"]
    let values = SQL.joined(columns.map { .column(item, $0) }, separator: ", ")
    return """
        (SELECT coalesce(nullif(concat_ws('. ', \(.joined(sentences, separator: ", "))), ''), \(otherwise)) \
        FROM unnest((SELECT interest_signals(\(scope.viewer ?? "NULL"), \(givenTags(scope))))) AS signal \
        LEFT JOIN catalog_term AS term ON term.facet = 'tags' AND signal.facet = 'tags' AND term.value = signal.choices[1] \
        WHERE signal.weight > 0 AND catalog_item_has(\(values), signal))
        """
}

/// The condition that the price of an item is in the viewer's range.
private func isInPriceRange(_ item: Alias, _ scope: Scope) -> SQL {
    guard let viewer = scope.viewer else { return "false" }
    return """
        EXISTS (SELECT FROM fashion_profile AS profile WHERE profile.id = \(viewer) \
        AND num_nonnulls(profile.least_price_minor, profile.most_price_minor) > 0 AND \(item).price_minor \
        BETWEEN coalesce(profile.least_price_minor, 0) AND coalesce(profile.most_price_minor, \(item).price_minor))
        """
}
