/// Builds a schema from definitions in three steps: all names, then the content of each definition, then data that depends on several
/// definitions.
///
/// The builder assumes that the definitions are valid. Invalid ones are added as far as the form of a schema allows. Validation before and
/// after the builder decides whether to accept them.
struct SchemaBuilder {
    var schema = Schema()
    /// The nodes of the schema's members.
    var nodes = SchemaNodes()
    /// The document whose definitions are being added.
    var document = BuiltInDefinitions.document
    /// Whether `document` is the built-in one.
    private(set) var isBuiltIn = true
    /// The errors that prevent the schema from being built: unknown types, and lists that are nested too deep.
    private(set) var errors: [GraphQLError] = []
    /// The default values in the document.
    var defaultValues = DefaultValues()

    /// Builds a schema that includes all built-in definitions.
    static func build(_ document: Document) -> SchemaBuilder {
        var builder = SchemaBuilder()
        builder.addTypes()
        builder.coerceDefaultValues()

        builder.document = document
        builder.isBuiltIn = false
        builder.addTypes()
        builder.addDirectives()
        builder.findRootTypes()
        builder.coerceDefaultValues()
        let defaultValues = builder.defaultValues
        builder.defaultValues = DefaultValues()

        // The specified directives are added last, because a schema can define them itself.
        builder.document = BuiltInDefinitions.document
        builder.isBuiltIn = true
        builder.addDirectives()
        builder.coerceDefaultValues()

        builder.connectSubtypes()
        builder.findSecrets()
        builder.schema.introspectedTypes = builder.referencedTypes()
        builder.defaultValues = defaultValues
        return builder
    }

    /// Returns the node of a member that is being added, or `SchemaNodes.none` for a built-in member.
    func node(_ index: Int) -> Int32 { isBuiltIn ? SchemaNodes.none : Int32(index) }

    private mutating func addTypes() {
        for (id, parts) in nameTypes() { addMembers(of: id, parts) }
    }

    /// Gives every type an id, so that definitions can refer to each other in any order, and returns its definition with its extensions.
    private mutating func nameTypes() -> [(id: TypeID, parts: [TypeDefinitionNode])] {
        let first = schema.types.count
        var parts: [[TypeDefinitionNode]] = []
        for (index, node) in document.typeDefinitions.enumerated() where !node.isExtension {
            let name = document.text(node.name)
            if isBuiltIn, name == BuiltInDefinitions.metaFieldsType { continue }
            // As in GraphQL.js, a definition of a built-in type has no effect, except that the schema then includes the type.
            if let scalar = builtInScalar(named: node.name) {
                _ = schema.names.insert(name, .type, index: scalar.index)
                continue
            }
            let id = TypeID(Int32(schema.types.count))
            let isScalar = isBuiltIn && id.isBuiltInScalar
            guard isScalar || schema.names.insert(name, .type, index: id.index) else { continue }
            schema.types.append(NamedType(id: id, kind: node.kind, name: name, isBuiltIn: isBuiltIn))
            nodes.types.append(isBuiltIn ? nil : SchemaNodes.TypeParts(definition: Int32(index)))
            parts.append([node])
        }
        for (index, node) in document.typeDefinitions.enumerated() where node.isExtension {
            guard let id = schema.type(named: node.name, in: document), Int(id.index) >= first, schema[id].kind == node.kind else {
                continue
            }
            nodes.types[Int(id.index)]?.extensions.append(Int32(index))
            parts[Int(id.index) - first].append(node)
        }
        if isBuiltIn { addMetaFields() }
        return parts.indices.map { (TypeID(Int32(first + $0)), parts[$0]) }
    }

    private mutating func addMetaFields() {
        for node in document.typeDefinitions where document.text(node.name) == BuiltInDefinitions.metaFieldsType {
            _ = addFields(of: [node], owner: Schema.metaFieldOwner)
        }
    }

    /// Returns the built-in scalar with a name, even if the schema does not use it.
    private func builtInScalar(named name: Name) -> TypeID? {
        guard schema.types.count > TypeID.id.index else { return nil }
        let name = document.text(name)
        return schema.types.prefix(while: \.id.isBuiltInScalar).first { $0.name == name }?.id
    }

    /// Returns the id of a type that a definition refers to, and adds the type to the schema if it is a built-in scalar.
    mutating func resolve(_ name: Name) -> TypeID? {
        if let id = schema.type(named: name, in: document) { return id }
        guard let id = builtInScalar(named: name) else {
            report("Unknown type \"\(document.text(name))\".", at: name)
            return nil
        }
        _ = schema.names.insert(document.text(name), .type, index: id.index)
        return id
    }

    mutating func resolve(_ node: TypeNode) -> TypeReference? {
        guard let wrapped = node.wrapped else { return resolve(node.name).map { TypeReference($0) } }
        guard let inner = resolve(document[wrapped]) else { return nil }
        if node.kind == .nonNull { return inner.nonNull }
        if inner.list == nil { report("Lists can be nested at most \(TypeReference.maximumListDepth) deep.", at: node.name) }
        return inner.list
    }

    private mutating func report(_ message: String, at place: Name) {
        guard errors.count < SchemaError.maximumErrors else { return }
        errors.append(GraphQLError(message, locations: [document.location(ofOffset: place.start)]))
    }
}
