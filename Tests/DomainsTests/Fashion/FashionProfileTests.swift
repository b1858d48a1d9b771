import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Fashion profiles", .tags(.database), .timeLimit(.minutes(20)))
struct FashionProfileTests {
    private static let fields =
        "fashionProfile { interests styles sizes colors priceRange { min { amount } max { amount currencyCode } } isComplete }"

    /// Saves Ana's profile, which must succeed, and returns it.
    private static func save(_ input: String, _ client: EngineClient, _ wardrobe: Wardrobe) throws -> Value {
        let payload = try client.change("updateFashionProfile", input, "account { \(fields) }", as: wardrobe.ana)
        #expect(payload["message"] == "Fashion profile saved" && payload.mistakes == [])
        return payload.at("account.fashionProfile")
    }

    @Test("accept tags and sizes in various spellings, keep omitted fields, and are complete when every part is set")
    func update() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            try await wardrobe.fixture.client { client throws in
                func save(_ input: String) throws -> Value { try Self.save(input, client, wardrobe) }
                #expect(try client.data("{ viewer { \(Self.fields) } }", as: wardrobe.ana).at("viewer.fashionProfile") == .null)
                let first = try save(#"styles: ["Boho", "bohemio", "vintage"], sizes: ["m", "one size", "38"], colors: [RED, BLACK, RED]"#)
                #expect(
                    first == [
                        "interests": [], "styles": ["boho", "vintage"], "sizes": ["M", "ONE_SIZE", "38"], "colors": ["BLACK", "RED"],
                        "priceRange": nil,
                        "isComplete": false,
                    ]
                )
                let second = try save(#"interests: ["wedding guest", "Verano"], priceRange: {max: "80.005"}"#)
                #expect(second["interests"] == ["wedding-guest", "summer"] && second["styles"] == ["boho", "vintage"])
                #expect(second["priceRange"] == ["min": nil, "max": ["amount": "80.00", "currencyCode": "USD"]])
                #expect(second["isComplete"] == true)
                let third = try save("sizes: [], priceRange: null")
                #expect(third["sizes"] == [] && third["priceRange"] == .null && third["isComplete"] == false)
                #expect(try save("") == third)
            }
        }
    }

    @Test("reject unknown tags and sizes, invalid price ranges and long lists, and stay unchanged")
    func rejected() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            try await wardrobe.fixture.client { client throws in
                let saved = try Self.save(#"interests: ["summer"], styles: ["boho", "vintage"], colors: [RED]"#, client, wardrobe)
                let wrong = try client.change(
                    "updateFashionProfile",
                    #"styles: ["boho", "nonsense"], interests: ["'; DROP TABLE account; --"], sizes: ["7 leagues", " ", "0"], priceRange: {min: 9, max: "8.99"}"#,
                    as: wardrobe.ana
                )
                #expect(
                    wrong.mistakes == [
                        "interests: Please use tags of the catalogue, such as “boho” or “wedding guest”",
                        "styles: Please use tags of the catalogue, such as “boho” or “wedding guest”",
                        "sizes: Please use sizes of the catalogue, such as M, 38 or “one size”",
                        "priceRange.max: Please enter at least as much as the minimum",
                    ]
                )
                for range in ["{min: -1}", "{max: 100001}", "{min: 1e300}"] {
                    let payload = try client.change("updateFashionProfile", "priceRange: \(range)", as: wardrobe.ana)
                    #expect(payload.codes == ["OUT_OF_RANGE"], "\(range)")
                }
                let many = "sizes: [\(Array(repeating: "\"M\"", count: 11).joined(separator: ", "))]"
                let tooMany = try client.change("updateFashionProfile", many, as: wardrobe.ana, language: .spanish)
                #expect(tooMany.mistakes == ["sizes: Como máximo 10 valores"])
                #expect(try client.data("{ viewer { \(Self.fields) } }", as: wardrobe.ana).at("viewer.fashionProfile") == saved)
            }
        }
    }

    @Test("can be deleted without affecting the account and its wish list, and are private")
    func delete() async throws {
        try await Wardrobe.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                _ = try client.change("updateFashionProfile", "colors: [RED]", as: wardrobe.ana)
                _ = try client.change("addToWishlist", #"itemId: "catalog_item_3""#, as: wardrobe.ana)
                let id = "fashion_profile_\(wardrobe.ana.number)"
                let node = "{ node(id: \"\(id)\") { ... on FashionProfile { colors } } }"
                #expect(try client.data(node, as: wardrobe.ana).at("node.colors") == ["RED"])
                let admin = try Member("Ada", isAdmin: true, in: wardrobe.session)
                for other in [wardrobe.bo, admin] {
                    #expect(try client.data(node, as: other)["node"] == .null)
                    let account =
                        "{ node(id: \"\(wardrobe.ana.id)\") { ... on Account { fashionProfile { colors } wishlist { totalCount } } } }"
                    let seen = try client.query(account, as: other).json()
                    #expect([.null, ["fashionProfile": nil, "wishlist": nil]].contains(seen.at("data.node")), "\(seen)")
                }
                let payload = try client.change(
                    "deleteFashionProfile",
                    "",
                    "account { id \(Self.fields) wishlist { totalCount } }",
                    as: wardrobe.ana
                )
                #expect(payload["message"] == "Fashion profile deleted")
                #expect(payload["account"] == ["id": .string(wardrobe.ana.id), "fashionProfile": nil, "wishlist": ["totalCount": 1]])
                #expect(
                    try client.change("deleteFashionProfile", "", as: wardrobe.ana)["message"] == "Fashion profile deleted",
                    "deleting twice succeeds"
                )
            }
        }
    }
}
