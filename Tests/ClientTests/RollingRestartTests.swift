import Domains
import Postgres
import TestSupport
import Testing

@Suite("A rolling restart under load", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct RollingRestartTests {
    /// The additional tables and columns of a newer program, by the rules of docs/operate/upgrades.md: only additions.
    private static let migrations = Migrations(
        Domains.migrations.list + [
            Migration(
                name: "9999_newer",
                sql: """
                    ALTER TABLE account ADD COLUMN nickname text, ADD COLUMN visits integer NOT NULL DEFAULT 0;
                    ALTER TABLE recipe ADD COLUMN origin text;
                    CREATE TABLE nickname_change (account_id bigint REFERENCES account (id), at timestamptz NOT NULL DEFAULT now());
                    """
            )
        ],
        functions: Domains.migrations.functions,
        servingRights: Domains.migrations.servingRights
    )

    @Test("loses and fails no request after a migration, while the old and new programs serve")
    func restart() async throws {
        let old = try await ServedProgram.waiting { try ServedProgram(SteadyLoad.patience + ["--proxies", "1"]) }
        let proxy = try await ServedProgram.waiting { try ReverseProxy(before: old.port) }
        let new = try await SteadyLoad.run(against: old, through: proxy) { load in
            load.wait(for: 100)
            try Self.migrations.apply(on: PostgresSession(old.database), servedBy: EmbeddedServer.servingRole)
            load.wait(for: 100)
            let new = try ServedProgram(SteadyLoad.patience + ["--proxies", "1", "--port", "\(proxy.nextPort)"], database: old.database)
            load.wait(for: 100)
            #expect(try old.stop() == 0)
            load.wait(for: 150)
            return new
        }
        #expect(try !new.errors().contains(#""level":"error""#))
        try new.stop()
        try proxy.stop()
    }
}
