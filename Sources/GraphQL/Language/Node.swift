/// A part of a parsed document: a plain struct in one of the document's flat arrays.
///
/// Nodes contain offsets into the source and ranges of other nodes, but no references, so a whole document needs about a dozen allocations.
public protocol Node: BitwiseCopyable, Sendable {
    /// Returns the document's array of nodes of this kind.
    static func nodes(of document: borrowing Document) -> [Self]
}

/// A range of siblings: nodes of one kind that are adjacent in the document's array.
///
/// `document[range]` returns them as a collection. The start of a range that is not empty is unique in its document, so it can serve as an
/// identity.
public struct NodeRange<Element: Node>: BitwiseCopyable, Sendable, Hashable {
    /// The index of the first node in the document's array of this kind.
    public let start: Int32
    /// The number of nodes.
    public let count: Int32

    @inlinable
    init(start: Int32, count: Int32) {
        self.start = start
        self.count = count
    }

    /// Creates a range of the nodes that were appended to an array since it had `first` nodes.
    @inline(__always)
    init(_ nodes: borrowing [Element], from first: Int) {
        self.init(start: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: nodes.count - first))
    }

    /// Creates a range by moving the nodes from index `first` on to the end of another array.
    @inline(__always)
    init(moving open: inout [Element], from first: Int, to nodes: inout [Element]) {
        let start = nodes.count
        nodes.append(contentsOf: open[first...])
        open.removeLast(open.count - first)
        self.init(nodes, from: start)
    }

    /// An empty range.
    @inlinable
    public static var none: Self { Self(start: 0, count: 0) }

    /// Whether the range is empty.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// The same range as array indices.
    @inlinable
    public var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// The index of a node in the document's array of its kind.
public struct NodeIndex<Element: Node>: BitwiseCopyable, Sendable, Hashable {
    /// The index in the array.
    public let index: Int32

    @inlinable
    init(_ index: Int32) { self.index = index }
}

/// A name in the source: its start and its number of bytes.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Names
public struct Name: Node {
    /// The byte offset of the first character.
    public let start: Int32
    /// The length in bytes, at least 1; names are ASCII.
    public let length: Int32

    @inlinable
    init(start: Int32, length: Int32) {
        self.start = start
        self.length = length
    }

    /// The byte range of the name in the source.
    @inlinable
    public var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// The document's array of names in lists: implemented interfaces, union members, directive locations.
    @inlinable
    public static func nodes(of document: borrowing Document) -> [Name] { document.names }
}
