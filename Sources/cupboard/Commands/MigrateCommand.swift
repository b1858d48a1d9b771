import ArgumentParser
import Domains
import Postgres

/// `cupboard migrate`: brings the tables up to date.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Migrate the database's tables and functions to this version.",
        discussion: """
            Applies every missing migration in order, in one transaction each, and then all changed functions in one transaction. Objects \
            of a newer version of this program are kept. The command can be repeated and can run concurrently.

            It must connect as the owner of the tables. MIGRATION_DATABASE_URL takes precedence over DATABASE_URL. With --serving-role, the role \
            of `cupboard serve` is granted exactly the rights that it needs.
            """
    )

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var servingRole: ServingRoleOptions

    @Flag(help: "Only show the state of each migration and function.")
    var status = false

    func run() throws {
        let database = try database.openAsOwner()
        defer { database.close() }
        let session = try database.session()
        if status {
            for (name, state) in try Domains.migrations.status(on: session) { print("\(name): \(Self.text(state))") }
            return
        }
        let applied = try servingRole.migrate(database, on: session) { print("applying \($0) …") }
        for (name, state) in try Domains.migrations.status(on: session) where state == .newer { print("\(name): \(Self.text(state))") }
        if let warning = try OpenFunctions.warning(on: session) { StandardStream.error.write(warning) }
        print(applied.isEmpty ? "The tables are up to date." : "Applied \(applied.count): \(applied.joined(separator: ", ")).")
    }

    private static func text(_ state: Migrations.State) -> String {
        switch state {
        case .applied(let time): "applied at \(time)"
        case .pending: "pending"
        case .newer: "kept from a newer version of this program"
        case .changed(let time): "applied at \(time) with a different text"
        case .unknown(let time): "applied at \(time) by another version of this program"
        }
    }
}
