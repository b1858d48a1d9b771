/// Fragments must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Name-Uniqueness
struct UniqueFragmentNamesRule {
    private var seen = NameMarks()

    mutating func check(_ fragment: FragmentDefinitionNode, _ context: inout ValidationContext) {
        let id = context.names.id(of: fragment.name, in: context.document)
        if let first = seen[id] {
            context.report("There can be only one fragment named \"\(context.text(fragment.name))\".", at: first, fragment.name.start)
        } else {
            seen[id] = fragment.name.start
        }
    }
}
