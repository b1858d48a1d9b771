/// A fragment is spread only where its type can occur.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Is-Possible
struct PossibleFragmentSpreadsRule {
    func check(_ selection: SelectionNode, of type: TypeID?, in parent: TypeID?, _ context: inout ValidationContext) {
        guard let type, let parent, type != parent, context.schema.types[Int(type.index)].kind.isComposite,
            !overlap(type, parent, context.schema)
        else { return }
        let name = selection.kind == .fragmentSpread ? " \"\(context.text(selection.name))\"" : ""
        context.report(
            "Fragment\(name) cannot be spread here as objects of type \"\(context.text(parent))\" can never be of type "
                + "\"\(context.text(type))\".",
            at: selection.start
        )
    }

    private func overlap(_ left: TypeID, _ right: TypeID, _ schema: borrowing Schema) -> Bool {
        schema.types[Int(left.index)].possibleTypes.contains { schema.isSubtype($0, of: right) }
    }
}
