import CLibpq

/// Writes the rows of a COPY in text format: values in the order of the columns, then `endRow()`.
///
/// Sends 64 KiB at a time; the memory does not grow with the number of rows.
@safe public struct CopyWriter: ~Copyable {
    /// Outlives the writer: `PostgresSession.copy` lends both to one closure.
    private let connection: OpaquePointer
    private var rows = CopyText()
    private static let chunk = 65_536

    init(connection: OpaquePointer) {
        unsafe self.connection = connection
        rows.reserveCapacity(Self.chunk + 4_096)
    }

    /// NULL.
    public mutating func appendNull() { rows.appendNull() }

    /// A value of any type in the text form that PostgreSQL reads; escapes the characters that are special to COPY.
    public mutating func append(_ text: String) { rows.append(text) }

    /// A text or NULL.
    public mutating func append(_ text: String?) { rows.append(text) }

    /// An integer of any width.
    public mutating func append(_ value: some BinaryInteger) { rows.append(value) }

    /// A boolean.
    public mutating func append(_ value: Bool) { rows.append(value) }

    /// A floating-point or `numeric` value.
    public mutating func append(_ value: Double) { rows.append(value) }

    /// Values that a `CopyText` wrote earlier: all values of a row, or its last ones.
    public mutating func append(written values: ArraySlice<UInt8>) { rows.append(written: values) }

    /// Ends the row.
    public mutating func endRow() throws(PostgresError) {
        rows.endRow()
        if rows.bytes.count >= Self.chunk { try flush() }
    }

    mutating func flush() throws(PostgresError) {
        guard !rows.bytes.isEmpty else { return }
        // Sound: the bytes are pinned for the call, and libpq copies or sends them before it returns.
        let sent = unsafe rows.bytes.withUnsafeBytes { source in
            unsafe PQputCopyData(connection, source.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(source.count))
        }
        guard sent == 1 else { throw .connection(unsafe oneLine(String(cString: PQerrorMessage(connection)))) }
        rows.removeAll()
    }
}
