/// A word of a header's value with its parameters: `application/json; charset=utf-8`, `es;q=0.5`, `gzip`.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-parameters
public struct FieldItem: Equatable, Sendable {
    /// One parameter.
    public struct Parameter: Equatable, Sendable {
        /// The name in lower case.
        public let name: String
        /// The value without quotes.
        public let value: String
    }

    /// The word in lower case: a token, or two separated by a slash.
    public let name: String
    /// The parameters in order.
    public let parameters: [Parameter]

    /// Parses a value of exactly one item, as in `Content-Type`; nil if it is anything else.
    public init?(_ value: Span<UInt8>) {
        var index = 0
        guard let item = Self.read(value, at: &index), index == value.count else { return nil }
        self = item
    }

    private init(name: String, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }

    /// The value of a parameter, named in lower case; nil if it is missing.
    public subscript(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    /// Parses a list of items, as in `Accept`; ignores malformed items and those beyond the limit.
    public static func list(_ value: Span<UInt8>, atMost limit: Int = 50) -> [FieldItem] {
        var items: [FieldItem] = []
        var index = 0
        while index < value.count, items.count < limit {
            let item = read(value, at: &index)
            if let item, index == value.count || value[index] == UInt8(ascii: ",") { items.append(item) }
            while index < value.count, value[index] != UInt8(ascii: ",") {
                // A comma in quotes is not a separator.
                if value[index] != UInt8(ascii: "\"") { index += 1 } else if value.readQuotedString(at: &index) == nil { return items }
            }
            index += 1
        }
        return items
    }

    /// `( token / token "/" token ) *( OWS ";" OWS [ token "=" ( token / quoted-string ) ] )`, and white space around it.
    private static func read(_ value: Span<UInt8>, at index: inout Int) -> FieldItem? {
        value.skipBlanks(at: &index)
        let start = index
        guard !value.readToken(at: &index).isEmpty else { return nil }
        if value.read("/", at: &index) {
            guard !value.readToken(at: &index).isEmpty else { return nil }
        }
        let name = value.lowercased(start..<index)
        var parameters: [Parameter] = []
        value.skipBlanks(at: &index)
        while value.read(";", at: &index) {
            value.skipBlanks(at: &index)
            let nameRange = value.readToken(at: &index)
            if !nameRange.isEmpty {
                guard value.read("=", at: &index), let text = readParameterValue(value, at: &index) else { return nil }
                parameters.append(Parameter(name: value.lowercased(nameRange), value: text))
            }
            value.skipBlanks(at: &index)
        }
        return FieldItem(name: name, parameters: parameters)
    }

    private static func readParameterValue(_ value: Span<UInt8>, at index: inout Int) -> String? {
        if index < value.count, value[index] == UInt8(ascii: "\"") {
            return value.readQuotedString(at: &index).map { String(decoding: $0, as: UTF8.self) }
        }
        let token = value.readToken(at: &index)
        guard !token.isEmpty else { return nil }
        // Sound: the closure reads within the span's bounds and lifetime.
        return unsafe value.extracting(token).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Weights

    /// The item's weight in thousandths: 1000 without the parameter `q`, 0 (not acceptable) if `q` is malformed.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-quality-values
    public var weight: Int {
        guard let text = self["q"] else { return 1000 }
        var digits = text.utf8[...]
        var weight = 0
        if let first = digits.first, first != UInt8(ascii: ".") {
            guard first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return 0 }
            weight = Int(first - UInt8(ascii: "0")) * 1000
            digits = digits.dropFirst()
        }
        guard let point = digits.first else { return weight }
        guard point == UInt8(ascii: ".") else { return 0 }
        var place = 100
        for digit in digits.dropFirst() {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return 0 }
            weight += Int(digit - UInt8(ascii: "0")) * place
            place /= 10
        }
        return weight > 1000 ? 0 : weight
    }
}
