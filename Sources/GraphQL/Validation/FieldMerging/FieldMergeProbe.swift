/// Finds in one pass that all fields of a document can be merged, as they can in nearly every document.
///
/// It merges rather than compares pairs: fields with one response name must agree with the first of them, and their selections are then
/// looked at as one set. So the time grows with the document, not with its square. A set of merged selections is looked at once, and the
/// whole is bounded. When the probe is in doubt it says so, and `FieldConflictFinder` decides; in particular it is in doubt about fields
/// that differ but exclude each other.
struct FieldMergeProbe {
    /// Fields with one response name.
    private struct Group {
        let first: Int
        var lastSet: Int32 = -1
        var setCount: Int32 = 0
    }

    /// The selections of one field in a group; they are linked backwards.
    private struct Link {
        let set: NodeRange<SelectionNode>
        let previous: Int32
    }

    private let comparison: FieldComparison
    private var namedGroups = NameMarks()
    private var visitedFragments = NameMarks()
    private var groups: [Group] = []
    private var links: [Link] = []
    /// Sets of one merged whole that are still to be read.
    private var open: [NodeRange<SelectionNode>] = []
    private var merged: [[NodeRange<SelectionNode>]] = []
    private var seen: Set<UInt64> = []
    private var steps: Int

    init(_ comparison: FieldComparison) {
        self.comparison = comparison
        // Fragments are read anew wherever they are spread; this often must do.
        steps = 32 * comparison.document.selections.count + 10_000
    }

    /// Whether it is certain that there are no conflicts.
    mutating func findsNoConflicts() -> Bool {
        for set in comparison.uses.selectionSets {
            open.append(set)
            guard mergeOpenSets() else { return false }
        }
        while let sets = merged.popLast() {
            open = sets
            guard mergeOpenSets() else { return false }
        }
        return true
    }

    /// Reads the open sets as one; false where that leaves a doubt.
    private mutating func mergeOpenSets() -> Bool {
        let document = comparison.document
        namedGroups.startScope()
        visitedFragments.startScope()
        groups.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        while let set = open.popLast() {
            steps -= Int(set.count)
            guard steps >= 0 else { return false }
            for index in set.indices {
                switch document.selections[index].kind {
                case .field:
                    guard add(index) else { return false }
                case .inlineFragment:
                    if let inner = document.selections[index].selectionSet { open.append(inner.selections) }
                case .fragmentSpread:
                    let name = comparison.uses.selections[index].name
                    guard visitedFragments[name] == nil, let fragment = comparison.uses.fragment(named: name) else { continue }
                    visitedFragments[name] = 1
                    open.append(document.fragments[fragment].selectionSet.selections)
                }
            }
        }
        for group in groups where group.setCount > 1 { merge(group) }
        return true
    }

    /// Adds a field to the group of its response name; false where it differs from the group's first.
    private mutating func add(_ index: Int) -> Bool {
        let name = comparison.uses.selections[index].name
        var group = Int32(groups.count)
        if let known = namedGroups[name] {
            group = known
            let first = groups[Int(known)].first
            if first == index { return true }
            let fields = (comparison.uses.selections[first].field, comparison.uses.selections[index].field)
            guard let left = fields.0, let right = fields.1 else { return false }
            if left != right || !comparison.document.selections[index].arguments.isEmpty
                || !comparison.document.selections[first].arguments.isEmpty
            {
                guard comparison.difference(first, index, areExclusive: false) == nil else { return false }
            }
        } else {
            namedGroups[name] = group
            groups.append(Group(first: index))
        }
        if let set = comparison.document.selections[index].selectionSet {
            links.append(Link(set: set.selections, previous: groups[Int(group)].lastSet))
            groups[Int(group)].lastSet = Int32(links.count - 1)
            groups[Int(group)].setCount += 1
        }
        return true
    }

    /// Puts the selections of a group's fields up for reading as one, unless just these have been.
    private mutating func merge(_ group: Group) {
        var sets: [NodeRange<SelectionNode>] = []
        var hash: UInt64 = 0
        var link = group.lastSet
        while link >= 0 {
            let set = links[Int(link)].set
            sets.append(set)
            hash &+= Self.mix(UInt64(UInt32(bitPattern: set.start)) &+ 1)
            link = links[Int(link)].previous
        }
        if seen.insert(hash).inserted { merged.append(sets) }
    }

    /// Spreads a number over 64 bits, so that the sum tells sets of numbers apart.
    private static func mix(_ number: UInt64) -> UInt64 {
        var value = number &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
