/// Something that the person typed wrong.
public struct UserError: Sendable, Hashable {
    /// What kind of mistake it is.
    public let code: Code
    /// What to tell the person.
    public let message: Message
    /// The input field that it is about, step by step; nil when it is about no single one.
    public let field: [String]?

    /// A kind of mistake: a value of the schema's enum of such codes.
    ///
    /// Which there are is the product's to say.
    public struct Code: Sendable, Hashable {
        /// The value of the enum.
        public let name: String

        /// A kind by its name.
        public init(_ name: String) { self.name = name }
    }

    /// A mistake in a field of the input.
    public init(_ code: Code, _ message: Message, _ field: String...) {
        self.init(code, message, path: field)
    }

    /// A mistake at the end of a path of fields; of no single field where the path is empty.
    public init(_ code: Code, _ message: Message, path: [String]) {
        self.code = code
        self.message = message
        field = path.isEmpty ? nil : path
    }

    /// The same mistake, where the input object in which it was found is the field of another.
    public func inside(_ outer: String) -> UserError { UserError(code, message, path: [outer] + (field ?? [])) }
}
