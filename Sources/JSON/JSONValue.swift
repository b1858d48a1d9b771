import CJansson

/// A value inside a JSON document: a view that copies nothing and keeps its document alive.
@safe
public struct JSONValue {
    /// The kinds of JSON values; `int` and `double` differ in how the number is written.
    public enum Kind: Sendable, Hashable {
        case null, boolean, int, double, string, array, object
    }

    private let document: JSONDocument
    // Sound: jansson's values live as long as the document, and no code changes them.
    private let raw: UnsafeMutablePointer<json_t>

    init(document: JSONDocument, raw: UnsafeMutablePointer<json_t>) {
        self.document = document
        unsafe self.raw = unsafe raw
    }

    /// The kind of the value.
    public var kind: Kind {
        switch unsafe raw.pointee.type {
        case JSON_OBJECT: .object
        case JSON_ARRAY: .array
        case JSON_STRING: .string
        case JSON_INTEGER: .int
        case JSON_REAL: .double
        case JSON_TRUE, JSON_FALSE: .boolean
        default: .null
        }
    }

    /// The boolean; nil if the value is not a boolean.
    public var boolean: Bool? {
        switch unsafe raw.pointee.type {
        case JSON_TRUE: true
        case JSON_FALSE: false
        default: nil
        }
    }

    /// The number, if it is written without a fraction and an exponent.
    public var int: Int64? {
        kind == .int ? unsafe Int64(json_integer_value(raw)) : nil
    }

    /// The number, in any notation; nil if the value is not a number.
    public var double: Double? {
        switch kind {
        case .int: unsafe Double(json_integer_value(raw))
        case .double: unsafe json_real_value(raw)
        default: nil
        }
    }

    /// A copy of the text; nil if the value is not a string.
    public var string: String? {
        withUTF8 { text in
            // Sound: the buffer is the span's memory, copied before the closure ends; jansson has checked that it is UTF-8.
            unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Passes the bytes of a string to a function, which must not keep them; returns nil if the value is not a string.
    public func withUTF8<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result? {
        guard let text = unsafe json_string_value(raw) else { return nil }
        let count = unsafe json_string_length(raw)
        // Sound: `text` has `count` initialized bytes for as long as the document lives.
        return try unsafe body(Span(_unsafeStart: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count))
    }

    /// The number of items of an array or members of an object; 0 for any other value.
    public var count: Int {
        switch kind {
        case .array: unsafe json_array_size(raw)
        case .object: unsafe json_object_size(raw)
        default: 0
        }
    }

    /// The item at an index of an array; nil if there is no such item.
    public subscript(index: Int) -> JSONValue? {
        guard index >= 0 else { return nil }
        return unsafe json_array_get(raw, index).map { unsafe JSONValue(document: document, raw: $0) }
    }

    /// The member of an object with a key; nil if there is no such member.
    public subscript(key: String) -> JSONValue? {
        var key = key
        return key.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { unsafe member($0) }
        }
    }

    private func member(_ key: UnsafeBufferPointer<CChar>) -> JSONValue? {
        guard let start = unsafe key.baseAddress ?? UnsafePointer(bitPattern: 1) else { return nil }
        return unsafe json_object_getn(raw, start, key.count).map { unsafe JSONValue(document: document, raw: $0) }
    }

    /// Passes each item of an array to a function, in order.
    public func forEachItem<Failure: Error>(_ body: (JSONValue) throws(Failure) -> Void) throws(Failure) {
        for index in 0..<(kind == .array ? count : 0) {
            if let item = self[index] { try body(item) }
        }
    }

    /// Passes each member of an object to a function, in the order of the source.
    public func forEachMember<Failure: Error>(_ body: (String, JSONValue) throws(Failure) -> Void) throws(Failure) {
        var iterator = unsafe json_object_iter(raw)
        while let current = unsafe iterator {
            if let key = unsafe json_object_iter_key(current), let value = unsafe json_object_iter_value(current) {
                let length = unsafe json_object_iter_key_len(current)
                // Sound: the key has `length` initialized bytes, and it is copied before any other code runs.
                let name = unsafe key.withMemoryRebound(to: UInt8.self, capacity: length) {
                    unsafe String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
                }
                try body(name, unsafe JSONValue(document: document, raw: value))
            }
            unsafe iterator = json_object_iter_next(raw, current)
        }
    }
}
