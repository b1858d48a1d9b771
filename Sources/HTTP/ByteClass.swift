/// The classes of a byte in a request, tested with one load.
struct ByteClass: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// `tchar`: methods and header names. Spec: https://www.rfc-editor.org/rfc/rfc9110#name-tokens
    static let token = ByteClass(rawValue: 1)
    /// Visible ASCII: targets, except `#`, which is never sent.
    static let target = ByteClass(rawValue: 2)
    /// Header values: visible, space, tab, and bytes beyond ASCII.
    static let value = ByteClass(rawValue: 4)
    /// The characters of a host's name or address, port and brackets.
    static let host = ByteClass(rawValue: 8)
    static let digit = ByteClass(rawValue: 16)

    /// A switch, which the compiler turns into a constant table.
    ///
    /// A static array would be checked for initialization at each byte.
    @inline(__always)
    static func of(_ byte: UInt8) -> ByteClass {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): [.digit, .token, .target, .value, .host]
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): [.token, .target, .value, .host]
        // "!", "$", "%", "&", "'", "*", "+", "-", ".", "_", "~": in tokens and in hosts.
        case 0x21, 0x24, 0x25, 0x26, 0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5F, 0x7E: [.token, .target, .value, .host]
        // "^", "`", "|"
        case 0x5E, 0x60, 0x7C: [.token, .target, .value]
        case UInt8(ascii: "#"): [.token, .value]
        // "(", ")", ":", ";", "=", "[", "]"
        case 0x28, 0x29, 0x3A, 0x3B, 0x3D, 0x5B, 0x5D: [.target, .value, .host]
        // The rest of visible ASCII.
        case 0x21...0x7E: [.target, .value]
        case 0x20, 0x09, 0x80...0xFF: [.value]
        default: []
        }
    }
}

extension Span<UInt8> {
    /// Whether every byte belongs to a class.
    func isAll(_ group: ByteClass) -> Bool {
        for index in indices where !ByteClass.of(self[index]).contains(group) { return false }
        return true
    }

    /// Whether the bytes equal a text.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        // Sound: a static string's bytes live as long as the program.
        let other = unsafe Span(_unsafeStart: text.utf8Start, count: text.utf8CodeUnitCount)
        for index in indices where self[index] != other[index] { return false }
        return true
    }

    /// Whether the bytes equal a text, ignoring their case; the text is in lower case.
    public func equalsIgnoringCase(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        // Sound: a static string's bytes live as long as the program.
        let other = unsafe Span(_unsafeStart: text.utf8Start, count: text.utf8CodeUnitCount)
        for index in indices where self[index].asciiLowercased != other[index] { return false }
        return true
    }

    /// Whether the bytes begin with a text, ignoring their case; the text is in lower case.
    func hasPrefixIgnoringCase(_ text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && extracting(..<text.utf8CodeUnitCount).equalsIgnoringCase(text)
    }

    /// The range without spaces and tabs at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, self[lower].isBlank { lower += 1 }
        while upper > lower, self[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }

    /// The first index of a byte in a range, searching eight bytes at a time.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        let part = extracting(range)
        let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
        var index = 0
        while index + 8 <= part.count {
            // Sound: any bytes form a valid integer, and eight bytes from the index on are within the part.
            let word = unsafe UInt64(littleEndian: part.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ pattern
            // The lowest zero byte keeps its top bit. Borrows may set bits above it, which the trailing count ignores.
            let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            if zeros != 0 { return range.lowerBound + index + zeros.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < part.count {
            if part[index] == byte { return range.lowerBound + index }
            index += 1
        }
        return nil
    }
}

extension UInt8 {
    static let carriageReturn = UInt8(ascii: "\r")
    static let lineFeed = UInt8(ascii: "\n")

    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    @inline(__always)
    var asciiLowercased: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }

    /// The value of a hexadecimal digit.
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
