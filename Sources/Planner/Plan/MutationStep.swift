import GraphQL

/// One field of a mutation operation, in the order of execution.
public struct MutationStep: Sendable, Equatable {
    /// The work of the field.
    public enum Work: Sendable, Equatable {
        /// Writes this JSON.
        case constant([UInt8])
        /// Fails.
        case failure(PlanError)
        /// Runs a mutation, which costs these points besides its payload, then reads the payload.
        case mutation(name: String, cost: Int, input: ValueSource?, payload: ReadPlan)
    }

    /// The field in errors.
    public let site: FieldSite
    /// Whether the schema allows null.
    public let isNullable: Bool
    /// The work of the field.
    public let work: Work
}
