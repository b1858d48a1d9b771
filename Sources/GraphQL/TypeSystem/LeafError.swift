/// Why a value is not one of a scalar or enum type.
public struct LeafError: Error {
    /// What is wrong, in the wording of GraphQL.js.
    public let message: String
    /// What may have been meant, to be put behind the message where suggestions are welcome.
    let hint: String

    /// Makes an error out of its message.
    public init(message: String) { self.init(message: message, hint: "") }

    init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}
