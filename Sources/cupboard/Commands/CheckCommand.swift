import ArgumentParser
import Domains
import Gateway
import Postgres

/// `cupboard check`: holds schema and bindings against each other and against the live database.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check the schema against its bindings and against the database.",
        discussion: """
            Prepares, without running it, the SQL of every field, argument, filter and order, and compares the types and nullability of its \
            columns with the schema. Prints a line for each problem and exits with status 1 when there is one.
            """
    )

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var schema: SchemaOptions

    func run() throws {
        let snapshot = try schema.snapshot()
        let database = try database.open()
        defer { database.close() }
        let report: DatabaseCheck.Report
        do {
            let session = try database.session()
            let waiting = try Domains.migrations.status(on: session).filter { $0.state == .pending }.map(\.name)
            guard waiting.isEmpty else {
                throw CommandFailure("Not applied yet: \(waiting.joined(separator: ", ")). Run cupboard migrate first.")
            }
            report = try DatabaseCheck.report(of: snapshot, on: session)
        } catch let error as PostgresError {
            throw CommandFailure("Cannot check the database: \(error)")
        }
        for problem in report.problems { print(problem) }
        let looked = "\(report.operations) operations, \(report.statements) statements"
        guard report.problems.isEmpty else { throw CommandFailure("\(report.problems.count) problems in \(looked).") }
        print("Schema, bindings and database agree: \(looked).")
    }
}
