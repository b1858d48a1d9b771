import Languages
import Planner
import SearchText

/// The queries of the catalogue.
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
    catalogTags
    byKey("collection", "Collection", argument: "slug", as: .text)
    latestCollections
}

/// The collections, optionally of a hashtag or theme.
@FieldBindings var latestCollections: [FieldBinding] {
    connection("collections", "Collection", orders: newestCollections, search: collectionSearch, filter: collectionFilter)
}

/// The arguments of `Query.collections`.
private let collectionFilter: ConnectionBinding.Filter = { collection, scope throws(PlanError) in
    scope.filter("theme", as: .enumeration("collection_theme")) { "\(collection).theme = \($0)" }
    // Hashtags may be written as `#BohoSummer` or `bohosummer`.
    if let hashtag = scope.typed("hashtag", atMost: 100) {
        scope.filter("lower(\(collection).hashtag) = '#' || ltrim(lower(\(hashtag)), '#')")
    }
}

/// The search for collections.
///
/// Equally good matches are sorted by age, the newest first.
private let collectionSearch = search("search", in: "'{COLLECTIONS}'") { _ in [.descending(.timestamp) { "\($0).created_at" }] }

/// The newest collections first.
let newestCollections = Orders.fixed(.descending(.timestamp) { "\($0).created_at" })

/// The search for items.
///
/// Equally good matches are sorted by popularity.
let catalogItemSearch = search(
    "filter.search",
    in: "'{FASHION}'",
    trying: 2_500,
    limitedBy: SearchLimits([.price: isPriced, .unspecified: isPriced])
) { _ in [.descending(.integer) { "\($0).popularity" }] }

/// The condition that an item's price fulfils a limit.
private let isPriced: SearchLimits.Condition = { item, bound, value in "\(item).price_minor \(bound.comparison) \(value) * 100" }

/// The maximum number of values in one field of a filter.
let maximumChoices = 50

/// `CatalogItemFilter`, field by field.
let catalogItemFilter: ConnectionBinding.Filter = { item, scope throws(PlanError) in
    scope.filter("filter.category", as: .enumeration("catalog_category")) { "\(item).category = \($0)" }
    if let brands = scope.list("filter.brands", as: .textArray, atMost: maximumChoices) {
        scope.filter("\(item).brand = ANY(\(valuesNamed("brands", brands)))")
    }
    if let colors = scope.list("filter.colors", as: .enumerationArray("catalog_color")) {
        scope.filter("\(item).colors && \(colors)")
    }
    if let sizes = scope.list("filter.sizes", as: .textArray, atMost: maximumChoices) {
        scope.filter("\(item).sizes && \(valuesNamed("sizes", sizes))")
    }
    if let tags = scope.list("filter.tags", as: .textArray, atMost: maximumChoices) {
        scope.filter("\(item).tags @> \(valuesNamed("tags", tags))")
    }
    scope.filter("filter.price.min", as: .numeric) { "\(item).price_minor >= price_minor_at_least(\($0))" }
    scope.filter("filter.price.max", as: .numeric) { "\(item).price_minor <= price_minor_at_most(\($0))" }
    scope.filter("filter.inStock", as: .boolean) { "\(item).in_stock = \($0)" }
    findFewBySorting(item, scope)
}

/// The values of a facet for typed texts: values, labels and synonyms in either language and any case.
///
/// PostgreSQL evaluates the function when it plans the statement with its values, so it still knows how many items match.
func valuesNamed(_ facet: StaticString, _ typed: SQL) -> SQL {
    "catalog_values_named(\(.literal(facet)), \(typed))"
}

/// Informs PostgreSQL if few items match a combination of filters, because its statistics cannot show that.
///
/// Otherwise PostgreSQL would scan the whole catalogue in order to fill a page. The condition holds for every row, but the planner assumes
/// that it is selective.
private func findFewBySorting(_ item: Alias, _ scope: Scope) {
    let fields = ["filter.category", "filter.brands", "filter.colors", "filter.sizes", "filter.inStock"]
    guard scope.isPresent("filter.tags") || fields.count(where: { scope.isPresent($0) }) > 1 else { return }
    scope.filter("filter", as: .json) { "NOT catalog_items_are_few(jsonb_strip_nulls(\($0))) OR \(item).id * 0 = 0" }
}
