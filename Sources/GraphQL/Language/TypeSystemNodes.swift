/// `schema { query: Name … }`, or an extension of it.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
public struct SchemaDefinitionNode: Node {
    /// Whether the definition begins with `extend`.
    public let isExtension: Bool
    /// The description before the definition.
    public let description: ValueNode?
    /// The directives on the schema.
    public let directives: NodeRange<DirectiveNode>
    /// The root operation types.
    public let operationTypes: NodeRange<OperationTypeDefinitionNode>
    /// The offset of the first byte, including the description.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32

    /// The document's array of schema definitions.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.schemaDefinitions }
}

/// `query: Name` inside `schema { }`.
public struct OperationTypeDefinitionNode: Node {
    /// The kind of operation that the root type is for.
    public let operation: OperationKind
    /// The name of the root type.
    public let type: Name
    /// The offset of the keyword.
    public let start: Int32

    /// The document's array of root operation types.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.operationTypes }
}

/// The definition of a named type, or an extension of it; the kind determines the lists that can have members.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Types
public struct TypeDefinitionNode: Node {
    /// The six kinds of named types.
    public enum Kind: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
        case scalar, object, interface, union, `enum`, inputObject

        /// The keyword in the source.
        public var keyword: String {
            switch self {
            case .scalar: "scalar"
            case .object: "type"
            case .interface: "interface"
            case .union: "union"
            case .enum: "enum"
            case .inputObject: "input"
            }
        }
    }

    /// The kind of the type.
    public let kind: Kind
    /// Whether the definition begins with `extend`.
    public let isExtension: Bool
    /// The description before the definition; nil for an extension.
    public let description: ValueNode?
    /// The name of the type.
    public let name: Name
    /// The directives on the type.
    public let directives: NodeRange<DirectiveNode>
    /// The interfaces that an object or interface type implements.
    public let interfaces: NodeRange<Name>
    /// The fields of an object or interface type.
    public let fields: NodeRange<FieldDefinitionNode>
    /// The member types of a union.
    public let members: NodeRange<Name>
    /// The values of an enum.
    public let values: NodeRange<EnumValueDefinitionNode>
    /// The fields of an input object.
    public let inputFields: NodeRange<InputValueDefinitionNode>
    /// The offset of the first byte, including the description or `extend`.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32

    /// The document's array of type definitions.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.typeDefinitions }
}

/// `name(arguments): Type @directives` inside an object or interface type.
///
/// Spec: https://spec.graphql.org/September2025/#FieldDefinition
public struct FieldDefinitionNode: Node {
    /// The description before the definition.
    public let description: ValueNode?
    /// The name of the field.
    public let name: Name
    /// The arguments that the field takes.
    public let arguments: NodeRange<InputValueDefinitionNode>
    /// The type of the field's values.
    public let type: TypeNode
    /// The directives on the field.
    public let directives: NodeRange<DirectiveNode>
    /// The offset of the first byte, including the description.
    public let start: Int32

    /// The document's array of field definitions.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.fieldDefinitions }
}

/// `name: Type = value @directives`: an argument of a field or directive, or a field of an input object.
///
/// Spec: https://spec.graphql.org/September2025/#InputValueDefinition
public struct InputValueDefinitionNode: Node {
    /// The description before the definition.
    public let description: ValueNode?
    /// The name of the argument or input field.
    public let name: Name
    /// The declared type.
    public let type: TypeNode
    /// The value to use if none is given.
    public let defaultValue: ValueNode?
    /// The directives on the argument or input field.
    public let directives: NodeRange<DirectiveNode>
    /// The offset of the first byte, including the description.
    public let start: Int32

    /// The document's array of input value definitions.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.inputValueDefinitions }
}

/// `NAME @directives` inside an enum type.
///
/// Spec: https://spec.graphql.org/September2025/#EnumValueDefinition
public struct EnumValueDefinitionNode: Node {
    /// The description before the definition.
    public let description: ValueNode?
    /// The name of the value.
    public let name: Name
    /// The directives on the value.
    public let directives: NodeRange<DirectiveNode>
    /// The offset of the first byte, including the description.
    public let start: Int32

    /// The document's array of enum value definitions.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.enumValueDefinitions }
}

/// `directive @name(arguments) repeatable on LOCATION | …`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System.Directives
public struct DirectiveDefinitionNode: Node {
    /// The description before the definition.
    public let description: ValueNode?
    /// The name without `@`.
    public let name: Name
    /// The arguments that the directive takes.
    public let arguments: NodeRange<InputValueDefinitionNode>
    /// Whether the directive can be used several times at one location.
    public let isRepeatable: Bool
    /// The names of the locations where the directive is allowed; the parser has checked them.
    public let locations: NodeRange<Name>
    /// The offset of the first byte, including the description.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32

    /// The document's array of directive definitions.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.directiveDefinitions }
}
