extension Schema {
    /// Builds the schema that a source defines; extensions in the same source are applied.
    public init(sdl: [UInt8]) throws(SchemaError) {
        let document: Document
        do {
            document = try Document.parse(sdl)
        } catch {
            throw SchemaError([error.graphQLError])
        }
        try self.init(document)
    }

    /// Builds the schema that a source defines; extensions in the same source are applied.
    public init(sdl: String) throws(SchemaError) {
        try self.init(sdl: Array(sdl.utf8))
    }

    /// Builds the schema that a document defines; operations and fragments in it are ignored.
    ///
    /// - Parameters:
    ///   - document: The definitions and extensions.
    ///   - allowsUnsuitableTypes: Whether types may stand where their kind does not fit, and default values need not fit their types: for
    ///     tools that only print or compare. Nothing can be executed against such a schema.
    /// - Throws: All that is wrong with the definitions.
    public init(_ document: Document, allowsUnsuitableTypes: Bool = false) throws(SchemaError) {
        self = try SchemaBuilder.build(document, allowsUnsuitableTypes: allowsUnsuitableTypes)
    }
}

/// Turns definitions into a schema: first all names, then what the definitions say, then what depends on several of them.
///
/// It reports what would leave the schema inconsistent (unknown or unsuitable types, names that occur twice, wrong default values);
/// the rest is the validation's business.
struct SchemaBuilder {
    /// A named type with everything that the source says about it.
    struct TypeSource {
        let id: TypeID
        let definition: TypeDefinitionNode
        var extensions: [TypeDefinitionNode] = []

        var parts: [TypeDefinitionNode] { [definition] + extensions }
    }

    var schema = Schema()
    /// The document whose definitions are being added.
    var document = BuiltInDefinitions.document
    var errors: [GraphQLError] = []
    /// The default values that the document gives.
    var defaults = DefaultValues()

    private let allowsUnsuitableTypes: Bool

    static func build(_ document: Document, allowsUnsuitableTypes: Bool) throws(SchemaError) -> Schema {
        var builder = SchemaBuilder(allowsUnsuitableTypes: allowsUnsuitableTypes)
        builder.addTypes(isBuiltIn: true)
        builder.coerceDefaultValues()

        builder.document = document
        builder.addTypes(isBuiltIn: false)
        builder.addDirectives(isBuiltIn: false)
        builder.findRootTypes()
        builder.coerceDefaultValues()

        // The specified directives come last: a schema can define them itself.
        builder.document = BuiltInDefinitions.document
        builder.addDirectives(isBuiltIn: true)
        builder.coerceDefaultValues()

        builder.connectSubtypes()
        builder.schema.introspectedTypes = builder.referencedTypes()
        guard builder.errors.isEmpty else { throw SchemaError(builder.errors) }
        return builder.schema
    }

    private init(allowsUnsuitableTypes: Bool) {
        self.allowsUnsuitableTypes = allowsUnsuitableTypes
    }

    /// Reports that something does not suit its place, and says whether to leave it out.
    mutating func refuses(_ message: String, at offset: Int32?) -> Bool {
        if allowsUnsuitableTypes { return false }
        errors.append(GraphQLError(message, locations: offset.map { [document.location(ofOffset: $0)] } ?? []))
        return true
    }

    mutating func report(_ message: String, _ places: Name...) {
        errors.append(GraphQLError(message, locations: places.map { document.location(ofOffset: $0.start) }))
    }

    private mutating func addTypes(isBuiltIn: Bool) {
        for source in nameTypes(isBuiltIn: isBuiltIn) { addMembers(of: source) }
    }

    /// Gives every type its id, so that definitions can refer to each other in any order.
    private mutating func nameTypes(isBuiltIn: Bool) -> [TypeSource] {
        var sources: [TypeSource] = []
        var positions: [TypeID: Int] = [:]
        var ignored: Set<String> = []
        for node in document.typeDefinitions where !node.isExtension {
            let name = document.text(node.name)
            if name == BuiltInDefinitions.metaFieldsType, isBuiltIn {
                continue
            }
            if let known = knownType(named: node.name) {
                // As in GraphQL.js, a definition of a built-in type has no effect.
                if schema[known].isBuiltIn, positions[known] == nil {
                    ignored.insert(name)
                } else {
                    report("There can be only one type named \"\(name)\".", node.name)
                }
                continue
            }
            let id = TypeID(Int32(schema.types.count))
            schema.types.append(NamedType(id: id, kind: node.kind, name: name, isBuiltIn: isBuiltIn))
            if !(isBuiltIn && id.isBuiltInScalar) { _ = schema.names.insert(name, .type, index: id.index) }
            positions[id] = sources.count
            sources.append(TypeSource(id: id, definition: node))
        }
        for node in document.typeDefinitions where node.isExtension {
            let name = document.text(node.name)
            guard let id = schema.type(named: node.name, in: document), let position = positions[id] else {
                if !ignored.contains(name) { report("Cannot extend type \"\(name)\" because it is not defined.", node.name) }
                continue
            }
            guard schema[id].kind == node.kind else {
                report("Cannot extend non-\(node.kind.noun) type \"\(name)\".", node.name)
                continue
            }
            sources[position].extensions.append(node)
        }
        if isBuiltIn { addMetaFields() }
        return sources
    }

    private mutating func addMetaFields() {
        for node in document.typeDefinitions where document.text(node.name) == BuiltInDefinitions.metaFieldsType {
            _ = addFields(of: [node], owner: Schema.metaFieldOwner, typeName: "Query")
        }
    }

    /// The type with a name; a built-in scalar also while the schema does not use it.
    private func knownType(named name: Name) -> TypeID? {
        schema.type(named: name, in: document) ?? builtInScalar(named: name)
    }

    private func builtInScalar(named name: Name) -> TypeID? {
        let name = document.text(name)
        return schema.types.prefix(5).first { $0.isBuiltIn && $0.name == name }?.id
    }

    /// The id of a type that a definition refers to; from then on a built-in scalar belongs to the schema.
    mutating func resolve(_ name: Name) -> TypeID? {
        if let id = schema.type(named: name, in: document) { return id }
        guard let id = builtInScalar(named: name) else {
            report("Unknown type \"\(document.text(name))\".", name)
            return nil
        }
        _ = schema.names.insert(document.text(name), .type, index: id.index)
        return id
    }

    mutating func resolve(_ node: TypeNode) -> TypeReference? {
        guard let wrapped = node.wrapped else { return resolve(node.name).map { TypeReference($0) } }
        guard let inner = resolve(document[wrapped]) else { return nil }
        if node.kind == .nonNull { return inner.nonNull }
        if inner.list == nil {
            report("Lists can be nested at most \(TypeReference.maximumListDepth) deep.", node.name)
        }
        return inner.list
    }
}

extension TypeKind {
    /// The kind as messages name it.
    public var noun: String {
        switch self {
        case .scalar: "scalar"
        case .object: "object"
        case .interface: "interface"
        case .union: "union"
        case .enum: "enum"
        case .inputObject: "input object"
        }
    }
}
