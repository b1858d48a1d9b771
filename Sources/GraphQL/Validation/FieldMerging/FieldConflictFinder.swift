/// Finds every pair of fields that cannot be merged, in the same way as the reference implementation, so that the errors are the same.
///
/// The finder compares the fields of a selection set with each other, and with the fields of each fragment that the set spreads. Fragments
/// that are spread together are compared with each other. The selections of two compared fields are compared in the same way. Each pair of
/// fragments, and each pair of a set and a fragment, is compared once, so the work is at most quadratic. The finder has limits, and it only
/// runs if `FieldMerger` has not proved that there is no conflict.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
struct FieldConflictFinder {
    /// The maximum number of compared pairs, which about 700 fields with the same response name reach.
    private static let maximumComparisons = 250_000
    /// The maximum number of conflicts, including conflicts inside others.
    private static let maximumConflicts = 3_000
    /// The maximum nesting of comparisons through fragments, which keeps recursion within a small stack.
    private static let maximumDepth = 400

    private let maximumComparisons: Int
    private let maximumConflicts: Int
    private let comparison: FieldComparison
    private var document: Document { comparison.document }
    private var sets: [FieldSet] = []
    /// The index in `sets` for each selection set, by its first selection; −1 if the set has not been needed yet.
    private var setIndices: [Int32]
    /// The compared pairs of a set and a fragment, and the compared pairs of two fragments.
    private var comparedSets = ComparedPairs()
    private var comparedFragments = ComparedPairs()
    private var comparisons = 0
    private var conflictCount = 0
    private var depth = 0

    init(_ comparison: FieldComparison, effort: Int = 1) {
        maximumComparisons = Self.maximumComparisons * effort
        maximumConflicts = Self.maximumConflicts * effort
        self.comparison = comparison
        setIndices = [Int32](repeating: -1, count: comparison.document.selections.count)
    }

    /// Whether a limit was exceeded, so that the conflicts found are incomplete.
    var isExhausted: Bool { comparisons > maximumComparisons || hasTooManyConflicts }

    /// Whether the search stopped because there are too many conflicts.
    var hasTooManyConflicts: Bool { conflictCount > maximumConflicts }

    /// Returns the conflicts between the fields of a selection set, including its fragments, up to the number that can be reported.
    mutating func conflicts(within selections: NodeRange<SelectionNode>, atMost limit: Int) -> [FieldConflict] {
        var conflicts: [FieldConflict] = []
        let set = fieldSet(selections)
        for group in sets[set].groups where group.fields.count > 1 {
            for (position, left) in group.fields.enumerated() {
                for right in group.fields[(position + 1)...] {
                    guard conflicts.count < limit, !isExhausted else { return conflicts }
                    compare(left, right, areExclusive: false, &conflicts)
                }
            }
        }
        let fragments = sets[set].fragments
        for (position, fragment) in fragments.enumerated() {
            compare(set, withFragment: fragment, areExclusive: false, &conflicts)
            for other in fragments[(position + 1)...] {
                guard conflicts.count < limit, !isExhausted else { return conflicts }
                compareFragments(fragment, other, areExclusive: false, &conflicts)
            }
        }
        return conflicts
    }

    private mutating func fieldSet(_ selections: NodeRange<SelectionNode>) -> Int {
        let known = setIndices[Int(selections.start)]
        if known >= 0 { return Int(known) }
        setIndices[Int(selections.start)] = Int32(sets.count)
        let set = FieldSet(selections, comparison)
        // The content of an inline fragment is read again in each enclosing set.
        comparisons += set.selectionCount
        sets.append(set)
        return sets.count - 1
    }

    /// Enters the next level; returns false if a limit is exceeded.
    private mutating func descend() -> Bool {
        depth += 1
        if depth > Self.maximumDepth { comparisons = maximumComparisons + 1 }
        return !isExhausted
    }

