/// A list of global ids; its length is the number of items in the response.
public struct IDList: Sendable, Equatable {
    /// The source of the ids.
    public let source: ValueSource
    /// The id prefixes of the types that are looked up.
    var types: Set<String> = []
    /// The errors for ids of existing types that the viewer may not read.
    var refusals: [String: PlanError] = [:]
    /// The error for an invalid id.
    var malformed: PlanError?

    init(_ source: ValueSource) { self.source = source }

    /// The errors that its ids can cause.
    var errors: [PlanError] {
        refusals.sorted { $0.key < $1.key }.map(\.value) + (malformed.map { [$0] } ?? [])
    }
}
