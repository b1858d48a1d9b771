import ArgumentParser
import Domains
import Postgres

/// `cupboard migrate`: brings the tables up to date.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Bring the database's tables up to date.",
        discussion: """
            Applies, in order, each migration that the database has not seen, in one transaction each. Safe to run again, and by several \
            at once.
            """
    )

    @OptionGroup var database: DatabaseOptions

    @Flag(help: "Only show which migrations are applied.")
    var status = false

    func run() throws {
        let database = try database.open()
        defer { database.close() }
        let session = try database.session()
        if status {
            for (name, state) in try Domains.migrations.status(on: session) { print("\(name): \(Self.text(state))") }
            return
        }
        let applied = try Domains.migrations.apply(on: session) { print("applying \($0.name) …") }
        print(applied.isEmpty ? "The tables are up to date." : "Applied \(applied.count): \(applied.joined(separator: ", ")).")
    }

    private static func text(_ state: Migrations.State) -> String {
        switch state {
        case .applied(let time): "applied at \(time)"
        case .pending: "pending"
        case .changed(let time): "applied at \(time), but with another text"
        case .unknown(let time): "applied at \(time) by another version of this program"
        }
    }
}
