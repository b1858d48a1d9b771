/// A record as it appears in a file.
public struct SourceRecord {
    /// The content of a record.
    public enum Content {
        /// The bytes of a JSON object.
        case json([UInt8])
        /// The fields of a line by column name.
        case row(CSVRow)
        /// An XML element.
        case element(XMLElement)
        /// The fields of a line without names of columns.
        case fields([String])
        /// A record that could not be delimited or decoded.
        case unreadable(RecordProblem)
    }

    /// The position at which the record begins.
    public let position: RecordPosition
    /// The content of the record.
    public let content: Content

    /// A record at a position.
    public init(position: RecordPosition, content: Content) {
        (self.position, self.content) = (position, content)
    }
}

/// Reads the records of a file one by one.
public protocol RecordReader: AnyObject {
    /// Returns the next record, or nil at the end.
    func next() throws(ImportFailure) -> SourceRecord?
    /// A description of what the file lacks, or nil if a list was found, even an empty one.
    var missingDescription: String? { get }
    /// The position at which the file is known to be truncated; nil if it seems complete.
    var truncation: String? { get }
    /// A message of the source in the file, such as an error that made the list incomplete.
    var sourceMessage: String? { get }
}

extension RecordReader {
    /// By default, truncation cannot be detected.
    public var truncation: String? { nil }
    /// By default, sources report nothing.
    public var sourceMessage: String? { nil }
}

/// Limits of a record.
public enum RecordLimits {
    /// The maximum bytes of a record.
    ///
    /// The largest records of the supported formats have a tenth of that size.
    public static let bytes = 4 << 20
}
