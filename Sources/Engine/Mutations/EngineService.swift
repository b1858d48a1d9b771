/// What the product gives an engine besides its schema.
public struct EngineService: Sendable {
    /// What the engine itself says to people.
    public var messages: EngineMessages
    /// What the product does around mutations.
    public var authority: any MutationAuthority
    /// What rules are lent besides the database; the engine does not look into it.
    public var loan: any Sendable

    /// A service.
    public init(messages: EngineMessages, authority: any MutationAuthority, loan: any Sendable) {
        self.messages = messages
        self.authority = authority
        self.loan = loan
    }
}
