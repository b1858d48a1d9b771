import Domains
import Engine
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Planner

@Suite("Every field and mutation, requested by every persona", .tags(.database, .slow), .timeLimit(.minutes(20)))
struct PermissionTableTests {
    @Test("has the permissions of the table in the repository, on every path")
    func table() async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        let snapshot = try SchemaFile.snapshot()
        let services: (inout MutationServices) -> Void = { $0.accounts.needsConfirmedEmail = true }
        try await EngineFixture.run(snapshot, database: database, configure: PermissionProbe.configure, services: services) { fixture in
            let table = try await fixture.client { client in
                try PermissionProbe.table(of: snapshot.planner.catalog, asking: client, PostgresSession(database))
            }
            if PermissionTable.isWritten { return try table.write() }
            try Self.check(table, snapshot.planner.catalog)
        }
    }

    private static func check(_ table: PermissionTable, _ catalog: Catalog) throws {
        let differences = try table.differences()
        #expect(
            differences == [],
            "Permissions have changed. If that is intended, run: CUPBOARD_WRITE_PERMISSIONS=1 swift test --filter PermissionTableTests"
        )
        // All paths to a field must agree, and private fields need values in the test data.
        #expect(table.coordinates(saying: " or ") == [])
        let hidden = Set(
            catalog.bindings.flatMap { type in
                type.fields.filter { $0.access != .everyone }.map { "\(type.type).\($0.name)" }
            }
        )
        // The owner sent the request of the test data, so only FoodPromiseTests request this field as its donor.
        #expect(table.coordinates(saying: "no value").filter(hidden.contains) == ["FoodRequest.receiverContact"])
    }
}
