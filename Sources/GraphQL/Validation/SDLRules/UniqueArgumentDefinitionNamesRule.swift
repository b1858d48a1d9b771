/// The arguments that a field or directive takes have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
struct UniqueArgumentDefinitionNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ field: FieldDefinitionNode, of type: Name, _ context: inout ValidationContext) {
        check(field.arguments, &context) { "\($0.text(type)).\($0.text(field.name))" }
    }

    mutating func check(_ directive: DirectiveDefinitionNode, _ context: inout ValidationContext) {
        check(directive.arguments, &context) { "@\($0.text(directive.name))" }
    }

    private mutating func check(
        _ arguments: NodeRange<InputValueDefinitionNode>,
        _ context: inout ValidationContext,
        owner: (borrowing ValidationContext) -> String
    ) {
        guard arguments.count > 1 else { return }
        repetitions.find(among: context.document[arguments], \.name, &context) { name, offsets, context in
            let coordinate = "\(owner(context))(\(context.text(name)):)"
            context.report("Argument \"\(coordinate)\" can only be defined once.", atOffsets: offsets)
        }
    }
}
