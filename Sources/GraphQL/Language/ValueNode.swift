/// An input value as it is written in the source.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Values
public struct ValueNode: Node {
    /// What a value can be.
    public enum Kind: UInt8, BitwiseCopyable, Sendable {
        case variable, int, float, string, blockString, boolean, null, `enum`, list, object
    }

    /// Which of them this is.
    public let kind: Kind
    /// The offset of the first byte.
    public let start: Int32
    /// The offset behind the last byte.
    public let end: Int32
    /// The first child: in the document's values for a list, in its object fields for an object.
    let firstChild: Int32
    let childCount: Int32

    init(_ kind: Kind, start: Int32, end: Int32, firstChild: Int32 = 0, childCount: Int32 = 0) {
        self.kind = kind
        self.start = start
        self.end = end
        self.firstChild = firstChild
        self.childCount = childCount
    }

    /// The bytes of the source that the value covers, quotes and brackets included.
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

    /// Whether this is a string in either notation.
    public var isString: Bool { kind == .string || kind == .blockString }

    /// Where documents keep the items of lists; other values stand inside their parents.
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

    /// Where documents keep nodes of this kind.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Self] { document.objectFields }
}
