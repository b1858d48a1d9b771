import Engine
import GraphQL
import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("The rate limit of a key", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct RateLimitTests {
    private static let query = "{ rateLimit { limit remaining resetAt cost } recipes(first: 20) { nodes { id } } }"
    /// Returns the cost of a response's request.
    private static func cost(_ answer: Value) -> Int { answer.at("rateLimit.cost").int ?? 0 }

    private static func run(
        points: Int,
        replicas: Int = 1,
        loops: Int = 1,
        _ body: ([GatewayFixture], TestToken, PostgresSession) async throws -> Void
    ) async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
        func start(_ running: [GatewayFixture]) async throws {
            guard running.count < replicas else { return try await body(running, key, session) }
            try await GatewayFixture.run(
                database: database,
                loops: loops,
                configure: {
                    $0.keyPoints = points
                    // Ignores the execution time.
                    $0.engine.chargesRunningTime = false
                }
            ) { fixture in
                try await start(running + [fixture])
            }
        }
        try await start([])
    }

    @Test("is reported in a field and headers, but not to anonymous clients and users")
    func reported() async throws {
        try await Self.run(points: 1_000) { fixtures, key, session in
            let person = try TestToken.session(of: 1, in: session)
            try await fixtures[0].client { client in
                let response = try client.query(Self.query, headers: [key.header])
                let limit = try response.json().at("data.rateLimit")
                let cost = try #require(limit["cost"].int)
                #expect(cost > 1)
                #expect(limit["limit"].int == 1_000)
                #expect(limit["remaining"].int == 1_000 - cost)
                #expect(limit["resetAt"].string?.hasSuffix("Z") == true)
                #expect(response.values("ratelimit-policy") == ["\"key\";q=1000;w=60"])
                let rateLimit = try #require(response.values("ratelimit").first)
                #expect(rateLimit.hasPrefix("\"key\";r=\(1_000 - cost);t="))
                #expect(try (55...60).contains(#require(Int(rateLimit.drop { $0 != "t" }.dropFirst(2)))))
                // Each request is charged, even if it needs no database.
                #expect(
                    try client.query("{ __typename }", headers: [key.header]).values("ratelimit").first?.hasPrefix(
                        "\"key\";r=\(999 - cost);"
                    ) == true
                )
                #expect(
                    try client.query("{ __typename }", headers: [key.header]).values("ratelimit").first?.hasPrefix(
                        "\"key\";r=\(998 - cost);"
                    ) == true
                )
                for headers in [[], [person.header]] {
                    let response = try client.query(Self.query, headers: headers)
                    #expect(try response.json().at("data.rateLimit") == .null)
                    #expect(try response.json().at("data.recipes.nodes").items.count == 20)
                    #expect(response.values("ratelimit") == [] && response.values("ratelimit-policy") == [])
                }
            }
            #expect(try session.column("SELECT used_at > now() - interval '1 minute' FROM api_key_usage") == ["true"])
        }
    }

    @Test("is reported under any alias, as often as requested, with the selected members")
    func names() async throws {
        try await Self.run(points: 1_000) { fixtures, key, _ in
            let query = """
                { a: rateLimit { c: cost limit } serverInfo { __typename } b: rateLimit { __typename remaining ...R } }
                fragment R on RateLimit { cost }
                """
            try await fixtures[0].client { client throws in
                // The anonymous request comes first, because a response without statements could be cached.
                #expect(try client.query(query).text == #"{"data":{"a":null,"serverInfo":{"__typename":"ServerInfo"},"b":null}}"#)
                for spent in 1...2 {
                    let rest = 1_000 - spent
                    let answer =
                        #"{"data":{"a":{"c":0,"limit":1000},"serverInfo":{"__typename":"ServerInfo"},"#
                        + #""b":{"__typename":"RateLimit","remaining":\#(rest),"cost":0}}}"#
                    let response = try client.query(query, headers: [key.header])
                    #expect(response.text == answer)
                }
                #expect(try client.query(query).text.contains(#""b":null"#))
            }
        }
    }

    @Test("refuses with 429 and a waiting time, while other keys, users and anonymous clients continue")
    func refuses() async throws {
        try await Self.run(points: 200) { fixtures, key, session in
            let other = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            try await fixtures[0].client { client in
                var spent = 0
                var refusal: Response?
                for _ in 0..<200 where refusal == nil {
                    let response = try client.query(Self.query, headers: [key.header])
                    if response.status == 200 { spent += try Self.cost(response.json().data) } else { refusal = response }
                }
                let refused = try #require(refusal)
                #expect(spent <= 200 && spent > 100)
                #expect(refused.status == 429)
                #expect(try refused.json().at("errors.0.extensions.code").string == "RATE_LIMITED")
                #expect(refused.text.contains("this key can spend 200 points a minute"))
                let seconds = try #require(refused.values("retry-after").first.flatMap { Int($0) })
                #expect((1...60).contains(seconds))
                #expect(refused.values("ratelimit").first?.hasPrefix("\"key\";r=\(200 - spent);t=") == true)
                #expect(try client.query(Self.query, headers: [other.header]).status == 200)
                #expect(try client.query(Self.query).status == 200)
            }
        }
    }

    @Test("reports that waiting does not help if a request costs more than the limit per minute")
    func neverEnough() async throws {
        try await Self.run(points: 2) { fixtures, key, _ in
            try await fixtures[0].client { client in
                let refused = try client.query(Self.query, headers: [key.header])
                #expect(refused.status == 429 && refused.values("retry-after") == [])
                #expect(refused.text.contains("the limit of this key is 2 points a minute. Request less data at once."))
            }
        }
    }

    @Test("applies to each request of a batch, and to mutations")
    func mutations() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let key = try TestToken.key(of: 1, scopes: ["ACCOUNTS_WRITE"], pointsPerMinute: 250, in: session)
        try await GatewayFixture.run(database: database, configure: { $0.requests.batch = 5 }) { fixture in
            try await fixture.client { client in
                let mutation = #"{"query":"mutation { setLanguage(input: {language: \"es\"}) { message } }"}"#
                try client.send(Client.post(body: "[\(mutation),\(mutation),\(mutation)]", headers: [key.header]))
                let answers = try client.response().json()
                #expect(answers.at("1.data.setLanguage.message").string != nil)
                #expect(answers.at("2.errors.0.extensions.code").string == "RATE_LIMITED")
            }
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["2"])
        }
    }

    @Test("is shared by all loops of all replicas, which never exceed it together")
    func replicas() async throws {
        try await Self.run(points: 3_000, replicas: 2, loops: 2) { fixtures, key, session in
            let spent = try await withThrowingTaskGroup(of: Int.self) { group in
                for client in 0..<6 {
                    group.addTask {
                        try await fixtures[client % 2].client { client in
                            var spent = 0
                            for _ in 0..<400 {
                                let response = try client.query(Self.query, headers: [key.header])
                                guard response.status == 200 else { break }
                                spent += try Self.cost(response.json().data)
                            }
                            return spent
                        }
                    }
                }
                return try await group.reduce(0, +)
            }
            #expect(spent <= 3_000)
            // Points that one replica has reserved and not used are unavailable to the other.
            #expect(spent > 3_000 - 2 * 300)
            #expect(try Int(session.column("SELECT points FROM api_key_usage")[0]) ?? 0 <= 3_000)
        }
    }

    @Test("needs a database query only occasionally, not for each request")
    func leases() async throws {
        try await Self.run(points: 100_000) { fixtures, key, session in
            try session.execute(
                """
                CREATE TABLE question (points bigint);
                CREATE FUNCTION note_question() RETURNS trigger LANGUAGE plpgsql AS
                    $$ BEGIN INSERT INTO question VALUES (NEW.points); RETURN NULL; END $$;
                CREATE TRIGGER note_question AFTER UPDATE ON api_key_usage FOR EACH ROW EXECUTE FUNCTION note_question();
                """
            )
            try await fixtures[0].client { client throws in
                for _ in 0..<200 { #expect(try client.query("{ __typename }", headers: [key.header]).status == 200) }
            }
            #expect(try session.column("SELECT count(*) FROM question") == ["1"])
        }
    }

    @Test("a key's own limit overrides the server's, and a change applies from the next request on")
    func ownLimit() async throws {
        try await Self.run(points: 1_000) { fixtures, key, session in
            try await fixtures[0].client { client throws in
                #expect(try client.data(Self.query, headers: [key.header]).at("rateLimit.limit").int == 1_000)
            }
            try session.execute("UPDATE api_key SET points_per_minute = 77")
            try await fixtures[0].client { client in
                // The servers receive the change a moment later.
                var limit: Int?
                for _ in 0..<500 where limit != 77 {
                    let response = try client.query("{ __typename }", headers: [key.header])
                    limit = response.values("ratelimit-policy").first == "\"key\";q=77;w=60" ? 77 : nil
                }
                #expect(limit == 77)
            }
        }
    }
}
