import Engine
import GraphQL
import Planner
import Postgres

/// `buyItem`: returns the URL of an item at its seller, and counts the click for the seller's report.
let buyItem = mutation("buyItem", for: .signedIn, in: .fashion) {
    answers("redirectUrl")
    changed("item", "CatalogItem")
} rules: { input, call async throws(MutationFailure) in
    let item = try await call.catalogItem(input)
    var errors = UserErrors()
    let typed = errors.optional(input, "size", atMost: 50)
    let size = try await call.size(typed)
    if typed != nil, size.map(item.sizes.contains) != true { errors.add(.invalid, .notInThisSize, "size") }
    if !item.inStock { errors.add(.outOfStock, .itemOutOfStock, "itemId") }
    try errors.throwFirst()
    guard let page = item.page else { throw .failed(.failed, code: .internal) }
    try await call.execute(
        "INSERT INTO item_click (item_id, seller_id, account_id, size) VALUES (\(item.id), \(item.sellerID), \(call.account), \(size))"
    )
    return MutationAnswer(
        .leadingToSeller,
        of: AuditedObject("catalog_item", item.id),
        ["redirectUrl": .string(page), "item": .int(item.id)]
    )
}

extension MutationCall {
    /// The catalogue's spelling of a typed size.
    ///
    /// Nil if it is not a size.
    fileprivate func size(_ typed: String?) async throws(MutationFailure) -> String? {
        guard let typed else { return nil }
        return try await one(String?.self, "SELECT catalog_size_named(\(typed))")
    }
}
