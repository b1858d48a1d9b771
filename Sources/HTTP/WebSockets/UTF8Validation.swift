/// Whether bytes that come in pieces are UTF-8 (RFC 3629): a piece may end within a character.
struct UTF8Validation {
    /// How many bytes of the character at hand are missing.
    private var missing = 0
    /// What the next of them has to be: the first after some leads is bounded further, so that nothing is written too long, as half of a pair
    /// of surrogates, or beyond U+10FFFF.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether no character is left half written.
    var isComplete: Bool { missing == 0 }

    /// Takes the next piece; false as soon as what came cannot be the beginning of UTF-8.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        let span = bytes.span
        var index = 0
        while index < span.count {
            // Most texts are ASCII for the most part: eight bytes at a time.
            if missing == 0, index + 8 <= span.count {
                // Sound: bytes are bytes, and eight of them from index on are within the span.
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
