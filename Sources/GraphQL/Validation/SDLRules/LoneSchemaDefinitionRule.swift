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
