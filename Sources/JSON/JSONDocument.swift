import CJansson

/// A parsed JSON text, which owns the memory of all its values.
///
/// Parsing is strict: it accepts only UTF-8, and by default rejects duplicate keys and bytes after the value. Nesting is bounded, so recursion over
/// the values is safe.
@safe
public final class JSONDocument {
    /// Limits on the content of a text.
    public struct Limits: Sendable {
        /// The maximum nesting of arrays and objects.
        public var nesting: Int
        /// The maximum number of values in arrays and objects together; each value needs far more memory than its text.
        public var values: Int
        /// Whether strings can contain U+0000, which PostgreSQL's `text` type cannot store.
        public var allowsNUL: Bool
        /// Whether an object can have a key twice; then the last value counts, as in browsers.
        public var allowsDuplicates: Bool

        /// Creates limits.
        public init(nesting: Int = 64, values: Int = .max, allowsNUL: Bool = false, allowsDuplicates: Bool = false) {
            self.nesting = nesting
            self.values = values
            self.allowsNUL = allowsNUL
            self.allowsDuplicates = allowsDuplicates
        }
    }

    let raw: UnsafeMutablePointer<json_t>
    private let memory: ParsingMemory

    /// Parses a text.
    public init(parsing bytes: Span<UInt8>, limits: Limits = Limits()) throws(JSONError) {
        try Self.checkNesting(of: bytes, atMost: limits.nesting)
        if bytes.count > limits.values { try Self.checkValues(of: bytes, atMost: limits.values) }
        // Scalars are also accepted at the top level: the caller checks the kind of the root.
        var flags = JSON_DECODE_ANY
        if !limits.allowsDuplicates { flags |= JSON_REJECT_DUPLICATES }
        if limits.allowsNUL { flags |= JSON_ALLOW_NUL }
        var error = json_error_t()
        let memory = ParsingMemory.take()
        // Sound: jansson reads the buffer only during the call, and copies all values that it keeps.
        let parsed = unsafe bytes.withUnsafeBytes { buffer in
            unsafe memory.lend {
                unsafe buffer.baseAddress.flatMap {
                    unsafe json_loadb($0.assumingMemoryBound(to: CChar.self), buffer.count, Int(flags), &error)
                }
            }
        }
        guard let parsed = unsafe parsed else {
            memory.release()
            throw JSONError(error)
        }
        unsafe raw = parsed
        self.memory = memory
    }

    /// Parses a text.
    public convenience init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
        try self.init(parsing: bytes.span, limits: limits)
    }

    deinit {
        // All values are freed with their memory. Views keep this object alive, so no view is left.
        memory.release()
    }

    /// The top-level value.
    public var root: JSONValue { unsafe JSONValue(document: self, raw: raw) }

    /// Counts opening brackets, including those in strings, eight bytes at a time.
    private static func brackets(in bytes: Span<UInt8>) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var count = 0
        var index = 0
        while index + 8 <= bytes.count {
            // Sound: the eight bytes are inside the span, and any bits are a valid integer.
            let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
            // A byte of `difference` is zero if the byte is a bracket. Only a zero byte has a clear highest bit and no carry into this bit
            // from its seven lower bits.
            let difference = (word | ones &* 0x20) ^ (ones &* UInt64(UInt8(ascii: "{")))
            let others = ((difference & ones &* 0x7F) &+ ones &* 0x7F) | difference | ones &* 0x7F
            count += (~others).nonzeroBitCount
            index += 8
        }
        while index < bytes.count {
            if bytes[index] | 0x20 == UInt8(ascii: "{") { count += 1 }
            index += 1
        }
        return count
    }

    /// Checks the number of values before anything is built, by counting commas and opening brackets outside strings.
    private static func checkValues(of bytes: Span<UInt8>, atMost limit: Int) throws(JSONError) {
        var values = 1
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"):
                if isInString { break }
                values += 1
                if values > limit {
                    let message = "There are more than \(limit) values in arrays and objects."
                    throw JSONError(reason: .tooManyValues, message: message, offset: index, line: 1)
                }
            default: break
            }
            index += 1
        }
    }

    /// Checks the nesting of brackets outside strings before anything is built, because jansson's own limit is far too high.
    private static func checkNesting(of bytes: Span<UInt8>, atMost limit: Int) throws(JSONError) {
        // Nearly all texts have too few brackets, even with those in strings, to exceed the limit. Counting brackets is fast.
        guard brackets(in: bytes) > limit else { return }
        var depth = 0
        var line = 1
        var deepest = 0
        var excess = (offset: 0, line: 0)
        var isInString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if isInString { break }
                depth += 1
                if depth > deepest {
                    deepest = depth
                    if depth == limit + 1 { excess = (index, line) }
                }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInString { depth -= 1 }
            default: break
            }
            index += 1
        }
        guard deepest > limit else { return }
        throw JSONError(
            reason: .nestedTooDeep,
            message: "arrays and objects are nested \(deepest) deep; at most \(limit) are allowed",
            offset: excess.offset,
            line: excess.line
        )
    }
}

extension JSONError {
    /// Converts jansson's error.
    fileprivate init(_ error: json_error_t) {
        let code = unsafe withUnsafePointer(to: error) { unsafe json_error_code($0) }
        reason =
            switch code {
            case json_error_end_of_input_expected: .trailingBytes
            case json_error_invalid_utf8: .invalidUnicode
            case json_error_null_character, json_error_null_byte_in_key, json_error_null_value: .nulCharacter
            case json_error_duplicate_key: .duplicateKey
            case json_error_numeric_overflow: .numberOutOfRange
            case json_error_stack_overflow: .nestedTooDeep
            default: .syntax
            }
        // Sound: jansson ends its text with a zero inside the array.
        let text = unsafe withUnsafeBytes(of: error.text) { text in
            unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        }
        // jansson's message for this error names a flag of the C API.
        message = reason == .nulCharacter ? "strings cannot contain U+0000" : text
        offset = Int(error.position)
        line = max(1, Int(error.line))
    }
}
