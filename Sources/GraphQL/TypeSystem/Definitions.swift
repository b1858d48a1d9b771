/// The six kinds of named types.
public typealias TypeKind = TypeDefinitionNode.Kind

extension TypeKind {
    /// Whether values of this kind have selectable fields: objects, interfaces and unions.
    public var isComposite: Bool { self == .object || isAbstract }
    /// Whether the object type is known only at run time: interfaces and unions.
    public var isAbstract: Bool { self == .interface || self == .union }
    /// Whether values of this kind have no fields: scalars and enums.
    public var isLeaf: Bool { self == .scalar || self == .enum }
    /// Whether arguments and variables can have this kind.
    public var isInput: Bool { isLeaf || self == .inputObject }
    /// Whether fields can have this kind.
    public var isOutput: Bool { self != .inputObject }

    /// The kind in messages.
    public var noun: String {
        switch self {
        case .object: "object"
        case .inputObject: "input object"
        case .scalar, .interface, .union, .enum: keyword
        }
    }
}

/// A named type; its kind determines the members that it can have.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Types
public struct NamedType: Sendable {
    /// The id of the type in the schema.
    public let id: TypeID
    /// The kind of the type.
    public let kind: TypeKind
    /// The name.
    public let name: String
    /// The description in the schema.
    public internal(set) var description: String?
    /// The fields of an object or interface type.
    public internal(set) var fields: IDRange<FieldID> = .none
    /// The interfaces that an object or interface type declares.
    public internal(set) var interfaces: [TypeID] = []
    /// The object types of values of this type: members of a union, implementations of an interface, or an object type itself.
    public internal(set) var possibleTypes: [TypeID] = []
    /// The values of an enum.
    public internal(set) var enumValues: IDRange<EnumValueID> = .none
    /// The fields of an input object.
    public internal(set) var inputFields: IDRange<InputValueID> = .none
    /// The URL of a custom scalar's specification.
    public internal(set) var specifiedByURL: String?
    /// The input format of a custom scalar; nil if it accepts anything.
    public internal(set) var scalarRule: ScalarRule?
    /// Whether exactly one field of an input object must be given, and must not be null.
    public internal(set) var isOneOf = false
    /// Whether a value of this input object can contain a secret, in one of its fields or deeper inside.
    public internal(set) var containsSecret = false
    /// Whether every GraphQL service has the type: a built-in scalar or an introspection type.
    public let isBuiltIn: Bool
}

/// A field of an object or interface type.
///
/// Spec: https://spec.graphql.org/September2025/#FieldDefinition
public struct FieldDefinition: Sendable {
    /// The name.
    public let name: String
    /// The description in the schema.
    public let description: String?
    /// The type of the field's values.
    public let type: TypeReference
    /// The arguments of the field.
    public let arguments: IDRange<InputValueID>
    /// The reason for its deprecation; nil if the field is not deprecated.
    public let deprecationReason: String?
}

/// An argument of a field or directive, or a field of an input object.
///
/// Spec: https://spec.graphql.org/September2025/#InputValueDefinition
public struct InputValueDefinition: Sendable {
    /// The name.
    public let name: String
    /// The description in the schema.
    public let description: String?
    /// The declared type.
    public let type: TypeReference
    /// The canonical text of the default value.
    public let defaultLiteral: String?
    /// The coerced default value.
    public internal(set) var defaultValue: Value?
    /// The reason for its deprecation; nil if the argument or input field is not deprecated.
    public let deprecationReason: String?
    /// Whether the schema marks the values as secret with `@secret`, so that no message shows them.
    public let isSecret: Bool

    /// Whether a value must be given.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Required-Arguments
    public var isRequired: Bool { type.isNonNull && defaultLiteral == nil }
}

/// A value of an enum.
///
/// Spec: https://spec.graphql.org/September2025/#EnumValueDefinition
public struct EnumValueDefinition: Sendable {
    /// The name.
    public let name: String
    /// The description in the schema.
    public let description: String?
    /// The reason for its deprecation; nil if the value is not deprecated.
    public let deprecationReason: String?
}

/// A directive.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System.Directives
public struct DirectiveDefinition: Sendable {
    /// The name without `@`.
    public let name: String
    /// The description in the schema.
    public let description: String?
    /// The arguments of the directive.
    public let arguments: IDRange<InputValueID>
    /// Whether the directive can be used several times at one location.
    public let isRepeatable: Bool
    /// The locations where the directive is allowed.
    public let locations: [DirectiveLocation]
    /// Whether every GraphQL service has the directive and the schema does not redefine it.
    public let isBuiltIn: Bool
}
