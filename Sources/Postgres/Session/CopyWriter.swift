import CLibpq

/// Writes the rows of a COPY in text format: values in the order of the columns, then `endRow()`.
///
/// Sends 64 KiB at a time; the memory does not grow with the number of rows.
@safe public struct CopyWriter: ~Copyable {
    /// Lives longer than the writer: `PostgresSession.copy` lends both to one closure.
    private let connection: OpaquePointer
    private var bytes: [UInt8] = []
    private var isAtStartOfRow = true
    private static let chunk = 65_536

    init(connection: OpaquePointer) {
        unsafe self.connection = connection
        bytes.reserveCapacity(Self.chunk + 4_096)
    }

    /// NULL.
    public mutating func appendNull() {
        beginValue()
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: "N"))
    }

    /// A value of any type, written as PostgreSQL reads it from text; escapes what COPY gives a meaning to.
    public mutating func append(_ text: String) {
        beginValue()
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): append("\\", "\\")
            case UInt8(ascii: "\n"): append("\\", "n")
            case UInt8(ascii: "\r"): append("\\", "r")
            case UInt8(ascii: "\t"): append("\\", "t")
            default: bytes.append(byte)
            }
        }
    }

    /// A text or NULL.
    public mutating func append(_ text: String?) {
        if let text { append(text) } else { appendNull() }
    }

    /// An integer of any width.
    public mutating func append(_ value: some BinaryInteger) {
        beginValue()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// A boolean.
    public mutating func append(_ value: Bool) {
        beginValue()
        bytes.append(UInt8(ascii: value ? "t" : "f"))
    }

    /// A floating-point or `numeric` value.
    public mutating func append(_ value: Double) {
        beginValue()
        bytes.append(contentsOf: "\(value)".utf8)
    }

    /// Ends the row.
    public mutating func endRow() throws(PostgresError) {
        bytes.append(UInt8(ascii: "\n"))
        isAtStartOfRow = true
        if bytes.count >= Self.chunk { try flush() }
    }

    mutating func flush() throws(PostgresError) {
        guard !bytes.isEmpty else { return }
        // Sound: the bytes are pinned for the call and libpq copies or sends them before it returns.
        let sent = unsafe bytes.withUnsafeBytes { source in
            unsafe PQputCopyData(connection, source.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(source.count))
        }
        guard sent == 1 else { throw .connection(unsafe oneLine(String(cString: PQerrorMessage(connection)))) }
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func beginValue() {
        if !isAtStartOfRow { bytes.append(UInt8(ascii: "\t")) }
        isAtStartOfRow = false
    }

    private mutating func append(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
        bytes.append(UInt8(ascii: first))
        bytes.append(UInt8(ascii: second))
    }
}
