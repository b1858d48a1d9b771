/// The data of a document's selections that merging needs.
///
/// The content of an inline fragment belongs to the enclosing set, and a field is a few integers.
struct SelectionOutline {
    struct Field: BitwiseCopyable {
        /// The id of the response name.
        let name: Int32
        /// The index of the node in the document.
        let selection: Int32
        /// The index in `sets` of the field's selections; −1 if it has no selections.
        let set: Int32
        /// The object type that the field is selected from; −1 if the parent is abstract or unknown, so that it may be any type.
        let parent: Int32
        /// The shape of the values; nil for meta-fields, and for fields that the schema does not have.
        let shape: TypeReference?
    }

    /// The fields and the spread fragments of a selection set; a fragment is represented by the index of its set.
    struct Set {
        var fields: Range<Int>
        var spreads: Range<Int>
    }

    private(set) var fields: [Field] = []
    private(set) var spreads: [Int32] = []
    /// The sets of the document's fragments, then of its operations, then of fields.
    private(set) var sets: [Set] = []
    /// An equivalent set for each set: if a set only spreads one fragment, the fragment's set, and otherwise the set itself.
    private(set) var representatives: [Int32] = []
    /// The sets to merge first: all sets except spread fragments, which are always part of the sets that spread them.
    private(set) var roots: [Int32] = []

    init(_ comparison: FieldComparison) {
        let document = comparison.document
        var nodes = document.fragments.map(\.selectionSet.selections) + document.operations.map(\.selectionSet.selections)
        fields.reserveCapacity(document.selections.count)
        sets.reserveCapacity(nodes.count + document.selections.count / 4)
        var spread = NameMarks()
        var open: [NodeRange<SelectionNode>] = []
        while sets.count < nodes.count {
            let (firstField, firstSpread) = (fields.count, spreads.count)
            spread.startScope()
            open.append(nodes[sets.count])
            while let range = open.popLast() {
                for index in range.indices {
                    switch document.selections[index].kind {
                    case .field: add(index, comparison, &nodes)
                    case .inlineFragment:
                        if let inner = document.selections[index].selectionSet { open.append(inner.selections) }
                    case .fragmentSpread:
                        let name = comparison.uses.selections[index].name
                        guard spread[name] == nil, let fragment = comparison.uses.fragment(named: name) else { continue }
                        spread[name] = 1
                        spreads.append(Int32(fragment))
                    }
                }
            }
            sets.append(Set(fields: firstField..<fields.count, spreads: firstSpread..<spreads.count))
        }
        findRepresentatives()
        findRoots()
    }

    private mutating func add(_ index: Int, _ comparison: FieldComparison, _ nodes: inout [NodeRange<SelectionNode>]) {
        let use = comparison.uses.selections[index]
        var set: Int32 = -1
        if let inner = comparison.document.selections[index].selectionSet {
            set = Int32(nodes.count)
            nodes.append(inner.selections)
        }
        let isOfObject = use.parent.map { comparison.schema.types[Int($0.index)].kind == .object } ?? false
        fields.append(
            Field(
                name: use.name,
                selection: Int32(index),
                set: set,
                parent: isOfObject ? use.parent?.index ?? -1 : -1,
                shape: comparison.shape(of: index)
            )
        )
    }

    /// Finds operations, fields and unspread fragments; of fragments that are spread only by each other, it takes the first.
    private mutating func findRoots() {
        var isSpread = [Bool](repeating: false, count: sets.count)
        for target in spreads { isSpread[Int(target)] = true }
        var isReached = [Bool](repeating: false, count: sets.count)
        var isRoot = isReached
        for isBeginning in [true, false] {
            for set in sets.indices where !isReached[set] && !(isBeginning && isSpread[set]) {
                reach(set, &isReached)
                let root = representatives[set]
                guard !isRoot[Int(root)] else { continue }
                isRoot[Int(root)] = true
                roots.append(root)
            }
        }
    }

    private func reach(_ start: Int, _ isReached: inout [Bool]) {
        var open = [start]
        isReached[start] = true
        while let set = open.popLast() {
            for target in spreads[sets[set].spreads] where !isReached[Int(target)] {
                isReached[Int(target)] = true
                open.append(Int(target))
            }
        }
    }

    /// Follows chains of fragments that only spread the next fragment, each chain once.
    private mutating func findRepresentatives() {
        representatives = [Int32](repeating: -1, count: sets.count)
        var chain: [Int] = []
        for start in sets.indices where representatives[start] < 0 {
            var set = start
            while representatives[set] < 0, sets[set].fields.isEmpty, sets[set].spreads.count == 1 {
                // Temporarily its own representative, so that a cycle ends here.
                representatives[set] = Int32(set)
                chain.append(set)
                set = Int(spreads[sets[set].spreads.lowerBound])
            }
            if representatives[set] < 0 { representatives[set] = Int32(set) }
            let end = representatives[set]
            while let passed = chain.popLast() { representatives[passed] = end }
        }
    }
}
