/// An input value in the source.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Values
public struct ValueNode: Node {
    /// The kinds of values.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        case variable, int, float, string, blockString, boolean, null, `enum`, list, object
    }

    /// The kind of the value.
    public let kind: Kind
    /// The offset of the first byte.
    public let start: Int32
    /// The offset after the last byte.
    public let end: Int32
    /// The index of the first child in the document's values or object fields; for a variable, the length of its name.
    let firstChild: Int32
    let childCount: Int32

    init(_ kind: Kind, start: Int32, end: Int32, firstChild: Int32 = 0, childCount: Int32 = 0) {
        self.kind = kind
        self.start = start
        self.end = end
        self.firstChild = firstChild
        self.childCount = childCount
    }

    /// The byte range of the value in the source, including quotes and brackets.
    public var range: Range<Int> { Int(start)..<Int(end) }

    /// The items of a list; empty for any other value.
    public var items: NodeRange<ValueNode> {
        kind == .list ? NodeRange(start: firstChild, count: childCount) : .none
    }

    /// The fields of an object; empty for any other value.
    public var fields: NodeRange<ObjectFieldNode> {
        kind == .object ? NodeRange(start: firstChild, count: childCount) : .none
    }

    /// The name of a variable (without `$`) or of an enum value; nil for any other value.
    public var name: Name? {
        switch kind {
        case .variable: Name(start: end - firstChild, length: firstChild)
        case .enum: Name(start: start, length: end - start)
        default: nil
        }
    }

    /// Whether the value is a string in either notation.
    public var isString: Bool { kind == .string || kind == .blockString }

    /// The document's array of list items; other values are stored inside their parents.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.values }
}

/// `name: value` inside `{ }`.
///
/// Spec: https://spec.graphql.org/September2025/#ObjectField
public struct ObjectFieldNode: Node {
    /// The name; the node starts with it.
    public let name: Name
    /// The value.
    public let value: ValueNode

    /// The document's array of object fields.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.objectFields }
}
