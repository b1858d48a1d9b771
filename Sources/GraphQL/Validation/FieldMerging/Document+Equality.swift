extension Document {
    /// Whether two lists of arguments say the same, in whatever order.
    func areEqual(_ left: NodeRange<ArgumentNode>, _ right: NodeRange<ArgumentNode>) -> Bool {
        guard left.count == right.count else { return false }
        return left.indices.allSatisfy { index in
            let argument = arguments[index]
            return self[right].last { areEqual($0.name, argument.name) }.map { areEqual($0.value, argument.value) } ?? false
        }
    }

    /// Whether two values say the same: object fields may be in any order, numbers and strings must be written alike.
    func areEqual(_ left: ValueNode, _ right: ValueNode) -> Bool {
        guard left.kind == right.kind else { return false }
        switch left.kind {
        case .list:
            return left.items.count == right.items.count
                && zip(left.items.indices, right.items.indices).allSatisfy { areEqual(values[$0], values[$1]) }
        case .object:
            guard left.fields.count == right.fields.count else { return false }
            return zip(sorted(left.fields), sorted(right.fields)).allSatisfy { areEqual($0.name, $1.name) && areEqual($0.value, $1.value) }
        case .string, .blockString:
            return source[left.range].elementsEqual(source[right.range]) || stringBytes(of: left) == stringBytes(of: right)
        case .variable:
            guard let leftName = left.name, let rightName = right.name else { return false }
            return areEqual(leftName, rightName)
        case .null: return true
        case .boolean, .int, .float, .enum:
            return source[left.range].elementsEqual(source[right.range])
        }
    }

    private func sorted(_ fields: NodeRange<ObjectFieldNode>) -> [ObjectFieldNode] {
        self[fields].sorted { source[$0.name.range].lexicographicallyPrecedes(source[$1.name.range]) }
    }
}
