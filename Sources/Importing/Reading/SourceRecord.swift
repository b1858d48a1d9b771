public import HTML

/// A record as it appears in a file.
public struct SourceRecord {
    /// The content of a record.
    public enum Content {
        /// The bytes of a JSON object, and the page that has it.
        case json([UInt8], in: HTMLPage? = nil)
        /// The fields of a line by column name.
        case row(CSVRow)
        /// The fields of a line, and the lines that it belongs to, by the layout's `RowRelation`.
        case rows(CSVRow, related: [CSVRow])
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
    /// The sign that the file is incomplete, such as “the file is truncated: line 7 is incomplete”; nil if it seems complete.
    var incompleteness: String? { get }
    /// A message of the source in the file, such as an error that made the list incomplete.
    var sourceMessage: String? { get }
}

extension RecordReader {
    /// By default, nothing shows that a file is incomplete.
    public var incompleteness: String? { nil }
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
