import ArgumentParser
import Gateway
import GraphQL

/// `cupboard schema introspect`: prints a server's response to the introspection query.
struct SchemaIntrospectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "introspect",
        abstract: "Print a schema as an introspection result: JSON, {\"__schema\": …}.",
        discussion: """
            Tools such as GraphQL Code Generator read and write this form as schema.json. It has no enclosing \"data\", unlike a server's response. \
            It has everything in the September 2025 edition, including descriptions and deprecated elements.
            """
    )

    @OptionGroup var source: SchemaSourceOptions

    func run() throws {
        let schema = try reading { () throws(CommandFailure) in try source.source().schema() }
        StandardStream.output.write(IndentedJSON.text(of: try Self.introspection(of: schema)) + [UInt8(ascii: "\n")])
    }

    private static func introspection(of schema: Schema) throws -> [UInt8] {
        var query = IntrospectionQuery()
        // No type can have more wrappers. A smaller depth would protect a server, but this command answers the query itself.
        query.typeDepth = 64
        let document = try Document.parse(query.text)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        executor.execute(try document.operation(named: nil), root: .null)
        if let error = executor.errors.first { throw CommandFailure("The schema cannot be introspected: \(error.message)") }
        return executor.writer.bytes
    }
}
