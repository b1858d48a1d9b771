/// All definitions must be operations or fragments.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Executable-Definitions
struct ExecutableDefinitionsRule {
    func check(_ definition: Definition, _ context: inout ValidationContext) {
        let document = context.document
        switch definition {
        case .operation, .fragment: return
        case .schema(let index): context.report("The schema definition is not executable.", at: document[index].start)
        case .type(let index): report(document[index].name, at: document[index].start, &context)
        case .directive(let index): report(document[index].name, at: document[index].start, &context)
        }
    }

    private func report(_ name: Name, at offset: Int32, _ context: inout ValidationContext) {
        context.report("The \"\(context.text(name))\" definition is not executable.", at: offset)
    }
}
