import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Audit of administrators' reads", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AuditedReadingTests {
    @Test("records each request under its id, including batch entries and GET, but not plans")
    func requests() async throws {
        try await GatewayFixture.run(configure: { $0.requests.batch = 5 }) { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            let count = "SELECT count(*) FROM audit_entry WHERE action = 'read'"
            try await fixture.client { client throws in
                let headers = admin.headers + ["X-Request-Id: look-1"]
                let byGET = try client.ask("/graphql?query=%7Baccounts%7BtotalCount%7D%7D", headers: headers)
                #expect(try byGET.json().errors == .null)
                #expect(try fixture.column(count) == ["1"])
                let list = #"{"query":"{ accounts(first: 1) { nodes { email } } }"}"#
                try client.send(Client.post(body: "[\(list),{\"query\":\"{ viewer { id } }\"},\(list)]", headers: admin.headers))
                #expect(try client.response().json().items.allSatisfy { $0.errors == .null })
                #expect(try fixture.column(count) == ["3"])
                let asksForPlan = admin.headers + ["Accept: application/vnd.cupboard.plan+json"]
                let plan = try client.query("{ accounts { totalCount } }", headers: asksForPlan)
                #expect(plan.status == 200)
                #expect(try fixture.column(count) == ["3"])
                let refused = try client.query("{ accounts { totalCount } }", headers: [])
                #expect(try refused.json().errorCode == "UNAUTHENTICATED")
                #expect(try fixture.column(count) == ["3"])
            }
        }
    }
}
