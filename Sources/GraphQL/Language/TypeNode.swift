/// A type reference in the source: `Name`, `[Type]` or `Type!`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-References
public struct TypeNode: Node {
    /// The kinds of type references.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        case named, list, nonNull
    }

    /// The kind of the type reference.
    public let kind: Kind
    /// The name of the type inside all wrappers.
    public let name: Name
    /// The offset of the first byte.
    public let start: Int32
    let inner: Int32

    init(_ kind: Kind, name: Name, start: Int32, inner: Int32 = 0) {
        self.kind = kind
        self.name = name
        self.start = start
        self.inner = inner
    }

    /// The type that a list or non-null type wraps (`document[index]`); nil for a named type.
    public var wrapped: NodeIndex<TypeNode>? { kind == .named ? nil : NodeIndex(inner) }

    /// The document's array of wrapped types; outermost types are stored inside their parents.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.types }
}
