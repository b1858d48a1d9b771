import GraphQL
import Logging
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("The request log", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct RequestLogTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

    /// The text of a log at level debug, shared by the tests that only read it.
    private static let debugLog = Task { try await recordDebugLog() }

    /// Returns the log of six requests: one with an invalid token, four with an operation and a trace, and one with an invalid document.
    private static func recordDebugLog() async throws -> String {
        let file = try LogFile(level: .debug)
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.log = file.log
            // No request counts as slow, even on a busy machine.
            configuration.observing.slowRequest = .seconds(600)
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            try await fixture.client { client throws in
                let headers = [
                    "X-Request-Id: my.id_1-2", "X-Session: s3cret-header", "Cookie: s3cret-cookie",
                    "traceparent: 00-\(Self.trace)-00f067aa0ba902b7-01",
                ]
                let query = """
                    query Named($text: String!) {
                      search(text: $text, first: 1) { nodes { __typename } }
                      other: search(text: "s3cret-literal", first: 1) { nodes { __typename } }
                    }
                    """
                #expect(try client.query("mutation { logOut { message } }", headers: ["Authorization: Bearer cps_s3cret"]).status == 401)
                for _ in 0..<4 { _ = try client.data(query, variables: ["text": "s3cret-variable"], headers: headers) }
                #expect(try client.query("{ s3cretField }", headers: ["traceparent: 00-0-0-0"]).status == 200)
            }
        }
        return file.text()
    }

    /// Returns the lines of requests in the log at level debug.
    private static func requestLines() async throws -> [Value] {
        try await LogFile.lines(of: debugLog.value).filter { $0["message"].string == "request" }
    }

    @Test("at level debug has a line for each request, without content of the request")
    func everyRequest() async throws {
        let text = try await Self.debugLog.value
        #expect(!text.contains("s3cret"))
        let lines = try await Self.requestLines()
        #expect(lines.count == 6)
    }

    @Test("at level debug has the ids, the operation, the cost and the times of a request")
    func details() async throws {
        let lines = try await Self.requestLines()
        let answered = try #require(lines.first { $0["outcome"].string == "ok" })
        #expect(answered["level"].string == "debug")
        #expect(answered["request_id"].string == "my.id_1-2")
        #expect(answered["trace_id"].string == Self.trace)
        #expect(answered["span_id"].string == "00f067aa0ba902b7")
        #expect(answered["operation"].string == "Named")
        #expect(answered["kind"].string == "query")
        #expect(answered["status"].int == 200)
        #expect(try #require(answered["cost"].int) > 0)
        #expect(answered["document"].string?.utf8.count == 16)
        #expect(try #require(answered["bytes"].int) > 20)
        let phases = ["read_us", "plan_us", "database_us", "write_us"].compactMap { answered[$0].int }
        #expect(phases.count == 4)
        #expect(try phases.reduce(0, +) <= #require(answered["total_us"].int))
    }

    @Test("at level debug has the code of an invalid document, and no trace if the header is invalid")
    func invalid() async throws {
        let lines = try await Self.requestLines()
        let refused = try #require(lines.last)
        #expect(refused["outcome"].string == "invalid")
        #expect(refused["codes"].string == "GRAPHQL_VALIDATION_FAILED")
        #expect(refused["trace_id"] == .null)
    }

    @Test("logs slow requests with operation and document, but limits their number")
    func slow() async throws {
        let file = try LogFile(level: .info)
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.log = file.log
            configuration.observing.slowRequest = .zero
            configuration.observing.linesPerSecond = 1
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            try await fixture.client { client throws in
                for _ in 0..<200 { _ = try client.data("query Slow { recipe(id: \"recipe_1\") { title } }") }
            }
        }
        let lines = try file.lines()
        #expect(
            lines.allSatisfy {
                $0["message"].string == "slow request" && $0["level"].string == "warning" && $0["operation"].string == "Slow"
            }
        )
        #expect((1..<200).contains(lines.count))
    }

    @Test("logs refusals up to a limit, and the next line reports the number of suppressed ones")
    func refusals() async throws {
        let file = try LogFile(level: .info)
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.log = file.log
            configuration.observing.linesPerSecond = 1
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            try await fixture.client { client throws in
                for number in 0..<300 { _ = try client.query("{ nothing\(number) }") }
            }
        }
        let lines = try file.lines()
        #expect(lines.allSatisfy { $0["message"].string == "request refused" && $0["level"].string == "info" })
        #expect((1..<300).contains(lines.count))
        let counted = lines.count + lines.compactMap { $0["suppressed"].int }.reduce(0, +)
        #expect(counted <= 300)
    }

    @Test("does not log ordinary requests")
    func silent() async throws {
        let file = try LogFile(level: .info)
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.log = file.log }) { fixture in
            try await fixture.client { client throws in
                for _ in 0..<10 { _ = try client.data("{ recipe(id: \"recipe_1\") { title } }") }
            }
        }
        #expect(file.text() == "")
    }

    @Test("names the failed operation of a batch, not the last one")
    func failureInBatch() async throws {
        let file = try LogFile(level: .info)
        let database = try TestData.database()
        try PostgresSession(database).execute("ALTER TABLE recipe_step RENAME TO hidden_step")
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.log = file.log
            configuration.requests.batch = 2
        }
        try await GatewayFixture.run(database: database, configure: configure) { fixture in
            let body = """
                [{"query": "query Broken { recipe(id: \\"recipe_1\\") { instructions { text } } }"}, {"query": "query Fine { __typename }"}]
                """
            let text = try await fixture.client { client in
                try client.send(Client.post(body: body))
                return try client.response().text
            }
            #expect(text.hasSuffix(#",{"data":{"__typename":"Query"}}]"#), "\(text)")
        }
        let lines = try file.lines().filter { $0["level"].string == "error" }
        #expect(lines.map { $0["operation"].string } == ["Broken"])
    }

    @Test("logs the details of a failure under the id in the response, which hides them")
    func failure() async throws {
        let file = try LogFile(level: .info)
        let database = try TestData.database()
        try PostgresSession(database).execute("ALTER TABLE recipe_step RENAME TO hidden_step")
        try await GatewayFixture.run(database: database, configure: { $0.log = file.log }) { fixture in
            try await fixture.client { client throws in
                let response = try client.query(
                    "{ recipe(id: \"recipe_1\") { instructions { text } } }",
                    headers: ["X-Request-Id: find-me"]
                )
                let error = try response.json().at("errors.0")
                #expect(error["message"].string == "Failed. Please try again")
                #expect(error["extensions"]["requestId"].string == "find-me")
                #expect(response.values("x-request-id") == ["find-me"])
                #expect(!response.text.contains("recipe_step"))
            }
        }
        let line = try #require(try file.lines().first { $0["level"].string == "error" })
        #expect(line["message"].string == "request failed")
        #expect(line["request_id"].string == "find-me")
        #expect(line["error"].string?.contains("recipe_step") == true)
    }

    @Test(
        "names the unreadable column of a row only in the log",
        arguments: [
            (
                "ALTER TABLE account ALTER COLUMN password_version DROP DEFAULT, ALTER COLUMN password_version TYPE text", false,
                "column password_version (text) of StoredPassword cannot be read as Int64"
            ),
            (
                "ALTER TABLE account ALTER COLUMN is_admin DROP NOT NULL; UPDATE account SET is_admin = NULL", true,
                "column is_admin (boolean) of Owner is NULL and cannot be read as Bool"
            ),
        ]
    )
    func unreadableRow(change: String, showsToken: Bool, expected: String) async throws {
        let file = try LogFile(level: .info)
        let database = try TestData.database()
        let person = try Member("Ada Reader", in: database)
        try PostgresSession(database).execute(change)
        try await GatewayFixture.run(database: database, configure: { $0.log = file.log }) { fixture in
            try await fixture.client { client throws in
                let response = try client.query(
                    "mutation { logIn(input: {email: \"adareader@people.example\", password: \"\(Member.password)\"}) { message } }",
                    headers: ["X-Request-Id: find-me"] + (showsToken ? person.headers : [])
                )
                let error = try response.json().at("errors.0")
                #expect(error["extensions"]["code"].string == "INTERNAL")
                #expect(error["extensions"]["requestId"].string == "find-me")
                #expect(!response.text.contains("cannot be read"))
            }
        }
        let line = try #require(try file.lines().first { $0["level"].string == "error" })
        #expect(line["request_id"].string == "find-me")
        #expect(line["error"].string?.contains(expected) == true)
    }

    @Test(
        "never contains the database password",
        arguments: ["postgresql://cook:s3cret@127.0.0.1:1/cupboard", "host=127.0.0.1 port=1 user=cook password=s3cret"]
    )
    func password(connectionString: String) async throws {
        let file = try LogFile(level: .trace)
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.log = file.log
            configuration.engine.pool.availabilityTimeout = .milliseconds(50)
        }
        try await GatewayFixture.run(database: connectionString, configure: configure) { fixture in
            try await fixture.client { client throws in
                #expect(try client.query("{ recipe(id: \"recipe_1\") { title } }").status == 503)
            }
        }
        let text = file.text()
        #expect(text.contains("the database is not available"))
        #expect(!text.contains("s3cret"))
    }
}
