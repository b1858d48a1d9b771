// The content of definitions: fields, arguments, values, members, directives and root types.
extension SchemaBuilder {
    /// Adds the content of a type definition and its extensions.
    mutating func addMembers(of id: TypeID, _ parts: [TypeDefinitionNode]) {
        guard let definition = parts.first else { return }
        let index = Int(id.index)
        schema.types[index].description = description(definition.description)
        switch definition.kind {
        case .scalar:
            schema.types[index].scalarRule = ScalarRule(rawValue: schema.types[index].name)
            for part in parts {
                guard let url = stringArgument("url", of: "specifiedBy", on: part.directives) else { continue }
                schema.types[index].specifiedByURL = url
            }
        case .object, .interface:
            schema.types[index].fields = addFields(of: parts, owner: id.index)
            schema.types[index].interfaces = types(named: parts.flatMap { document[$0.interfaces] })
        case .union:
            schema.types[index].possibleTypes = types(named: parts.flatMap { document[$0.members] })
        case .enum:
            schema.types[index].enumValues = addEnumValues(of: parts, owner: id.index)
        case .inputObject:
            schema.types[index].isOneOf = directive("oneOf", on: definition.directives) != nil
            schema.types[index].inputFields = addInputValues(parts.map(\.inputFields), space: .inputField, owner: id.index)
        }
    }

    /// Returns the ids of interfaces or union members, without duplicates.
    private mutating func types(named names: [Name]) -> [TypeID] {
        var ids: [TypeID] = []
        var known: Set<TypeID> = []
        for name in names {
            guard let id = resolve(name), known.insert(id).inserted else { continue }
            ids.append(id)
        }
        return ids
    }

    /// Adds the fields of a type and its extensions as one contiguous range.
    mutating func addFields(of parts: [TypeDefinitionNode], owner: Int32) -> IDRange<FieldID> {
        let start = Int32(schema.fields.count)
        for position in parts.flatMap(\.fields.indices) {
            let node = document.fieldDefinitions[position]
            let name = document.text(node.name)
            let index = Int32(schema.fields.count)
            guard let type = resolve(node.type), schema.names.insert(name, .field, of: owner, index: index) else { continue }
            let arguments = addInputValues([node.arguments], space: .fieldArgument, owner: index)
            nodes.fields.append(self.node(position))
            schema.fields.append(
                FieldDefinition(
                    name: name,
                    description: description(node.description),
                    type: type,
                    arguments: arguments,
                    deprecationReason: deprecationReason(node.directives)
                )
            )
        }
        return IDRange(start: start, length: Int32(schema.fields.count) - start)
    }

    /// Adds arguments or input fields as one contiguous range.
    private mutating func addInputValues(
        _ parts: [NodeRange<InputValueDefinitionNode>],
        space: NameTable.Space,
        owner: Int32
    ) -> IDRange<InputValueID> {
        let start = Int32(schema.inputValues.count)
        for position in parts.flatMap(\.indices) {
            let node = document.inputValueDefinitions[position]
            let name = document.text(node.name)
            let index = Int32(schema.inputValues.count)
            guard let type = resolve(node.type), schema.names.insert(name, space, of: owner, index: index) else { continue }
            if let literal = node.defaultValue { defaultValues.add(literal, of: InputValueID(index)) }
            nodes.inputValues.append(self.node(position))
            schema.inputValues.append(
                InputValueDefinition(
                    name: name,
                    description: description(node.description),
                    type: type,
                    defaultLiteral: node.defaultValue.map { document.printed($0) },
                    deprecationReason: deprecationReason(node.directives),
                    isSecret: directive("secret", on: node.directives) != nil
                )
            )
        }
        return IDRange(start: start, length: Int32(schema.inputValues.count) - start)
    }

