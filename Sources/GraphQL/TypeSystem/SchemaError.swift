/// What keeps a source from being a schema.
public struct SchemaError: Error, Sendable, Equatable {
    /// At least one error, with its places in the source.
    public let errors: [GraphQLError]

    init(_ errors: [GraphQLError]) { self.errors = errors }
}

extension SchemaError: CustomStringConvertible {
    /// One line for each error: `line:column: message`.
    public var description: String {
        errors.map { error in
            let places = error.locations.map { "\($0.line):\($0.column): " }
            return (places.first ?? "") + error.message
        }
        .joined(separator: "\n")
    }
}
