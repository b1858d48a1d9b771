/// A document must have at most one schema definition.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
struct LoneSchemaDefinitionRule {
    private var isDefined = false

    mutating func check(_ schema: SchemaDefinitionNode, _ context: inout ValidationContext) {
        guard !schema.isExtension else { return }
        if isDefined { context.report("Must provide only one schema definition.", at: schema.start) }
        isDefined = true
    }
}

/// An extension must extend a type that the document defines, and must be of the same kind.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-Extensions
struct PossibleTypeExtensionsRule {
    /// The candidates for suggestions, collected for the first unknown type.
    private var typeNames: Set<String>?

    mutating func check(_ type: TypeDefinitionNode, _ context: inout ValidationContext) {
        guard type.isExtension else { return }
        let name = context.text(type.name)
        if let definition = context.ownType(named: type.name) {
            guard definition.kind != type.kind else { return }
            context.report("Cannot extend non-\(type.kind.noun) type \"\(name)\".", at: definition.start, type.start)
        } else {
            let typeNames = self.typeNames ?? context.ownTypeNames
            self.typeNames = typeNames
            let hint = context.suggestions.didYouMean(name, among: typeNames)
            context.report("Cannot extend type \"\(name)\" because it is not defined.\(hint)", at: type.name.start)
        }
    }
}
