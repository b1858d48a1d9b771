/// The fields of an object value must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Object-Field-Uniqueness
struct UniqueInputFieldNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ fields: NodeRange<ObjectFieldNode>, _ context: inout ValidationContext) {
        guard fields.count > 1 else { return }
        repetitions.find(among: context.document[fields], \.name, &context) { name, offsets, context in
            // Each repetition is an error of its own, next to the first.
            for offset in offsets.dropFirst() {
                context.report("There can be only one input field named \"\(context.text(name))\".", at: offsets[0], offset)
            }
        }
    }
}
