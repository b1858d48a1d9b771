/// The input format of a custom scalar with a widely known name.
///
/// Scalars with other names accept anything. `JSON` accepts anything deliberately.
public enum ScalarRule: String, Sendable, CaseIterable {
    /// A timestamp as defined by RFC 3339, from the year 1 to the year 9999 in UTC.
    case dateTime = "DateTime"
    /// A day of the Gregorian calendar, `YYYY-MM-DD`.
    case date = "Date"
    /// A time of day, `HH:MM` or `HH:MM:SS`, optionally with a fraction of a second, which is ignored.
    case localTime = "LocalTime"
    /// An absolute URI as defined by RFC 3986.
    case url = "URL"
    /// A file sent with the request, which cannot be written in JSON or in the document.
    case upload = "Upload"
    /// A decimal number, either as a string that keeps every digit, or as a number.
    case decimal = "Decimal"

    /// A description of valid values, with an example.
    var expectation: String {
        switch self {
        case .dateTime: "a date and time like \"2026-03-01T18:30:00Z\", by UTC from the year 1 to the year 9999"
        case .date: "a date like \"2026-03-01\""
        case .localTime: "a time of day like \"18:30\""
        case .url: "an absolute address like \"https://example.org/soup.jpg\""
        case .decimal: "a decimal number like \"12.50\" of at most 100 characters"
        case .upload: "a file sent as multipart/form-data"
        }
    }

    /// Whether a string has the scalar's format.
    func allows(_ text: String) -> Bool {
        var format = ScalarFormat(text)
        return switch self {
        case .dateTime: format.readDateTime() && format.isAtEnd
        case .date: format.readDate() && format.isAtEnd
        case .localTime: format.readLocalTime() && format.isAtEnd
        case .url: format.readAddress() && format.isAtEnd
        case .decimal: format.readDecimal() && format.isAtEnd
        case .upload: false
        }
    }

    /// Returns the canonical form of an allowed text.
    private func form(of text: String) -> String {
        guard self == .localTime else { return text }
        return text.utf8.count == 5 ? text + ":00" : String(text.prefix(8))
    }

    func refusal(of found: String) -> LeafError {
        LeafError(message: "Expected \(expectation), found \(found).")
    }

    /// Coerces an external value.
    package func coerce(_ value: Value) throws(LeafError) -> Value {
        switch (self, value) {
        case (_, .string(let text)) where allows(text): return .string(form(of: text))
        case (.upload, .upload): return value
        // All notations that clients may use become one form.
        case (.decimal, .int(let number)): return .string(String(number))
        case (.decimal, .bigInteger(let digits)) where allows(digits): return .string(digits)
        case (.decimal, .double(let number)) where number.isFinite:
            if let plain = PlainDecimal(ResponseWriter.text(of: number)) { return .string(plain.text) }
        default: break
        }
        throw refusal(of: value.inspected)
    }

    /// Coerces a literal.
    package func coerce(_ node: ValueNode, in document: Document) throws(LeafError) -> Value {
        switch (self, node.kind) {
        case (_, .string), (_, .blockString):
            let text = document.stringValue(of: node)
            if allows(text) { return .string(form(of: text)) }
        case (.decimal, .int):
            let text = document.text(node)
            if allows(text) { return .string(text) }
        case (.decimal, .float):
            let text = document.text(node)
            if allows(text) { return .string(text) }
            if let plain = PlainDecimal(text) { return .string(plain.text) }
        default: break
        }
        throw refusal(of: document.excerpt(node))
    }
}
