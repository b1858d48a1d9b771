extension Document {
    /// Returns the text of a string value, with escapes decoded and the common indentation of block strings removed.
    ///
    /// The value must be a string in either notation. For any other kind, the function returns the source text.
    public func stringValue(of value: ValueNode) -> String {
        String(decoding: stringBytes(of: value), as: UTF8.self)
    }

    /// Returns the text of a string value as UTF-8 bytes.
    public func stringBytes(of value: ValueNode) -> [UInt8] {
        switch value.kind {
        case .string: StringValue.unescaped(source[(Int(value.start) + 1)..<(Int(value.end) - 1)])
        case .blockString: BlockString.value(ofRaw: source[(Int(value.start) + 3)..<(Int(value.end) - 3)])
        default: Array(source[value.range])
        }
    }
}

/// Converts quoted strings from the valid text between the quotes to the value, and back.
///
/// Spec: https://spec.graphql.org/September2025/#sec-String-Value.Semantics
enum StringValue {
    /// Returns a string in quotes, with control characters escaped.
    static func printed(_ value: some Sequence<UInt8>) -> String {
        var text: [UInt8] = [.quote]
        var previous: UInt8 = 0
        for byte in value {
            // U+0080 to U+009F are also control characters; in UTF-8 they are C2 80 to C2 9F.
            if previous == 0xC2, (0x80...0x9F).contains(byte) {
                text.removeLast()
                text.append(contentsOf: escape(ofControl: byte).utf8)
            } else {
                switch byte {
                case .quote: text.append(contentsOf: "\\\"".utf8)
                case .backslash: text.append(contentsOf: "\\\\".utf8)
                case 0x08: text.append(contentsOf: "\\b".utf8)
                case .tab: text.append(contentsOf: "\\t".utf8)
                case .lineFeed: text.append(contentsOf: "\\n".utf8)
                case 0x0C: text.append(contentsOf: "\\f".utf8)
                case .carriageReturn: text.append(contentsOf: "\\r".utf8)
                case 0..<0x20, 0x7F: text.append(contentsOf: escape(ofControl: byte).utf8)
                default: text.append(byte)
                }
            }
            previous = byte
        }
        text.append(.quote)
        return String(decoding: text, as: UTF8.self)
    }

    private static func escape(ofControl code: UInt8) -> String {
        (code < 0x10 ? "\\u000" : "\\u00") + String(code, radix: 16, uppercase: true)
    }

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

    /// Reads the code point after `\u`: `{…}`, four digits, or a surrogate pair of two such escapes.
    private static func codePoint(in raw: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
        if index < raw.endIndex, raw[index] == UInt8(ascii: "{") {
            index += 1
            return digits(in: raw, at: &index, atMost: .max, closing: true)
        }
        let first = digits(in: raw, at: &index, atMost: 4, closing: false)
        guard (0xD800...0xDBFF).contains(first) else { return first }
        index += 2  // the lexer has checked that `\u` and a trailing surrogate follow
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
    /// Returns the bytes of a code point, or of U+FFFD if the code point is not a scalar value.
    static func bytes(of codePoint: UInt32) -> EncodedScalar {
        encode(Unicode.Scalar(codePoint) ?? "\u{FFFD}") ?? encodedReplacementCharacter
    }
}
