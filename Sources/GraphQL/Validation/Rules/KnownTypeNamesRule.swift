/// The types that a document names must exist.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Type-Existence
struct KnownTypeNamesRule {
    func check(_ name: Name, inTypeSystemDefinition: Bool = false, _ context: inout ValidationContext) {
        let (document, schema) = (context.document, context.schema)
        if let type = schema.type(named: name, in: document), schema.introspectedTypes.contains(type) { return }
        // Type definitions in the same document count as well; and those can use every built-in type.
        if document.typeDefinitions.contains(where: { !$0.isExtension && document.areEqual($0.name, name) }) { return }
        let text = document.text(name)
        let builtIn = inTypeSystemDefinition ? schema.types.lazy.filter(\.isBuiltIn).map(\.name) : []
        if builtIn.contains(text) { return }
        context.report(
            "Unknown type \"\(text)\"."
                + Suggestions.didYouMean(
                    text,
                    among: Set(
                        schema.introspectedTypes.map { schema[$0].name } + builtIn
                            + document.typeDefinitions.lazy.filter { !$0.isExtension }.map { document.text($0.name) }
                    )
                ),
            at: name.start
        )
    }
}
