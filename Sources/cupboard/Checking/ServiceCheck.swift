import Checking
import Domains
import Planner
import Postgres

/// Checks the schema and the bindings of the service against each other and against the live database.
struct ServiceCheck {
    /// The schema file, or nil for the default one.
    let schema: String?
    /// Whether to check the database.
    let database: Bool
    let url: String?
    let folder: String?

    func run() throws {
        // Loading the schema already compares it with the bindings.
        let snapshot = try SchemaOptions.snapshot(of: schema)
        guard database else { return print("Schema and bindings agree.") }
        let database = try Database.open(url: url, folder: folder)
        defer { database.close() }
        let report: DatabaseCheck.Report
        do {
            let session = try database.session()
            let waiting = try Domains.migrations.status(on: session).filter { $0.state == .pending }.map(\.name)
            guard waiting.isEmpty else {
                throw CommandFailure("Some migrations are not applied yet: \(waiting.joined(separator: ", ")). Run cupboard migrate first.")
            }
            if let warning = try OpenFunctions.warning(on: session) { StandardStream.error.write(warning) }
            report = try DatabaseCheck.report(
                of: snapshot,
                on: session,
                for: [[.donor, .receiver], [.donor, .receiver, .admin]]
            )
        } catch let error as PostgresError {
            throw CommandFailure("Cannot check the database: \(error)")
        }
        for problem in report.problems { print(problem) }
        let looked = "\(report.operations) operations, \(report.statements) statements"
        guard report.problems.isEmpty else { throw CommandFailure("\(report.problems.count) problems in \(looked).") }
        print("Schema, bindings and database agree: \(looked).")
    }
}
