extension Document {
    /// The text that a string value stands for: escapes decoded, block strings without their common indentation.
    ///
    /// The value must be a string in either notation; of any other kind it gives the source text.
    public func stringValue(of value: ValueNode) -> String {
        String(decoding: stringBytes(of: value), as: UTF8.self)
    }

    /// The same as UTF-8 bytes.
    public func stringBytes(of value: ValueNode) -> [UInt8] {
        switch value.kind {
        case .string: StringValue.unescaped(source[(Int(value.start) + 1)..<(Int(value.end) - 1)])
        case .blockString: BlockString.value(ofRaw: source[(Int(value.start) + 3)..<(Int(value.end) - 3)])
        default: Array(source[value.range])
        }
    }
}

/// The meaning of a quoted string that the lexer has accepted.
///
/// Spec: https://spec.graphql.org/September2025/#sec-String-Value.Semantics
enum StringValue {
    static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        guard raw.contains(.backslash) else { return Array(raw) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        var index = raw.startIndex
        while index < raw.endIndex {
            guard raw[index] == .backslash, index + 1 < raw.endIndex else {
                bytes.append(raw[index])
                index += 1
                continue
            }
            let escape = raw[index + 1]
            index += 2
            switch escape {
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "n"): bytes.append(.lineFeed)
            case UInt8(ascii: "r"): bytes.append(.carriageReturn)
            case UInt8(ascii: "t"): bytes.append(.tab)
            case UInt8(ascii: "u"): bytes.append(contentsOf: Unicode.UTF8.bytes(of: codePoint(in: raw, at: &index)))
            default: bytes.append(escape)  // \" \\ \/
            }
        }
        return bytes
    }

    /// Reads what follows `\u`: `{…}`, four digits, or a surrogate pair of two such escapes.
    private static func codePoint(in raw: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
        if index < raw.endIndex, raw[index] == UInt8(ascii: "{") {
            index += 1
            return digits(in: raw, at: &index, atMost: .max, closing: true)
        }
        let first = digits(in: raw, at: &index, atMost: 4, closing: false)
        guard (0xD800...0xDBFF).contains(first) else { return first }
        index += 2  // the lexer has seen that `\u` and a trailing surrogate follow
        let second = digits(in: raw, at: &index, atMost: 4, closing: false)
        return 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)
    }

    private static func digits(in raw: ArraySlice<UInt8>, at index: inout Int, atMost limit: Int, closing: Bool) -> UInt32 {
        var value: UInt32 = 0
        var count = 0
        while index < raw.endIndex, count < limit, let digit = raw[index].hexadecimalDigit {
            value = value &* 16 &+ digit
            index += 1
            count += 1
        }
        if closing { index += 1 }
        return value
    }
}

extension Unicode.UTF8 {
    /// The bytes of a code point; of U+FFFD where there is no such scalar value.
    static func bytes(of codePoint: UInt32) -> EncodedScalar {
        encode(Unicode.Scalar(codePoint) ?? "\u{FFFD}") ?? encodedReplacementCharacter
    }
}
