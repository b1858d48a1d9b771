/// The direct content of a selection set: its fields by response name, including inline fragments, and the fragments that it spreads.
struct FieldSet {
    /// The fields with the same response name.
    struct Group {
        let name: Int32
        var fields: [Int]
    }

    /// The groups in the order of their first fields.
    private(set) var groups: [Group] = []
    /// The names of the spread fragments, without duplicates.
    private(set) var fragments: [Int32] = []
    /// The number of selections that were read.
    private(set) var selectionCount = 0
    /// The positions of the groups by name, if there are too many to search one by one.
    private var positions: [Int32: Int] = [:]
    private var spread: Set<Int32> = []

    /// The maximum number of groups for which comparing is still faster than hashing.
    private static let linearSearchLimit = 8

    init(_ set: NodeRange<SelectionNode>, _ comparison: FieldComparison) {
        add(set, comparison)
    }

    private mutating func add(_ set: NodeRange<SelectionNode>, _ comparison: FieldComparison) {
        selectionCount += Int(set.count)
        for index in set.indices {
            let name = comparison.uses.selections[index].name
            switch comparison.document.selections[index].kind {
            case .field:
                if let position = position(of: name) {
                    groups[position].fields.append(index)
                } else {
                    addGroup(named: name, index)
                }
            case .inlineFragment:
                if let inner = comparison.document.selections[index].selectionSet { add(inner.selections, comparison) }
            case .fragmentSpread:
                if spread.insert(name).inserted { fragments.append(name) }
            }
        }
    }

    /// Returns the position in `groups` of the fields with a response name.
    func position(of name: Int32) -> Int? {
        groups.count > Self.linearSearchLimit ? positions[name] : groups.firstIndex { $0.name == name }
    }

    private mutating func addGroup(named name: Int32, _ field: Int) {
        groups.append(Group(name: name, fields: [field]))
        if groups.count == Self.linearSearchLimit + 1 {
            for (position, group) in groups.enumerated() { positions[group.name] = position }
        } else if groups.count > Self.linearSearchLimit {
            positions[name] = groups.count - 1
        }
    }
}
