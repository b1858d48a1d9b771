import Domains
import GraphQL
import Languages
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("The reason for a denial", .tags(.database), .timeLimit(.minutes(20)))
struct DenialTests {
    private static let inList = "{ recipes(first: 1) { nodes { id author { id foodPosts(first: 1) { totalCount } } } } }"
    private static let mutation = "mutation { createApiKey(input: {name: \"More\", scopes: [RECIPES_READ]}) { key } }"

    private static func run(
        isProduction: Bool,
        _ body: @escaping @Sendable (EngineClient, PostgresSession) throws -> Void
    ) async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        try await EngineFixture.run(database: database, configure: { $0.isProduction = isProduction }) { fixture in
            try await fixture.client { try body($0, PostgresSession(database)) }
        }
    }

    @Test("names the rule, also for fields in lists; in production only a missing scope", arguments: [false, true])
    func rule(isProduction: Bool) async throws {
        try await Self.run(isProduction: isProduction) { client, session in
            let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            for (query, rule) in [(Self.inList, "scope DONATIONS_READ"), (Self.mutation, "people only")] {
                let error = try client.query(query, as: key).json().at("errors.0")
                #expect(error.at("extensions.code").string == "FORBIDDEN")
                #expect(error["message"].string == "You are not allowed to do this.")
                #expect(error.at("extensions.denied").string == (isProduction && !rule.hasPrefix("scope ") ? nil : rule))
            }
            let writing = "mutation { setLanguage(input: {language: \"ES\"}) { message } }"
            let lacking = try client.query(writing, as: key).json().at("errors.0.extensions.denied").string
            #expect(lacking == "scope ACCOUNTS_WRITE")
            let stranger = try client.query(Self.mutation).json().at("errors.0")
            #expect(stranger.at("extensions.code").string == "UNAUTHENTICATED")
            #expect(stranger.at("extensions.denied").string == (isProduction ? nil : "signedIn"))
            // An API key has no administrator rights, even if an administrator created it.
            let key6 = try TestToken.key(of: 6, scopes: ["ACCOUNTS_WRITE"], in: session)
            let denied = try client.query(Self.mutation, as: key6).json().at("errors.0.extensions.denied").string
            #expect(denied == (isProduction ? nil : "people only"))
        }
    }

    @Test("is shown to administrators in production")
    func administrators() async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: { $0.isProduction = true }) { fixture in
            let rules = await fixture.onFirstLoop { engine in
                var ids = RequestIDs()
                return [Disclosure.everything, .rules, .essentials].map { disclosure in
                    let reader = ErrorRecipient(ids.next(), in: .unnamed, disclosure)
                    return engine.errors.error(Denial(.forbidden, rule: "donor"), for: reader).denied
                }
            }
            #expect(rules == ["donor", "donor", nil])
        }
    }

    @Test("is in the language of the viewer")
    func language() async throws {
        try await Self.run(isProduction: false) { client, _ in
            let error = try client.query(Self.mutation, language: .spanish).json().at("errors.0")
            #expect(error["message"].string == "Tienes que iniciar sesión para hacer esto.")
        }
    }
}
