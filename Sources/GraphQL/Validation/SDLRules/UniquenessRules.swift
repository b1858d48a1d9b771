/// The schema definition and its extensions must name only one root type for each operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Root-Operation-Types
struct UniqueOperationTypesRule {
    private var first: [OperationKind: Int32] = [:]

    mutating func check(_ schema: SchemaDefinitionNode, _ context: inout ValidationContext) {
        for node in context.document[schema.operationTypes] {
            if let start = first[node.operation] {
                context.report("There can be only one \(node.operation.keyword) type in schema.", at: start, node.start)
            } else {
                first[node.operation] = node.start
            }
        }
    }
}

/// Types must have different names.
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

/// The values of an enum and its extensions must have different names.
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

/// The fields of a type and its extensions must have different names.
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

/// The arguments that a field or directive defines must have different names.
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

/// Directives must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
struct UniqueDirectiveNamesRule {
    private var first = NameMarks()

    mutating func check(_ directive: DirectiveDefinitionNode, _ context: inout ValidationContext) {
        let id = context.names.id(of: directive.name, in: context.document)
        if let start = first[id] {
            context.report("There can be only one directive named \"@\(context.text(directive.name))\".", at: start, directive.name.start)
        } else {
            first[id] = directive.name.start
        }
    }
}
