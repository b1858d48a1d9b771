/// Variables must have input types.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Variables-Are-Input-Types
struct VariablesAreInputTypesRule {
    func check(_ variable: VariableDefinitionNode, of type: TypeReference?, _ context: inout ValidationContext) {
        guard let type, !context.schema[type.named].kind.isInput else { return }
        context.report(
            "Variable \"$\(context.text(variable.name))\" cannot be non-input type \"\(context.document.printed(variable.type))\".",
            at: variable.type.start
        )
    }
}
