import ArgumentParser
import GraphQL

/// `cupboard format`: formats operation and schema files.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Format operation and schema files, comments included.",
        discussion: """
            FILES are files, folders (all .graphql and .gql files below, but for hidden folders and node_modules) and globs (quote them). \
            Rewrites those that are not formatted yet, each all or nothing, and prints their names. Links are followed, but nothing is \
            written outside what was named. Without FILES, or with -, it formats standard input to standard output.

            The layout is that of the canonical text: two spaces, lines of 80 characters where lists can be broken. Comments, strings, and \
            single empty lines between definitions, fields and selections stay.

            With --check nothing is written: it prints the names of the files that are not formatted.

            Exit status: 0 when all went well, 1 with --check when a file is not formatted, 2 when a file cannot be read, parsed or written; \
            for what cannot be parsed it prints file:line:column message, and the other files are formatted all the same.
            """
    )

    @Argument(help: "Operation and schema files, folders, globs, or - for standard input.")
    var files: [String] = []

    @Flag(help: "Write nothing; print the names of the files that are not formatted.")
    var check = false

    func validate() throws {
        if files.contains("-"), files.count > 1 {
            throw ValidationError("Standard input is formatted to standard output: name no files beside it.")
        }
    }

    func run() throws {
        let found = try reading { () throws(CommandFailure) in try SourceFiles(files.isEmpty ? ["-"] : files, except: nil) }
        let boundary = WriteBoundary(of: files)
        var changed = 0
        var failed = 0
        for path in found.paths {
            do throws(CommandFailure) {
                if try format(path, within: boundary) { changed += 1 }
            } catch {
                failed += 1
                StandardStream.error.write("\(error)\n")
            }
        }
        if failed > 0 { throw ExitCode.unreadable }
        if check, changed > 0 { throw ExitCode(1) }
    }

    /// Formats a file.
    ///
    /// Returns whether that changes it.
    private func format(_ path: String, within boundary: WriteBoundary) throws(CommandFailure) -> Bool {
        let source = try SourceFiles.read(path)
        let formatted = try formatted(source, of: path)
        let isStandardInput = path == SourceFiles.standardInput
        if isStandardInput, !check { StandardStream.output.write(formatted) }
        guard formatted != source else { return false }
        if !check, !isStandardInput { try FileReplacement.replace(path, with: formatted, within: boundary) }
        if check || !isStandardInput { StandardStream.output.write("\(path.printable)\n") }
        return true
    }

    private func formatted(_ source: [UInt8], of path: String) throws(CommandFailure) -> [UInt8] {
        do throws(SyntaxError) {
            return try Document.formatted(source)
        } catch {
            throw CommandFailure("\(path.printable):\(error.location.line):\(error.location.column) \(error.message)")
        }
    }
}
