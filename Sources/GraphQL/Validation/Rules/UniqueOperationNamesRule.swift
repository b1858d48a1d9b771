/// Operations must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Operation-Name-Uniqueness
struct UniqueOperationNamesRule {
    private var seen = NameMarks()

    mutating func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        guard let name = operation.name else { return }
        let id = context.names.id(of: name, in: context.document)
        if let first = seen[id] {
            context.report("There can be only one operation named \"\(context.text(name))\".", at: first, name.start)
        } else {
            seen[id] = name.start
        }
    }
}
