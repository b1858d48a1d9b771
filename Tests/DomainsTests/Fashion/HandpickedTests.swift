import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Handpicked items", .tags(.database), .timeLimit(.minutes(20)))
struct HandpickedTests {
    private static let fields =
        "totalCount edges { matchedTags reason node { id inStock tags reaction } } facets { name values { value count } }"

    @Test("are in stock, not disliked and ordered by interest, with a reason in both languages")
    func picked() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            var generator = SeededGenerator(seed: 3)
            try wardrobe.chooseAtRandom(for: wardrobe.ana, &generator)
            let ranked = try await wardrobe.ids("catalogItems", "filter: {inStock: true}, orderBy: {field: INTEREST}", as: wardrobe.ana).ids
            let disliked = try wardrobe.session.column(
                "SELECT item_id FROM item_reaction WHERE account_id = \(wardrobe.ana.number) AND reaction = 'DISLIKE'"
            )
            let picked = try await wardrobe.ids("handpicked", "", as: wardrobe.ana)
            #expect(disliked.count > 5 && picked.ids == ranked.filter { !disliked.contains($0) })
            #expect(picked.total == picked.ids.count)
            #expect(try await wardrobe.ids("handpicked", "", as: wardrobe.ana, isBackward: true).ids == picked.ids)

            try await wardrobe.fixture.client { client throws in
                let list = try client.data("{ handpicked(first: 100) { \(Self.fields) } }", as: wardrobe.ana)["handpicked"]
                for edge in list["edges"].items {
                    #expect(edge.at("node.inStock") == true && edge.at("node.reaction") != "DISLIKE" && edge["matchedTags"].items.isEmpty)
                    #expect(edge["reason"].string?.isEmpty == false)
                }
                // Facets count the picked items only.
                let stock = list["facets"].items.first { $0["name"] == "inStock" }?["values"].items ?? []
                #expect(stock.map { [$0["value"], $0["count"]] } == [[.string("true"), .int(Int64(picked.ids.count))]])
                // Other lists have no matched tags and no reason.
                let other = try client.data("{ catalogItems(first: 1) { edges { matchedTags reason } } }", as: wardrobe.ana)
                #expect(other.at("catalogItems.edges.0") == ["matchedTags": nil, "reason": nil])
            }
        }
    }

    @Test("can be requested by tags in both languages, most matching tags first")
    func tags() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            try await wardrobe.fixture.client { client throws in
                func list(_ tags: String, as member: Member? = nil, language: Language = .english) throws -> [Value] {
                    try client.data("{ handpicked(first: 100, tags: \(tags)) { \(Self.fields) } }", as: member, language: language).at(
                        "handpicked.edges"
                    ).items
                }
                let weddings = try list(#"["wedding-guest", "summer"]"#, as: wardrobe.ana)
                #expect(try list(#"["Wedding Guest", "verano", "invitada"]"#, as: wardrobe.ana) == weddings)
                let matched = weddings.map { $0["matchedTags"].items.compactMap(\.string) }
                #expect(matched.first == ["wedding-guest", "summer"])
                #expect(matched.map(\.count) == matched.map(\.count).sorted(by: >) && !matched.contains([]))
                let expected = try wardrobe.session.column(
                    "SELECT count(*) FROM catalog_item WHERE in_stock AND tags && '{wedding-guest,summer}'"
                )
                #expect([String(weddings.count)] == expected)
                for edge in weddings {
                    let own = edge.at("node.tags").items
                    #expect(edge["matchedTags"].items == ["wedding-guest", "summer"].filter(own.contains))
                }
                #expect(weddings.first?["reason"].string?.hasPrefix("As you asked: Wedding guest, Summer") == true)
                let spanish = try list(#"["boda"]"#, language: .spanish)
                #expect(spanish.first?["reason"].string?.hasPrefix("Como pediste: Invitada") == true)
                #expect(try list(#"["no such tag"]"#).isEmpty)
                #expect(try client.data("{ handpicked(tags: []) { totalCount } }").at("handpicked.totalCount").int ?? 0 > 0)
                let many = (0...10).map { "\"tag-\($0)\"" }.joined(separator: ", ")
                #expect(try client.query("{ handpicked(tags: [\(many)]) { totalCount } }").json().errorCode == "ARGUMENT_TOO_LONG")
            }
        }
    }

    @Test("state the exact reasons from the profile")
    func reasons() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            try wardrobe.session.execute(
                """
                UPDATE catalog_item SET in_stock = id IN (30, 60);
                UPDATE catalog_item SET tags = '{boho}', colors = '{RED}', sizes = '{M}', price_minor = 5900, brand = 'Solo' WHERE id = 30;
                UPDATE catalog_item SET tags = '{office}', colors = '{BLUE}', sizes = '{XL}', price_minor = 9900, brand = 'Duo' WHERE id = 60;
                -- The range ends within the band of both.
                INSERT INTO fashion_profile VALUES (\(wardrobe.ana.number), '{}', '{boho}', '{M}', '{RED}', 5000, 6000)
                """
            )
            try await wardrobe.fixture.client { client throws in
                func reasons(_ language: Language) throws -> [String?] {
                    try client.data("{ handpicked { edges { reason } } }", as: wardrobe.ana, language: language).at("handpicked.edges")
                        .items.map {
                            $0["reason"].string
                        }
                }
                #expect(
                    try reasons(.english) == [
                        "You like: Boho. In your colours. In your size. Within your price range", "From the catalogue’s favourites",
                    ]
                )
                #expect(
                    try reasons(.spanish) == [
                        "Te gusta: Bohemio. En tus colores. En tu talla. Dentro de tu presupuesto", "De los favoritos del catálogo",
                    ]
                )
            }
        }
    }
}
