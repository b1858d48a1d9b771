/// A field must exist on the type of which it is selected.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selections
struct FieldsOnCorrectTypeRule {
    /// Reports a field that the type does not have.
    func report(_ field: SelectionNode, on type: TypeID, _ context: inout ValidationContext) {
        let schema = context.schema
        let name = context.text(field.name)
        var hint = Suggestions.didYouMean(typesWithField(named: name, insteadOf: type, schema), kind: "to use an inline fragment on")
        if hint.isEmpty, schema[type].kind != .union {
            hint = Suggestions.didYouMean(name, among: schema[type].fields.lazy.map { schema[$0].name })
        }
        context.report("Cannot query field \"\(name)\" on type \"\(context.text(type))\".\(hint)", at: field.start)
    }

    /// The possible types of an abstract one that have the field, and their interfaces that have it: the most common first, then interfaces
    /// before what implements them.
    private func typesWithField(named name: String, insteadOf type: TypeID, _ schema: Schema) -> [String] {
        guard schema[type].kind.isAbstract else { return [] }
        var counts: [TypeID: Int] = [:]
        for possible in schema[type].possibleTypes where schema.field(named: name, of: possible) != nil {
            counts[possible] = 1
            for interface in schema[possible].interfaces where schema.field(named: name, of: interface) != nil {
                counts[interface, default: 0] += 1
            }
        }
        return counts.sorted { left, right in
            if left.value != right.value { return left.value > right.value }
            if schema[left.key].kind == .interface, schema.isSubtype(right.key, of: left.key) { return true }
            if schema[right.key].kind == .interface, schema.isSubtype(left.key, of: right.key) { return false }
            return NaturalOrder.precedes(schema[left.key].name, schema[right.key].name)
        }
        .map { schema[$0.key].name }
    }
}
