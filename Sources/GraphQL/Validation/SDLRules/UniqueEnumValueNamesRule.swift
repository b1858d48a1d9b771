/// The values of an enum and its extensions have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Enums.Type-Validation
struct UniqueEnumValueNamesRule {
    private var names = MemberNames()

    mutating func check(_ type: TypeDefinitionNode, _ context: inout ValidationContext) {
        for value in context.document[type.values] where !context.isFull {
            guard let first = names.insert(value.name, of: type.name, &context) else { continue }
            let coordinate = "\(context.text(type.name)).\(context.text(value.name))"
            context.report("Enum value \"\(coordinate)\" can only be defined once.", at: first, value.name.start)
        }
    }
}
