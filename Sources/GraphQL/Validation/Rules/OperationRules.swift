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

/// An operation without a name must be the only one.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Lone-Anonymous-Operation
struct LoneAnonymousOperationRule {
    func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        guard operation.name == nil, context.document.operations.count > 1 else { return }
        context.report("This anonymous operation must be the only defined operation.", at: operation.start)
    }
}

/// The schema must have a root type for each operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Operation-Type-Existence
struct KnownOperationTypesRule {
    func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        guard context.schema.rootType(of: operation.kind) == nil else { return }
        context.report("The \(operation.kind.keyword) operation is not supported by the schema.", at: operation.start)
    }
}
