/// An operation must define the variables that it and its fragments use.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variable-Uses-Defined
struct NoUndefinedVariablesRule {
    func check(_ use: DocumentUses.Variable, in operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        let variable = context.text(context.names[use.name])
        let by = operation.name.map { " by operation \"\(context.text($0))\"" } ?? ""
        context.report("Variable \"$\(variable)\" is not defined\(by).", at: use.offset, operation.start)
    }
}
