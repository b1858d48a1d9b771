/// The uses of variables in fragments, with equivalent uses grouped: an operation finds all uses of a group valid, or all invalid.
///
/// If many operations spread a fragment, each of them therefore checks only the different uses in it.
struct VariableUses {
    private struct Kind: Hashable {
        let name: Int32
        let type: TypeReference?
        let hasDefault: Bool
        let oneOf: TypeID?
    }

    /// The first use of each kind, fragment by fragment, and the start of each fragment's part.
    private var firsts: [Int32] = []
    private var starts: [Int32] = [0]
    /// The next equivalent use in the same fragment for each use, −1 after the last; empty if no uses were grouped.
    private var next: [Int32] = []

    init(_ uses: DocumentUses) {
        // A single operation checks each use only once anyway.
        let groupsUses = uses.operations.count > 1
        var lasts: [Kind: Int] = [:]
        if groupsUses { next = [Int32](repeating: -1, count: uses.variables.count) }
        for fragment in uses.fragments {
            lasts.removeAll(keepingCapacity: true)
            for index in fragment.variables {
                let use = uses.variables[index]
                let kind = Kind(name: use.name, type: use.type, hasDefault: use.hasDefault, oneOf: use.oneOf)
                if groupsUses, let last = lasts.updateValue(index, forKey: kind) {
                    next[last] = Int32(index)
                } else {
                    firsts.append(Int32(index))
                }
            }
            starts.append(Int32(firsts.count))
        }
    }

    /// Returns one use of each kind in a fragment.
    func kinds(ofFragment fragment: Int) -> ArraySlice<Int32> {
        firsts[Int(starts[fragment])..<Int(starts[fragment + 1])]
    }

    /// Returns a use and all equivalent uses in the same fragment.
    func like(_ first: Int) -> some Sequence<Int> {
        sequence(first: first) { index in
            guard index < next.count, next[index] >= 0 else { return nil }
            return Int(next[index])
        }
    }
}
