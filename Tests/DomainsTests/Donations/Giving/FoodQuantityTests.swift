import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Quantities of food that is counted", .tags(.database), .timeLimit(.minutes(20)))
struct FoodQuantityTests {
    private static let whole = "quantity: Please enter a whole number, such as 3"

    @Test(
        "are whole numbers only in counted units",
        arguments: [
            ("1.50", "PIECE", false), ("1.50", "LOAF", false), ("0.01", "LOAF", false), ("3.00", "PIECE", true), ("3", "LOAF", true),
            ("1.50", "KILOGRAM", true), ("0.25", "LITER", true), ("0.50", "PORTION", true), ("2.50", "BOX", true),
        ]
    )
    func units(decimal: String, unit: String, isAllowed: Bool) {
        #expect(Quantity(decimal: decimal).isAllowed(in: unit) == isAllowed)
    }

    @Test("are checked in posts, requests and edits of both", arguments: ["PIECE", "LOAF"])
    func checked(unit: String) async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client, ["unit": unit, "quantity": "9"])
                let sent = "foodPostId: \"\(post)\""
                #expect(try client.change("sendFoodRequest", "\(sent), quantity: 1.5", as: town.ana).mistakes == [Self.whole])
                let request = try town.request(client, post, 2, by: town.ana)
                let edit = "id: \"\(request)\", quantity: 2.25"
                let payload = try client.change("editFoodRequest", edit, as: town.ana, language: .spanish)
                #expect(payload.mistakes == ["quantity: Introduce un número entero, como 3"])
                #expect(payload.codes == ["TOO_PRECISE"])
                #expect(try client.change("editFoodPost", "id: \"\(post)\", quantity: 9.5", as: town.donor).mistakes == [Self.whole])
                #expect(try client.change("editFoodPost", "id: \"\(post)\", quantity: 8.0", as: town.donor).codes == [])
                #expect(try client.change("editFoodRequest", "id: \"\(request)\", quantity: 3", as: town.ana).codes == [])

                // Two and a half kilograms cannot become two and a half pieces.
                let weighed = try town.post(client, ["unit": "KILOGRAM", "quantity": "2.5"])
                #expect(try client.change("sendFoodRequest", "foodPostId: \"\(weighed)\", quantity: 0.5", as: town.bo).codes == [])
                _ = try client.change("withdrawFoodRequest", "id: \"food_request_\(try Self.last(town))\"", as: town.bo)
                #expect(try client.change("editFoodPost", "id: \"\(weighed)\", unit: \(unit)", as: town.donor).mistakes == [Self.whole])
                #expect(try client.change("editFoodPost", "id: \"\(weighed)\", unit: \(unit), quantity: 2", as: town.donor).codes == [])
            }
        }
    }

    @Test("stay as they are in older posts until they are edited")
    func older() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client)
                try town.session.run("UPDATE food_post SET quantity = 2.5 WHERE id = \(town.number(post))")
                let edit = "id: \"\(post)\", title: \"Half a loaf\", quantity: 2.5, unit: LOAF"
                let payload = try client.change("editFoodPost", edit, "foodPost { title quantity }", as: town.donor)
                #expect(payload["foodPost"] == ["title": "Half a loaf", "quantity": 2.5])
                #expect(try client.change("editFoodPost", "id: \"\(post)\", quantity: 1.5", as: town.donor).mistakes == [Self.whole])
            }
        }
    }

    private static func last(_ town: DonationFixture) throws -> String {
        try town.session.column("SELECT max(id) FROM food_request").first ?? ""
    }
}
