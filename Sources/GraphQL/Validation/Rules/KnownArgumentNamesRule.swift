/// Fields and directives are given only arguments that they have.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Argument-Names
struct KnownArgumentNamesRule {
    /// Reports an argument that the field does not have.
    func report(_ argument: ArgumentNode, of field: FieldID, in parent: TypeID, _ context: inout ValidationContext) {
        let schema = context.schema
        let name = context.text(argument.name)
        let hint = context.suggestions.didYouMean(name, among: schema[field].arguments.lazy.map { schema[$0].name })
        context.report(
            "Unknown argument \"\(name)\" on field \"\(context.text(parent)).\(schema[field].name)\".\(hint)",
            at: argument.name.start
        )
    }

    /// Checks an argument of a directive; a definition in the same document goes before that of the schema.
    func check(
        _ argument: ArgumentNode,
        _ argumentID: InputValueID?,
        of directive: DirectiveNode,
        _ id: DirectiveID?,
        _ own: OwnDefinitions.Directive?,
        _ context: inout ValidationContext
    ) {
        let (document, schema) = (context.document, context.schema)
        if let own {
            if context.own.has(argument: context.names.id(of: argument.name, in: document), of: own) { return }
            report(argument, of: directive, known: document[own.node.arguments].lazy.map { document.text($0.name) }, &context)
        } else if let id, argumentID == nil {
            report(argument, of: directive, known: schema[id].arguments.lazy.map { schema[$0].name }, &context)
        }
    }

    private func report(
        _ argument: ArgumentNode,
        of directive: DirectiveNode,
        known: some Collection<String>,
        _ context: inout ValidationContext
    ) {
        let name = context.text(argument.name)
        let hint = context.suggestions.didYouMean(name, among: known)
        context.report("Unknown argument \"\(name)\" on directive \"@\(context.text(directive.name))\".\(hint)", at: argument.name.start)
    }
}
