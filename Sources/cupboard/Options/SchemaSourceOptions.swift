import ArgumentParser
import GraphQL

/// The schema for a command that client developers use, which can be any schema.
struct SchemaSourceOptions: ParsableArguments {
    @Option(
        name: .customLong("schema"),
        help: ArgumentHelp(
            """
            The schema: a file with definitions or with an introspection result as JSON, or the URL of a running server or of such a file \
            (.graphql, .gql, .json). \
            [environment: CUPBOARD_SCHEMA; default: schema.graphql in the current folder, else next to the program]
            """,
            valueName: "file|url"
        )
    )
    var location: String?

    @OptionGroup var fetching: SchemaFetchOptions

    /// Returns the source of the schema.
    func source() throws(CommandFailure) -> SchemaSource {
        guard let location else { return SchemaSource(try SchemaOptions.defaultLocation(), fetching: fetching) }
        return SchemaSource(location, fetching: fetching)
    }
}

/// Options for fetching a schema from a running server.
struct SchemaFetchOptions: ParsableArguments {
    @Option(
        name: .customLong("header"),
        parsing: .singleValue,
        help: ArgumentHelp("A header for requests to a schema's URL, such as 'Authorization: Bearer …'. Repeatable.", valueName: "line")
    )
    var headers: [String] = []

    @Option(help: ArgumentHelp("Maximum time to wait for a response from a schema's URL.", valueName: "seconds"))
    var timeout: Double = 30

    func validate() throws {
        guard timeout > 0, timeout <= 3600 else { throw ValidationError("--timeout must be more than 0 and at most 3600 seconds.") }
        for header in headers {
            let isLine = header.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
            guard isLine, let colon = header.firstIndex(of: ":"), colon != header.startIndex else {
                throw ValidationError("--header must be a line such as 'Authorization: Bearer …', not '\(header)'.")
            }
        }
    }
}
