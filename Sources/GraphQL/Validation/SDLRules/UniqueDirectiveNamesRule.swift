/// Directives have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
struct UniqueDirectiveNamesRule {
    private var first = NameMarks()

    mutating func check(_ directive: DirectiveDefinitionNode, _ context: inout ValidationContext) {
        let id = context.names.id(of: directive.name, in: context.document)
        if let start = first[id] {
            context.report("There can be only one directive named \"@\(context.text(directive.name))\".", at: start, directive.name.start)
        } else {
            first[id] = directive.name.start
        }
    }
}
