import Domains
import Postgres

extension DatabaseOptions {
    /// Runs a body with the administrators of the database, whose tables are brought up to date.
    func withAdministrators(_ body: (AdministratorList) throws -> Void) throws {
        try withSession { try body(AdministratorList($0)) }
    }

    /// Runs a body with the reports of the database, whose tables are brought up to date.
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
