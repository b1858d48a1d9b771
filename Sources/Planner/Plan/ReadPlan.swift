public import GraphQL

/// The plan of an operation before its values arrive: the statements to send and the instructions for writing the response.
///
/// Plain comparable data, computed once for each shape of a request and cached.
public struct ReadPlan: Sendable, Equatable {
    /// The levels, parents before children.
    public internal(set) var levels: [Level] = []
    /// The field that each level serves.
    public internal(set) var sites: [LevelSite] = []
    /// The instructions for writing the response.
    public internal(set) var output = OutputPlan()
    /// The mutations to run, one after the other, each with the plan of its payload; a plan with mutations has no levels itself.
    public internal(set) var mutations: [MutationStep] = []
    /// The events that it answers, for a subscription; nil for other operations.
    public internal(set) var event: EventPlan?
    /// The lists of ids that determine, by their length, how many items the response has.
    public internal(set) var lists: [IDList] = []
    /// The parts that show other people's data because the viewer's account has a role.
    public internal(set) var privileges = PrivilegedReading()
    /// Whether the plan returns the client's remaining allowance, which differs for every request.
    public internal(set) var returnsAllowance = false

    /// The errors of fields that are known to fail, including fields of payloads.
    public var errors: [PlanError] {
        let failures = mutations.compactMap { step in
            if case .failure(let error) = step.work { error } else { nil }
        }
        return output.errors + lists.flatMap(\.errors) + failures + payloads.flatMap(\.errors)
    }

    /// The plans of the payloads of its mutations.
    public var payloads: [ReadPlan] {
        mutations.compactMap { step in
            if case .mutation(_, _, _, let payload) = step.work { payload } else { nil }
        }
    }
}

/// The field that a level was made for.
public struct LevelSite: Sendable, Hashable {
    /// The field in the schema; nil for a level of values at the root.
    public let field: FieldID?
    /// The field's path in the response: response names from the root.
    public let path: [String]
    /// The field's offset in the document.
    public let offset: Int32

    /// A field with its path.
    public init(field: FieldID?, path: [String], offset: Int32) {
        self.field = field
        self.path = path
        self.offset = offset
    }
}
