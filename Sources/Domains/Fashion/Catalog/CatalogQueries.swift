import Languages
import Planner

/// Where questions about the catalogue begin.
@FieldBindings var catalogQueries: [FieldBinding] {
    byID("catalogItem", "CatalogItem")
    connection(
        "catalogItems",
        "CatalogItem",
        orders: catalogItemOrders(of: allItems),
        search: catalogItemSearch,
        fields: { facets(of: allItems) },
        filter: catalogItemFilter
    )
    byKey("collection", "Collection", argument: "slug", as: .text)
    latestCollections
}

/// Collections, of a hashtag or theme where one is asked for.
@FieldBindings var latestCollections: [FieldBinding] {
    connection("collections", "Collection", orders: newestCollections, search: collectionSearch, filter: collectionFilter)
}

/// The arguments of `Query.collections`.
private let collectionFilter: ConnectionBinding.Filter = { collection, scope throws(PlanError) in
    scope.filter("theme", as: .enumeration("collection_theme")) { "\(collection).theme = \($0)" }
    // People write a hashtag as they like: `#BohoSummer` or `bohosummer`.
    if let hashtag = scope.typed("hashtag", atMost: 100) {
        scope.filter("lower(\(collection).hashtag) = '#' || ltrim(lower(\(hashtag)), '#')")
    }
}

/// Among collections that match alike the latest comes first.
private let collectionSearch = search("search", in: "'{COLLECTIONS}'") { _ in [.descending(.timestamp) { "\($0).created_at" }] }

/// Collections, the latest first.
let newestCollections = Orders.fixed(.descending(.timestamp) { "\($0).created_at" })

/// Among items that match alike the most popular comes first.
let catalogItemSearch = search("filter.search", in: "'{FASHION}'", trying: 2_500) { _ in [.descending(.integer) { "\($0).popularity" }] }

/// The most values that can be chosen in one field of a filter.
let mostChoices = 50

/// `CatalogItemFilter`, field by field.
let catalogItemFilter: ConnectionBinding.Filter = { item, scope throws(PlanError) in
    scope.filter("filter.category", as: .enumeration("catalog_category")) { "\(item).category = \($0)" }
    if let brands = scope.list("filter.brands", as: .textArray, atMost: mostChoices) {
        scope.filter("\(item).brand = ANY(\(brands))")
    }
    if let colors = scope.list("filter.colors", as: .enumerationArray("catalog_color")) {
        scope.filter("\(item).colors && \(colors)")
    }
    if let sizes = scope.list("filter.sizes", as: .textArray, atMost: mostChoices) {
        scope.filter("\(item).sizes && \(sizes)")
    }
    if let tags = scope.list("filter.tags", as: .textArray, atMost: mostChoices) {
        scope.filter("\(item).tags @> \(tags)")
    }
    scope.filter("filter.price.min", as: .numeric) { "\(item).price_minor >= price_minor_at_least(\($0))" }
    scope.filter("filter.price.max", as: .numeric) { "\(item).price_minor <= price_minor_at_most(\($0))" }
    scope.filter("filter.inStock", as: .boolean) { "\(item).in_stock = \($0)" }
    findFewBySorting(item, scope)
}

/// Tells PostgreSQL when few items have all that is chosen, which its statistics cannot know where values are combined.
///
/// Otherwise it would go through the whole catalogue in order to fill a page of them. What tells it is a condition that holds for every
/// row, though not in its eyes.
private func findFewBySorting(_ item: Alias, _ scope: Scope) {
    let fields = ["filter.category", "filter.brands", "filter.colors", "filter.sizes", "filter.inStock"]
    guard scope.isPresent("filter.tags") || fields.count(where: { scope.isPresent($0) }) > 1 else { return }
    scope.filter("filter", as: .json) { "NOT catalog_items_are_few(jsonb_strip_nulls(\($0))) OR \(item).id * 0 = 0" }
}
