import DemoData
import Domains
import Postgres

/// What is done with a database before it is served: its tables are brought up to date, and filled with demo data where these are wanted.
struct DatabasePreparation {
    /// How the program connects that serves; with the rights of `servingRights` where the owner is another.
    let servingConnection: String
    /// How the owner of the tables connects, if that is another.
    private let ownerConnection: String?
    private let wantsDemo: Bool

    init(_ database: Database, owner: String?, wantsDemo: Bool) {
        if database.embedded != nil {
            servingConnection = EmbeddedServer.servingConnectionString(of: database.connectionString)
            ownerConnection = database.connectionString
        } else {
            (servingConnection, ownerConnection) = (database.connectionString, owner)
        }
        self.wantsDemo = wantsDemo
    }

    /// Prepares the database; answers whether it has the demo data.
    func run() throws -> Bool {
        do {
            if let ownerConnection {
                let role = try PostgresSession(servingConnection).query("SELECT current_user::text").one(String.self)
                let owner = try PostgresSession(ownerConnection)
                try Domains.migrations.apply(on: owner, servedBy: role)
                if wantsDemo { try DemoData.seed(into: owner) }
            } else {
                try runAsServing(PostgresSession(servingConnection))
            }
        } catch let error as PostgresError {
            throw CommandFailure("Cannot use the database: \(error)")
        }
        return wantsDemo
    }

    /// With one role for all: what is current already needs no rights to change it.
    private func runAsServing(_ session: PostgresSession) throws {
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
        if wantsDemo { try DemoData.seed(into: session) }
    }
}
