import TestSupport
import Testing

@testable import Postgres

@Suite("Rights of a role", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct RoleRightsTests {
    private let database: String
    private let session: PostgresSession
    private var serving: PostgresSession {
        get throws { try PostgresSession(EmbeddedServer.servingConnectionString(of: database)) }
    }

    init() throws {
        database = try TestDatabase.shared.createDatabase()
        session = try PostgresSession(database)
        try session.execute(
            """
            CREATE TABLE page (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, text text);
            CREATE TABLE note (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, text text);
            CREATE TABLE secret (id bigint, "the key" text);
            INSERT INTO page (text) VALUES ('one');
            """
        )
    }

    private static let rights = RoleRights([
        RoleRights.Group(["page", "note"], [.select]), RoleRights.Group(["note"], [.insert]), RoleRights.Group(["page"], [.hold]),
        RoleRights.Group(["secret"], []),
    ])

    private func refusal(of sql: String) throws -> SQLState? {
        let session = try serving
        do throws(PostgresError) {
            try session.execute(sql)
            return nil
        } catch {
            return error.sqlState
        }
    }

    @Test("are granted and revoked until they match the stated ones")
    func change() throws {
        // Many rights that are not stated, including some on columns and sequences.
        try session.execute(
            """
            GRANT ALL ON ALL TABLES IN SCHEMA public TO cupboard_serving; GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO cupboard_serving;
            REVOKE ALL ON secret FROM cupboard_serving; GRANT SELECT ("the key") ON secret TO cupboard_serving;
            GRANT CREATE ON SCHEMA public TO PUBLIC; REVOKE USAGE ON SCHEMA public FROM PUBLIC;
            """
        )
        try Self.rights.grant(to: EmbeddedServer.servingRole, on: session)
        #expect(try refusal(of: "SELECT FROM page; SELECT FROM note; INSERT INTO note (text) VALUES ('two')") == nil)
        #expect(try refusal(of: "SELECT FROM page FOR UPDATE") == nil)
        for sql in [
            "UPDATE page SET text = ''", "INSERT INTO page (text) VALUES ('')", "DELETE FROM note", "TRUNCATE note",
            "SELECT FROM note FOR UPDATE",
            #"SELECT "the key" FROM secret"#, "SELECT nextval('note_id_seq')", "CREATE TABLE mine (x int)",
            "CREATE TEMPORARY TABLE mine (x int)",
        ] {
            #expect(try refusal(of: sql) == .insufficientPrivilege, "\(sql)")
        }
    }

    @Test("can be limited to columns, and follow changes of the columns")
    func columns() throws {
        try session.execute("ALTER TABLE note ADD COLUMN stars integer")
        func rights(insert: String, update: String) -> RoleRights {
            RoleRights(
                [RoleRights.Group(["note"], [.select, .insert, .update])],
                columns: [RoleRights.Columns("note", insert: insert, update: update)]
            )
        }
        // The role has the right on the whole table and, separately, on one column.
        try session.execute("GRANT SELECT, INSERT, UPDATE ON note TO cupboard_serving; GRANT UPDATE (stars) ON note TO cupboard_serving")
        try rights(insert: "text", update: "stars").grant(to: EmbeddedServer.servingRole, on: session)
        #expect(try refusal(of: "INSERT INTO note (text) VALUES ('one'); UPDATE note SET stars = 1; SELECT FROM note FOR UPDATE") == nil)
        for sql in [
            "INSERT INTO note (text, stars) VALUES ('two', 2)", "UPDATE note SET text = 'two'", "UPDATE note SET stars = 2, text = 'two'",
        ] {
            #expect(try refusal(of: sql) == .insufficientPrivilege, "\(sql)")
        }
        try rights(insert: "stars text", update: "text").grant(to: EmbeddedServer.servingRole, on: session)
        #expect(try refusal(of: "INSERT INTO note (text, stars) VALUES ('two', 2); UPDATE note SET text = 'two'") == nil)
        #expect(try refusal(of: "UPDATE note SET stars = 3") == .insufficientPrivilege)
    }

    @Test("exclude large objects and other sessions")
    func ownFunctions() throws {
        #expect(try refusal(of: "SELECT lo_create(0)") == nil, "PUBLIC has the privilege by default")
        #expect(try UnneededFunction.revocations(from: EmbeddedServer.servingRole, on: session).count > 20)
        try Self.rights.grant(to: EmbeddedServer.servingRole, on: session)
        for sql in ["SELECT lo_create(0)", "SELECT lo_from_bytea(0, 'x')", "SELECT pg_terminate_backend(1)", "SELECT pg_export_snapshot()"]
        {
            #expect(try refusal(of: sql) == .insufficientPrivilege, "\(sql)")
        }
        #expect(try UnneededFunction.revocations(from: EmbeddedServer.servingRole, on: session) == [])
        #expect(
            try session.query("SELECT has_function_privilege('pg_signal_backend', 'pg_terminate_backend(integer, bigint)', 'EXECUTE')").one(
                Bool.self
            )
        )
    }

    @Test("are not touched if they already match")
    func unchanged() throws {
        try Self.rights.grant(to: EmbeddedServer.servingRole, on: session)
        let versions = "SELECT string_agg(xmin::text, ' ' ORDER BY oid) FROM pg_class WHERE relnamespace = 'public'::regnamespace"
        let before = try session.query(versions).one(String.self)
        try Self.rights.grant(to: EmbeddedServer.servingRole, on: session)
        #expect(try session.query(versions).one(String.self) == before)
    }

    @Test("are refused for a missing role and for a role with powers beyond its grants")
    func unbounded() throws {
        #expect(throws: MigrationError.unknownRole("nobody's \"role\"")) { try Self.rights.grant(to: "nobody's \"role\"", on: session) }
        #expect(throws: MigrationError.privilegedRole("cupboard")) { try Self.rights.grant(to: "cupboard", on: session) }
        #expect(MigrationError.unknownRole("x").description.contains(#"CREATE ROLE "x" LOGIN"#))
    }

    @Test("are not changed by an older program than the last one that migrated")
    func older() throws {
        let first = Migration(name: "0001_first", sql: "CREATE TABLE first (id bigint)")
        let second = Migration(name: "0002_second", sql: "CREATE TABLE second (id bigint)")
        func rights(_ tables: String...) -> RoleRights { RoleRights([RoleRights.Group(tables, [.select])]) }
        let (newer, older) = (
            Migrations([first, second], servingRights: rights("first", "second")), Migrations([first], servingRights: rights("first"))
        )
        try older.apply(on: session, servedBy: EmbeddedServer.servingRole)
        #expect(try refusal(of: "SELECT FROM first") == nil)
        try newer.apply(on: session, servedBy: EmbeddedServer.servingRole)
        try older.apply(on: session, servedBy: EmbeddedServer.servingRole)
        #expect(try refusal(of: "SELECT FROM second") == nil)
    }
}
