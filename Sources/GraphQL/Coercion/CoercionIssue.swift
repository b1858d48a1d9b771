/// The reason why a value does not fit its type.
public struct CoercionIssue: Sendable, Equatable {
    /// The message, worded as in GraphQL.js.
    public let message: String
    /// The path of the issue inside the value.
    public let path: [PathElement]
    /// The byte offset of the invalid part, if the value is a literal in the document.
    public let offset: Int32?

    /// The path in messages: empty, or ` at .field[0]`.
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
