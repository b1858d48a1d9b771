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

    /// What may be said of its ids.
    var errors: [PlanError] {
        refusals.sorted { $0.key < $1.key }.map(\.value) + (malformed.map { [$0] } ?? [])
    }
}
