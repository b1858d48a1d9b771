/// The uses of variables in fragments, those put together that any operation finds right or wrong alike.
///
/// So a fragment that many operations spread costs each of them no more than it has different uses.
struct VariableUses {
    private struct Kind: Hashable {
        let name: Int32
        let type: TypeReference?
        let hasDefault: Bool
        let oneOf: TypeID?
    }

    /// The first use of each kind, fragment by fragment, and where each fragment's begin.
    private var firsts: [Int32] = []
    private var starts: [Int32] = [0]
    /// For each use the next one like it in the same fragment, −1 behind the last; empty where no two were put together.
    private var next: [Int32] = []

    init(_ uses: DocumentUses) {
        // One operation looks at each use once anyway.
        let putsTogether = uses.operations.count > 1
        var lasts: [Kind: Int] = [:]
        if putsTogether { next = [Int32](repeating: -1, count: uses.variables.count) }
        for fragment in uses.fragments {
            lasts.removeAll(keepingCapacity: true)
            for index in fragment.variables {
                let use = uses.variables[index]
                let kind = Kind(name: use.name, type: use.type, hasDefault: use.hasDefault, oneOf: use.oneOf)
                if putsTogether, let last = lasts.updateValue(index, forKey: kind) {
                    next[last] = Int32(index)
                } else {
                    firsts.append(Int32(index))
                }
            }
            starts.append(Int32(firsts.count))
        }
    }

    /// A use of each kind in a fragment.
    func kinds(ofFragment fragment: Int) -> ArraySlice<Int32> {
        firsts[Int(starts[fragment])..<Int(starts[fragment + 1])]
    }

    /// A use and those like it in the same fragment.
    func like(_ first: Int) -> some Sequence<Int> {
        sequence(first: first) { index in
            guard index < next.count, next[index] >= 0 else { return nil }
            return Int(next[index])
        }
    }
}
