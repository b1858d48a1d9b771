public import GraphQL

/// What a request brings besides its document: the coerced variables, and what its headers say about the person asking.
public struct RequestValues: Sendable {
    /// The coerced variables.
    public var variables: CoercedVariables
    /// The language of texts, where a field's arguments name no other.
    public var language: TextLanguage
    /// Who asks; nil for strangers.
    public var viewer: Viewer?
    /// Where the client reaches the server, without a slash at the end; only for plans that write addresses.
    public var serverAddress = ""
    /// What the mutation has answered, field by field of its payload; empty for queries.
    public var answer = ObjectValue()
    /// What the key of the request may still spend; nil without a key, and for plans that do not tell it.
    public var allowance: ObjectValue?

    /// Gathers the values of a request.
    public init(variables: CoercedVariables = .none, language: TextLanguage = .unnamed, viewer: Viewer? = nil) {
        self.variables = variables
        self.language = language
        self.viewer = viewer
    }

    /// The value that a source names; nil when it is absent.
    public func value(_ source: ValueSource) -> Value? {
        switch source {
        case .constant(let value): return value
        case .list(let items): return .list(items.map { self.value($0) ?? .null })
        case .object(let fields):
            return .object(ObjectValue(fields.compactMap { field in value(field.source).map { .init(name: field.name, value: $0) } }))
        case .variable(let index, let path):
            guard var value = variables.values[index] else { return nil }
            for name in path {
                guard case .object(let object) = value, let next = object[name] else { return nil }
                value = next
            }
            return value
        }
    }
}
