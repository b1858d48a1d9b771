public import GraphQL

/// An id that says its type: the name of a table and a number, `recipe_42`.
public struct GlobalID: Sendable, Hashable {
    /// The name of the type's table.
    public let type: String
    /// The number within the type.
    public let number: Int64

    /// Reads an id; nil when it has not the form `type_number`.
    public init?(_ value: Value?) {
        guard case .string(let text)? = value else { return nil }
        self.init(text)
    }

    /// Reads an id; nil when it has not the form `type_number`.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard let separator = bytes.lastIndex(of: UInt8(ascii: "_")), separator > bytes.startIndex else { return nil }
        let digits = bytes[bytes.index(after: separator)...]
        // One spelling for each id: no sign, no leading zero.
        guard (1...19).contains(digits.count), digits.first != UInt8(ascii: "0"),
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int64(Substring(digits))
        else { return nil }
        type = String(text[..<separator])
        guard type.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_") }) else { return nil }
        self.number = number
    }
}
