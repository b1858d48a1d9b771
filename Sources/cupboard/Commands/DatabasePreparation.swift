import DemoData
import Domains
import Postgres

/// What is done with a database before it is served: its tables are brought up to date, and filled with demo data where these are wanted.
struct DatabasePreparation {
    /// How the program connects that serves; with the rights of `servingRights` where the owner is another.
    let servingConnection: String
    /// How the owner of the tables connects, if that is another.
    private let ownerConnection: String?
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

    /// Prepares the database; answers whether the demo data were put in.
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

    /// Refuses demo accounts in production, or puts the demo data in if requested; returns whether the database now has them.
    ///
    /// By default a database stays empty after the demo data were removed. With `--demo` seeding reports the removal as an error.
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
            The database has demo accounts, whose password everybody knows: \(emails.joined(separator: ", ")).
            Remove them with `cupboard seed --remove` and the same database, or serve them all the same with --allow-demo.
            """
        )
    }

    /// Brings the tables up to date by the role that serves.
    ///
    /// Current tables need no rights to change them.
    private func migrate(_ session: PostgresSession) throws {
        do throws(MigrationError) {
            if try !Domains.migrations.isCurrent(on: session) { try Domains.migrations.apply(on: session) }
        } catch {
            guard error.refusal?.sqlState == .insufficientPrivilege else { throw error }
            throw CommandFailure(
                """
                The tables are not up to date, and the role of --database may not change or not read them: \(error)
                Run cupboard migrate --serving-role with that role's name as the owner of the tables, or name the owner by --migration-database.
                """
            )
        }
    }
}
