/// The six kinds of named types.
public typealias TypeKind = TypeDefinitionNode.Kind

extension TypeKind {
    /// Whether fields are selected of values of this kind: objects, interfaces and unions.
    public var isComposite: Bool { self == .object || isAbstract }
    /// Whether the object type is known only at run time: interfaces and unions.
    public var isAbstract: Bool { self == .interface || self == .union }
    /// Whether values of this kind have no fields: scalars and enums.
    public var isLeaf: Bool { self == .scalar || self == .enum }
    /// Whether arguments and variables can have this kind.
    public var isInput: Bool { isLeaf || self == .inputObject }
    /// Whether fields can have this kind.
    public var isOutput: Bool { self != .inputObject }

    /// The kind as messages name it.
    public var noun: String {
        switch self {
        case .object: "object"
        case .inputObject: "input object"
        case .scalar, .interface, .union, .enum: keyword
        }
    }
}

/// A named type; which of the members it can have follows from its kind.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Types
public struct NamedType: Sendable {
    /// Its own place in the schema.
    public let id: TypeID
    /// Which of the six kinds it is.
    public let kind: TypeKind
    /// The name.
    public let name: String
    /// What the schema says about it.
    public internal(set) var description: String?
    /// The fields of an object or interface type.
    public internal(set) var fields: IDRange<FieldID> = .none
    /// The interfaces that an object or interface type declares.
    public internal(set) var interfaces: [TypeID] = []
    /// The object types that a value of this type can have: members of a union, implementations of an interface, an object type itself.
    public internal(set) var possibleTypes: [TypeID] = []
    /// The values of an enum.
    public internal(set) var enumValues: IDRange<EnumValueID> = .none
    /// The fields of an input object.
    public internal(set) var inputFields: IDRange<InputValueID> = .none
    /// The address of a custom scalar's specification.
    public internal(set) var specifiedByURL: String?
    /// What a custom scalar takes as input; nil where it takes anything.
    public internal(set) var scalarRule: ScalarRule?
    /// Whether an input object must have exactly one field, which is not null.
    public internal(set) var isOneOf = false
    /// Whether a value of this input object holds something secret, in a field of its own or further within.
    public internal(set) var holdsSecret = false
    /// Whether every GraphQL service has the type: a built-in scalar or a type of introspection.
    public let isBuiltIn: Bool
}

/// A field of an object or interface type.
///
/// Spec: https://spec.graphql.org/September2025/#FieldDefinition
public struct FieldDefinition: Sendable {
    /// The name.
    public let name: String
    /// What the schema says about it.
    public let description: String?
    /// The type of its values.
    public let type: TypeReference
    /// The arguments that it takes.
    public let arguments: IDRange<InputValueID>
    /// Why it should not be used any more; nil for a field in good standing.
    public let deprecationReason: String?
}

/// An argument of a field or directive, or a field of an input object.
///
/// Spec: https://spec.graphql.org/September2025/#InputValueDefinition
public struct InputValueDefinition: Sendable {
    /// The name.
    public let name: String
    /// What the schema says about it.
    public let description: String?
    /// The type of its values.
    public let type: TypeReference
    /// The canonical text of the default value.
    public let defaultLiteral: String?
    /// The coerced default value.
    public internal(set) var defaultValue: Value?
    /// Why it should not be used any more; nil for one in good standing.
    public let deprecationReason: String?
    /// Whether its values are secret, by the schema's `@secret`: no message shows them.
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
    /// What the schema says about it.
    public let description: String?
    /// Why it should not be used any more; nil for a value in good standing.
    public let deprecationReason: String?
}

/// A directive.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System.Directives
public struct DirectiveDefinition: Sendable {
    /// The name without `@`.
    public let name: String
    /// What the schema says about it.
    public let description: String?
    /// The arguments that it takes.
    public let arguments: IDRange<InputValueID>
    /// Whether one place can have it several times.
    public let isRepeatable: Bool
    /// Where it can stand.
    public let locations: [DirectiveLocation]
    /// Whether every GraphQL service has it and the schema does not redefine it.
    public let isBuiltIn: Bool
}
