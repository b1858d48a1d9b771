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
    ///
    /// A file that cannot be read does not stop the others.
    func run<Format: ImportFormat, Target: ImportTarget>(
        allowsIncomplete: Bool = false,
        preparing: (PostgresSession) throws -> (Format, Target)
    ) throws {
        // Opens all files before the first change, so that a wrong name fails immediately.
        let files = try paths.map { path throws(CommandFailure) in
            do throws(ImportFailure) { return try ImportFile(path: path) } catch { throw CommandFailure(error.description) }
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
        let run = try ImportRun(
            format,
            into: target,
            connect: { try database.session() },
            tell: { line.tell($0) },
            tellOfFile: { line.tellOfFile($0) }
        )
        for file in files {
            try run.run(file, progress: { line.show(records: $0) }, begin: { line.begin($0) })
            line.end()
        }
        var failure: String?
        do {
            try run.finish(allowsIncomplete: allowsIncomplete)
        } catch let refusal as ImportFailure {
            failure = refusal.description
        }
        print(run.report.summary(of: target.name))
        let problems = [run.report.isFailure ? "No record could be read" : run.report.omission, failure].compactMap { $0 }
        if !problems.isEmpty { throw CommandFailure(problems.joined(separator: ". ") + ".") }
    }
}
