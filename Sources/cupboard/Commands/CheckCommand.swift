import ArgumentParser
import GraphQL

/// `cupboard check`: checks operation files against a schema or, without files, the service's own schema against its bindings and database.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check operation files against a schema; without files, the schema against its bindings and database.",
        discussion: """
            With FILES, the command validates operations like a server, for use in a frontend's CI:

              cupboard check --schema https://api.example.com/graphql 'src/**/*.graphql'

            FILES are files, folders (all .graphql and .gql files in them, except hidden ones and node_modules), globs (quote them: *, ?, \
            [a-z], {a,b}, and ** for any number of folders), or - for standard input. All files are checked together. An operation can spread \
            fragments of any file, every fragment must be used in one of the files, and the names of operations and fragments must be unique. \
            Each file must contain only operations and fragments, and an anonymous operation must be the only one in its file. If a file has a \
            syntax error, the file is skipped and unused fragments and variables are not reported.

            Prints a line for each error (file:line:column message) and for each use of a deprecated element (file:line:column warning: \
            message). An error that concerns several files is printed for each of them. --format json prints one object: files, errors and warnings \
            (each with severity, message, file, line, column, and all locations), fileCount, operationCount, fragmentCount, errorCount, \
            warningCount. --format github prints annotations that GitHub Actions shows in pull requests. A summary goes to \
            standard error.

            Exit status: 0 without errors, 1 with errors (or warnings, with --deny-warnings), 2 when a file or the schema cannot be read.

            Without FILES, the command compares the schema with the bindings of this service. With --database it also prepares (but does not run) \
            the SQL of every field, argument, filter and order, and compares the types and nullability of its columns with the schema. \
            Prints a line for each problem and exits with status 1 if there are any.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, github
    }

    @Argument(help: "Operation files, folders, globs, or - for standard input.")
    var files: [String] = []

    @OptionGroup var schema: SchemaSourceOptions

    @Option(help: "The output format for problems in the files.")
    var format: Format = .text

    @Flag(help: "Treat warnings as errors: exit with status 1 if the files use anything deprecated.")
    var denyWarnings = false

    @Flag(help: "Without files: check every field, argument, filter and order against the live database.")
    var database = false

    @Option(
        help: ArgumentHelp(
            "The database, as a URL or key=value pairs. [environment: DATABASE_URL] Without it the embedded database is checked.",
            valueName: "url"
        )
    )
    var url: String?

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder of the embedded PostgreSQL. [environment: CUPBOARD_DATA; default: .data]", valueName: "dir")
    )
    var folder: String?

    func validate() throws {
        if !files.isEmpty, database || url != nil || folder != nil {
            throw ValidationError("Operation files are checked without a database: remove either FILES or --database, --url and --data.")
        }
        if files.isEmpty, format != .text || denyWarnings {
            throw ValidationError("--format and --deny-warnings require operation files.")
        }
        if files.isEmpty, let location = schema.location, location.contains("://") {
            throw ValidationError("Without operation files, --schema must be a file, not a URL.")
        }
    }

    func run() throws {
        guard !files.isEmpty else { return try ServiceCheck(schema: schema.location, database: database, url: url, folder: folder).run() }
        let report = try reading(checkFiles)
        switch format {
        case .text: StandardStream.output.write(report.lines)
        case .github: StandardStream.output.write(report.annotations)
        case .json: StandardStream.output.write(json: report.json)
        }
        StandardStream.error.write(report.summary + "\n")
        if report.count(.error) > 0 || denyWarnings && report.count(.warning) > 0 { throw ExitCode(1) }
    }

    private func checkFiles() throws(CommandFailure) -> CheckReport {
        let source = try schema.source()
        let paths = try SourceFiles(files, except: source.file).paths
        var operations = OperationSet(schema: try source.schema())
        for path in paths { operations.add(try SourceFiles.read(path)) }
        do throws(SyntaxError) {
            let diagnostics = try operations.check()
            return CheckReport(
                files: paths,
                operationCount: operations.operationCount,
                fragmentCount: operations.fragmentCount,
                diagnostics: diagnostics
            )
        } catch {
            throw CommandFailure("Cannot check the files together: \(error.message)")
        }
    }
}
