/// The values of an operation's variables after coercion, in the order of their definitions.
///
/// Spec: https://spec.graphql.org/September2025/#CoerceVariableValues()
public struct CoercedVariables: Sendable, Hashable {
    /// The definitions that the values belong to.
    public let definitions: NodeRange<VariableDefinitionNode>
    /// The value of each definition; nil where the request gives none and there is no default.
    public internal(set) var values: [Value?]

    init(definitions: NodeRange<VariableDefinitionNode>) {
        self.definitions = definitions
        values = []
        values.reserveCapacity(Int(definitions.count))
    }

    /// The values of an operation without variables.
    public static var none: CoercedVariables { CoercedVariables(definitions: .none) }

    /// The place of a variable among the definitions; nil where it is not defined.
    public func index(of name: Name, in document: borrowing Document) -> Int? {
        // Operations have few variables: searching is faster than hashing.
        for (offset, index) in definitions.indices.enumerated()
        where document.areEqual(document.variableDefinitions[index].name, name) {
            return offset
        }
        return nil
    }

    /// The value of a variable; nil where it has none.
    public func value(of name: Name, in document: borrowing Document) -> Value? {
        index(of: name, in: document).flatMap { values[$0] }
    }
}

/// Why a value does not fit its type.
public struct CoercionIssue: Sendable, Equatable {
    /// What is wrong, in the wording of GraphQL.js.
    public let message: String
    /// Where in the value.
    public let path: [PathElement]
    /// The byte offset of what does not fit, where the value is written in the document.
    public let offset: Int32?

    /// The path as messages show it: empty, or ` at .field[0]`.
    var printedPath: String {
        guard !path.isEmpty else { return "" }
        return path.reduce(into: " at ") { text, element in
            switch element {
            case .key(let name): text += "." + name
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}

/// Why a request cannot be executed: everything that is wrong with its variables, or with its choice of operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Request-Errors
public struct RequestError: Error, Sendable, Equatable {
    /// At least one error.
    public let errors: [GraphQLError]

    /// Makes a request error out of at least one error.
    public init(_ errors: [GraphQLError]) { self.errors = errors }
}
