extension Schema {
    /// Returns the type with a name; a built-in scalar only if the schema uses it.
    public func type(named name: Span<UInt8>) -> TypeID? {
        names.find(name, .type).map(TypeID.init)
    }

    /// Returns the field that can be selected from a type, including the meta-fields of introspection.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Field-Selections
    public func field(named name: Span<UInt8>, of type: TypeID) -> FieldID? {
        if let index = names.find(name, .field, of: type.index) { return FieldID(index) }
        guard name.count > 2, name[0] == UInt8(ascii: "_"), name[1] == UInt8(ascii: "_"),
            let index = names.find(name, .field, of: Self.metaFieldOwner)
        else { return nil }
        let field = FieldID(index)
        let isAllowed = field == .typename ? self[type].kind.isComposite : type == queryType
        return isAllowed ? field : nil
    }

    /// Returns a field's argument by name.
    public func argument(named name: Span<UInt8>, of field: FieldID) -> InputValueID? {
        names.find(name, .fieldArgument, of: field.index).map(InputValueID.init)
    }

    /// Returns a directive's argument by name.
    public func argument(named name: Span<UInt8>, of directive: DirectiveID) -> InputValueID? {
        names.find(name, .directiveArgument, of: directive.index).map(InputValueID.init)
    }

    /// Returns an input object's field by name.
    public func inputField(named name: Span<UInt8>, of type: TypeID) -> InputValueID? {
        names.find(name, .inputField, of: type.index).map(InputValueID.init)
    }

    /// Returns an enum's value by name.
    public func enumValue(named name: Span<UInt8>, of type: TypeID) -> EnumValueID? {
        names.find(name, .enumValue, of: type.index).map(EnumValueID.init)
    }

    /// Returns the directive with a name.
    public func directive(named name: Span<UInt8>) -> DirectiveID? {
        names.find(name, .directive).map(DirectiveID.init)
    }
}

// Lookups by a name in a document.
extension Schema {
    /// Returns the type that a document names.
    public func type(named name: Name, in document: borrowing Document) -> TypeID? {
        type(named: document.source.span.extracting(name.range))
    }

    /// Returns the field that a document names.
    public func field(named name: Name, of type: TypeID, in document: borrowing Document) -> FieldID? {
        field(named: document.source.span.extracting(name.range), of: type)
    }

    /// Returns the field's argument that a document names.
    public func argument(named name: Name, of field: FieldID, in document: borrowing Document) -> InputValueID? {
        argument(named: document.source.span.extracting(name.range), of: field)
    }

    /// Returns the directive's argument that a document names.
    public func argument(named name: Name, of directive: DirectiveID, in document: borrowing Document) -> InputValueID? {
        argument(named: document.source.span.extracting(name.range), of: directive)
    }

    /// Returns the input field that a document names.
    public func inputField(named name: Name, of type: TypeID, in document: borrowing Document) -> InputValueID? {
        inputField(named: document.source.span.extracting(name.range), of: type)
    }

    /// Returns the enum value that a document names.
    public func enumValue(named name: Name, of type: TypeID, in document: borrowing Document) -> EnumValueID? {
        enumValue(named: document.source.span.extracting(name.range), of: type)
    }

    /// Returns the directive that a document names.
    public func directive(named name: Name, in document: borrowing Document) -> DirectiveID? {
        directive(named: document.source.span.extracting(name.range))
    }

    /// Returns the type reference of a node; nil if the named type is unknown or the lists are nested too deep.
    public func type(_ node: TypeNode, in document: borrowing Document) -> TypeReference? {
        guard let wrapped = node.wrapped else {
            return type(named: node.name, in: document).map { TypeReference($0) }
        }
        let inner = type(document[wrapped], in: document)
        return node.kind == .list ? inner?.list : inner?.nonNull
    }
}

// Lookups by a string, for tools and tests.
extension Schema {
    /// Returns the type with a name.
    public func type(named name: String) -> TypeID? { type(named: name.utf8Span.span) }

    /// Returns the field that can be selected from a type.
    public func field(named name: String, of type: TypeID) -> FieldID? { field(named: name.utf8Span.span, of: type) }

    /// Returns a field's argument by name.
    public func argument(named name: String, of field: FieldID) -> InputValueID? {
        argument(named: name.utf8Span.span, of: field)
    }

    /// Returns an input object's field by name.
    public func inputField(named name: String, of type: TypeID) -> InputValueID? {
        inputField(named: name.utf8Span.span, of: type)
    }

    /// Returns an enum's value by name.
    public func enumValue(named name: String, of type: TypeID) -> EnumValueID? {
        enumValue(named: name.utf8Span.span, of: type)
    }

    /// Returns the directive with a name.
    public func directive(named name: String) -> DirectiveID? { directive(named: name.utf8Span.span) }
}

extension FieldID {
    /// `__typename`, a field of every composite type.
    public static let typename = FieldID(0)
    /// `__schema`, a field of the query root.
    public static let schema = FieldID(1)
    /// `__type(name:)`, a field of the query root.
    public static let type = FieldID(2)
}

extension TypeID {
    /// The built-in scalar `Int`.
    public static let int = TypeID(0)
    /// The built-in scalar `Float`.
    public static let float = TypeID(1)
    /// The built-in scalar `String`.
    public static let string = TypeID(2)
    /// The built-in scalar `Boolean`.
    public static let boolean = TypeID(3)
    /// The built-in scalar `ID`.
    public static let id = TypeID(4)

    /// Whether this is one of the five built-in scalars.
    public var isBuiltInScalar: Bool { index <= Self.id.index }
}

extension Schema {
    /// The owner of the meta-fields in the name table; no type has this index.
    static let metaFieldOwner: Int32 = 0x0FFF_FFFF
}
