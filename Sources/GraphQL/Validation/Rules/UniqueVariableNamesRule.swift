/// The variables of an operation must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Variable-Uniqueness
struct UniqueVariableNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        repetitions.find(among: context.document[operation.variables], \.name, &context) { name, offsets, context in
            context.report("There can be only one variable named \"$\(context.text(name))\".", atOffsets: offsets)
        }
    }
}
