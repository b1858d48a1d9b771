import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Metrics", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct MetricsTests {
    private func scrape(_ fixture: GatewayFixture) async throws -> PrometheusText {
        try await fixture.client { client throws in
            let response = try client.ask("/metrics")
            #expect(response.status == 200)
            #expect(response.values("content-type") == ["text/plain; version=0.0.4; charset=utf-8"])
            return try PrometheusText(response.text)
        }
    }

    @Test("count the requests of all loops by operation and outcome, and the time of their phases")
    func requests() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), loops: 2) { fixture in
            // The kernel spreads connections over the loops.
            for _ in 0..<20 {
                try await fixture.client { client throws in
                    _ = try client.data("query A { recipe(id: \"recipe_1\") { title } }")
                    _ = try client.data("{ recipe(id: \"recipe_2\") { title } }")
                    _ = try client.query("query B { nothing }")
                    _ = try client.ask("/graphql", headers: ["Accept: image/png"])
                }
            }
            let read = try await scrape(fixture)
            func requests(_ operation: String, _ outcome: String) -> Double? {
                read.value("cupboard_requests_total", ["operation": operation, "outcome": outcome])
            }
            #expect(requests("A", "ok") == 20)
            #expect(requests("(anonymous)", "ok") == 20)
            #expect(requests("(none)", "invalid") == 20)
            #expect(requests("(none)", "rejected") == 20)
            #expect(requests("B", "invalid") == nil)
            #expect(read.value("cupboard_request_duration_seconds_count") == 80)
            #expect(read.value("cupboard_operation_duration_seconds_count", ["operation": "A"]) == 20)
            #expect(read.value("cupboard_phase_duration_seconds_count", ["phase": "database"]) == 40)
            let parsed = try #require(read.value("cupboard_phase_duration_seconds_count", ["phase": "parse"]))
            #expect((3...6).contains(parsed))
            #expect(read.value("cupboard_document_lookups_total", ["result": "miss"]) == parsed)
            #expect(read.value("cupboard_document_lookups_total", ["result": "hit"]) == 60 - parsed)
            #expect(read.value("cupboard_documents") == parsed)
            #expect(read.value("cupboard_errors_total", ["code": "GRAPHQL_VALIDATION_FAILED"]) == 20)
            #expect(read.value("cupboard_responses_total", ["status": "406"]) == 20)
            #expect(try #require(read.value("cupboard_database_connections", ["lane": "read"])) >= 1)
            #expect(read.value("cupboard_loops") == 2)
            #expect(try #require(read.value("process_resident_memory_bytes")) > 1_000_000)
            #expect(try #require(read.value("process_cpu_seconds_total")) > 0)
            #expect(try #require(read.value("process_open_fds")) > 3)
            let version = await fixture.onFirstLoop { $0.snapshot.version }
            #expect(read.value("cupboard_schema_info", ["version": version]) == 1)
        }
    }

    @Test("count fields with errors, by code")
    func fieldErrors() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                _ = try client.query("query Wrong { recipe(id: \"x\") { id } }")
            }
            let read = try await scrape(fixture)
            #expect(read.value("cupboard_requests_total", ["operation": "Wrong", "outcome": "field_errors"]) == 1)
            #expect(read.value("cupboard_errors_total", ["code": "BAD_USER_INPUT"]) == 1)
        }
    }

    @Test("count requests of clients that disconnected before the response")
    func clientDisconnected() async throws {
        let database = try SlowFields.database()
        try await GatewayFixture.run(try SlowFields.snapshot(), database: database) { fixture in
            try await fixture.client { client throws in
                try client.send(Client.post(SlowFields.night))
                #expect(try SlowFields.waitForSleepers(1...1, in: database))
                client.resetOnClose()
            }
            // The server notices the disconnection with a delay. The suite's time limit ends the loop if it never does.
            var read = try await scrape(fixture)
            while read.value("cupboard_requests_total", ["operation": "(anonymous)", "outcome": "client_gone"]) != 1 {
                try await Task.sleep(for: .milliseconds(20))
                read = try await scrape(fixture)
            }
            #expect(read.value("cupboard_errors_total", ["code": "TIMEOUT"]) == nil)
        }
    }

    @Test("count executions of mutations by outcome, and report every database lane")
    func mutations() async throws {
        try await GatewayFixture.run(Purses.snapshot(), database: Purses.database(), loops: 2) { fixture in
            for _ in 0..<3 {
                try await fixture.client { client throws in
                    _ = try client.query(#"mutation { count(input: {idempotencyKey: "k"}) { coins } }"#)
                    _ = try client.query("mutation { a: fail(input: {how: REFUSED}) { message } b: fail(input: {how: BUSY}) { message } }")
                }
            }
            let read = try await scrape(fixture)
            func runs(_ mutation: String, _ outcome: String) -> Double? {
                read.value("cupboard_mutations_total", ["mutation": mutation, "outcome": outcome])
            }
            #expect(runs("count", "done") == 1)
            #expect(runs("count", "repeated") == 2)
            #expect(runs("fail", "refused") == 3)
            #expect(runs("fail", "failed") == 3)
            #expect(runs("pay", "done") == nil)
            #expect(try #require(read.value("cupboard_database_connections", ["lane": "writing"])) >= 1)
            for lane in ["read", "slow", "photos", "writing"] {
                #expect(read.value("cupboard_database_requests_waiting", ["lane": lane]) == 0)
            }
        }
    }

    @Test("are read-only")
    func methods() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                let refused = try client.ask("/metrics", method: "DELETE")
                #expect(refused.status == 405)
                #expect(refused.values("allow") == ["GET, HEAD"])
            }
        }
    }

    @Test("limit the number of distinct operation names")
    func names() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.observing.operationNames = 5 }) { fixture in
            try await fixture.client { client throws in
                for number in 0..<40 { _ = try client.data("query Made\(number) { __typename }") }
            }
            let read = try await scrape(fixture)
            #expect(read.value("cupboard_requests_total", ["operation": "(other)", "outcome": "ok"]) == 35)
            #expect(read.samples.count { $0.name == "cupboard_requests_total" } == 6)
        }
    }
}
