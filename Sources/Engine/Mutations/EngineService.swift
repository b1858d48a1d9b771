public import Planner

/// The parts that the product supplies to an engine besides its schema.
public struct EngineService: Sendable {
    /// The engine's own messages to people.
    public var messages: EngineMessages
    /// The product's work around mutations.
    public var authority: any MutationAuthority
    /// Services that rules receive besides the database; opaque to the engine.
    public var mutationServices: any Sendable
    /// Returns the point of an address that an account has looked up before, without waiting; nil for other addresses.
    ///
    /// Nil if no addresses are looked up.
    public var knownPoint: (@Sendable (_ address: String, _ account: Int64) -> KnownPoint?)?

    /// Creates a service.
    public init(
        messages: EngineMessages,
        authority: any MutationAuthority,
        mutationServices: any Sendable,
        knownPoint: (@Sendable (_ address: String, _ account: Int64) -> KnownPoint?)?
    ) {
        self.messages = messages
        self.authority = authority
        self.mutationServices = mutationServices
        self.knownPoint = knownPoint
    }
}
