/// Every fragment must be spread by an operation, directly or through other fragments.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragments-Must-Be-Used
struct NoUnusedFragmentsRule {
    func check(_ graph: inout FragmentGraph, _ context: inout ValidationContext) {
        var usedNames = NameMarks()
        for fragment in graph.reachableFragments(fromOperations: context.uses.operations.indices) {
            usedNames[context.names.id(of: context.document.fragments[Int(fragment)].name, in: context.document)] = 1
        }
        for fragment in context.document.fragments
        where !context.isFull && usedNames[context.names.id(of: fragment.name, in: context.document)] == nil {
            context.report("Fragment \"\(context.text(fragment.name))\" is never used.", at: fragment.start)
        }
    }
}
