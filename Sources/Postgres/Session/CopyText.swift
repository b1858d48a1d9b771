/// Rows of a COPY in text format, collected in memory: values in the order of the columns, then `endRow()`.
///
/// Source: https://www.postgresql.org/docs/15/sql-copy.html#id-1.9.3.55.9.2
public struct CopyText: Sendable {
    /// The rows in PostgreSQL's format.
    public private(set) var bytes: [UInt8] = []
    private var isAtStartOfRow = true

    /// An empty text without rows.
    public init() {}

    mutating func reserveCapacity(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// NULL.
    public mutating func appendNull() {
        beginValue()
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: "N"))
    }

    /// A value of any type in the text form that PostgreSQL reads; escapes the characters that are special to COPY.
    public mutating func append(_ text: String) {
        beginValue()
        for byte in text.utf8 { appendEscaped(byte) }
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

    /// An array of any type from its elements' text forms.
    public mutating func append(elements values: some Collection<String>) {
        beginValue()
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for value in values {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            bytes.append(UInt8(ascii: "\""))
            for byte in value.utf8 {
                // Escaped once for the array; `appendEscaped` then escapes the result for COPY.
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { appendEscaped(UInt8(ascii: "\\")) }
                appendEscaped(byte)
            }
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Values that a `CopyText` wrote earlier: all values of a row, or its last ones.
    public mutating func append(written values: ArraySlice<UInt8>) {
        beginValue()
        bytes.append(contentsOf: values)
    }

    /// Ends the row.
    public mutating func endRow() {
        bytes.append(UInt8(ascii: "\n"))
        isAtStartOfRow = true
    }

    private mutating func beginValue() {
        if !isAtStartOfRow { bytes.append(UInt8(ascii: "\t")) }
        isAtStartOfRow = false
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\\"): appendEscape("\\")
        case UInt8(ascii: "\n"): appendEscape("n")
        case UInt8(ascii: "\r"): appendEscape("r")
        case UInt8(ascii: "\t"): appendEscape("t")
        default: bytes.append(byte)
        }
    }

    private mutating func appendEscape(_ letter: Unicode.Scalar) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: letter))
    }
}
