import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@Suite("Editing food requests, and the history of both sides", .tags(.database), .timeLimit(.minutes(20)))
struct FoodRequestEditTests {
    private static let received = "{ viewer { receivedFoodRequests { nodes { id quantity note status } } } }"

    @Test("an edit is visible in the donor's list, and the donor is notified")
    func edited() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let request = try town.request(client, town.post(client, ["unit": "KILOGRAM"]), by: town.ana)
                try town.deliver()
                let payload = try client.change(
                    "editFoodRequest",
                    "id: \"\(request)\", quantity: 2.5, note: \"At noon\"",
                    "foodRequest { quantity note }",
                    as: town.ana
                )
                #expect(payload["message"].string == "Request edited successfully")
                let listed = try client.data(Self.received, as: town.donor).at("viewer.receivedFoodRequests.nodes")
                #expect(listed == [["id": .string(request), "quantity": 2.5, "note": "At noon", "status": "PENDING"]])
                #expect(try town.emails(to: town.donor) == ["Someone has requested your food", "A request has changed"])
            }
        }
    }

    @Test("requests for more than is available are refused and change nothing")
    func unavailable() async throws {
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                let post = try town.post(client, ["unit": "KILOGRAM"])
                let request = try town.request(client, post, 2, by: town.ana)
                let attempts = [
                    ("editFoodRequest", "id: \"\(request)\", quantity: 5.01", town.ana),
                    ("sendFoodRequest", "foodPostId: \"\(post)\", quantity: 5.01", town.bo),
                ]
                for (mutation, input, member) in attempts {
                    let payload = try client.change(mutation, input, "foodRequest { id }", as: member)
                    #expect(payload["message"].string == "Unavailable. Please try again" && payload.codes == ["FOOD_UNAVAILABLE"])
                    #expect(payload["foodRequest"] == .null)
                    let spanish = try client.change(mutation, input, as: member, language: .spanish)
                    #expect(spanish["message"].string == "No disponible. Inténtalo de nuevo")
                }
                let listed = try client.data(Self.received, as: town.donor).at("viewer.receivedFoodRequests.nodes").items
                #expect(listed.map { $0["quantity"] } == [2])
                // A request for the whole available quantity is allowed.
                #expect(try client.change("editFoodRequest", "id: \"\(request)\", quantity: 5", as: town.ana).codes == [])
            }
        }
    }

    @Test("both sides can filter their requests by status")
    func history() async throws {
        let statuses = ["PENDING", "ACCEPTED", "DECLINED", "RESERVED", "CANCELLED", "WITHDRAWN", "EXPIRED"]
        try await EngineFixture.run { fixture in
            let town = try DonationFixture(fixture.database)
            try await fixture.client { client throws in
                var requests: [String] = []
                for status in statuses {
                    let request = try town.request(client, town.post(client), by: town.ana)
                    try town.bring(client, request, to: status, of: town.ana)
                    requests.append(request)
                }
                for (side, member) in [("foodRequests", town.ana), ("receivedFoodRequests", town.donor)] {
                    func found(_ argument: String) throws -> [String] {
                        let list = try client.data("{ viewer { \(side)\(argument) { totalCount nodes { id status } } } }", as: member)
                        let nodes = list.at("viewer.\(side).nodes").items
                        #expect(list.at("viewer.\(side).totalCount").int == nodes.count)
                        return nodes.map { "\($0["id"].string ?? "") \($0["status"].string ?? "")" }
                    }
                    let all = zip(requests, statuses).map { "\($0) \($1)" }
                    #expect(try found("") == all.reversed(), "newest first")
                    for (index, status) in statuses.enumerated() { #expect(try found("(status: \(status))") == [all[index]]) }
                }
                let totals = "{ viewer { foodRequests { totalCount } receivedFoodRequests { totalCount } } }"
                let none: Value = ["foodRequests": ["totalCount": 0], "receivedFoodRequests": ["totalCount": 0]]
                #expect(try client.data(totals, as: town.bo)["viewer"] == none)
            }
        }
    }
}
