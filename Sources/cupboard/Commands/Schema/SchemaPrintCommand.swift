import ArgumentParser
import GraphQL

/// `cupboard schema print`: prints a schema as definitions.
struct SchemaPrintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print",
        abstract: "Print a schema as definitions, with extensions merged.",
        discussion: """
            The form is the one of GraphQL.js' printSchema: without built-in definitions, and without applied directives other than @deprecated, \
            @specifiedBy and @oneOf. Example: cupboard schema print --schema https://api.example.com/graphql > schema.graphql
            """
    )

    @OptionGroup var source: SchemaSourceOptions

    @Flag(help: "Sort types, fields, arguments and all other elements by name.")
    var sorted = false

    func run() throws {
        let schema = try reading { () throws(CommandFailure) in try source.source().schema() }
        StandardStream.output.write(schema.printed(isSorted: sorted) + "\n")
    }
}
