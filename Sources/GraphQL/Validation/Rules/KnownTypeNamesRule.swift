/// The types that a document names must exist.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Type-Existence
struct KnownTypeNamesRule {
    /// What a type that does not exist could have been meant to be; gathered for the first of them.
    private var typeNames: (inOperations: Set<String>, inDefinitions: Set<String>)?

    mutating func check(_ name: Name, inTypeSystemDefinition: Bool = false, _ context: inout ValidationContext) {
        if context.schema.type(named: name, in: context.document) != nil { return }
        // Type definitions in the same document count as well; and those can use every built-in type.
        if context.ownType(named: name) != nil { return }
        let text = context.text(name)
        if inTypeSystemDefinition, BuiltInDefinitions.typeNames.contains(text) { return }
        let typeNames = self.typeNames ?? Self.typeNames(context)
        self.typeNames = typeNames
        let options = inTypeSystemDefinition ? typeNames.inDefinitions : typeNames.inOperations
        context.report("Unknown type \"\(text)\".\(context.suggestions.didYouMean(text, among: options))", at: name.start)
    }

    private static func typeNames(_ context: ValidationContext) -> (inOperations: Set<String>, inDefinitions: Set<String>) {
        let schema = context.schema
        let names = context.ownTypeNames.union(schema.introspectedTypes.lazy.map { schema[$0].name })
        return (names, names.union(BuiltInDefinitions.typeNames))
    }
}
