/// The fields of a type and its extensions have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
struct UniqueFieldDefinitionNamesRule {
    private var names = MemberNames()

    mutating func check(_ type: TypeDefinitionNode, _ context: inout ValidationContext) {
        for field in context.document[type.fields] where !context.isFull { check(field.name, of: type.name, &context) }
        for field in context.document[type.inputFields] where !context.isFull { check(field.name, of: type.name, &context) }
    }

    private mutating func check(_ field: Name, of type: Name, _ context: inout ValidationContext) {
        guard let first = names.insert(field, of: type, &context) else { return }
        context.report("Field \"\(context.text(type)).\(context.text(field))\" can only be defined once.", at: first, field.start)
    }
}
