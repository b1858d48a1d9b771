/// What a selection set selects by itself: its fields by response name, inline fragments included, and the fragments that it spreads.
struct FieldSet {
    /// The fields with one response name.
    struct Group {
        let name: Int32
        var fields: [Int]
    }

    /// The groups in the order of their first fields.
    private(set) var groups: [Group] = []
    /// The names of the spread fragments, each once.
    private(set) var fragments: [Int32] = []
    private var positions: [Int32: Int] = [:]

    init(_ set: NodeRange<SelectionNode>, _ comparison: FieldComparison) {
        add(set, comparison)
    }

    private mutating func add(_ set: NodeRange<SelectionNode>, _ comparison: FieldComparison) {
        for index in set.indices {
            let selection = comparison.document.selections[index]
            let name = comparison.uses.selections[index].name
            switch selection.kind {
            case .field:
                if let position = positions[name] {
                    groups[position].fields.append(index)
                } else {
                    positions[name] = groups.count
                    groups.append(Group(name: name, fields: [index]))
                }
            case .inlineFragment:
                if let inner = selection.selectionSet { add(inner.selections, comparison) }
            case .fragmentSpread:
                if !fragments.contains(name) { fragments.append(name) }
            }
        }
    }

    /// The fields with a response name.
    func fields(named name: Int32) -> [Int]? {
        positions[name].map { groups[$0].fields }
    }
}
