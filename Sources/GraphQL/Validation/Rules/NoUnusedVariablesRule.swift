/// An operation or its fragments must use the variables that it defines.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variables-Used
struct NoUnusedVariablesRule {
    func report(_ variable: VariableDefinitionNode, in operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        let place = operation.name.map { " in operation \"\(context.text($0))\"" } ?? ""
        context.report("Variable \"$\(context.text(variable.name))\" is never used\(place).", at: variable.start)
    }
}
