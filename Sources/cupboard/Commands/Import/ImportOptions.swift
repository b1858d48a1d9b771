import ArgumentParser
import Domains
import Importing
import Imports
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
        let run = try makeRun(format, into: target, database, line)
        for source in sources {
            line.begin(source)
            try run.run(source) { line.show(records: $0) }
            line.end()
        }
        try finish(run, of: target.name, allowsIncomplete: allowsIncomplete)
    }

    /// Imports the files of FoodData Central's CSV download, or of the folder that contains them.
    func runFoodTables() throws {
        let sources: [ByteSource]
        do throws(ImportFailure) {
            sources = try FoodDataTables.ordered(try filesOfFolders().map { path throws(ImportFailure) in try ByteSource(path: path) })
        } catch {
            throw CommandFailure(error.description)
        }
        let database = try database.openAsOwner()
        defer { database.close() }
        try servingRole.migrate(database, on: database.session())
        let line = ImportProgressLine()
        let tables = try FoodDataTables(database.session())
        var problems = 0
        for source in sources {
            line.begin(source)
            do {
                try tables.read(source) { problem in
                    problems += 1
                    line.tell(problem)
                }
            } catch let failure as ImportFailure {
                throw CommandFailure(failure.description)
            }
            line.end()
        }
        let run = try makeRun(USDA(), into: FoodTarget.usda, database, line)
        try run.run(tables.foods(), named: "food.csv")
        let omission = problems == 0 ? nil : "\(problems) rows of the files could not be read"
        try finish(run, of: FoodTarget.usda.name, allowsIncomplete: false, omission: omission)
    }

    /// The paths, with the known files of a folder instead of the folder.
    private func filesOfFolders() -> [String] {
        paths.flatMap { path in
            guard FileStatus(path)?.isFolder == true else { return [path] }
            return FoodDataTables.fileNames.map { "\(path)/\($0)" }.filter { FileStatus($0)?.isRegular == true }
        }
    }

    private func makeRun<Format: ImportFormat, Target: ImportTarget>(
        _ format: Format,
        into target: Target,
        _ database: Database,
        _ line: ImportProgressLine
    ) throws -> ImportRun<Format, Target> {
        try ImportRun(
            format,
            into: target,
            connect: { try database.session() },
            tell: { line.tell($0) },
            tellOfFile: { line.tellOfFile($0) }
        )
    }

    /// Prints the summary, and fails if something was left out.
    private func finish<Format: ImportFormat, Target: ImportTarget>(
        _ run: ImportRun<Format, Target>,
        of kind: String,
        allowsIncomplete: Bool,
        omission: String? = nil
    ) throws {
        var failure: String?
        do {
            try run.finish(allowsIncomplete: allowsIncomplete)
        } catch let refusal as ImportFailure {
            failure = refusal.description
        }
        print(run.report.summary(of: kind))
        let problems = [run.report.isFailure ? "No record could be read" : run.report.omission, omission, failure].compactMap { $0 }
        if !problems.isEmpty { throw CommandFailure(problems.joined(separator: ". ") + ".") }
    }
}
