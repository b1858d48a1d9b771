/// The reason why a source does not define a valid schema.
public struct SchemaError: Error, Sendable, Equatable {
    /// The steps from a source to a schema; each runs only if the previous step found no errors.
    public enum Phase: Sendable, Hashable {
        /// Parsing: the source is not valid GraphQL.
        case syntax
        /// Validation of definitions by `validateSDL(_:maxErrors:)`: they contradict each other or refer to undefined names.
        case definitions
        /// Construction and validation of types: a type is unknown, or the types violate the rules of the type system.
        case types
    }

    /// At least one error, with its locations in the source.
    public let errors: [GraphQLError]
    /// The step that found the errors.
    public let phase: Phase

    /// The maximum number of errors: more would not help anyone, and a hostile source could cause millions.
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
