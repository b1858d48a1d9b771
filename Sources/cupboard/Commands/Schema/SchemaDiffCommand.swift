import ArgumentParser
import GraphQL

/// `cupboard schema diff`: shows the changes that affect clients when one schema replaces another.
struct SchemaDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the breaking and dangerous changes from one schema to another.",
        discussion: """
            Prints a line for each change: breaking or dangerous, its kind, and a sentence. Breaking changes come first. Safe changes are not \
            shown. Example: cupboard schema diff https://api.example.com/graphql schema.graphql

            Exit status: 0 without breaking changes, 1 with breaking changes, 2 if a schema cannot be read.
            """
    )

    @Argument(help: "The present schema: a file or a URL.")
    var old: String

    @Argument(help: "The new schema: a file or a URL.")
    var new: String

    @OptionGroup var fetching: SchemaFetchOptions

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() throws {
        // Exits with status 2 if a schema cannot be read, because status 1 means a breaking change.
        let changes = try reading { () throws(CommandFailure) in try schema(old).changes(to: schema(new)) }
        let breaking = changes.filter { $0.kind.severity == .breaking }
        let sorted = breaking + changes.filter { $0.kind.severity == .dangerous }
        switch format {
        case .text: StandardStream.output.write(sorted.map { $0.line + "\n" }.joined())
        case .json: StandardStream.output.write(json: .list(sorted.map(\.json)))
        }
        StandardStream.error.write("\(breaking.count) breaking, \(changes.count - breaking.count) dangerous\n")
        if !breaking.isEmpty { throw ExitCode(1) }
    }

    private func schema(_ location: String) throws(CommandFailure) -> Schema {
        try SchemaSource(location, fetching: fetching).schema()
    }
}

extension SchemaChange {
    fileprivate var line: String { "\(kind.severity.rawValue) \(kind.rawValue) \(description)" }

    fileprivate var json: Value {
        [
            "severity": .string(kind.severity.rawValue), "type": .string(kind.rawValue), "coordinate": .string(coordinate.description),
            "description": .string(description),
        ]
    }
}
