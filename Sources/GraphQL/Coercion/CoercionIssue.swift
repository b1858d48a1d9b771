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
