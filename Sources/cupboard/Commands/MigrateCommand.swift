import ArgumentParser
import Domains
import Postgres

/// `cupboard migrate`: brings the tables up to date.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Bring the database's tables and functions up to date.",
        discussion: """
            Applies, in order, each migration that the database has not seen, in one transaction each, then the functions whose text has \
            changed, in one. What a newer version of this program has put in stays. Safe to run again, and by several at once.

            It takes the owner of the tables; MIGRATION_DATABASE_URL, if set, goes before DATABASE_URL. With --serving-role, the role \
            that `cupboard serve` connects by gets the rights that it needs, and no others.
            """
    )

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var servingRole: ServingRoleOptions

    @Flag(help: "Only show which migrations and functions are applied.")
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
        case .newer: "left as a newer version of this program has put it in"
        case .changed(let time): "applied at \(time), but with another text"
        case .unknown(let time): "applied at \(time) by another version of this program"
        }
    }
}
