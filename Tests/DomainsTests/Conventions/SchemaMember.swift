import GraphQL

/// An element of a schema as seen by conventions.
struct SchemaMember {
    let coordinate: String
    let name: String
    let description: String?
    /// The type of a field, argument or input field.
    var type: TypeReference?
    var isInput = false
    /// The definition of a field.
    var field: FieldDefinition?
    /// The definition of an argument or input field.
    var input: InputValueDefinition?
    /// The type itself, or the type that the member belongs to; nil for directives.
    var owner: NamedType?
    var isType = false
    var isEnumValue = false
}

extension Schema {
    /// All elements of the schema except built-in ones.
    var ownMembers: [SchemaMember] {
        elements.compactMap { element in
            let coordinate = coordinate(of: element).description
            switch element {
            case .type(let id):
                guard !self[id].isBuiltIn else { return nil }
                return SchemaMember(
                    coordinate: coordinate,
                    name: self[id].name,
                    description: self[id].description,
                    owner: self[id],
                    isType: true
                )
            case .field(let id, let type): return member(coordinate, self[id], of: type)
            case .inputField(let id, let type): return member(coordinate, self[id], of: type)
            case .argument(let id, _, let type): return member(coordinate, self[id], of: type)
            case .enumValue(let id, let type):
                return SchemaMember(
                    coordinate: coordinate,
                    name: self[id].name,
                    description: self[id].description,
                    owner: self[type],
                    isEnumValue: true
                )
            case .directive(let id):
                guard !self[id].isBuiltIn else { return nil }
                return SchemaMember(coordinate: coordinate, name: self[id].name, description: self[id].description)
            case .directiveArgument: return nil
            }
        }
    }

    private func member(_ coordinate: String, _ field: FieldDefinition, of type: TypeID) -> SchemaMember {
        SchemaMember(
            coordinate: coordinate,
            name: field.name,
            description: field.description,
            type: field.type,
            field: field,
            owner: self[type]
        )
    }

    private func member(_ coordinate: String, _ input: InputValueDefinition, of type: TypeID) -> SchemaMember {
        SchemaMember(
            coordinate: coordinate,
            name: input.name,
            description: input.description,
            type: input.type,
            isInput: true,
            input: input,
            owner: self[type]
        )
    }

    /// The fields of object and interface types, without fields that an interface of the type declares.
    ///
    /// Those are checked in the interface.
    var ownFields: [SchemaMember] {
        ownMembers.filter { member in
            guard member.field != nil, let owner = member.owner else { return false }
            return !owner.interfaces.contains { field(named: member.name, of: $0) != nil }
        }
    }

    /// Arguments and input fields.
    var inputs: [SchemaMember] { ownMembers.filter(\.isInput) }

    /// The name of the type inside all wrappers.
    func name(of type: TypeReference) -> String { self[type.named].name }

    /// Whether a field returns a connection.
    func isConnection(_ type: TypeReference) -> Bool { name(of: type).hasSuffix("Connection") }
}

extension NamedType {
    /// Whether it is part of a connection: the connection, its edge or `PageInfo`.
    var isPartOfConnection: Bool { kind == .object && (name.hasSuffix("Connection") || name.hasSuffix("Edge") || name == "PageInfo") }
}

extension SchemaMember {
    /// Whether the connection convention defines the field.
    var isDefinedByConnections: Bool {
        guard let owner, owner.isPartOfConnection, field != nil else { return false }
        return ["edges", "nodes", "pageInfo", "totalCount", "searchInfo", "cursor", "node"].contains(name)
    }

    /// Whether the connection convention defines the argument.
    ///
    /// Such arguments are optional, unlike the `first` of a list without pages.
    var isPagingArgument: Bool {
        isInput && owner?.kind != .inputObject && type?.isNonNull != true && ["first", "after", "last", "before"].contains(name)
    }
}
