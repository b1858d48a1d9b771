import ArgumentParser
import Gateway
import GraphQL

/// `cupboard schema introspect`: prints a server's response to the introspection query.
struct SchemaIntrospectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "introspect",
        abstract: "Print a schema as an introspection result: JSON, {\"__schema\": …}.",
        discussion: """
            This is what tools such as GraphQL Code Generator write and read as schema.json, without the \"data\" of a server's answer around \
            it. It has all that the September 2025 edition shows, descriptions and deprecated elements included.
            """
    )

    @OptionGroup var source: SchemaSourceOptions

    func run() throws {
        let schema = try reading { () throws(CommandFailure) in try source.source().schema() }
        StandardStream.output.write(IndentedJSON.text(of: try Self.introspection(of: schema)) + [UInt8(ascii: "\n")])
    }

    private static func introspection(of schema: Schema) throws -> [UInt8] {
        var query = IntrospectionQuery()
        // The deepest that a type can be, because no limit protects a server here.
        query.typeDepth = 64
        let document = try Document.parse(query.text)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        executor.execute(try document.operation(named: nil), root: .null)
        if let error = executor.errors.first { throw CommandFailure("The schema cannot be introspected: \(error.message)") }
        return executor.writer.bytes
    }
}
