/// Types have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
struct UniqueTypeNamesRule {
    private var first = NameMarks()

    mutating func check(_ type: TypeDefinitionNode, _ context: inout ValidationContext) {
        guard !type.isExtension else { return }
        let id = context.names.id(of: type.name, in: context.document)
        if let start = first[id] {
            context.report("There can be only one type named \"\(context.text(type.name))\".", at: start, type.name.start)
        } else {
            first[id] = type.name.start
        }
    }
}
