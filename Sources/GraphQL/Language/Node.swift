/// A part of a parsed document: a plain struct in one of the document's flat arrays.
///
/// Nodes hold offsets into the source and ranges of other nodes, never references, so that a whole document is a dozen allocations.
public protocol Node: BitwiseCopyable, Sendable {
    /// The array in which a document keeps the nodes of this kind.
    static func nodes(of document: borrowing Document) -> [Self]
}

/// Siblings: nodes of one kind that stand next to each other in the document's array.
///
/// `document[range]` gives them as a collection. The start of a range that is not empty is unique in its document, so it can serve as identity.
public struct NodeRange<Element: Node>: BitwiseCopyable, Sendable, Hashable {
    /// The index of the first node in the document's array of this kind.
    public let start: Int32
    /// How many nodes there are.
    public let count: Int32

    @inlinable
    init(start: Int32, count: Int32) {
        self.start = start
        self.count = count
    }

    /// The nodes that were appended to an array since it had `first` of them.
    @inline(__always)
    init(_ nodes: borrowing [Element], from first: Int) {
        self.init(start: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: nodes.count - first))
    }

    /// Moves the nodes from `first` on from the end of one array to the end of another.
    @inline(__always)
    init(moving open: inout [Element], from first: Int, to nodes: inout [Element]) {
        let start = nodes.count
        nodes.append(contentsOf: open[first...])
        open.removeLast(open.count - first)
        self.init(nodes, from: start)
    }

    /// A range without nodes.
    @inlinable
    public static var none: Self { Self(start: 0, count: 0) }

    /// Whether there are no nodes.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// The same range as array indices.
    @inlinable
    public var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// One node by its index in the document's array of its kind.
public struct NodeIndex<Element: Node>: BitwiseCopyable, Sendable, Hashable {
    /// The index in the array.
    public let index: Int32

    @inlinable
    init(_ index: Int32) { self.index = index }
}

/// A name in the source: where it starts and how many bytes it has.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Names
public struct Name: Node {
    /// The byte offset of its first character.
    public let start: Int32
    /// Its length in bytes, at least 1; names are ASCII.
    public let length: Int32

    @inlinable
    init(start: Int32, length: Int32) {
        self.start = start
        self.length = length
    }

    /// The bytes of the source that the name covers.
    @inlinable
    public var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// Where documents keep lists of names: implemented interfaces, union members, directive locations.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Name] { document.names }
}
