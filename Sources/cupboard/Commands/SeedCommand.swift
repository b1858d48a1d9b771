import ArgumentParser
import DemoData
import Domains
import Glibc
import Postgres

/// `cupboard seed`: fills the database with demo data.
struct SeedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "seed",
        abstract: "Fill the database with demo data, or remove the demo data.",
        discussion: """
            The data is the same every time. Only missing data is added, so the command can be repeated, also after an interruption. --scale multiplies every \
            domain's data: --scale 300 gives about 94,000 recipes, 300,000 food posts and 200,000 catalogue items for load tests.

            --remove deletes the demo data: accounts and everything that belongs to them, recipes, sellers with their items, collections and \
            stores. Other users' data is kept, and the command lists what else is kept. It can be repeated after an interruption, and while servers run. \
            Demo data cannot be added to that database again.
            """
    )

    @Option(help: ArgumentHelp("The factor by which the demo data is multiplied.", valueName: "n"))
    var scale: Int?

    @Flag(help: "Remove the demo data instead.")
    var remove = false

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var servingRole: ServingRoleOptions

    func validate() throws {
        if !(1...10_000).contains(scale ?? 1) { throw ValidationError("--scale must be between 1 and 10000.") }
        if remove, scale != nil { throw ValidationError("--remove removes all demo data: remove --scale.") }
    }

    func run() throws {
        let database = try database.openAsOwner()
        defer { database.close() }
        let session = try database.session()
        do {
            try servingRole.migrate(database, on: session)
            try remove ? Self.remove(from: session) : seed(session)
        } catch let error as PostgresError {
            throw CommandFailure("Cannot use the database: \(error)")
        } catch let removed as DemoDataRemoved {
            throw CommandFailure(removed.description)
        }
    }

    private func seed(_ session: PostgresSession) throws {
        var bar = ProgressBar()
        try DemoData.seed(into: session, scale: scale ?? 1) { bar.show($0.completed, of: $0.total, unit: $0.unit) }
        bar.finish()
        print(DemoLogIn.listing)
    }

    private static func remove(from session: PostgresSession) throws {
        guard let report = try DemoRemoval.run(in: session) else {
            print("The database has no demo data.")
            return
        }
        print("Removed the demo data:")
        for (table, count) in report.removed { print("  \(count) rows of \(table)") }
        print("Kept:")
        for kept in report.kept { print("  \(kept)") }
        if try AdministratorList(session).list().isEmpty {
            print("There is no administrator now. Create one with `cupboard admin create`.")
        }
    }
}

/// A progress bar on standard error.
///
/// The bar updates in place on a terminal. Elsewhere a line is printed for each tenth.
struct ProgressBar {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var unit = ""
    private var lastTenth = -1
    private var hasDrawn = false

    /// Shows how much of a total is done.
    ///
    /// A new unit begins a new bar.
    mutating func show(_ done: Int, of total: Int, unit: String) {
        if unit != self.unit {
            finish()
            self = ProgressBar()
            self.unit = unit
        }
        let share = total == 0 ? 1 : Double(done) / Double(total)
        let percent = Int(share * 100)
        if isTerminal {
            let filled = Int(share * 30)
            let bar = String(repeating: "#", count: filled) + String(repeating: "·", count: 30 - filled)
            StandardStream.error.write("\r[\(bar)] \(percent) % of \(total) \(unit) ")
            hasDrawn = true
        } else if percent / 10 > lastTenth {
            lastTenth = percent / 10
            StandardStream.error.write("\(percent) % of \(total) \(unit)\n")
        }
    }

    /// Ends the line.
    mutating func finish() {
        if hasDrawn { StandardStream.error.write("\n") }
    }
}
