/// The fragments that each definition of a document spreads, in flat arrays and without duplicates.
struct FragmentGraph {
    /// The fragments spread by each fragment and then by each operation; the range of definition `n` ends where that of `n + 1` starts.
    private var starts: [Int32] = [0]
    private var targets: [Int32] = []
    private let fragmentCount: Int
    /// The last traversal that reached each fragment.
    private var visits: [Int32]
    private var visit: Int32 = 0
    private var reached: [Int32] = []
    /// The number of spreads that were followed.
    private(set) var steps = 0

    init(_ uses: DocumentUses) {
        fragmentCount = uses.fragments.count
        visits = [Int32](repeating: 0, count: fragmentCount)
        starts.reserveCapacity(uses.fragments.count + uses.operations.count + 1)
        targets.reserveCapacity(uses.spreads.count)
        for definition in uses.fragments { addSpreads(of: definition, uses) }
        for definition in uses.operations { addSpreads(of: definition, uses) }
    }

    private mutating func addSpreads(of definition: DocumentUses.Definition, _ uses: DocumentUses) {
        visit += 1
        for spread in uses.spreads[definition.spreads] {
            guard let fragment = uses.fragment(named: spread.name), visits[fragment] != visit else { continue }
            visits[fragment] = visit
            targets.append(Int32(fragment))
        }
        starts.append(Int32(targets.count))
    }

    /// Returns the fragments that operations spread, directly or through other fragments.
    mutating func reachableFragments(fromOperations operations: Range<Int>) -> [Int32] {
        visit += 1
        reached.removeAll(keepingCapacity: true)
        for operation in operations { add(spreadsOf: fragmentCount + operation) }
        var next = 0
        while next < reached.count {
            add(spreadsOf: Int(reached[next]))
            next += 1
        }
        return reached
    }

    private mutating func add(spreadsOf definition: Int) {
        steps += Int(starts[definition + 1] - starts[definition]) + 1
        for index in Int(starts[definition])..<Int(starts[definition + 1]) {
            let fragment = targets[index]
            guard visits[Int(fragment)] != visit else { continue }
            visits[Int(fragment)] = visit
            reached.append(fragment)
        }
    }
}
