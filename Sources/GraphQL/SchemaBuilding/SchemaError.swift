/// What keeps a source from being a schema.
public struct SchemaError: Error, Sendable, Equatable {
    /// The steps in which a source becomes a schema; each is taken only if the one before found nothing.
    public enum Phase: Sendable, Hashable {
        /// The source is no GraphQL.
        case syntax
        /// The definitions contradict each other, or refer to what is not defined; found by `validateSDL(_:maxErrors:)`.
        case definitions
        /// The types that they define break the rules of the type system.
        case types
    }

    /// At least one error, with its places in the source.
    public let errors: [GraphQLError]
    /// The step that found the errors.
    public let phase: Phase

    /// After how many errors to stop: more would help nobody, and a hostile source could have them by the million.
    static let maximumErrors = 1_000

    init(_ errors: [GraphQLError], in phase: Phase) {
        self.errors = errors
        self.phase = phase
    }
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
