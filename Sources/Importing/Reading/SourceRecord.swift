/// A record as it stands in a file.
public struct SourceRecord {
    /// What is in it.
    public enum Content {
        /// The bytes of a JSON object.
        case json([UInt8])
        /// The fields of a line, by the names of the columns.
        case row(CSVRow)
        /// An element of XML.
        case element(XMLElement)
        /// Something of which not even the extent is right.
        case unreadable(RecordProblem)
    }

    /// Where it begins.
    public let position: RecordPosition
    /// What is in it.
    public let content: Content
}

/// Gives the records of a file, one after the other.
public protocol RecordReader: AnyObject {
    /// The next record; nil at the end.
    func next() throws(ImportFailure) -> SourceRecord?
    /// Where no record was found: what the file lacks; nil where a list was found, and was empty.
    var whatIsMissing: String? { get }
    /// Whether the file is known to lack its end, though all that is there could be read.
    var isCut: Bool { get }
}

extension RecordReader {
    /// Nothing is known.
    public var isCut: Bool { false }
}

/// What a record may hold at most.
public enum RecordLimits {
    /// Bytes of a record; the largest of the formats' own have a tenth of that.
    public static let bytes = 4 << 20
}
