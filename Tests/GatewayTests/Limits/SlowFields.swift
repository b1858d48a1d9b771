import Glibc
import Planner
import Postgres
import TestSupport

@testable import Engine
@testable import Gateway

/// A schema with fields that keep the database busy for a certain time.
enum SlowFields {
    static let sdl = """
        type Query { node(id: ID!): Node nodes(ids: [ID!]!): [Node]! bed(id: ID!): Bed }
        interface Node { id: ID! }
        type Bed implements Node { id: ID! name: String! nap: Boolean! night: Boolean! }
        """

    /// Blocks naps with the lock that each of them needs.
    ///
    /// The returned session releases them.
    static func hold(in database: String) throws -> PostgresSession {
        let session = try PostgresSession(database)
        try session.execute("SELECT pg_advisory_lock(7)")
        return session
    }

    /// Lets blocked naps end.
    static func release(_ session: PostgresSession) throws {
        try session.execute("SELECT pg_advisory_unlock(7)")
    }

    static func snapshot() throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: Array(sdl.utf8)) { _ in
            [
                queryRoot {
                    nodes()
                    byID("bed", "Bed")
                },
                object("Bed", table: "bed") {
                    id()
                    columns("name")
                    field("nap") { bed, _ in "(SELECT \(bed).id > 0 FROM pg_sleep(1), pg_advisory_xact_lock_shared(7))" }
                    field("night") { bed, _ in "(SELECT \(bed).id > 0 FROM pg_sleep(600))" }
                },
            ]
        }
    }

    static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "naps") { session throws(PostgresError) in
            try session.execute("CREATE TABLE bed (id bigint PRIMARY KEY, name text); INSERT INTO bed VALUES (1, 'one'), (2, 'two')")
        }
    }

    static let name = "{ bed(id: \"bed_1\") { name } }"
    static let nap = "{ bed(id: \"bed_1\") { nap } }"
    static let night = "{ bed(id: \"bed_1\") { night } }"

    /// A query that a proxy forwards for a client.
    static func request(_ document: String, from address: String) -> String {
        Client.post(document, headers: ["X-Forwarded-For: \(address)"])
    }

    /// The number of sleeping statements in a database.
    static func sleepers(in database: String) throws -> Int64 {
        try sleepers(PostgresSession(database))
    }

    private static func sleepers(_ session: PostgresSession) throws -> Int64 {
        let sql = """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND query LIKE '%pg_sleep%'
            """
        return try session.query(sql, ParameterBuffer()).int8(0, 0) ?? 0
    }

    /// Waits until the number of sleeping statements is in the range.
    ///
    /// Returns false on a timeout.
    static func waitForSleepers(_ wanted: ClosedRange<Int64>, in database: String) throws -> Bool {
        let session = try PostgresSession(database)
        for _ in 0..<4_800 {
            if wanted.contains(try sleepers(session)) { return true }
            usleep(25_000)
        }
        return false
    }
}
