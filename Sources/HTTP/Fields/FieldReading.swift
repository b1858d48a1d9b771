// The components of header values.
//
// Spec: https://www.rfc-editor.org/rfc/rfc9110#section-5.6
extension Span<UInt8> {
    /// Reads a `token`; empty if it is missing.
    func readToken(at index: inout Int) -> Range<Int> {
        let start = index
        while index < count, ByteClass.of(self[index]).contains(.token) { index += 1 }
        return start..<index
    }

    /// Reads optional white space.
    func skipBlanks(at index: inout Int) {
        while index < count, self[index].isBlank { index += 1 }
    }

    /// Reads a specific byte; returns false if another byte, or none, comes next.
    func read(_ byte: Unicode.Scalar, at index: inout Int) -> Bool {
        guard index < count, self[index] == UInt8(ascii: byte) else { return false }
        index += 1
        return true
    }

    /// Reads a `quoted-string` and removes its quotes and backslashes; nil if it is missing or unterminated.
    func readQuotedString(at index: inout Int) -> [UInt8]? {
        guard read("\"", at: &index) else { return nil }
        var text: [UInt8] = []
        while index < count {
            var byte = self[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return text }
            if byte == UInt8(ascii: "\\") {
                guard index < count else { return nil }
                byte = self[index]
                index += 1
            }
            guard ByteClass.of(byte).contains(.value) else { return nil }
            text.append(byte)
        }
        return nil
    }

    /// The text of a range in lower case.
    func lowercased(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for index in range { bytes.append(self[index].asciiLowercased) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
