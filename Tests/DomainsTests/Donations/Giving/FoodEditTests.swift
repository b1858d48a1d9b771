import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Edits of food that change nothing, or only a part", .tags(.database), .timeLimit(.minutes(20)))
struct FoodEditTests {
    /// The version of a row and the numbers of e-mails and notifications, which show whether anybody could have learned of an edit.
    private static func traces(_ town: DonationFixture, _ table: StaticString, _ id: String) throws -> [String] {
        try town.session.run(
            """
            SELECT xmin::text || ' ' || updated_at AS text FROM \(name: table) WHERE id = \(town.number(id))
            UNION ALL SELECT count(*)::text FROM email_outbox UNION ALL SELECT count(*)::text FROM notification
            """
        ).decode(String.self)
    }

    @Test("a request that is edited to what it is reaches nobody, and succeeds")
    func request() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                _ = try client.change("setNotificationPreferences", "donations: true", as: town.donor)
                let request = try town.request(client, town.post(client), 2, by: town.ana)
                _ = try client.change("editFoodRequest", "id: \"\(request)\", note: \"At six\"", as: town.ana)
                try town.deliver()
                let before = try Self.traces(town, "food_request", request)
                for edit in ["", "quantity: 2", "note: \"At six\"", "quantity: 2.0, note: \" At six \"", "quantity: null"] {
                    let payload = try client.change(
                        "editFoodRequest",
                        "id: \"\(request)\", \(edit)",
                        "foodRequest { quantity note }",
                        as: town.ana
                    )
                    #expect(payload["message"].string == "Request edited successfully", "\(edit)")
                    #expect(payload["foodRequest"] == ["quantity": 2, "note": "At six"])
                    #expect(try Self.traces(town, "food_request", request) == before, "\(edit)")
                }
                // A real change of either part reaches the donor.
                for edit in ["note: \"At seven\"", "note: null", "quantity: 3"] {
                    let before = try Self.traces(town, "food_request", request)
                    try town.deliver()
                    #expect(try client.change("editFoodRequest", "id: \"\(request)\", \(edit)", as: town.ana).codes == [])
                    let after = try Self.traces(town, "food_request", request)
                    #expect(zip(before, after).allSatisfy { $0 != $1 }, "\(edit)")
                }
            }
        }
    }

    @Test("an edit of only the note does not fail because of the quantity")
    func note() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let request = try town.request(client, post, 4, by: town.ana)
                _ = try client.change("editFoodPost", "id: \"\(post)\", quantity: 3", as: town.donor)
                for edit in ["note: \"At six\"", "note: \"At seven\", quantity: 4"] {
                    #expect(try client.change("editFoodRequest", "id: \"\(request)\", \(edit)", as: town.ana).codes == [], "\(edit)")
                }
                let received = "{ viewer { receivedFoodRequests { nodes { quantity note } } } }"
                let nodes = try client.data(received, as: town.donor).at("viewer.receivedFoodRequests.nodes")
                #expect(nodes == [["quantity": 4, "note": "At seven"]])
                // A new quantity has to be available.
                for (edit, codes) in [("quantity: 5", ["FOOD_UNAVAILABLE"]), ("quantity: 3", [])] {
                    #expect(try client.change("editFoodRequest", "id: \"\(request)\", \(edit)", as: town.ana).codes == codes, "\(edit)")
                }
            }
        }
    }

    @Test("a request for expired or hidden food is not edited, with the reason")
    func gone() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                let edit = "id: \"\(try town.request(client, post, by: town.ana))\", note: \"At six\""
                try town.session.run("UPDATE account SET status = 'DISABLED' WHERE id = \(town.donor.number)")
                #expect(try client.change("editFoodRequest", edit, as: town.ana).mistakes == ["id: This food is no longer offered"])
                try town.session.run("UPDATE account SET status = 'ACTIVE' WHERE id = \(town.donor.number)")
                try town.session.run("UPDATE food_post SET expires_at = now() - interval '1 minute' WHERE id = \(town.number(post))")
                #expect(try client.change("editFoodRequest", edit, as: town.ana).mistakes == ["id: This food has expired"])
            }
        }
    }

    @Test("a post or a contact that is edited to what it is stays untouched")
    func post() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let expiry = DonationFixture.tomorrow
                let ingredients = #"ingredientIds: ["ingredient_3", "ingredient_1"]"#
                let post = try town.post(
                    client,
                    ["expiresAt": "\"\(expiry)\"", "description": #""Dark""#, "ingredientIds": #"["ingredient_3", "ingredient_1"]"#]
                )
                let before = try Self.traces(town, "food_post", post)
                let place = #"location: {address: "Secret Street 1, Sevilla", latitude: 37.38611, longitude: -5.99222}"#
                let details = """
                    title: " Bread ", description: "Dark", foodType: BAKED_GOODS, quantity: 5.0, unit: LOAF, expiresAt: "\(expiry)", \(place)
                    """
                for edit in ["", "photo: null", "title: \"Bread\"", ingredients, "quantity: null", "\(details), \(ingredients)"] {
                    let payload = try client.change("editFoodPost", "id: \"\(post)\", \(edit)", as: town.donor)
                    #expect(payload["message"].string == "Updated food details", "\(edit)")
                    #expect(try Self.traces(town, "food_post", post) == before, "\(edit)")
                }
                let contact = #"contact: {name: "Dora", email: "DORA@example.org", phone: "+34 954 11 22 33"}"#
                let payload = try client.change("editFoodPostContact", "id: \"\(post)\", \(contact)", as: town.donor)
                #expect(payload["message"].string == "Updated contact details")
                #expect(try Self.traces(town, "food_post", post) == before)

                // Each part is compared.
                let edits = [
                    "title: \"Rye\"", "description: null", "foodType: OTHER", "quantity: 6", "unit: BAG",
                    "expiresAt: \"\(DonationFixture.moment(after: 90_000))\"", #"location: {address: "Lane 2, Villarriba"}"#,
                    #"ingredientIds: ["ingredient_1", "ingredient_3"]"#, "ingredientIds: []",
                ]
                for edit in edits {
                    let before = try Self.traces(town, "food_post", post)
                    #expect(try client.change("editFoodPost", "id: \"\(post)\", \(edit)", as: town.donor).codes == [])
                    #expect(try Self.traces(town, "food_post", post) != before, "\(edit)")
                }
                for contact in [#"{name: "Dora", phone: "+34 954 11 22 33"}"#, #"{name: "Dario", phone: "+34 954 11 22 33"}"#] {
                    let before = try Self.traces(town, "food_post", post)
                    _ = try client.change("editFoodPostContact", "id: \"\(post)\", contact: \(contact)", as: town.donor)
                    #expect(try Self.traces(town, "food_post", post) != before, "\(contact)")
                }
            }
        }
    }
}