    private mutating func addEnumValues(of parts: [TypeDefinitionNode], owner: Int32) -> IDRange<EnumValueID> {
        let start = Int32(schema.enumValues.count)
        for position in parts.flatMap(\.values.indices) {
            let node = document.enumValueDefinitions[position]
            let name = document.text(node.name)
            guard schema.names.insert(name, .enumValue, of: owner, index: Int32(schema.enumValues.count)) else { continue }
            nodes.enumValues.append(self.node(position))
            schema.enumValues.append(
                EnumValueDefinition(
                    name: name,
                    description: description(node.description),
                    deprecationReason: deprecationReason(node.directives)
                )
            )
        }
        return IDRange(start: start, length: Int32(schema.enumValues.count) - start)
    }

    /// Adds the document's directives, and built-in directives unless the schema defines them itself.
    mutating func addDirectives() {
        for (position, node) in document.directiveDefinitions.enumerated() {
            let name = document.text(node.name)
            let index = Int32(schema.directives.count)
            guard schema.names.insert(name, .directive, index: index) else { continue }
            let arguments = addInputValues([node.arguments], space: .directiveArgument, owner: index)
            nodes.directives.append(self.node(position))
            schema.directives.append(
                DirectiveDefinition(
                    name: name,
                    description: description(node.description),
                    arguments: arguments,
                    isRepeatable: node.isRepeatable,
                    locations: document[node.locations].compactMap { DirectiveLocation(rawValue: document.text($0)) },
                    isBuiltIn: isBuiltIn
                )
            )
        }
    }

    /// Finds the root types, which are named by the schema definition and its extensions, or else have the default names.
    mutating func findRootTypes() {
        let definition = document.schemaDefinitions.first { !$0.isExtension }
        schema.description = description(definition?.description)
        var roots: [OperationKind: TypeID] = [:]
        for node in document.schemaDefinitions.flatMap({ document[$0.operationTypes] }) {
            if let type = resolve(node.type) { roots[node.operation] = type }
        }
        if definition == nil {
            // As in GraphQL.js, an extension alone does not replace the default names.
            for (operation, name) in [(OperationKind.query, "Query"), (.mutation, "Mutation"), (.subscription, "Subscription")] {
                if let type = schema.type(named: name) { roots[operation] = type }
            }
        }
        schema.queryType = roots[.query]
        schema.mutationType = roots[.mutation]
        schema.subscriptionType = roots[.subscription]
    }

    /// Fills in the data that depends on all types: the possible types of interfaces and objects, and the subtypes of abstract types.
    mutating func connectSubtypes() {
        for type in schema.types {
            switch type.kind {
            case .object, .interface:
                for interface in type.interfaces {
                    schema.subtypes.insert(type.id, in: interface)
                    if type.kind == .object { schema.types[Int(interface.index)].possibleTypes.append(type.id) }
                }
                if type.kind == .object { schema.types[Int(type.id.index)].possibleTypes = [type.id] }
            case .union:
                for member in type.possibleTypes { schema.subtypes.insert(member, in: type.id) }
            case .scalar, .enum, .inputObject: break
            }
        }
    }
}

// The values of directives and descriptions.
extension SchemaBuilder {
    func description(_ node: ValueNode?) -> String? {
        node.map { document.stringValue(of: $0) }
    }

    func directive(_ name: String, on directives: NodeRange<DirectiveNode>) -> DirectiveNode? {
        document[directives].first { document.text($0.name) == name }
    }

    func stringArgument(_ name: String, of directiveName: String, on directives: NodeRange<DirectiveNode>) -> String? {
        guard let node = directive(directiveName, on: directives),
            let argument = document[node.arguments].first(where: { document.text($0.name) == name }),
            argument.value.isString
        else { return nil }
        return document.stringValue(of: argument.value)
    }

    func deprecationReason(_ directives: NodeRange<DirectiveNode>) -> String? {
        guard directive("deprecated", on: directives) != nil else { return nil }
        return stringArgument("reason", of: "deprecated", on: directives) ?? Schema.defaultDeprecationReason
    }
}
