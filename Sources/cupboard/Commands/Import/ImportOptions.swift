import ArgumentParser
import Domains
import Importing
import Postgres
import Reactor

/// The files that a command imports, and the destination.
struct ImportOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The files, or - for standard input.", valueName: "file"))
    var paths: [String]

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var servingRole: ServingRoleOptions

    /// Imports the files and prints a summary.
    func run<Format: ImportFormat, Target: ImportTarget>(_ format: Format, into target: Target) throws {
        try run { _ in (format, target) }
    }

    /// Imports the files with a format and target created from a session.
    func run<Format: ImportFormat, Target: ImportTarget>(preparing: (PostgresSession) throws -> (Format, Target)) throws {
        // Opens all files before the first change, so that a wrong name fails immediately.
        let sources = try paths.map { path throws(CommandFailure) in
            do throws(ImportFailure) { return try ByteSource(path: path) } catch { throw CommandFailure(error.description) }
        }
        let database = try database.openAsOwner()
        defer { database.close() }
        try servingRole.migrate(database, on: database.session())
        let line = ImportProgressLine()
        let (format, target): (Format, Target)
        do {
            (format, target) = try preparing(database.session())
        } catch let failure as ImportFailure {
            throw CommandFailure(failure.description)
        }
        let run = try ImportRun(format, into: target, connect: { try database.session() }, tell: { line.tell($0) })
        for source in sources {
            line.begin(source)
            do {
                try run.run(source) { line.show(records: $0) }
            } catch let failure as ImportFailure {
                line.end()
                throw CommandFailure(failure.description)
            }
            line.end()
        }
        try run.finish()
        print(run.report.summary(of: target.name))
        if run.report.isFailure { throw CommandFailure("No record could be read.") }
    }
}
