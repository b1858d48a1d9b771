/// The schema definition and its extensions name one root type for each operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Root-Operation-Types
struct UniqueOperationTypesRule {
    private var first: [OperationKind: Int32] = [:]

    mutating func check(_ schema: SchemaDefinitionNode, _ context: inout ValidationContext) {
        for node in context.document[schema.operationTypes] {
            if let start = first[node.operation] {
                context.report("There can be only one \(node.operation.keyword) type in schema.", at: start, node.start)
            } else {
                first[node.operation] = node.start
            }
        }
    }
}
