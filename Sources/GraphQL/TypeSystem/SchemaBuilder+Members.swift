// What the definitions say: fields, arguments, values, members, directives and root types.
extension SchemaBuilder {
    /// Adds what a type definition and its extensions say.
    mutating func addMembers(of source: TypeSource) {
        let index = Int(source.id.index)
        let name = schema.types[index].name
        schema.types[index].description = description(source.definition.description)
        switch source.definition.kind {
        case .scalar:
            schema.types[index].scalarRule = ScalarRule(rawValue: name)
            for part in source.parts {
                guard let url = stringArgument("url", of: "specifiedBy", on: part.directives) else { continue }
                schema.types[index].specifiedByURL = url
            }
        case .object, .interface:
            schema.types[index].fields = addFields(of: source.parts, owner: source.id.index, typeName: name)
            schema.types[index].interfaces = types(named: source.parts.flatMap { document[$0.interfaces] }, of: name) {
                $0 == .interface ? nil : "Type \(name) must only implement Interface types, it cannot implement"
            }
        case .union:
            schema.types[index].possibleTypes = types(named: source.parts.flatMap { document[$0.members] }, of: name) {
                $0 == .object ? nil : "Union type \(name) can only include Object types, it cannot include"
            }
        case .enum:
            addEnumValues(of: source, typeName: name)
        case .inputObject:
            schema.types[index].isOneOf = directive("oneOf", on: source.definition.directives) != nil
            schema.types[index].inputFields = addInputValues(
                source.parts.flatMap { document[$0.inputFields] },
                space: .inputField,
                owner: source.id.index
            ) { "\(name).\($0)" }
        }
    }

    /// The ids of interfaces or union members; `refusal` says why a kind of type cannot be one.
    private mutating func types(named names: [Name], of owner: String, refusal: (TypeKind) -> String?) -> [TypeID] {
        var ids: [TypeID] = []
        for name in names {
            guard let id = resolve(name) else { continue }
            if let refusal = refusal(schema[id].kind), refuses("\(refusal) \(document.text(name)).", at: name.start) { continue }
            if ids.contains(id) {
                report("Type \(owner) can only include type \(schema[id].name) once.", name)
            } else {
                ids.append(id)
            }
        }
        return ids
    }

