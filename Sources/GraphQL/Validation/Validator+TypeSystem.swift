// Type system definitions. In an executable document they are not allowed, but they are validated nevertheless.
extension Validator {
    mutating func visitTypeSystemDefinitions() {
        var directivesByType: [Int32: [DirectiveNode]] = [:]
        var schemaDirectives: [DirectiveNode] = []
        for definition in context.document.definitions where !context.isFull {
            switch definition {
            case .operation, .fragment: continue
            case .schema(let index):
                let node = context.document[index]
                if applies(.loneSchemaDefinition) { loneSchemaDefinition.check(node, &context) }
                if applies(.uniqueOperationTypes) { uniqueOperationTypes.check(node, &context) }
                schemaDirectives += context.document[node.directives]
                visitEach(node.directives, at: .schema)
                for operationType in context.document[node.operationTypes] { visitType(operationType.type) }
            case .type(let index):
                let node = context.document[index]
                directivesByType[context.names.id(of: node.name, in: context.document), default: []] += context.document[node.directives]
                visit(node)
            case .directive(let index):
                let node = context.document[index]
                if applies(.uniqueDirectiveNames) { uniqueDirectiveNames.check(node, &context) }
                if applies(.uniqueArgumentDefinitionNames) { uniqueArgumentDefinitionNames.check(node, &context) }
                visit(context.document[node.arguments], at: .argumentDefinition)
            }
        }
        guard applies(.uniqueDirectivesPerLocation) else { return }
        // A type and its extensions are one location, and so are a schema and its extensions.
        uniqueDirectivesPerLocation.check(schemaDirectives[...], &context)
        for name in directivesByType.keys.sorted() where !context.isFull {
            uniqueDirectivesPerLocation.check((directivesByType[name] ?? [])[...], &context)
        }
    }

    private mutating func visit(_ type: TypeDefinitionNode) {
        if applies(.uniqueTypeNames) { uniqueTypeNames.check(type, &context) }
        if applies(.uniqueEnumValueNames) { uniqueEnumValueNames.check(type, &context) }
        if applies(.uniqueFieldDefinitionNames) { uniqueFieldDefinitionNames.check(type, &context) }
        if applies(.possibleTypeExtensions) { possibleTypeExtensions.check(type, &context) }
        visitEach(type.directives, at: DirectiveLocation(type.kind))
        for name in context.document[type.interfaces] where !context.isFull { visitType(name) }
        for name in context.document[type.members] where !context.isFull { visitType(name) }
        for field in context.document[type.fields] where !context.isFull {
            if applies(.uniqueArgumentDefinitionNames) { uniqueArgumentDefinitionNames.check(field, of: type.name, &context) }
            visitType(field.type.name)
            visit(context.document[field.arguments], at: .argumentDefinition)
            visitDirectives(field.directives, at: .fieldDefinition)
        }
        for value in context.document[type.values] where !context.isFull { visitDirectives(value.directives, at: .enumValue) }
        visit(context.document[type.inputFields], at: .inputFieldDefinition)
    }

    private mutating func visit(_ inputs: ArraySlice<InputValueDefinitionNode>, at location: DirectiveLocation) {
        for input in inputs where !context.isFull {
            visitType(input.type.name)
            if let value = input.defaultValue { visitConstant(value) }
            visitDirectives(input.directives, at: location)
        }
    }

    /// Visits directives one by one, because several definitions share one location.
    private mutating func visitEach(_ range: NodeRange<DirectiveNode>, at location: DirectiveLocation) {
        for index in range.indices { visitDirectives(NodeRange(start: Int32(index), count: 1), at: location) }
    }

    private mutating func visitType(_ name: Name) {
        guard applies(.knownTypeNames) else { return }
        knownTypeNames.check(name, inTypeSystemDefinition: true, &context)
    }
}

extension DirectiveLocation {
    init(_ kind: TypeKind) {
        self =
            switch kind {
            case .scalar: .scalar
            case .object: .object
            case .interface: .interface
            case .union: .union
            case .enum: .enum
            case .inputObject: .inputObject
            }
    }
}
