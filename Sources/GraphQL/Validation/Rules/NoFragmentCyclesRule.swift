/// Fragments must not spread themselves, directly or through other fragments.
///
/// The rule uses a depth-first search that enters each fragment once, so every cycle is reported once. The search has an explicit stack,
/// because a chain of fragments can be as long as the document.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spreads-Must-Not-Form-Cycles
struct NoFragmentCyclesRule {
    /// A fragment whose spreads are being followed.
    private struct Visit {
        let name: Int32
        let spreads: [DocumentUses.Spread]
        var next = 0
    }

    func check(_ context: inout ValidationContext) {
        var visited = NameMarks()
        // The depth of each fragment in the current path.
        var depths = NameMarks()
        for fragment in context.document.fragments {
            let name = context.names.id(of: fragment.name, in: context.document)
            guard visited[name] == nil else { continue }
            visited[name] = 1
            var path = [Visit(name: name, spreads: spreads(of: fragment, &context))]
            depths[name] = 0
            while let visit = path.last, !context.isFull {
                guard visit.next < visit.spreads.count else {
                    depths[visit.name] = nil
                    path.removeLast()
                    continue
                }
                let spread = visit.spreads[visit.next]
                path[path.count - 1].next += 1
                if let depth = depths[spread.name] {
                    report(path[Int(depth)...].map { $0.spreads[$0.next - 1] }, &context)
                } else if visited[spread.name] == nil, let target = context.uses.fragment(named: spread.name) {
                    visited[spread.name] = 1
                    depths[spread.name] = Int32(path.count)
                    path.append(Visit(name: spread.name, spreads: spreads(of: context.document.fragments[target], &context)))
                }
            }
        }
    }

    private func report(_ cycle: [DocumentUses.Spread], _ context: inout ValidationContext) {
        guard let last = cycle.last else { return }
        let names = cycle.map { "\"\(context.text(context.names[$0.name]))\"" }
        let via = names.count > 1 ? " via " + names.dropLast().joined(separator: ", ") : ""
        context.report(
            "Cannot spread fragment \"\(context.text(context.names[last.name]))\" within itself\(via).",
            atOffsets: cycle.map(\.offset)
        )
    }

    /// Returns the spreads in a fragment; as in the reference implementation, spreads of a set come before spreads of its inner sets.
    private func spreads(of fragment: FragmentDefinitionNode, _ context: inout ValidationContext) -> [DocumentUses.Spread] {
        let document = context.document
        var spreads: [DocumentUses.Spread] = []
        var open = [fragment.selectionSet.selections]
        while let set = open.popLast() {
            for index in set.indices {
                let selection = document.selections[index]
                if selection.kind == .fragmentSpread {
                    spreads.append(DocumentUses.Spread(name: context.uses.selections[index].name, offset: selection.start))
                } else if let inner = selection.selectionSet {
                    open.append(inner.selections)
                }
            }
        }
        return spreads
    }
}
