/// Type conditions must name objects, interfaces or unions.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragments-on-Object-Interface-or-Union-Types
struct FragmentsOnCompositeTypesRule {
    func check(_ condition: Name, of type: TypeID?, fragment: Name?, _ context: inout ValidationContext) {
        guard let type, !context.schema.types[Int(type.index)].kind.isComposite else { return }
        let fragment = fragment.map { " \"\(context.text($0))\"" } ?? ""
        context.report("Fragment\(fragment) cannot condition on non composite type \"\(context.text(condition))\".", at: condition.start)
    }
}
