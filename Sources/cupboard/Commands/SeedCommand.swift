import ArgumentParser
import DemoData
import Domains
import Glibc
import Postgres

/// `cupboard seed`: fills the database with demo data.
struct SeedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "seed",
        abstract: "Fill the database with demo data, the same every time.",
        discussion: """
            Adds only what is missing, so it is safe to run again, also after it was interrupted. --scale multiplies what every \
            domain has: --scale 300 gives about 94,000 recipes, 300,000 food posts and 200,000 catalogue items for load tests.
            """
    )

    @Option(help: ArgumentHelp("How many times as much as a person needs to look around.", valueName: "n"))
    var scale = 1

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var servingRole: ServingRoleOptions

    func validate() throws {
        if !(1...10_000).contains(scale) { throw ValidationError("--scale must be from 1 to 10000.") }
    }

    func run() throws {
        let database = try database.openAsOwner()
        defer { database.close() }
        let session = try database.session()
        try servingRole.migrate(database, on: session)
        var bar = ProgressBar()
        try DemoData.seed(into: session, scale: scale) { bar.show($0.completed, of: $0.total, unit: $0.unit) }
        bar.finish()
        print(DemoLogIn.listing)
    }
}

/// A bar on standard error that grows in place on a terminal; elsewhere a line for each tenth.
struct ProgressBar {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var unit = ""
    private var lastTenth = -1
    private var hasDrawn = false

    /// Shows how much of a total is done; another unit begins another bar.
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
