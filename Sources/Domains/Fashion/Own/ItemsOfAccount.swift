import Engine
import GraphQL
import Planner
import Postgres

/// The wished, liked and disliked items of an account, for that account only.
@FieldBindings var itemsOfAccount: [FieldBinding] {
    wishlistOfAccount
    ownItems("likedItems") { account in
        "SELECT item_id, created_at FROM item_reaction WHERE account_id = \(account) AND is_like(reaction)"
    }
    ownItems("dislikedItems") { account in
        "SELECT item_id, created_at FROM item_reaction WHERE account_id = \(account) AND is_dislike(reaction)"
    }
}

/// The wish list of an account.
@FieldBindings var wishlistOfAccount: [FieldBinding] {
    ownItems("wishlist") { account in "SELECT item_id, created_at FROM wished_item WHERE account_id = \(account)" }
}

/// A list of items of an account, the last added first.
private func ownItems(_ name: StaticString, _ added: @escaping @Sendable (_ account: SQL) -> SQL) -> [FieldBinding] {
    connection(
        name,
        "CatalogItem",
        orders: .fixed(.descending(.timestamp) { "\($0).added_at" }),
        from: { account, _ in
            """
            SELECT item.*, added.created_at AS added_at FROM (\(added(account ?? "NULL"))) AS added \
            JOIN catalog_item AS item ON item.id = added.item_id
            """
        },
        excludesHidden: true,
        search: catalogItemSearch,
        fields: { facets { account, _ in "among => ARRAY(SELECT item_id FROM (\(added(account))) AS added)" } },
        filter: catalogItemFilter
    )
}

/// The viewer's wish and reaction for an item.
@FieldBindings var itemForViewer: [FieldBinding] {
    field("isWished") { item, scope in
        scope.viewer.map { "EXISTS (SELECT FROM wished_item WHERE account_id = \($0) AND item_id = \(item).id)" } ?? "false"
    }
    field("reaction") { item, scope in
        let reaction: SQL? = scope.viewer.map { "(SELECT reaction FROM item_reaction WHERE account_id = \($0) AND item_id = \(item).id)" }
        return "reaction_or_none(\(reaction ?? "NULL"))"
    }
}

/// `addToWishlist`: adds an item to the wish list.
let addToWishlist = choice("addToWishlist", { _ in .itemWished }) { item, _, call in
    ["INSERT INTO wished_item (account_id, item_id) VALUES (\(call.account), \(item)) ON CONFLICT DO NOTHING"]
}

/// `removeFromWishlist`: removes an item from the wish list.
let removeFromWishlist = choice("removeFromWishlist", { _ in .itemUnwished }) { item, _, call in
    ["DELETE FROM wished_item WHERE account_id = \(call.account) AND item_id = \(item)"]
}

/// `reactToItem`: stores or removes the account's reaction to an item.
let reactToItem = choice("reactToItem", { Reaction($0).message }) { item, input, call in
    switch Reaction(input) {
    case .none: ["DELETE FROM item_reaction WHERE account_id = \(call.account) AND item_id = \(item)"]
    case .some(let reaction):
        [
            """
            INSERT INTO item_reaction (account_id, item_id, reaction) VALUES (\(call.account), \(item), \(reaction, as: "reaction"))
            ON CONFLICT (account_id, item_id) DO UPDATE SET reaction = excluded.reaction, created_at = now()
            WHERE item_reaction.reaction <> excluded.reaction
            """
        ]
    }
}

/// The reaction in an input.
private enum Reaction {
    case none
    case some(String)

    init(_ input: MutationInput) {
        self = input.enumValue("reaction").flatMap { $0 == "NONE" ? nil : .some($0) } ?? .none
    }

    var message: Message {
        switch self {
        case .some("LIKE"): .itemLiked
        case .some: .itemDisliked
        case .none: .itemReactionRemoved
        }
    }
}

/// Creates a mutation that marks an item of the catalogue for the account.
private func choice(
    _ name: StaticString,
    _ message: @escaping @Sendable (MutationInput) -> Message,
    _ change: @escaping @Sendable (_ item: Int64, _ input: MutationInput, _ call: MutationCall) -> [BoundStatement]
) -> Mutation {
    mutation(name, for: .signedIn, in: .fashion) {
        changed("item", "CatalogItem")
    } rules: { input, call async throws(MutationFailure) in
        let item = try await call.catalogItem(input)
        try await call.execute(change(item.id, input, call))
        return MutationAnswer(message(input), of: AuditedObject("catalog_item", item.id), ["item": .int(item.id)])
    }
}
