// The characters of GraphQL's grammar as UTF-8 bytes.
extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")

    /// Whether the byte continues a code point that an earlier byte started.
    @inline(__always)
    var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

    /// The lowercase form of an uppercase letter; any other byte unchanged.
    var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of a hexadecimal digit; nil for any other byte.
    @inline(__always)
    var hexadecimalDigit: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x41 + 10
        case 0x61...0x66: UInt32(self) - 0x61 + 10
        default: nil
        }
    }
}

extension UInt8 {
    @inline(__always)
    var isDigit: Bool { self &- 0x30 < 10 }

    //   NameStart :: Letter | `_`
    @inline(__always)
    var isNameStart: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F }

    //   NameContinue :: Letter | Digit | `_`
    //
    // One shift in a set of 128 bits, which the compiler keeps in registers.
    @inline(__always)
    var isNameContinue: Bool {
        let word: UInt64 = self < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return self < 128 && word >> UInt64(self & 63) & 1 == 1
    }
}
