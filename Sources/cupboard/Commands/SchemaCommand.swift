import ArgumentParser
import Glibc
import GraphQL

/// `cupboard schema`: what can be done with schema files alone.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Compare schema files.",
        subcommands: [SchemaDiffCommand.self]
    )
}

/// `cupboard schema diff`: what clients notice when one schema takes the place of another.
struct SchemaDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the breaking and dangerous changes from one schema to another.",
        discussion: """
            Prints a line for each change: breaking or dangerous, its kind, and a sentence. Harmless additions are not shown. Exits with \
            status 1 when a change is breaking, and with 2 when a file cannot be read as a schema.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The file of the schema that clients know.")
    var old: String

    @Argument(help: "The file of the schema that is to take its place.")
    var new: String

    @Option(help: "How to print.")
    var format: Format = .text

    func run() throws {
        let changes = try changes()
        switch format {
        case .text:
            for change in changes { print(change.kind.severity.rawValue, change.kind.rawValue, change.description) }
        case .json:
            var writer = ResponseWriter()
            writer.write(.list(changes.map(\.json)))
            print(writer.text)
        }
        if changes.contains(where: { $0.kind.severity == .breaking }) { throw ExitCode(1) }
    }

    /// The breaking changes first.
    private func changes() throws(ExitCode) -> [SchemaChange] {
        do throws(CommandFailure) {
            let changes = try schema(in: old).changes(to: schema(in: new))
            return changes.filter { $0.kind.severity == .breaking } + changes.filter { $0.kind.severity == .dangerous }
        } catch {
            // Status 1 would say that the change is breaking.
            Self.printError(error.description)
            throw ExitCode(2)
        }
    }

    private func schema(in file: String) throws(CommandFailure) -> Schema {
        let text = try TextFile.read(file)
        do throws(SchemaError) {
            return try Schema(sdl: text)
        } catch {
            throw CommandFailure("\(file) is no schema:\n\(error)")
        }
    }

    private static func printError(_ message: String) {
        let bytes = Array("Error: \(message)\n".utf8)
        // Sound: the buffer is only read, and inside the closure.
        unsafe bytes.withUnsafeBytes { bytes in
            _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }
}

extension SchemaChange {
    fileprivate var json: Value {
        ["severity": .string(kind.severity.rawValue), "type": .string(kind.rawValue), "description": .string(description)]
    }
}
