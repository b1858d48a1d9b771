/// The reason why a value does not fit a scalar or enum type.
public struct LeafError: Error {
    /// The message, worded as in GraphQL.js.
    public let message: String
    /// The suggestion to append to the message if suggestions are allowed.
    let hint: String

    /// Creates an error with a message.
    public init(message: String) { self.init(message: message, hint: "") }

    init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}
