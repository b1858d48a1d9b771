/// Fields are selected of composite values, and of nothing else.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Leaf-Field-Selections
struct ScalarLeafsRule {
    func check(_ field: SelectionNode, of type: TypeReference, _ context: inout ValidationContext) {
        let isLeaf = context.schema.types[Int(type.named.index)].kind.isLeaf
        if isLeaf, let selectionSet = field.selectionSet {
            context.report(
                "Field \"\(context.text(field.name))\" must not have a selection since type \"\(context.text(type))\" has no subfields.",
                at: selectionSet.start
            )
        } else if !isLeaf, field.selectionSet == nil {
            let name = context.text(field.name)
            let suggestion = context.suggests ? " Did you mean \"\(name) { ... }\"?" : ""
            context.report(
                "Field \"\(name)\" of type \"\(context.text(type))\" must have a selection of subfields.\(suggestion)",
                at: field.start
            )
        }
    }
}
