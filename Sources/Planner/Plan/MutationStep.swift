import GraphQL

/// One field of a mutation operation, in the order in which they run.
public struct MutationStep: Sendable, Equatable {
    /// What is to be done for the field.
    public enum Work: Sendable, Equatable {
        /// Nothing but to write this JSON.
        case constant([UInt8])
        /// Nothing: the field fails.
        case failure(PlanError)
        /// To run a mutation, which costs so many points besides its payload, then to read the payload.
        case mutation(name: String, cost: Int, input: ValueSource?, payload: ReadPlan)
    }

    /// What an error says of the field.
    public let site: FieldSite
    /// Whether the schema allows null.
    public let isNullable: Bool
    /// What is to be done.
    public let work: Work
}
