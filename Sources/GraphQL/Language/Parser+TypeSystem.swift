extension Parser {
    //   TypeSystemDefinition : SchemaDefinition | TypeDefinition | DirectiveDefinition
    //   TypeSystemExtension : SchemaExtension | TypeExtension
    //
    // Consumes nothing and returns false if the next token is not a keyword of the type system.
    //
    // Spec: https://spec.graphql.org/September2025/#TypeSystemDefinitionOrExtension
    mutating func parseTypeSystemDefinition(description: ValueNode?, isExtension: Bool, start: Int32) throws(SyntaxError) -> Bool {
        guard token.kind == .name else { return false }
        if let kind = typeKind {
            try parseTypeDefinition(kind, description: description, isExtension: isExtension, start: start)
        } else if isKeyword("schema") {
            try parseSchemaDefinition(description: description, isExtension: isExtension, start: start)
        } else if !isExtension, isKeyword("directive") {
            try parseDirectiveDefinition(description: description, start: start)
        } else {
            return false
        }
        return true
    }

    private var typeKind: TypeDefinitionNode.Kind? {
        if isKeyword("type") { return .object }
        if isKeyword("input") { return .inputObject }
        if isKeyword("enum") { return .enum }
        if isKeyword("interface") { return .interface }
        if isKeyword("union") { return .union }
        if isKeyword("scalar") { return .scalar }
        return nil
    }

    //   SchemaDefinition : Description? schema Directives[Const]? { RootOperationTypeDefinition+ }
    //   SchemaExtension : extend schema Directives[Const]? { RootOperationTypeDefinition+ } | extend schema Directives[Const]
    //
    // Spec: https://spec.graphql.org/September2025/#SchemaDefinition
    private mutating func parseSchemaDefinition(description: ValueNode?, isExtension: Bool, start: Int32) throws(SyntaxError) {
        try advance()
        let directives = try parseDirectives(constant: true)
        let first = document.operationTypes.count
        if !isExtension || token.kind == .braceLeft {
            try expect(.braceLeft)
            repeat { try parseOperationType() } while try !skip(.braceRight)
        }
        let operationTypes = NodeRange(document.operationTypes, from: first)
        if isExtension, directives.isEmpty, operationTypes.isEmpty { throw unexpected() }
        document.definitions.append(.schema(NodeIndex(Int32(document.schemaDefinitions.count))))
        document.schemaDefinitions.append(
            SchemaDefinitionNode(
                isExtension: isExtension,
                description: description,
                directives: directives,
                operationTypes: operationTypes,
                start: start,
                end: lastEnd
            )
        )
    }

    //   RootOperationTypeDefinition : OperationType : NamedType
    private mutating func parseOperationType() throws(SyntaxError) {
        let keyword = token
        let name = try parseName()
        guard let operation = operationKind(of: name) else { throw unexpected(keyword) }
        try expect(.colon)
        let type = try parseName()
        document.operationTypes.append(OperationTypeDefinitionNode(operation: operation, type: type, start: keyword.start))
    }

    //   DirectiveDefinition : Description? directive @ Name ArgumentsDefinition? repeatable? on DirectiveLocations
    //
    // Spec: https://spec.graphql.org/September2025/#DirectiveDefinition
    private mutating func parseDirectiveDefinition(description: ValueNode?, start: Int32) throws(SyntaxError) {
        try advance()
        try expect(.at)
        let name = try parseName()
        let arguments = try parseInputValueDefinitions(from: .parenLeft, to: .parenRight)
        let isRepeatable = try skipKeyword("repeatable")
        try expectKeyword("on")
        let locations = try parseDirectiveLocations()
        document.definitions.append(.directive(NodeIndex(Int32(document.directiveDefinitions.count))))
        document.directiveDefinitions.append(
            DirectiveDefinitionNode(
                description: description,
                name: name,
                arguments: arguments,
                isRepeatable: isRepeatable,
                locations: locations,
                start: start,
                end: lastEnd
            )
        )
    }

    //   DirectiveLocations : DirectiveLocations | DirectiveLocation | |? DirectiveLocation
    //   DirectiveLocation : ExecutableDirectiveLocation | TypeSystemDirectiveLocation
    private mutating func parseDirectiveLocations() throws(SyntaxError) -> NodeRange<Name> {
        _ = try skip(.pipe)
        let first = document.names.count
        repeat {
            let start = token
            let name = try parseName()
            guard DirectiveLocation(rawValue: document.text(name)) != nil else { throw unexpected(start) }
            document.names.append(name)
        } while try skip(.pipe)
        return NodeRange(document.names, from: first)
    }

    //   ImplementsInterfaces : ImplementsInterfaces & NamedType | implements &? NamedType
    //   UnionMemberTypes : UnionMemberTypes | NamedType | = |? NamedType
    mutating func parseNames(separatedBy separator: Token.Kind) throws(SyntaxError) -> NodeRange<Name> {
        _ = try skip(separator)
        let first = document.names.count
        repeat {
            let name = try parseName()
            document.names.append(name)
        } while try skip(separator)
        return NodeRange(document.names, from: first)
    }
}
