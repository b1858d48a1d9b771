/// The schema must have a root type for each operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Operation-Type-Existence
struct KnownOperationTypesRule {
    func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        guard context.schema.rootType(of: operation.kind) == nil else { return }
        context.report("The \(operation.kind.keyword) operation is not supported by the schema.", at: operation.start)
    }
}
