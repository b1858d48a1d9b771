/// Validates UTF-8 (RFC 3629) that arrives in pieces: a piece may end within a character.
struct UTF8Validation {
    /// The number of missing bytes of the current character.
    private var missing = 0
    /// The valid range of the current character's next byte.
    ///
    /// After some lead bytes the range is narrower, to exclude overlong forms, halves of surrogate pairs and code points beyond U+10FFFF.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether no character is incomplete.
    var isComplete: Bool { missing == 0 }

    /// Validates the next piece; returns false as soon as the bytes so far cannot begin a UTF-8 text.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        let span = bytes.span
        var index = 0
        while index < span.count {
            // Most texts are mainly ASCII, so skip eight ASCII bytes at a time.
            if missing == 0, index + 8 <= span.count {
                // Sound: any bytes form a valid integer, and eight bytes from the index on are within the span.
                let word = unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
                if word & 0x8080_8080_8080_8080 == 0 {
                    index += 8
                    continue
                }
            }
            let byte = span[index]
            index += 1
            if missing > 0 {
                guard next.contains(byte) else { return false }
                missing -= 1
                next = 0x80...0xBF
            } else if byte >= 0x80 {
                switch byte {
                case 0xC2...0xDF: missing = 1
                case 0xE0: (missing, next) = (2, 0xA0...0xBF)
                case 0xED: (missing, next) = (2, 0x80...0x9F)
                case 0xE1...0xEF: missing = 2
                case 0xF0: (missing, next) = (3, 0x90...0xBF)
                case 0xF1...0xF3: missing = 3
                case 0xF4: (missing, next) = (3, 0x80...0x8F)
                default: return false
                }
            }
        }
        return true
    }
}
