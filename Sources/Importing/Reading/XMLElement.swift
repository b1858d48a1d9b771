/// An element of an XML file with what is in it.
public struct XMLElement: Sendable {
    /// The namespace of its name; empty without one.
    public let namespace: String
    /// Its name in that namespace.
    public let name: String
    /// Its attributes that are in no namespace.
    public let attributes: [String: String]
    /// Its own text, without that of the elements in it and without blanks at the ends.
    public internal(set) var text = ""
    /// The elements in it.
    public internal(set) var children: [XMLElement] = []
}

/// What of an XML file is a record.
public struct XMLLayout: Sendable {
    /// Elements in which records stand.
    public let lists: Set<String>
    /// Elements that are records.
    public let records: Set<String>

    /// Names the elements, whatever namespace they are in.
    public init(lists: Set<String>, records: Set<String>) {
        (self.lists, self.records) = (lists, records)
    }
}

extension RecordLimits {
    /// How deep elements may stand in each other; feeds have five levels.
    static let depth = 32
}
