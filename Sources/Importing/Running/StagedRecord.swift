public import Postgres
public import Sodium

/// A temporary table that holds records until they are merged.
public struct StagingTable: Sendable {
    let name: String
    /// The columns after `ordinal` and `digest`, which the import fills itself.
    let columns: String

    /// Names a table and the columns of a record's rows, in order.
    public init(_ name: String, columns: String) {
        (self.name, self.columns) = (name, columns)
    }
}

/// A parsed record, as rows of staging tables.
///
/// The first row is the record's own row in the first table.
///
/// Two records with the same rows are equal, even if their sources differ otherwise. The digest compares them.
public struct StagedRecord: Sendable {
    /// The source's id for the record.
    public let key: String
    /// The digest of all rows that count.
    public let digest: SHA256Digest
    /// The record's position in its file.
    public internal(set) var position = RecordPosition(number: 0, line: 0, offset: nil)

    private let bytes: [UInt8]
    private let rows: [Row]

    fileprivate struct Row {
        let table: Int
        let range: Range<Int>
        /// Whether the row is part of the digest.
        let counts: Bool
    }

    /// The approximate size in memory, in bytes.
    var size: Int { bytes.count + rows.count * 24 }

    /// Collects the rows of a record.
    ///
    /// - Parameters:
    ///   - key: The source's id for the record.
    ///   - revision: A part of the digest. Increase it when the same rows are merged differently, so that stored records are merged again.
    ///   - body: Adds the rows.
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

    /// Writes the record's rows of a table.
    func write(table: Int, ordinal: Int, hasDigest: Bool, to writer: inout CopyWriter) throws(PostgresError) {
        for row in rows where row.table == table {
            writer.append(ordinal)
            if hasDigest { writer.append("\\x" + digest.hexadecimal) }
            writer.append(written: bytes[row.range])
            try writer.endRow()
        }
    }

    /// Collects rows.
    public struct RowGatherer {
        fileprivate var text = CopyText()
        fileprivate var rows: [Row] = []

        /// Adds a row to one of the target's tables.
        ///
        /// - Parameters:
        ///   - table: The index of the table.
        ///   - counts: Whether a different row makes the record count as changed.
        ///   - body: Writes the values.
        public mutating func add(to table: Int, counts: Bool = true, _ body: (inout CopyText) -> Void) {
            let start = text.bytes.count
            body(&text)
            rows.append(Row(table: table, range: start..<text.bytes.count, counts: counts))
            text.endRow()
        }
    }
}
