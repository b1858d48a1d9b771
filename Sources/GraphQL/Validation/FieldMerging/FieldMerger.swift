/// Decides whether all fields of a document can be merged, in time that grows with the document and not with its square.
///
/// The algorithm merges sets instead of comparing pairs. The fields of merged selection sets are grouped by response name. All fields of a
/// group must have the same shape. Fields that can be selected from the same object must also be the same field with the same arguments.
/// This means that fields of one object type are compared with each other, and fields of abstract types with all others. The selections of
/// a group then form new merged sets. If there are several object types, one merged set has all selections, to compare their shapes, and
/// another one is made for each object type. Each merged set is examined once.
///
/// Simon Adameit found the algorithm for Sangria. The algorithm still needs a limit: fragments or types can be combined into exponentially
/// many different merged sets. Only in that case must the pairs be compared.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
struct FieldMerger {
    enum Outcome {
        case mergeable
        /// Two fields that cannot be merged.
        case conflict(FieldComparison.Difference, Int, Int)
        /// There were too many merged sets to examine.
        case unknown
    }

    /// Fields with the same response name, linked backwards.
    private struct Group {
        var last: Int32
        var count: Int32
    }

    private struct Link {
        let field: Int32
        let previous: Int32
    }

    /// Selection sets that are merged into one.
    private struct MergedSet {
        let members: Range<Int>
        /// Whether only shapes matter, because the fields belong to different object types.
        let isExclusive: Bool
    }

    /// The maximum number of examined fields and fragments, which are counted again in each merged set.
    ///
    /// Each of the document's own sets is examined together with the fragments that it spreads: at most 200,000 steps for 5,000 tokens. Up
    /// to that size, only merged sets can therefore exceed the limit.
    private static let maximumSteps = 250_000

    private let maximumSteps: Int

    private let outline: SelectionOutline
    private let comparison: FieldComparison
    private var groups: [Group] = []
    private var links: [Link] = []
    private var groupsByName = NameMarks()
    private var visitedSets = NameMarks()
    private var open: [Int32] = []
    private var current: [Int32] = []
    private var group: [SelectionOutline.Field] = []
    /// The members of the merged sets that still have to be examined, and these merged sets.
    private var members: [Int32] = []
    private var mergedSets: [MergedSet] = []
    private var seen: Set<UInt64> = []
    /// The number of fields and fragments examined so far, including repetitions.
    private(set) var steps = 0
    private var outcome = Outcome.mergeable

    private var isDone: Bool {
        if case .mergeable = outcome { steps > maximumSteps } else { true }
    }

    init(_ comparison: FieldComparison, effort: Int = 1) {
        self.comparison = comparison
        maximumSteps = Self.maximumSteps * effort
        outline = SelectionOutline(comparison)
        groups.reserveCapacity(32)
        links.reserveCapacity(32)
        current.reserveCapacity(16)
    }

    mutating func decide() -> Outcome {
        for set in outline.roots {
            current.append(set)
            mergeCurrent(isExclusive: false)
            if isDone { break }
        }
        while !isDone, let set = mergedSets.popLast() {
            current.append(contentsOf: members[set.members])
            members.removeLast(set.members.count)
            mergeCurrent(isExclusive: set.isExclusive)
        }
        if case .mergeable = outcome, isDone { return .unknown }
        return outcome
    }

    /// Merges the current sets.
    private mutating func mergeCurrent(isExclusive: Bool) {
        groupsByName.startScope()
        visitedSets.startScope()
        groups.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        for set in current { visitedSets[set] = 1 }
        while let set = current.popLast() {
            let (fields, spreads) = (outline.sets[Int(set)].fields, outline.sets[Int(set)].spreads)
            steps += fields.count + spreads.count
            guard steps <= maximumSteps else { return current.removeAll() }
            for field in fields { add(field) }
            for spread in outline.spreads[spreads] {
                let fragment = outline.representatives[Int(spread)]
                guard visitedSets[fragment] == nil else { continue }
                visitedSets[fragment] = 1
                current.append(fragment)
            }
        }
        for index in groups.indices where groups[index].count > 1 && !isDone { merge(groups[index], isExclusive: isExclusive) }
    }

    private mutating func add(_ field: Int) {
        let name = outline.fields[field].name
        if let index = groupsByName[name] {
            links.append(Link(field: Int32(field), previous: groups[Int(index)].last))
            groups[Int(index)].last = Int32(links.count - 1)
            groups[Int(index)].count += 1
        } else {
            groupsByName[name] = Int32(groups.count)
            groups.append(Group(last: Int32(links.count), count: 1))
            links.append(Link(field: Int32(field), previous: -1))
        }
    }

