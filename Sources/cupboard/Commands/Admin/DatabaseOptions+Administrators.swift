import Domains
import Postgres

extension DatabaseOptions {
    /// Migrates the database and runs a body with its administrators.
    func withAdministrators(_ body: (AdministratorList) throws -> Void) throws {
        try withSession { try body(AdministratorList($0)) }
    }

    /// Migrates the database and runs a body with its reports.
    func withReports(_ body: (ReportList) throws -> Void) throws {
        try withSession { try body(ReportList($0)) }
    }

    private func withSession(_ body: (PostgresSession) throws -> Void) throws {
        let database = try openAsOwner()
        defer { database.close() }
        do {
            let session = try database.session()
            _ = try Domains.migrations.apply(on: session)
            try body(session)
        } catch let refusal as AdministratorList.Refusal {
            throw CommandFailure(refusal.description)
        } catch let refusal as ReportList.Refusal {
            throw CommandFailure(refusal.description)
        } catch let error as PostgresError {
            throw CommandFailure("Cannot use the database: \(error)")
        }
    }
}
