import ArgumentParser
import Domains
import Gateway
import Postgres

/// `cupboard check`: holds schema and bindings against each other and against the live database.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check the schema against its bindings and, with --database, against the database.",
        discussion: """
            With --database it prepares, without running it, the SQL of every field, argument, filter and order, and compares the types and \
            nullability of its columns with the schema. Prints a line for each problem and exits with status 1 when there is one.
            """
    )

    @Flag(help: "Check every field, argument, filter and order against the live database.")
    var database = false

    @Option(
        help: ArgumentHelp(
            "The database, as a URL or key=value pairs. [environment: DATABASE_URL] Without it the embedded one is checked.",
            valueName: "url"
        )
    )
    var url: String?

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder of the embedded PostgreSQL. [environment: CUPBOARD_DATA; default: .data]", valueName: "dir")
    )
    var folder: String?

    @OptionGroup var schema: SchemaOptions

    func run() throws {
        // Reading the schema already compares it with the bindings.
        let snapshot = try schema.snapshot()
        guard database else { return print("Schema and bindings agree.") }
        let database = try Database.open(url: url, folder: folder)
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