    /// Checks the fields with one response name, and queues their selections as merged sets.
    private mutating func merge(_ links: Group, isExclusive: Bool) {
        group.removeAll(keepingCapacity: true)
        var link = links.last
        while link >= 0 {
            group.append(outline.fields[Int(self.links[Int(link)].field)])
            link = self.links[Int(link)].previous
        }
        guard haveSameShape() else { return }
        if isExclusive { return addMergedSet(of: group.indices, isExclusive: true) }
        let parent = group.lazy.map(\.parent).first { $0 >= 0 } ?? -1
        if group.contains(where: { $0.parent >= 0 && $0.parent != parent }) {
            mergeByParent()
        } else if areSameField(group.indices) {
            addMergedSet(of: group.indices, isExclusive: false)
        }
    }

    private mutating func haveSameShape() -> Bool {
        guard let first = group.first(where: { $0.shape != nil }) else { return true }
        guard let other = group.first(where: { $0.shape != nil && $0.shape != first.shape }),
            let difference = comparison.difference(Int(first.selection), Int(other.selection), areExclusive: true)
        else { return true }
        outcome = .conflict(difference, Int(first.selection), Int(other.selection))
        return false
    }

    /// Whether fields of the group that can be selected from the same object are the same.
    private mutating func areSameField(_ range: Range<Int>) -> Bool {
        guard let first = range.first else { return true }
        let left = Int(group[first].selection)
        for index in range.dropFirst() {
            let right = Int(group[index].selection)
            if let difference = comparison.differenceInRequest(left, right) {
                outcome = .conflict(difference, left, right)
                return false
            }
        }
        return true
    }

    /// Checks a group with fields of several object types: for each of them, its own fields and the fields of abstract types.
    private mutating func mergeByParent() {
        // The fields of abstract types come first.
        group.sort { $0.parent < $1.parent }
        let abstractEnd = group.firstIndex { $0.parent >= 0 } ?? group.endIndex
        guard areSameField(0..<abstractEnd) else { return }
        var start = abstractEnd
        var isAbstractMerged = false
        while start < group.endIndex, steps <= maximumSteps {
            let end = group[start...].firstIndex { $0.parent != group[start].parent } ?? group.endIndex
            guard areSameField(start..<end) else { return }
            if abstractEnd > 0, let difference = comparison.differenceInRequest(Int(group[0].selection), Int(group[start].selection)) {
                outcome = .conflict(difference, Int(group[0].selection), Int(group[start].selection))
                return
            }
            if group[start..<end].contains(where: { $0.set >= 0 }) {
                addMergedSet(of: 0..<abstractEnd, and: start..<end, isExclusive: false)
                isAbstractMerged = true
            }
            start = end
        }
        if !isAbstractMerged { addMergedSet(of: 0..<abstractEnd, isExclusive: false) }
        addMergedSet(of: group.indices, isExclusive: true)
    }

    /// Queues the selections of some fields of the group as one merged set, unless the same set was queued before.
    private mutating func addMergedSet(of range: Range<Int>, and others: Range<Int> = 0..<0, isExclusive: Bool) {
        let start = members.count
        visitedSets.startScope()
        for index in range { addMember(group[index].set) }
        for index in others { addMember(group[index].set) }
        var hash: UInt64 = isExclusive ? 1 : 0
        for member in members[start...] { hash &+= Self.mix(UInt64(UInt32(bitPattern: member)) &+ 1) }
        // A single set is examined in any case.
        if members.count > start + 1, seen.insert(hash).inserted {
            mergedSets.append(MergedSet(members: start..<members.count, isExclusive: isExclusive))
        } else {
            members.removeLast(members.count - start)
        }
    }

    /// Adds a set, or the fragments that it spreads if it has no fields, so that equivalent sets are recognized as equal.
    private mutating func addMember(_ set: Int32) {
        guard set >= 0 else { return }
        open.append(set)
        while let next = open.popLast() {
            steps += 1
            let set = outline.representatives[Int(next)]
            guard visitedSets[set] == nil else { continue }
            visitedSets[set] = 1
            if outline.sets[Int(set)].fields.isEmpty {
                open.append(contentsOf: outline.spreads[outline.sets[Int(set)].spreads])
            } else {
                members.append(set)
            }
        }
    }

    /// The random seed of the hashes, so that clients cannot choose sets with equal sums.
    private static let seed = UInt64.random(in: .min ... .max)

    /// Distributes a number over 64 bits, so that different sets of numbers have different sums.
    private static func mix(_ number: UInt64) -> UInt64 {
        var value = (number ^ seed) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
