/// The three kinds of operation.
public enum OperationKind: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
    case query, mutation, subscription

    /// The keyword in the source.
    public var keyword: String {
        switch self {
        case .query: "query"
        case .mutation: "mutation"
        case .subscription: "subscription"
        }
    }
}

/// `query Name($variable: Type) @directive { … }`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Operations
public struct OperationDefinitionNode: Node {
    /// Query, mutation or subscription.
    public let kind: OperationKind
    /// The text before the definition.
    public let description: ValueNode?
    /// The name; an anonymous operation has none.
    public let name: Name?
    /// The variables in the order of the source.
    public let variables: NodeRange<VariableDefinitionNode>
    /// The directives on the operation itself.
    public let directives: NodeRange<DirectiveNode>
    /// What the operation asks for.
    public let selectionSet: SelectionSet
    /// The offset of the first byte, the description included.
    public let start: Int32
    /// The offset behind the last byte.
    public let end: Int32

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.operations }
}

/// `fragment Name on Type @directive { … }`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Fragments
public struct FragmentDefinitionNode: Node {
    /// The text before the definition.
    public let description: ValueNode?
    /// The name, which is not `on`.
    public let name: Name
    /// The type that the fragment applies to.
    public let typeCondition: Name
    /// The directives on the fragment itself.
    public let directives: NodeRange<DirectiveNode>
    /// What the fragment asks for.
    public let selectionSet: SelectionSet
    /// The offset of the first byte, the description included.
    public let start: Int32
    /// The offset behind the last byte.
    public let end: Int32

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.fragments }
}

/// `$name: Type = value @directive`.
///
/// Spec: https://spec.graphql.org/September2025/#VariableDefinition
public struct VariableDefinitionNode: Node {
    /// The text before the definition.
    public let description: ValueNode?
    /// The name without `$`.
    public let name: Name
    /// The declared type.
    public let type: TypeNode
    /// The value to use when the request gives none.
    public let defaultValue: ValueNode?
    /// The directives on the variable.
    public let directives: NodeRange<DirectiveNode>
    /// The offset of the first byte, the description included.
    public let start: Int32
    /// The offset of the `$`.
    public let variableStart: Int32

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.variableDefinitions }
}

/// `{ … }`: at least one selection.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Selection-Sets
public struct SelectionSet: BitwiseCopyable, Sendable {
    /// The selections, at least one.
    ///
    /// The `start` of the range identifies the set within the document.
    public let selections: NodeRange<SelectionNode>
    /// The offset of the `{`.
    public let start: Int32
}

/// A field, a fragment spread or an inline fragment.
///
/// Spec: https://spec.graphql.org/September2025/#Selection
public struct SelectionNode: Node {
    /// What a selection can be.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// `alias: name(arguments) @directives { … }`
        case field
        /// `...name @directives`
        case fragmentSpread
        /// `... on Type @directives { … }`
        case inlineFragment
    }

    /// Which of the three this is.
    public let kind: Kind
    /// The name of a field or of the fragment that is spread; of length 0 for an inline fragment.
    public let name: Name
    /// The alias of a field.
    public let alias: Name?
    /// The type condition of an inline fragment.
    public let typeCondition: Name?
    /// The arguments of a field.
    public let arguments: NodeRange<ArgumentNode>
    /// The directives.
    public let directives: NodeRange<DirectiveNode>
    /// What is asked of the field's value; always there in an inline fragment, never in a fragment spread.
    public let selectionSet: SelectionSet?
    /// The offset of the first byte: the alias or name, or the `...`.
    public let start: Int32

    /// The key of a field in the response: its alias, or else its name.
    @inlinable
    public var responseName: Name { alias ?? name }

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.selections }
}

/// `name: value`, given to a field or a directive.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Arguments
public struct ArgumentNode: Node {
    /// The name; the node starts with it.
    public let name: Name
    /// The value.
    public let value: ValueNode

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.arguments }
}

/// `@name(arguments)`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Directives
public struct DirectiveNode: Node {
    /// The name without `@`.
    public let name: Name
    /// The arguments.
    public let arguments: NodeRange<ArgumentNode>
    /// The offset of the `@`.
    public let start: Int32

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.directives }
}
