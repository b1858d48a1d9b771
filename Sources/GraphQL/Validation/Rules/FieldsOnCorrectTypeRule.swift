/// A field must exist on the type of which it is selected.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selections
struct FieldsOnCorrectTypeRule {
    /// Reports a field that the type does not have.
    func report(_ field: SelectionNode, on type: TypeID, _ context: inout ValidationContext) {
        let schema = context.schema
        let name = context.text(field.name)
        let hint = context.hint(for: name, in: type.index) {
            let hint = Suggestions.didYouMean(typesWithField(named: name, insteadOf: type, schema), kind: "to use an inline fragment on")
            guard hint.isEmpty, schema[type].kind != .union else { return hint }
            return Suggestions.didYouMean(name, among: schema[type].fields.lazy.map { schema[$0].name })
        }
        context.report("Cannot query field \"\(name)\" on type \"\(context.text(type))\".\(hint)", at: field.start)
    }

    /// The possible types of an abstract one that have the field, and their interfaces that have it: the most common first, then interfaces
    /// before what implements them.
    private func typesWithField(named name: String, insteadOf type: TypeID, _ schema: Schema) -> [String] {
        // Meta-fields belong to no type, so none is suggested for them.
        guard schema[type].kind.isAbstract, !name.hasPrefix("__") else { return [] }
        var types: [TypeID] = []
        var counts: [TypeID: Int] = [:]
        func count(_ type: TypeID) {
            if counts[type] == nil { types.append(type) }
            counts[type, default: 0] += 1
        }
        for possible in schema[type].possibleTypes where schema.field(named: name, of: possible) != nil {
            count(possible)
            for interface in schema[possible].interfaces where schema.field(named: name, of: interface) != nil { count(interface) }
        }
        func precedes(_ left: TypeID, _ right: TypeID) -> Bool {
            if let leftCount = counts[left], let rightCount = counts[right], leftCount != rightCount { return leftCount > rightCount }
            if schema[left].kind == .interface, schema.isSubtype(right, of: left) { return true }
            if schema[right].kind == .interface, schema.isSubtype(left, of: right) { return false }
            return NaturalOrder.precedes(schema[left].name, schema[right].name)
        }
        return insertionSorted(types, by: precedes).map { schema[$0].name }
    }

    /// Sorts by binary insertion behind the run at the beginning.
    ///
    /// The order above is not transitive, so the way of sorting decides; this is how the reference implementation sorts few items.
    private func insertionSorted(_ types: [TypeID], by precedes: (TypeID, TypeID) -> Bool) -> [TypeID] {
        guard types.count > 1 else { return types }
        var sorted = types
        var end = 2
        let isDescending = precedes(types[1], types[0])
        while end < types.count, precedes(types[end], types[end - 1]) == isDescending { end += 1 }
        if isDescending { sorted[..<end].reverse() }
        for index in end..<types.count {
            var (low, high) = (0, index)
            while low < high {
                let middle = (low + high) / 2
                if precedes(types[index], sorted[middle]) { high = middle } else { low = middle + 1 }
            }
            sorted.remove(at: index)
            sorted.insert(types[index], at: low)
        }
        return sorted
    }
}
