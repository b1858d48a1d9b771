import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Wish lists and reactions", .tags(.database), .timeLimit(.minutes(20)))
struct ItemsOfAccountTests {
    /// The items of an account's wish list.
    private static func wishlist(_ client: EngineClient, _ arguments: String = "", as member: Member) throws -> [String] {
        let items = try client.data("{ viewer { wishlist\(arguments) { nodes { id } } } }", as: member).at("viewer.wishlist.nodes").items
        return items.compactMap { $0["id"].string?.split(separator: "_").last.map(String.init) }
    }

    /// Adds an item to a wish list, or removes it, and returns the payload.
    private static func change(_ client: EngineClient, _ mutation: String, _ item: Int, as member: Member) throws -> Value {
        try client.change(mutation, "itemId: \"catalog_item_\(item)\"", "item { isWished }", as: member)
    }

    @Test("are private, newest first, and ignore repeated additions and removals")
    func lists() async throws {
        try await Wardrobe.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                for item in [3, 8, 3, 5] {
                    let payload = try Self.change(client, "addToWishlist", item, as: wardrobe.ana)
                    #expect(payload["message"] == "Added to your wish list" && payload.at("item.isWished") == true)
                }
                #expect(try Self.wishlist(client, as: wardrobe.ana) == ["5", "8", "3"])
                #expect(try Self.wishlist(client, as: wardrobe.bo) == [])
                for _ in 0..<2 {
                    let payload = try Self.change(client, "removeFromWishlist", 8, as: wardrobe.ana)
                    #expect(payload["message"] == "Removed from your wish list" && payload.at("item.isWished") == false)
                }
                #expect(try Self.wishlist(client, as: wardrobe.ana) == ["5", "3"])
                // `isWished` is correct in every list, and only for the account itself.
                let query = #"{ nodes(ids: ["catalog_item_3", "catalog_item_5", "catalog_item_8"]) { ... on CatalogItem { isWished } } }"#
                func wished(_ member: Member?) throws -> Int {
                    try client.data(query, as: member)["nodes"].items.count { $0["isWished"] == true }
                }
                #expect(try wished(wardrobe.ana) == 2)
                #expect(try wished(wardrobe.bo) == 0 && wished(nil) == 0)
            }
        }
    }

    @Test("can be filtered, searched and counted by facet")
    func filters() async throws {
        try await Wardrobe.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                for item in [3, 8, 5] { _ = try Self.change(client, "addToWishlist", item, as: wardrobe.ana) }
                #expect(try Self.wishlist(client, "(filter: {inStock: false})", as: wardrobe.ana) == ["8"])
                #expect(
                    try Self.wishlist(client, #"(filter: {search: "silk"})"#, as: wardrobe.ana)
                        == ["8", "5"].filter { wardrobe.isSilk($0) }
                )
                let facets = try client.data(
                    #"{ viewer { wishlist(filter: {colors: [RED]}) { totalCount facets { name values { value count } } } } }"#,
                    as: wardrobe.ana
                ).at("viewer.wishlist.facets")
                let brands = facets.items.first { $0["name"] == "brands" }?["values"].items.map {
                    "\($0["value"].string ?? "") \($0["count"].int ?? 0)"
                }
                #expect(
                    try brands
                        == wardrobe.session.column(
                            "SELECT brand || ' ' || count(*) FROM catalog_item WHERE id IN (3, 8, 5) AND 'RED' = ANY (colors) GROUP BY brand ORDER BY count(*) DESC, brand"
                        )
                )
            }
        }
    }

    @Test("like and dislike exclude each other and can be removed")
    func reactions() async throws {
        try await Wardrobe.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                func react(_ reaction: String, language: Language = .english) throws -> [Value] {
                    let payload = try client.change(
                        "reactToItem",
                        "itemId: \"catalog_item_3\", reaction: \(reaction)",
                        "item { reaction }",
                        as: wardrobe.ana,
                        language: language
                    )
                    let lists = try client.data(
                        "{ viewer { likedItems { totalCount } dislikedItems { totalCount } } }",
                        as: wardrobe.ana
                    )["viewer"]
                    return [
                        payload["message"], payload.at("item.reaction"), lists.at("likedItems.totalCount"),
                        lists.at("dislikedItems.totalCount"),
                    ]
                }
                #expect(try react("LIKE") == ["You like this", "LIKE", 1, 0])
                #expect(try react("LIKE") == ["You like this", "LIKE", 1, 0])
                #expect(try react("DISLIKE") == ["We will not pick this for you again", "DISLIKE", 0, 1])
                #expect(try react("LIKE", language: .spanish) == ["Te gusta", "LIKE", 1, 0])
                #expect(try react("NONE") == ["Reaction removed", "NONE", 0, 0])
                #expect(try react("NONE") == ["Reaction removed", "NONE", 0, 0])
                let seen = try client.data(#"{ catalogItem(id: "catalog_item_3") { reaction } }"#, as: wardrobe.bo)
                #expect(seen.at("catalogItem.reaction") == "NONE")
            }
        }
    }

    @Test("concurrent reactions leave at most one")
    func together() async throws {
        try await Wardrobe.run { wardrobe in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        try await wardrobe.fixture.client {
                            let reaction = ["LIKE", "DISLIKE", "NONE"][number % 3]
                            _ = try $0.change("reactToItem", "itemId: \"catalog_item_3\", reaction: \(reaction)", as: wardrobe.ana)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try Int(wardrobe.session.column("SELECT count(*) FROM item_reaction")[0]) ?? 2 <= 1)
            #expect(try wardrobe.session.column("SELECT count(*) FROM audit_entry WHERE action = 'reactToItem'") == ["12"])
        }
    }
}

extension Wardrobe {
    fileprivate func isSilk(_ id: String) -> Bool {
        (try? session.column("SELECT title_en LIKE 'Silk%' FROM catalog_item WHERE id = \(id)")) == ["true"]
    }
}
