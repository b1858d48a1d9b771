import ArgumentParser

/// `cupboard schema`: commands for a schema alone, from a file or a running server.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print, inspect and compare schemas of files or running servers.",
        discussion: """
            A schema is a file with definitions (.graphql), a file with an introspection result (.json; the content counts, not the name), or \
            the http:// or https:// URL of a running server or of such a file. Exit status 2 means that the schema cannot be read.
            """,
        subcommands: [SchemaPrintCommand.self, SchemaIntrospectCommand.self, SchemaCoordinateCommand.self, SchemaDiffCommand.self]
    )
}
