public import Postgres
public import Sodium

/// A temporary table in which records wait for their merge.
public struct StagingTable: Sendable {
    let name: String
    /// Its columns behind those that the machinery fills.
    let columns: String

    /// Names a table and the columns that a record's rows have, in their order.
    public init(_ name: String, columns: String) {
        (self.name, self.columns) = (name, columns)
    }
}

/// What was read of a record, as rows of staging tables; the first row is the record's own, in the first table.
///
/// Two records with the same rows are the same, whatever else their source says: that is what the digest is for.
public struct StagedRecord: Sendable {
    /// The source's name for it.
    public let key: String
    /// Of all rows that count.
    public let digest: SHA256Digest
    /// Where it stands in its file.
    public internal(set) var position = RecordPosition(number: 0, line: 0, offset: nil)

    private let bytes: [UInt8]
    private let rows: [Row]

    fileprivate struct Row {
        let table: Int
        let range: Range<Int>
        /// Whether it is part of what the record says.
        let counts: Bool
    }

    /// How much memory it takes, about.
    var size: Int { bytes.count + rows.count * 24 }

    /// Gathers a record's rows.
    ///
    /// - Parameters:
    ///   - key: The source's name for the record.
    ///   - revision: Raised when the same rows are merged otherwise, so that records that are there are merged again.
    ///   - body: Writes the rows.
    public init(key: String, revision: UInt8 = 1, rows body: (inout RowGatherer) -> Void) {
        var gatherer = RowGatherer()
        body(&gatherer)
        self.key = key
        (rows, bytes) = (gatherer.rows, gatherer.text.bytes)
        var counted: [UInt8] = [revision]
        for row in gatherer.rows where row.counts {
            counted.append(UInt8(truncatingIfNeeded: row.table))
            counted.append(contentsOf: gatherer.text.bytes[row.range])
        }
        digest = SHA256Digest(of: counted.span)
    }

    /// Writes its rows of a table.
    func write(table: Int, ordinal: Int, hasDigest: Bool, to writer: inout CopyWriter) throws(PostgresError) {
        for row in rows where row.table == table {
            writer.append(ordinal)
            if hasDigest { writer.append("\\x" + digest.hexadecimal) }
            writer.append(written: bytes[row.range])
            try writer.endRow()
        }
    }

    /// Takes rows one after the other.
    public struct RowGatherer {
        fileprivate var text = CopyText()
        fileprivate var rows: [Row] = []

        /// Adds a row to one of the target's tables, by its place among them.
        ///
        /// - Parameters:
        ///   - table: The place.
        ///   - counts: Whether a record whose row is another has changed.
        ///   - body: Writes the values.
        public mutating func add(to table: Int, counts: Bool = true, _ body: (inout CopyText) -> Void) {
            let start = text.bytes.count
            body(&text)
            rows.append(Row(table: table, range: start..<text.bytes.count, counts: counts))
            text.endRow()
        }
    }
}
