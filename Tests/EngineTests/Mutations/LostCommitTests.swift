import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// A connection that breaks during a mutation's COMMIT: the connection alone does not reveal whether the mutation was done.
@Suite("A lost COMMIT", .tags(.database), .timeLimit(.minutes(20)))
struct LostCommitTests {
    private static let withKey = #"mutation { count(input: {idempotencyKey: "k"}) { coins purse { coins } userErrors { code } } }"#
    private static let answer = #"{"data":{"count":{"coins":101,"purse":{"coins":101},"userErrors":[]}}}"#

    /// Runs a test while a lock delays every COMMIT until `release`.
    private static func whileHeld(
        _ body: (EngineFixture, PostgresSession, @escaping @Sendable () throws -> Void) async throws -> Void
    ) async throws {
        let database = try Purses.database()
        let session = try PostgresSession(database)
        let lock = try BlockedCommit(of: database)
        try await EngineFixture.run(Purses.snapshot(), database: database) { try await body($0, session) { try lock.release() } }
    }

    @Test("is retried once if the mutation has an idempotency key and was not done")
    func undone() async throws {
        try await Self.whileHeld { fixture, session, release in
            let response = try await fixture.loseCommit(of: Self.withKey, waitingFor: BlockedCommit.wait, release)
            #expect(response.text == Self.answer)
            #expect(try await fixture.client { try $0.query(Self.withKey).text } == Self.answer)
            #expect(try session.column("SELECT coins FROM purse WHERE id = 1") == ["101"])
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["1"])
        }
    }

    @Test(
        "is reported as unknown without an idempotency key, in the language of the request",
        arguments: [(Language.english, "The database did not confirm this"), (.spanish, "La base de datos no lo ha confirmado")]
    )
    func unknown(language: Language, message: String) async throws {
        try await Self.whileHeld { fixture, session, release in
            let json = try await fixture.loseCommit(
                of: "mutation { count { coins } }",
                language: language,
                waitingFor: BlockedCommit.wait,
                release
            )
            .json()
            #expect(json.at("errors.0.extensions.code").string == "OUTCOME_UNKNOWN")
            #expect(json.at("errors.0.message").string?.hasPrefix(message) == true)
            #expect(json.at("data.count") == .null)
            #expect(try session.column("SELECT coins FROM purse WHERE id = 1") == ["100"])
        }
    }

    @Test("returns the answer of the first run if the mutation was done")
    func done() async throws {
        let server = try UnreplicatedServer()
        defer { server.stop() }
        let database = server.database
        let session = try PostgresSession(database)
        try Purses.fill(session)
        try await EngineFixture.run(Purses.snapshot(), database: database, configure: UnreplicatedServer.configure) { fixture in
            let response = try await fixture.loseCommit(of: Self.withKey, waitingFor: UnreplicatedServer.wait)
            #expect(response.text == Self.answer)
            #expect(try session.column("SELECT coins FROM purse WHERE id = 1") == ["101"])
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["1"])
        }
    }
}
