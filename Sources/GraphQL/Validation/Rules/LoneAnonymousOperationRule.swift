/// An operation without a name must be the only one.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Lone-Anonymous-Operation
struct LoneAnonymousOperationRule {
    func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        guard operation.name == nil, context.document.operations.count > 1 else { return }
        context.report("This anonymous operation must be the only defined operation.", at: operation.start)
    }
}
