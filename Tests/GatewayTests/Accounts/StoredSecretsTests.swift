import Domains
import GraphQL
import Logging
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Passwords, tokens and keys", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct StoredSecretsTests {
    @Test("are in nothing that mutations store or log, except the text of a queued email")
    func secrets() async throws {
        let file = try LogFile(level: .debug)
        let issuer = try await MutationExample.issuer.value
        var secrets: Set<String> = []
        var tables: [String] = []
        for example in MutationExample.all {
            try await GatewayFixture.run(configure: { $0.log = file.log }, services: { $0.identities = issuer.verifier }) { fixture in
                let world = try MutationExample.World(fixture.database, issuer)
                let found = try await fixture.client { client in
                    let answers = [try example.fail(client, world), try example.work(client, world, key: "Secret-Idempotency-Key-1")]
                    return Self.tokens(in: "\(answers)")
                }
                secrets.formUnion(found)
                let typed = world.secrets + found + ["Secret-Idempotency-Key-1"]
                tables += try Self.tables(holding: typed, world.session).map { "\(example.name): \($0)" }
            }
            // The inputs are the same each time.
            if let world = try? MutationExample.World(TestData.database(), issuer) { secrets.formUnion(world.typed) }
        }
        #expect(tables == [])
        #expect(secrets.contains { $0.hasPrefix("cps_") }, "tokens were issued")
        let log = file.text()
        #expect(log.contains("request_id"))
        #expect(secrets.filter { log.contains($0) } == [])
    }

    /// The tokens and keys in a response.
    private static func tokens(in text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.map(String.init)
            .filter { ["cps_", "cpk_", "cpr_", "cpe_", "cpi_"].contains(String($0.prefix(4))) && $0.count > 20 }
    }

    /// The tables that contain one of the texts, as text or bytes, except in the body of an email.
    private static func tables(holding secrets: [String], _ session: PostgresSession) throws -> [String] {
        let tables = try session.column(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
        )
        return try tables.filter { table in
            let entry = table == "email_outbox" ? "(to_jsonb(entry) - 'body')::text" : "entry::text"
            return try secrets.contains { secret in
                let bytes = secret.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                let found = "SELECT count(*) FROM \(table) AS entry WHERE \(entry) LIKE '%\(secret)%' OR \(entry) LIKE '%\(bytes)%'"
                return try session.column(found) != ["0"]
            }
        }
    }
}
