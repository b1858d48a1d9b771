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
        let files = try open(paths)
        let database = try database.openAsOwner()
        defer { database.close() }
        try servingRole.migrate(database, on: database.session())
        let line = ImportProgressLine()
        let (format, target) = try failing { try preparing(database.session()) }
        let run = try makeRun(format, into: target, database, line)
        for file in files {
            try run.run(file, progress: { line.show(records: $0) }, begin: { line.begin($0) })
            line.end()
        }
        try finish(run, of: target.name, allowsIncomplete: allowsIncomplete)
    }

    /// Imports the files of FoodData Central's CSV download: the archive, the folder that contains them, or themselves.
    func runFoodTables() throws {
        let files = try open(filesOfFolders())
        let database = try database.openAsOwner()
        defer { database.close() }
        try servingRole.migrate(database, on: database.session())
        let line = ImportProgressLine()
        let tables = try FoodDataTables(database.session())
        var problems = 0
        func tell(_ problem: String) {
            problems += 1
            line.tell(problem)
        }
        for file in files {
            try failing {
                try file.read(inOrder: FoodDataTables.fileNames, refuse: tell, leaveOut: { _ in }) { source in
                    line.begin(source)
                    try tables.read(source, tell: tell)
                    line.end()
                }
            }
        }
        let run = try makeRun(USDA(), into: FoodTarget.usda, database, line)
        try failing { try run.run(tables.foods(), named: "food.csv") }
        let omission = problems == 0 ? nil : "\(problems) rows or files could not be read"
        try finish(run, of: FoodTarget.usda.name, allowsIncomplete: false, omission: omission)
    }

    /// Opens all files before the first change, so that a wrong name fails immediately.
    private func open(_ paths: [String]) throws -> [ImportFile] {
        try paths.map { path in try failing { try ImportFile(path: path) } }
    }

    /// Ends the command with the reason why an import cannot continue.
    private func failing<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let failure as ImportFailure { throw CommandFailure(failure.description) }
    }

    /// The paths, with the known files of a folder, in their order, instead of the folder.
    private func filesOfFolders() -> [String] {
        let files = paths.flatMap { path in
            guard FileStatus(path)?.isFolder == true else { return [path] }
            return FoodDataTables.fileNames.map { "\(path)/\($0)" }.filter { FileStatus($0)?.isRegular == true }
        }
        return FoodDataTables.ordered(files)
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
