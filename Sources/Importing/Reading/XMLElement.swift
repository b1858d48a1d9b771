/// An XML element with its contents.
public struct XMLElement: Sendable {
    /// The namespace of the element's name, or empty if it has none.
    public let namespace: String
    /// The local name.
    public let name: String
    /// The attributes without a namespace.
    public let attributes: [String: String]
    /// The element's own text, trimmed and without the text of its children.
    public internal(set) var text = ""
    /// The child elements.
    public internal(set) var children: [XMLElement] = []
}

/// The elements of an XML file that are records.
public struct XMLLayout: Sendable {
    /// The names of elements that contain records.
    public let lists: Set<String>
    /// The names of elements that are records.
    public let records: Set<String>

    /// Names the elements.
    ///
    /// Their namespaces don't matter.
    public init(lists: Set<String>, records: Set<String>) {
        (self.lists, self.records) = (lists, records)
    }
}

extension RecordLimits {
    /// The maximum nesting depth of elements.
    ///
    /// Feeds have five levels.
    static let depth = 32
}
