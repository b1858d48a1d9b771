import DemoData
import Domains
import Postgres

/// Prepares a database for serving: applies migrations and adds demo data if requested.
struct DatabasePreparation {
    /// The connection string of the serving process.
    ///
    /// Its role has the rights of `servingRights` if another role owns the tables.
    let servingConnection: String
    /// The connection string of the tables' owner, if the owner is a different role.
    private let ownerConnection: String?
    /// The connection string for writing what only the owner of the tables may write.
    var importingConnection: String { ownerConnection ?? servingConnection }
    private let demo: DemoOptions.Choice
    private let isEmbedded: Bool

    init(_ database: Database, owner: String?, _ demo: DemoOptions.Choice) {
        if database.embedded != nil {
            servingConnection = EmbeddedServer.servingConnectionString(of: database.connectionString)
            ownerConnection = database.connectionString
        } else {
            (servingConnection, ownerConnection) = (database.connectionString, owner)
        }
        self.demo = demo
        isEmbedded = database.embedded != nil
    }

    /// Prepares the database.
    ///
    /// Returns whether the database has demo data.
    func run() throws -> Bool {
        do {
            if let ownerConnection {
                let role = try PostgresSession(servingConnection).query("SELECT current_user::text").one(String.self)
                let owner = try PostgresSession(ownerConnection)
                try Domains.migrations.apply(on: owner, servedBy: role)
                return try prepareDemo(on: owner)
            }
            let session = try PostgresSession(servingConnection)
            try migrate(session)
            return try prepareDemo(on: session)
        } catch let error as PostgresError {
            throw CommandFailure("Cannot use the database: \(error)")
        }
    }

    /// Rejects demo accounts in production, or adds the demo data if requested.
    ///
    /// Returns whether the database has demo data.
    ///
    /// By default a database gets no demo data again after the demo data was removed. With `--demo`, seeding then fails with an error.
    private func prepareDemo(on session: PostgresSession) throws -> Bool {
        if demo.refusesDemo {
            let emails = try DemoAccounts.logIns(in: session)
            guard emails.isEmpty else { throw Self.demoAccountsFound(emails) }
        }
        guard demo.wantsDemo(isEmbedded: isEmbedded) else { return false }
        if demo.demo == nil, try DemoData.isRemoved(from: session) { return false }
        do {
            try DemoData.seed(into: session)
        } catch let removed as DemoDataRemoved {
            throw CommandFailure(removed.description)
        }
        return true
    }

    private static func demoAccountsFound(_ emails: [String]) -> CommandFailure {
        CommandFailure(
            """
            The database has demo accounts, whose password is public: \(emails.joined(separator: ", ")).
            Remove them with `cupboard seed --remove` and the same database, or serve them anyway with --allow-demo.
            """
        )
    }

    /// Applies migrations with the serving role.
    ///
    /// If the tables are up to date, the role needs no rights to change them.
    private func migrate(_ session: PostgresSession) throws {
        do throws(MigrationError) {
            if try !Domains.migrations.isCurrent(on: session) { try Domains.migrations.apply(on: session) }
        } catch {
            guard error.refusal?.sqlState == .insufficientPrivilege else { throw error }
            throw CommandFailure(
                """
                The tables are not up to date, and the role of --database cannot read or change them: \(error)
                Run cupboard migrate --serving-role with that role's name as the owner of the tables, or give the owner in --migration-database.
                """
            )
        }
    }
}
