import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("The request extension for cost", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct CostExtensionTests {
    @Test("is read by POST and by GET")
    func extensions() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                func cost(_ response: Response) throws -> Value { try response.json().at("extensions.cost") }
                let query = "{ recipes(first: 3) { nodes { id } } }"
                try client.send(Client.post(body: #"{"query":"\#(query)","extensions":{"cost":true}}"#))
                let posted = try client.response()
                #expect(posted.text.hasPrefix(#"{"data":{"recipes":"#))
                let reportedCost = try cost(posted)
                #expect(reportedCost["limit"].int == 5_000)
                let target = "/graphql?query=%7B__typename%20recipes(first:3)%7Bnodes%7Bid%7D%7D%7D&extensions=%7B%22cost%22:true%7D"
                #expect(try cost(client.ask(target))["requested"].int == reportedCost["requested"].int)
                #expect(try cost(client.query(query)) == .null)
                try client.send(Client.post(body: #"{"query":"{ __typename }","extensions":{"cost":true}}"#))
                let constant = #"{"data":{"__typename":"Query"},"extensions":{"cost":{"requested":0,"limit":5000,"levels":[]}}}"#
                #expect(try client.response().text == constant)
            }
        }
    }
}
