/// Finds names that occur more than once among siblings.
struct Repetitions {
    private var seen = NameMarks()

    /// Calls `report` once for each repeated name, with the offsets of all its occurrences.
    mutating func find<Node>(
        among nodes: ArraySlice<Node>,
        _ name: (Node) -> Name,
        _ context: inout ValidationContext,
        report: (Name, [Int32], inout ValidationContext) -> Void
    ) {
        guard nodes.count > 1 else { return }
        seen.startScope()
        var isRepeated = false
        for node in nodes {
            let id = context.names.id(of: name(node), in: context.document)
            isRepeated = isRepeated || seen[id] != nil
            seen[id] = (seen[id] ?? 0) + 1
        }
        guard isRepeated else { return }
        var offsets: [Int32: [Int32]] = [:]
        for node in nodes {
            let id = context.names.id(of: name(node), in: context.document)
            guard let count = seen[id], count > 1 else { continue }
            offsets[id, default: []].append(name(node).start)
            if let all = offsets[id], all.count == count { report(name(node), all, &context) }
        }
    }
}
