public import GraphQL

/// A list of global ids whose length decides how many items the response has.
public struct IDList: Sendable, Equatable {
    /// Where the ids come from.
    public let source: ValueSource
    /// What the ids of the types begin with that are looked up.
    var types: Set<String> = []
    /// Why nothing is told of ids of other types that there are.
    var refusals: [String: PlanError] = [:]
    /// What is said of an id of no type.
    var malformed: PlanError?

    init(_ source: ValueSource) { self.source = source }

    /// Why an id of the list cannot be answered; nil for one that is looked up.
    public func refusal(of id: Value) -> PlanError? {
        guard let type = GlobalID(id)?.type else { return malformed }
        return types.contains(type) ? nil : refusals[type] ?? malformed
    }

    /// What may be said of its ids.
    var errors: [PlanError] {
        refusals.sorted { $0.key < $1.key }.map(\.value) + (malformed.map { [$0] } ?? [])
    }
}
