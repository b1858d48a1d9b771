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
    /// The description before the definition.
    public let description: ValueNode?
    /// The name; nil for an anonymous operation.
    public let name: Name?
    /// The variables in the order of the source.
    public let variables: NodeRange<VariableDefinitionNode>
    /// The directives on the operation itself.
    public let directives: NodeRange<DirectiveNode>
    /// The selections of the operation.
    public let selectionSet: SelectionSet
    /// The offset of the first byte, including the description.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32

    /// The document's array of operations.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.operations }
}

/// `fragment Name on Type @directive { … }`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Fragments
public struct FragmentDefinitionNode: Node {
    /// The description before the definition.
    public let description: ValueNode?
    /// The name, which is not `on`.
    public let name: Name
    /// The type that the fragment applies to.
    public let typeCondition: Name
    /// The directives on the fragment itself.
    public let directives: NodeRange<DirectiveNode>
    /// The selections of the fragment.
    public let selectionSet: SelectionSet
    /// The offset of the first byte, including the description.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32

    /// The document's array of fragments.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.fragments }
}

/// `$name: Type = value @directive`.
///
/// Spec: https://spec.graphql.org/September2025/#VariableDefinition
public struct VariableDefinitionNode: Node {
    /// The description before the definition.
    public let description: ValueNode?
    /// The name without `$`.
    public let name: Name
    /// The declared type.
    public let type: TypeNode
    /// The value to use if the request gives none.
    public let defaultValue: ValueNode?
    /// The directives on the variable.
    public let directives: NodeRange<DirectiveNode>
    /// The offset of the first byte, including the description.
    public let start: Int32
    /// The offset of the `$`.
    public let variableStart: Int32

    /// The document's array of variable definitions.
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
    /// The kinds of selections.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// `alias: name(arguments) @directives { … }`
        case field
        /// `...name @directives`
        case fragmentSpread
        /// `... on Type @directives { … }`
        case inlineFragment
    }

    /// The kind of the selection.
    public let kind: Kind
    /// The name of the field, or of the spread fragment; of length 0 for an inline fragment.
    public let name: Name
    /// The alias of a field.
    public let alias: Name?
    /// The type condition of an inline fragment.
    public let typeCondition: Name?
    /// The arguments of a field.
    public let arguments: NodeRange<ArgumentNode>
    /// The directives.
    public let directives: NodeRange<DirectiveNode>
    /// The inner selections, which every inline fragment has and a fragment spread never has.
    public let selectionSet: SelectionSet?
    /// The offset of the first byte: the alias or name, or the `...`.
    public let start: Int32

    /// The key of a field in the response: its alias, or otherwise its name.
    @inlinable
    public var responseName: Name { alias ?? name }

    /// The document's array of selections.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.selections }
}

/// `name: value` in a field or a directive.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Arguments
public struct ArgumentNode: Node {
    /// The name; the node starts with it.
    public let name: Name
    /// The value.
    public let value: ValueNode

    /// The document's array of arguments.
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

    /// The document's array of directives.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.directives }
}
