import Foundation
import Postgres
import TestSupport
import Testing

@Suite("The served program and its gazetteer", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct PlaceLoadingTests {
    private static let lines = """
        4930956\tBoston\t\tBostón\t42.35843\t-71.05977\tP\tPPLA\tUS\t\tMA\t\t\t\t653833\t\t\tAmerica/New_York\t
        US\t02108\tBoston\tMassachusetts\tMA\t\t\t\t\t42.3576\t-71.0684\t

        """

    @Test("answers before the file of places exists, imports the file when it appears, and not again after the next start")
    func loads() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/places.tsv"
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: false)
        let arguments = ["--places", path, "--migration-database", database]
        let program = try await ServedProgram.waiting { try ServedProgram(arguments, database: database) }
        let session = try PostgresSession(database)
        try await wait { try !program.errors().contains("waiting for the file of places") }
        #expect(try session.query("SELECT count(*) FROM place").one(Int64.self) == 0)
        try Data(Self.lines.utf8).write(to: URL(filePath: path), options: .atomic)
        try await wait { try !program.errors().contains("places are loaded") }
        #expect(try program.errors().contains("places: 2 new, 0 changed, 0 unchanged, 0 skipped"))
        #expect(try session.query("SELECT \"precision\" FROM resolved_place('Boston 02108')").one(String.self) == "POSTCODE")
        #expect(try await ServedProgram.waiting { try program.stop() } == 0)

        let next = try await ServedProgram.waiting {
            try ServedProgram(arguments + ["--log-level", "debug"], database: database)
        }
        try await wait { try !next.errors().contains("the places are stored already") }
        #expect(try !next.errors().contains("loading places"))
        #expect(try await ServedProgram.waiting { try next.stop() } == 0)
    }

    /// Waits as long as a condition holds.
    private func wait(while holds: () throws -> Bool) async throws {
        while try holds() { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test("stops while it waits for a file that never appears")
    func waits() async throws {
        let program = try await ServedProgram.waiting { try ServedProgram(["--places", "/nowhere/places.tsv"], hasDemoData: false) }
        try await wait { try !program.errors().contains("waiting for the file of places") }
        #expect(try await ServedProgram.waiting { try program.stop() } == 0)
        #expect(try !program.errors().contains("could not be loaded"))
    }
}
