/// A parsed document: the source, and one flat array for each kind of node.
///
/// A document is a plain value without references between nodes. Children are ranges (`document[field.arguments]`), and texts are ranges of
/// the source (`document.text(field.name)`). Siblings are adjacent, in the order of the source.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Document
public struct Document: Sendable {
    /// The parsed bytes, in UTF-8.
    public let source: [UInt8]
    /// The definitions in the order of the source.
    public internal(set) var definitions: [Definition] = []

    /// All operations in the order of the source.
    public internal(set) var operations: [OperationDefinitionNode] = []
    /// All fragment definitions in the order of the source.
    public internal(set) var fragments: [FragmentDefinitionNode] = []
    /// All selections, inner sets before outer ones.
    public internal(set) var selections: [SelectionNode] = []
    /// All arguments of fields and directives.
    public internal(set) var arguments: [ArgumentNode] = []
    /// All applied directives.
    public internal(set) var directives: [DirectiveNode] = []
    /// All items of list values.
    public internal(set) var values: [ValueNode] = []
    /// All fields of object values.
    public internal(set) var objectFields: [ObjectFieldNode] = []
    /// All variable definitions.
    public internal(set) var variableDefinitions: [VariableDefinitionNode] = []
    /// All type references that are inside another one.
    public internal(set) var types: [TypeNode] = []

    /// Schema definitions and extensions in the order of the source.
    public internal(set) var schemaDefinitions: [SchemaDefinitionNode] = []
    /// Definitions and extensions of named types in the order of the source.
    public internal(set) var typeDefinitions: [TypeDefinitionNode] = []
    /// Directive definitions in the order of the source.
    public internal(set) var directiveDefinitions: [DirectiveDefinitionNode] = []
    /// All root operation types.
    public internal(set) var operationTypes: [OperationTypeDefinitionNode] = []
    /// All fields of object and interface types.
    public internal(set) var fieldDefinitions: [FieldDefinitionNode] = []
    /// All argument definitions and fields of input objects.
    public internal(set) var inputValueDefinitions: [InputValueDefinitionNode] = []
    /// All values of enum types.
    public internal(set) var enumValueDefinitions: [EnumValueDefinitionNode] = []
    /// All names in lists: interfaces, union members, directive locations.
    public internal(set) var names: [Name] = []

    init(source: [UInt8]) {
        self.source = source
    }

    /// The siblings of a range, as a collection.
    @inlinable
    public subscript<Element>(range: NodeRange<Element>) -> ArraySlice<Element> {
        Element.nodes(of: self)[range.indices]
    }

    /// The node at an index.
    @inlinable
    public subscript<Element>(index: NodeIndex<Element>) -> Element {
        Element.nodes(of: self)[Int(index.index)]
    }
}

/// A top-level definition of a document: its kind and the index of its node.
///
/// Spec: https://spec.graphql.org/September2025/#Definition
public enum Definition: BitwiseCopyable, Sendable, Hashable {
    /// A query, mutation or subscription.
    case operation(NodeIndex<OperationDefinitionNode>)
    /// A fragment.
    case fragment(NodeIndex<FragmentDefinitionNode>)
    /// A schema definition or extension.
    case schema(NodeIndex<SchemaDefinitionNode>)
    /// A type definition or extension.
    case type(NodeIndex<TypeDefinitionNode>)
    /// A directive definition.
    case directive(NodeIndex<DirectiveDefinitionNode>)

    /// Whether the definition can be executed, rather than defining a part of a schema.
    ///
    /// Spec: https://spec.graphql.org/September2025/#ExecutableDefinition
    public var isExecutable: Bool {
        switch self {
        case .operation, .fragment: true
        case .schema, .type, .directive: false
        }
    }
}
