/// A document has at most one schema definition.
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

/// Only what the document defines can be extended, and only as what it is.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-Extensions
struct PossibleTypeExtensionsRule {
    /// What a type that does not exist could have been meant to be; gathered for the first of them.
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
