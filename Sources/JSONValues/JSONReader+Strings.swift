public import JSON

// Strings. Text without escapes is copied at once, and only strings with escapes are built byte by byte.
extension JSONReader {
    /// Reads the next value, which must be a string.
    public mutating func string(in bytes: Span<UInt8>) throws(JSONError) -> String {
        switch try content(in: bytes, isName: false) {
        case let range?: Self.text(bytes.extracting(range))
        case nil: Self.text(unescaped.span)
        }
    }

    /// Reads the next value, which must be a string, and returns its UTF-8 bytes.
    public mutating func utf8(in bytes: Span<UInt8>) throws(JSONError) -> [UInt8] {
        guard let range = try content(in: bytes, isName: false) else { return unescaped }
        // Sound: the buffer is the span's memory, copied inside the closure.
        return unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe [UInt8]($0) }
    }

    mutating func name(in bytes: Span<UInt8>) throws(JSONError) -> String {
        switch try content(in: bytes, isName: true) {
        case let range?: Self.text(bytes.extracting(range))
        case nil: Self.text(unescaped.span)
        }
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        // Sound: the whole text has been validated as UTF-8. Strings begin and end at quotes and escapes, which are whole characters.
        String(copying: unsafe UTF8Span(unchecked: bytes))
    }

    /// Finds the range between the quotes; returns nil if there are escapes, and leaves the text in `unescaped`.
    private mutating func content(in bytes: Span<UInt8>, isName: Bool) throws(JSONError) -> Range<Int>? {
        skipBlanks(bytes)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw expected("a string", in: bytes) }
        let start = index + 1
        let end = Self.plainEnd(from: start, in: bytes)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            try unescape(from: start, to: end, in: bytes, isName: isName)
            return nil
        }
        index = end + 1
        return start..<end
    }

    /// Returns the end of a run of bytes without a quote, a backslash or a control character; compares eight bytes at a time.
    private static func plainEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= bytes.count {
            // Sound: the eight bytes are inside the span, and any bits are a valid integer.
            let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
            let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
            let backslashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
            // A byte's highest bit is set if the byte is less than the number subtracted from it. A borrow can only set bits of later
            // bytes.
            let controls = (word &- ones &* 0x20) & ~word
            let found = (controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & (ones &* 0x80)
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20: return index
            default: index += 1
            }
        }
        return index
    }

    private mutating func unescape(from start: Int, to firstEnd: Int, in bytes: Span<UInt8>, isName: Bool) throws(JSONError) {
        unescaped.removeAll(keepingCapacity: true)
        var start = start
        index = firstEnd
        while true {
            // Sound: the buffer is the span's memory, copied inside the closure.
            unsafe bytes.extracting(start..<index).withUnsafeBufferPointer { unsafe unescaped.append(contentsOf: $0) }
            guard index < bytes.count else { throw JSONError(.syntax, "a string has no end", at: index, of: bytes) }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return
            case UInt8(ascii: "\\"): try readEscape(in: bytes, isName: isName)
            case 0: throw JSONError(.nulCharacter, "a string contains the byte 0x00", at: index, of: bytes)
            default:
                let message = "a string contains \(found(in: bytes)), a control character, which must be escaped"
                throw JSONError(.syntax, message, at: index, of: bytes)
            }
            start = index
            index = Self.plainEnd(from: start, in: bytes)
        }
    }

    private mutating func readEscape(in bytes: Span<UInt8>, isName: Bool) throws(JSONError) {
        let start = index
        guard start + 1 < bytes.count else { throw JSONError(.syntax, "a string has no end", at: bytes.count, of: bytes) }
        index += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(bytes[start + 1])
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"):
            guard let unit = Self.hexadecimal(at: index, in: bytes) else {
                throw JSONError(.syntax, "“\\u” needs four hexadecimal digits", at: start, of: bytes)
            }
            index += 4
            append(unit, in: bytes, isName: isName)
        default:
            index = start + 1
            throw JSONError(.syntax, "a backslash is followed by \(found(in: bytes)), which is not an escape", at: start, of: bytes)
        }
    }

    /// Appends the character of one escape, or of two escapes that form a pair; half a pair becomes U+FFFD and a flaw.
    private mutating func append(_ unit: UInt16, in bytes: Span<UInt8>, isName: Bool) {
        if unit == 0 { note(.nul, isInName: isName) }
        var value = UInt32(unit)
        if UTF16.isLeadSurrogate(unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
            let other = Self.hexadecimal(at: index + 2, in: bytes), UTF16.isTrailSurrogate(other)
        {
            value = 0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(other) & 0x3FF
            index += 6
        }
        guard let scalar = Unicode.Scalar(value) else {
            note(.loneSurrogate(unit), isInName: isName)
            return unescaped.append(contentsOf: "\u{FFFD}".utf8)
        }
        unescaped.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    }

    private static func hexadecimal(at start: Int, in bytes: Span<UInt8>) -> UInt16? {
        guard start + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for index in start..<start + 4 {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
                unit = unit << 4 | UInt16(byte | 0x20 - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return unit
    }
}