    /// Compares two fields and, if they agree, their selections.
    private mutating func compare(_ left: Int, _ right: Int, areExclusive: Bool, _ conflicts: inout [FieldConflict]) {
        comparisons += 1
        let areExclusive = areExclusive || comparison.areExclusive(left, right)
        if let difference = comparison.difference(left, right, areExclusive: areExclusive) {
            conflictCount += 1
            conflicts.append(FieldConflict(difference, left, right, comparison))
        } else if let leftSet = comparison.document.selections[left].selectionSet,
            let rightSet = comparison.document.selections[right].selectionSet
        {
            var inner: [FieldConflict] = []
            compareSets(fieldSet(leftSet.selections), fieldSet(rightSet.selections), areExclusive: areExclusive, &inner)
            guard !inner.isEmpty else { return }
            conflictCount += 1
            conflicts.append(FieldConflict(left, right, subfields: inner, comparison))
        }
    }

    /// Compares the selections of two fields, including their fragments.
    private mutating func compareSets(_ left: Int, _ right: Int, areExclusive: Bool, _ conflicts: inout [FieldConflict]) {
        defer { depth -= 1 }
        guard descend() else { return }
        compareFields(left, right, areExclusive: areExclusive, &conflicts)
        for fragment in sets[right].fragments { compare(left, withFragment: fragment, areExclusive: areExclusive, &conflicts) }
        for fragment in sets[left].fragments { compare(right, withFragment: fragment, areExclusive: areExclusive, &conflicts) }
        for leftFragment in sets[left].fragments {
            for rightFragment in sets[right].fragments {
                guard !isExhausted else { return }
                compareFragments(leftFragment, rightFragment, areExclusive: areExclusive, &conflicts)
            }
        }
    }

    /// Compares the fields of two sets that have the same response names.
    private mutating func compareFields(_ left: Int, _ right: Int, areExclusive: Bool, _ conflicts: inout [FieldConflict]) {
        // Uses indices, because passing arrays would retain each of them.
        for group in sets[left].groups.indices {
            comparisons += 1
            guard let other = sets[right].position(of: sets[left].groups[group].name) else { continue }
            for leftField in sets[left].groups[group].fields.indices {
                for rightField in sets[right].groups[other].fields.indices {
                    guard !isExhausted else { return }
                    let fields = (sets[left].groups[group].fields[leftField], sets[right].groups[other].fields[rightField])
                    compare(fields.0, fields.1, areExclusive: areExclusive, &conflicts)
                }
            }
        }
    }

    /// Compares the fields of a set with the fields of a fragment and of the fragments that it spreads.
    private mutating func compare(
        _ set: Int,
        withFragment name: Int32,
        areExclusive: Bool,
        _ conflicts: inout [FieldConflict]
    ) {
        comparisons += 1
        guard comparedSets.insert(Int32(set), name, areExclusive: areExclusive),
            let fragment = comparison.uses.fragment(named: name)
        else { return }
        defer { depth -= 1 }
        guard descend() else { return }
        let other = fieldSet(document.fragments[fragment].selectionSet.selections)
        guard other != set else { return }
        compareFields(set, other, areExclusive: areExclusive, &conflicts)
        for inner in sets[other].fragments {
            guard !isExhausted else { return }
            compare(set, withFragment: inner, areExclusive: areExclusive, &conflicts)
        }
    }

    /// Compares two fragments, and each of them with the fragments that the other one spreads.
    private mutating func compareFragments(_ left: Int32, _ right: Int32, areExclusive: Bool, _ conflicts: inout [FieldConflict]) {
        comparisons += 1
        guard left != right, comparedFragments.insert(min(left, right), max(left, right), areExclusive: areExclusive),
            let leftFragment = comparison.uses.fragment(named: left), let rightFragment = comparison.uses.fragment(named: right)
        else { return }
        defer { depth -= 1 }
        guard descend() else { return }
        let leftSet = fieldSet(document.fragments[leftFragment].selectionSet.selections)
        let rightSet = fieldSet(document.fragments[rightFragment].selectionSet.selections)
        compareFields(leftSet, rightSet, areExclusive: areExclusive, &conflicts)
        for inner in sets[rightSet].fragments {
            guard !isExhausted else { return }
            compareFragments(left, inner, areExclusive: areExclusive, &conflicts)
        }
        for inner in sets[leftSet].fragments {
            guard !isExhausted else { return }
            compareFragments(inner, right, areExclusive: areExclusive, &conflicts)
        }
    }
}
