/// The parts that the product supplies to an engine besides its schema.
public struct EngineService: Sendable {
    /// The engine's own messages to people.
    public var messages: EngineMessages
    /// The product's work around mutations.
    public var authority: any MutationAuthority
    /// Services that rules receive besides the database; opaque to the engine.
    public var mutationServices: any Sendable

    /// Creates a service.
    public init(messages: EngineMessages, authority: any MutationAuthority, mutationServices: any Sendable) {
        self.messages = messages
        self.authority = authority
        self.mutationServices = mutationServices
    }
}
