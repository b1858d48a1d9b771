import Languages
import Planner

/// The list of items, as an argument for the functions that use the bitmaps of the catalogue: `of_seller => …`.
///
/// Nil for all items.
typealias CatalogList = @Sendable (_ key: SQL, _ scope: Scope) -> SQL?

/// The whole catalogue.
let allItems: CatalogList = { _, _ in nil }
/// The items of a seller.
let itemsOfSeller: CatalogList = { seller, _ in "of_seller => \(seller)" }
/// The items of a collection.
let itemsOfCollection: CatalogList = { collection, _ in "within_collection => \(collection)" }

/// `CatalogItemOrder`, for the items of a list.
func catalogItemOrders(of list: @escaping CatalogList) -> Orders {
    .by(storedOrders.merging(["INTEREST": interestOrder(of: list)]) { $1 }, default: { _ in "DELIVERY_TIME" })
}

/// The orders within a collection.
///
/// By default the items with the most of the collection's tags come first. Among equals the editor's order decides.
let collectionItemOrders: Orders = {
    let byTags = Order.descending { _ in [.descending(.integer) { "\($0).tag_count" }, .descending(.integer) { "-\($0).position" }] }
    let orders = storedOrders.merging(["TAGS": byTags, "INTEREST": interestOrder(of: itemsOfCollection)]) { $1 }
    return .by(orders, default: { _ in "TAGS" })
}()

private let storedOrders: [String: Order] = [
    "DELIVERY_TIME": byDelivery,
    // Only collections have tags to sort by.
    "TAGS": byDelivery.offered { _ in false },
    "PRICE": .ascending { _ in [.ascending(.bigint) { "\($0).price_minor" }] },
    "POPULARITY": .descending { _ in [.descending(.integer) { "\($0).popularity" }] },
    "NEWEST": .descending { _ in [.descending(.timestamp) { "\($0).created_at" }] },
    "TITLE": .ascending { scope in [.alphabetical("title", in: scope.language)] },
]

private let byDelivery = Order.ascending { _ in [.ascending(.integer) { "\($0).delivery_days" }] }

/// The order by the viewer's interests.
///
/// Anonymous viewers do not have this order.
private func interestOrder(of list: @escaping CatalogList) -> Order {
    .ranked(by: .descending(.integer) { "\($0).score" }) { key, scope, page throws(PlanError) in
        var arguments: [SQL] = [
            "signals => interest_signals(\(scope.viewer ?? "NULL"))", "last => disliked_items(\(scope.viewer ?? "NULL"))",
        ]
        if let chosen = scope.value("filter", as: .json) { arguments.append("chosen => \(chosen)") }
        if let searched = scope.words("filter.search") { arguments.append("searched => \(searched)") }
        arguments.append(scope.language.language == .spanish ? "typed_language => 'es'" : "typed_language => 'en'")
        if let list = list(key ?? "NULL", scope) { arguments.append(list) }
        if let bound = page.bound { arguments.append("bound_score => \(bound[0]), bound_id => \(bound[1])") }
        arguments.append(page.isFromEnd ? "from_end => true" : "from_end => false")
        arguments.append("most => (\(page.size))::integer")
        return rankedItems(arguments)
    }
    .offered { $0.viewer != nil }
}

/// The items found by `catalog_ranked`, with their scores.
func rankedItems(_ arguments: [SQL]) -> SQL {
    """
    SELECT item.*, ranked.score FROM catalog_ranked(\(.joined(arguments, separator: ", "))) AS ranked \
    JOIN catalog_item AS item ON item.id = ranked.id
    """
}