    /// Adds the fields of a type and its extensions next to each other.
    mutating func addFields(of parts: [TypeDefinitionNode], owner: Int32, typeName: String) -> IDRange<FieldID> {
        let start = Int32(schema.fields.count)
        for node in parts.flatMap({ document[$0.fields] }) {
            let name = document.text(node.name)
            let index = Int32(schema.fields.count)
            guard let type = resolve(node.type) else { continue }
            if !schema[type.named].kind.isOutput {
                let message = "The type of \(typeName).\(name) must be Output Type but got: \(schema.printed(type))."
                if refuses(message, at: node.type.name.start) { continue }
            }
            guard schema.names.insert(name, .field, of: owner, index: index) else {
                report("Field \"\(typeName).\(name)\" can only be defined once.", node.name)
                continue
            }
            let arguments = addInputValues(Array(document[node.arguments]), space: .fieldArgument, owner: index) {
                "\(typeName).\(name)(\($0):)"
            }
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

    /// Adds arguments or input fields next to each other; `label` is how messages call one.
    private mutating func addInputValues(
        _ nodes: [InputValueDefinitionNode],
        space: NameTable.Space,
        owner: Int32,
        label: (String) -> String
    ) -> IDRange<InputValueID> {
        let start = Int32(schema.inputValues.count)
        for node in nodes {
            let name = document.text(node.name)
            let index = Int32(schema.inputValues.count)
            guard let type = resolve(node.type) else { continue }
            if !schema[type.named].kind.isInput {
                let message = "The type of \(label(name)) must be Input Type but got: \(schema.printed(type))."
                if refuses(message, at: node.type.name.start) { continue }
            }
            guard schema.names.insert(name, space, of: owner, index: index) else {
                report("\"\(label(name))\" can only be defined once.", node.name)
                continue
            }
            if let literal = node.defaultValue { defaults.add(literal, of: InputValueID(index), label: label(name)) }
            schema.inputValues.append(
                InputValueDefinition(
                    name: name,
                    description: description(node.description),
                    type: type,
                    defaultLiteral: node.defaultValue.map { document.printed($0) },
                    deprecationReason: deprecationReason(node.directives)
                )
            )
        }
        return IDRange(start: start, length: Int32(schema.inputValues.count) - start)
    }

    private mutating func addEnumValues(of source: TypeSource, typeName: String) {
        let start = Int32(schema.enumValues.count)
        for node in source.parts.flatMap({ document[$0.values] }) {
            let name = document.text(node.name)
            guard schema.names.insert(name, .enumValue, of: source.id.index, index: Int32(schema.enumValues.count)) else {
                report("Enum value \"\(typeName).\(name)\" can only be defined once.", node.name)
                continue
            }
            schema.enumValues.append(
                EnumValueDefinition(
                    name: name,
                    description: description(node.description),
                    deprecationReason: deprecationReason(node.directives)
                )
            )
        }
        let range = IDRange<EnumValueID>(start: start, length: Int32(schema.enumValues.count) - start)
        schema.types[Int(source.id.index)].enumValues = range
    }

    /// Adds the document's directives; built-in ones only where the schema does not define them itself.
    mutating func addDirectives(isBuiltIn: Bool) {
        for node in document.directiveDefinitions {
            let name = document.text(node.name)
            let index = Int32(schema.directives.count)
            guard schema.names.insert(name, .directive, index: index) else {
                if !isBuiltIn { report("There can be only one directive named \"@\(name)\".", node.name) }
                continue
            }
            let arguments = addInputValues(Array(document[node.arguments]), space: .directiveArgument, owner: index) {
                "@\(name)(\($0):)"
            }
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

    /// Finds the root types: named by the schema definition and its extensions, or else by default.
    mutating func findRootTypes() {
        var roots: [OperationKind: (type: TypeID, name: Name?)] = [:]
        let definitions = document.schemaDefinitions.filter { !$0.isExtension }
        if definitions.count > 1 { errors.append(GraphQLError("Must provide only one schema definition.")) }
        schema.description = description(definitions.first?.description)
        for node in document.schemaDefinitions.flatMap({ document[$0.operationTypes] }) {
            guard roots[node.operation]?.name == nil else {
                report("There can be only one \(node.operation.keyword) type in schema.", node.type)
                continue
            }
            if let type = resolve(node.type) { roots[node.operation] = (type, node.type) }
        }
        if definitions.isEmpty {
            // As in GraphQL.js, an extension alone does not take the place of the default names.
            for (operation, name) in [(OperationKind.query, "Query"), (.mutation, "Mutation"), (.subscription, "Subscription")] {
                if let type = schema.type(named: name) { roots[operation] = (type, nil) }
            }
        }
        for (operation, root) in roots where schema[root.type].kind != .object {
            let rule =
                switch operation {
                case .query: "Query root type must be Object type"
                case .mutation: "Mutation root type must be Object type if provided"
                case .subscription: "Subscription root type must be Object type if provided"
                }
            _ = refuses("\(rule), it cannot be \(schema[root.type].name).", at: root.name?.start)
        }
        schema.queryType = roots[.query]?.type
        schema.mutationType = roots[.mutation]?.type
        schema.subscriptionType = roots[.subscription]?.type
    }

    /// Fills what depends on all types: the object types of interfaces, and who belongs to which abstract type.
    mutating func connectSubtypes() {
        schema.subtypes = SubtypeMatrix(typeCount: schema.types.count)
        for type in schema.types {
            switch type.kind {
            case .object, .interface:
                for interface in type.interfaces {
                    schema.subtypes[interface, type.id] = true
                    if type.kind == .object { schema.types[Int(interface.index)].possibleTypes.append(type.id) }
                }
                if type.kind == .object { schema.types[Int(type.id.index)].possibleTypes = [type.id] }
            case .union:
                for member in type.possibleTypes { schema.subtypes[type.id, member] = true }
            case .scalar, .enum, .inputObject: break
            }
        }
    }
}

// What directives and descriptions say.
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
