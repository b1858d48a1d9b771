public import GraphQL

/// An id that contains its type: the type's prefix, usually its table's name, and a number, `recipe_42`.
public struct GlobalID: Sendable, Hashable {
    /// The number within the type.
    public let number: Int64

    private let text: String
    private let typeLength: Int

    /// The prefix of the type.
    public var type: String { String(text.utf8.prefix(typeLength)) ?? "" }

    /// Appends the prefix of the type without creating a string.
    func appendType(to bytes: inout [UInt8]) {
        // Sound: the buffer is the text's memory, and only read inside the closure.
        unsafe text.utf8Span.span.extracting(0..<typeLength).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }

    /// The length of the prefix in bytes.
    var typeBytes: Int { typeLength }

    /// Reads an id; nil if it does not have the form `type_number`.
    public init?(_ value: Value?) {
        guard case .string(let text)? = value else { return nil }
        self.init(text)
    }

    /// Reads an id; nil if it does not have the form `type_number`.
    public init?(_ text: String) {
        let bytes = text.utf8Span.span
        // Read from the end: digits without sign or leading zero, so that each id has one spelling.
        var index = bytes.count
        var number: Int64 = 0
        var weight: Int64 = 1
        while index > 0, bytes.count - index < 19, case let digit = bytes[index - 1] &- UInt8(ascii: "0"), digit < 10 {
            let (value, overflows) = Int64(digit).multipliedReportingOverflow(by: weight)
            guard !overflows, case let (sum, overflows) = number.addingReportingOverflow(value), !overflows else { return nil }
            number = sum
            weight &*= 10
            index -= 1
        }
        guard index > 1, index < bytes.count, bytes[index] != UInt8(ascii: "0"), bytes[index - 1] == UInt8(ascii: "_") else { return nil }
        for index in 0..<index - 1 {
            let byte = bytes[index]
            guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_") else { return nil }
        }
        self.text = text
        typeLength = index - 1
        self.number = number
    }
}
