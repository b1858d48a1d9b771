extension Parser {
    //   ScalarTypeDefinition : Description? scalar Name Directives[Const]?
    //   ObjectTypeDefinition : Description? type Name ImplementsInterfaces? Directives[Const]? FieldsDefinition?
    //   InterfaceTypeDefinition : Description? interface Name ImplementsInterfaces? Directives[Const]? FieldsDefinition?
    //   UnionTypeDefinition : Description? union Name Directives[Const]? UnionMemberTypes?
    //   EnumTypeDefinition : Description? enum Name Directives[Const]? EnumValuesDefinition?
    //   InputObjectTypeDefinition : Description? input Name Directives[Const]? InputFieldsDefinition?
    //
    // An extension has the same form after `extend`, without a description, and must add something.
    //
    // Spec: https://spec.graphql.org/September2025/#TypeDefinition
    mutating func parseTypeDefinition(
        _ kind: TypeDefinitionNode.Kind,
        description: ValueNode?,
        isExtension: Bool,
        start: Int32
    ) throws(SyntaxError) {
        try advance()
        let name = try parseName()
        var interfaces = NodeRange<Name>.none
        var fields = NodeRange<FieldDefinitionNode>.none
        var members = NodeRange<Name>.none
        var values = NodeRange<EnumValueDefinitionNode>.none
        var inputFields = NodeRange<InputValueDefinitionNode>.none
        if kind == .object || kind == .interface, try skipKeyword("implements") {
            interfaces = try parseNames(separatedBy: .ampersand)
        }
        let directives = try parseDirectives(constant: true)
        switch kind {
        case .scalar: break
        case .object, .interface: fields = try parseFieldDefinitions()
        case .union: if try skip(.equals) { members = try parseNames(separatedBy: .pipe) }
        case .enum: values = try parseEnumValueDefinitions()
        case .inputObject: inputFields = try parseInputValueDefinitions(from: .braceLeft, to: .braceRight)
        }
        if isExtension, interfaces.isEmpty, directives.isEmpty, fields.isEmpty, members.isEmpty, values.isEmpty, inputFields.isEmpty {
            throw unexpected()
        }
        document.definitions.append(.type(NodeIndex(Int32(document.typeDefinitions.count))))
        document.typeDefinitions.append(
            TypeDefinitionNode(
                kind: kind,
                isExtension: isExtension,
                description: description,
                name: name,
                directives: directives,
                interfaces: interfaces,
                fields: fields,
                members: members,
                values: values,
                inputFields: inputFields,
                start: start,
                end: lastEnd
            )
        )
    }

    //   FieldsDefinition : { FieldDefinition+ }
    //   FieldDefinition : Description? Name ArgumentsDefinition? : Type Directives[Const]?
    private mutating func parseFieldDefinitions() throws(SyntaxError) -> NodeRange<FieldDefinitionNode> {
        guard try skip(.braceLeft) else { return .none }
        let first = document.fieldDefinitions.count
        repeat {
            let start = token.start
            let description = try parseDescription()
            let name = try parseName()
            let arguments = try parseInputValueDefinitions(from: .parenLeft, to: .parenRight)
            try expect(.colon)
            let type = try parseType()
            let directives = try parseDirectives(constant: true)
            document.fieldDefinitions.append(
                FieldDefinitionNode(
                    description: description,
                    name: name,
                    arguments: arguments,
                    type: type,
                    directives: directives,
                    start: start
                )
            )
        } while try !skip(.braceRight)
        return NodeRange(document.fieldDefinitions, from: first)
    }

    //   ArgumentsDefinition : ( InputValueDefinition+ )
    //   InputFieldsDefinition : { InputValueDefinition+ }
    //   InputValueDefinition : Description? Name : Type DefaultValue? Directives[Const]?
    mutating func parseInputValueDefinitions(
        from open: Token.Kind,
        to close: Token.Kind
    ) throws(SyntaxError) -> NodeRange<InputValueDefinitionNode> {
        guard try skip(open) else { return .none }
        let first = document.inputValueDefinitions.count
        repeat {
            let start = token.start
            let description = try parseDescription()
            let name = try parseName()
            try expect(.colon)
            let type = try parseType()
            let defaultValue = try skip(.equals) ? try parseValue(constant: true) : nil
            let directives = try parseDirectives(constant: true)
            document.inputValueDefinitions.append(
                InputValueDefinitionNode(
                    description: description,
                    name: name,
                    type: type,
                    defaultValue: defaultValue,
                    directives: directives,
                    start: start
                )
            )
        } while try !skip(close)
        return NodeRange(document.inputValueDefinitions, from: first)
    }

    //   EnumValuesDefinition : { EnumValueDefinition+ }
    //   EnumValueDefinition : Description? EnumValue Directives[Const]?
    private mutating func parseEnumValueDefinitions() throws(SyntaxError) -> NodeRange<EnumValueDefinitionNode> {
        guard try skip(.braceLeft) else { return .none }
        let first = document.enumValueDefinitions.count
        repeat {
            let start = token.start
            let description = try parseDescription()
            if isKeyword("true") || isKeyword("false") || isKeyword("null") {
                throw error("\(self.description(of: token)) is reserved and cannot be used for an enum value.", at: token.start)
            }
            let name = try parseName()
            let directives = try parseDirectives(constant: true)
            document.enumValueDefinitions.append(
                EnumValueDefinitionNode(description: description, name: name, directives: directives, start: start)
            )
        } while try !skip(.braceRight)
        return NodeRange(document.enumValueDefinitions, from: first)
    }
}
