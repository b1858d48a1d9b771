import ArgumentParser
import GraphQL

/// `cupboard format`: formats operation and schema files.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Format operation and schema files, comments included.",
        discussion: """
            FILES are files, folders (all .graphql and .gql files in them, except hidden folders and node_modules) and globs (quote them). \
            Rewrites unformatted files atomically and prints their names. Symbolic links are followed, but nothing is \
            written outside the given files and folders. Without FILES, or with -, it formats standard input to standard output.

            The layout is the canonical one: an indentation of two spaces, and lists broken at 80 characters. Comments, strings, and \
            single empty lines between definitions, fields and selections are kept.

            With --check nothing is written; the command prints the names of unformatted files.

            Exit status: 0 on success, 1 with --check when a file is not formatted, 2 when a file cannot be read, parsed or written. A file that \
            cannot be parsed is reported as file:line:column message; the other files are still formatted.
            """
    )

    @Argument(help: "Operation and schema files, folders, globs, or - for standard input.")
    var files: [String] = []

    @Flag(help: "Write nothing; print the names of unformatted files.")
    var check = false

    func validate() throws {
        if files.contains("-"), files.count > 1 {
            throw ValidationError("Standard input cannot be combined with files.")
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
    /// Returns whether formatting changes the file.
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
