/// A fragment that is spread must be defined.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Target-Defined
struct KnownFragmentNamesRule {
    func check(_ spread: SelectionNode, named name: Int32, _ context: inout ValidationContext) {
        guard context.uses.fragment(named: name) == nil else { return }
        context.report("Unknown fragment \"\(context.text(spread.name))\".", at: spread.name.start)
    }
}
