import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The database roles for migrating and serving", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct ServingRoleTests {
    private static func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> Command.Outcome {
        try await ServedProgram.waiting { try Command.run([Command.cupboard] + arguments, environment: environment) }
    }

    private static let list = "{ recipes(first: 1) { nodes { id } } }"

    @Test("a program without permission to create tables reports what to do, and exits")
    func tablesMissing() async throws {
        let serving = EmbeddedServer.servingConnectionString(of: try TestDatabase.shared.createDatabase())
        let schema = ServedProgram.repository + "/schema.graphql"
        let outcome = try await Self.run(["serve", "--port", "0", "--database", serving, "--schema", schema])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("The tables are not up to date"), "\(outcome)")
        #expect(outcome.errors.contains("cupboard migrate --serving-role"), "\(outcome)")
    }

    @Test("a program that also knows the owner creates the tables with it, and serves with the other role")
    func ownerKnown() async throws {
        let database = try TestDatabase.shared.createDatabase()
        try await ServedProgram.waiting {
            let program = try ServedProgram(["--migration-database", database, "--demo"], database: database)
            #expect(try Client(port: program.port).data(Self.list).at("recipes.nodes").items.count == 1)
            let roles = "SELECT DISTINCT usename::text FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            #expect(try PostgresSession(database).column(roles) == [EmbeddedServer.servingRole])
            #expect(try program.stop() == 0)
        }
    }

    @Test("migrating uses the owner from the environment, next to the serving role")
    func environment() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let serving = EmbeddedServer.servingConnectionString(of: database)
        let variables = ["DATABASE_URL": serving, "MIGRATION_DATABASE_URL": database, "CUPBOARD_SERVING_ROLE": EmbeddedServer.servingRole]
        let outcome = try await Self.run(["migrate"], variables)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try PostgresSession(serving).column("SELECT count(*) FROM recipe") == ["0"])
        let again = try await Self.run(["migrate", "--database", database, "--serving-role", "nobody"], variables)
        #expect(again.status == 1)
        #expect(again.errors.contains(#"there is no role nobody: create it first, for example with CREATE ROLE "nobody""#), "\(again)")
    }
}
