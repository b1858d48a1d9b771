/// The arguments of a field or directive must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Argument-Uniqueness
struct UniqueArgumentNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ arguments: NodeRange<ArgumentNode>, _ context: inout ValidationContext) {
        guard arguments.count > 1 else { return }
        repetitions.find(among: context.document[arguments], \.name, &context) { name, offsets, context in
            context.report("There can be only one argument named \"\(context.text(name))\".", atOffsets: offsets)
        }
    }
}
