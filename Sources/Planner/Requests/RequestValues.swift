public import GraphQL

/// The values of a request besides its document: the coerced variables, and facts about the client from its headers.
public struct RequestValues: Sendable {
    /// The coerced variables.
    public var variables: CoercedVariables
    /// The language of texts, unless a field's arguments specify another.
    public var language: TextLanguage
    /// The viewer; nil for anonymous clients.
    public var viewer: Viewer?
    /// Whether the client has sent credentials that are not valid.
    ///
    /// The client then counts as anonymous, except that `viewer` is an error instead of null.
    public var hasRejectedCredentials = false
    /// The address at which the client reaches the server, without a slash at the end; only for plans that write URLs.
    public var serverAddress = ""
    /// The mutation's answer, by the payload's fields; empty for queries.
    public var answer = ObjectValue()
    /// The points that the server knows for addresses in the request; nil if it knows none.
    public var knownPoints: KnownPoints?
    /// The search texts of the request that were parsed.
    package let searches = ParsedSearches()
    /// The remaining allowance; nil if nothing is counted, and for plans that do not return it.
    public var allowance: ObjectValue?

    /// Creates the values of a request.
    public init(variables: CoercedVariables = .none, language: TextLanguage = .unnamed, viewer: Viewer? = nil) {
        self.variables = variables
        self.language = language
        self.viewer = viewer
    }

    /// The value at a source; nil if absent.
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
        case .knownPoint(let address, let coordinate):
            guard case .string(let text)? = value(address) else { return nil }
            return knownPoints?[text].map { .double($0.degrees(coordinate)) }
        case .search(let source, let fact):
            guard case .string(let text)? = value(source) else { return nil }
            return fact.value(of: text, in: searches)
        }
    }
}
