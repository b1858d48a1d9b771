public import GraphQL

/// Everything there is to know about an operation before its values arrive: which statements to send and how to write their answer.
///
/// Plain comparable data, worked out once for each shape of a request and kept.
public struct ReadPlan: Sendable, Equatable {
    /// The levels, parents before children.
    public internal(set) var levels: [Level] = []
    /// For each level, which field it is there for.
    public internal(set) var sites: [LevelSite] = []
    /// How the response is written.
    public internal(set) var output = OutputPlan()
    /// The mutations to run, one after the other, each with the plan that reads its payload; then the plan has no levels of its own.
    public internal(set) var mutations: [MutationStep] = []
    /// Which events it answers, for a subscription; nil for what is answered once.
    public internal(set) var event: EventPlan?
    /// The lists whose length decides how many items the response has.
    public internal(set) var lists: [IDList] = []
    /// What it shows of others' because the account that asks has a role.
    public internal(set) var privileges = PrivilegedReading()
    /// Whether it tells what the client at hand may still spend, which no two requests share.
    public internal(set) var tellsAllowance = false

    /// The errors of fields that it knows to fail, payloads included.
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
    /// The field in the schema; nil for a level of values that hang on the root.
    public let field: FieldID?
    /// Its way in the response: response names from the root.
    public let path: [String]
    /// Where the document asks for it.
    public let offset: Int32

    /// A field on its way.
    public init(field: FieldID?, path: [String], offset: Int32) {
        self.field = field
        self.path = path
        self.offset = offset
    }
}
