public import JSON

/// A value in a record with its path for messages, such as `recipe.ingredients[2].weight`.
public struct JSONField {
    /// The path from the record to the value.
    public let path: String
    /// The value, or nil if it is missing or null.
    public let value: JSONValue?

    /// A value at the given path.
    public init(_ value: JSONValue?, at path: String) {
        self.value = value?.kind == .null ? nil : value
        self.path = path
    }

    /// The member of an object.
    public subscript(key: String) -> JSONField {
        JSONField(value?[key], at: path.isEmpty ? key : "\(path).\(key)")
    }

    /// The items of a list, or an empty array if the value is not a list.
    public var items: [JSONField] {
        guard let value, value.kind == .array else { return [] }
        return (0..<value.count).map { JSONField(value[$0], at: "\(path)[\($0)]") }
    }

    /// The trimmed text, or nil if the value is not a text or is empty.
    public var text: String? {
        guard let text = value?.string?.trimmed, !text.isEmpty else { return nil }
        return text
    }

    /// The texts of a list.
    public var texts: [String] { items.compactMap(\.text) }

    /// Returns a required text.
    public func requiredText(_ what: String) throws(RecordProblem) -> String {
        guard let text else { throw RecordProblem("“\(path)” is \(found): \(what) is needed") }
        return text
    }

    /// Returns the number, or nil if the value is missing.
    public func number(_ what: String, in range: ClosedRange<Double>) throws(RecordProblem) -> Double? {
        guard let value else { return nil }
        guard let number = value.double, range.contains(number) else {
            throw RecordProblem("“\(path)” is \(found): \(what) from \(range.lowerBound) to \(range.upperBound) is needed")
        }
        return number
    }

    /// Returns a required number.
    public func requiredNumber(_ what: String, in range: ClosedRange<Double>) throws(RecordProblem) -> Double {
        guard let number = try number(what, in: range) else { throw RecordProblem("“\(path)” is missing: \(what) is needed") }
        return number
    }

    /// A description of the value for a message.
    private var found: String {
        switch value?.kind {
        case nil, .null: "missing"
        case .boolean: "true or false"
        case .int: "\(value?.int ?? 0)"
        case .double: "\(value?.double ?? 0)"
        case .string: "“\((value?.string ?? "").prefix(60))”"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
