/// A mistake in the person's input.
public struct UserError: Sendable, Hashable {
    /// The kind of mistake.
    public let code: Code
    /// The message for the person.
    public let message: Message
    /// The path of the input field; nil if the mistake concerns no single field.
    public let field: [String]?

    /// A kind of mistake: a value of the schema's enum of error codes.
    ///
    /// The product defines the codes.
    public struct Code: Sendable, Hashable {
        /// The name of the enum value.
        public let name: String

        /// A code with this name.
        public init(_ name: String) { self.name = name }
    }

    /// A mistake in a field of the input.
    public init(_ code: Code, _ message: Message, _ field: String...) {
        self.init(code, message, path: field)
    }

    /// A mistake in the input field at the end of a path; an empty path means that the mistake concerns no single field.
    public init(_ code: Code, _ message: Message, path: [String]) {
        self.code = code
        self.message = message
        field = path.isEmpty ? nil : path
    }

    /// The same mistake, with the path extended by the outer field that contains the input object.
    public func inside(_ outer: String) -> UserError { UserError(code, message, path: [outer] + (field ?? [])) }
}
