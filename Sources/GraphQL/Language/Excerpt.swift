/// The shortened form of long texts in messages: the beginning, and `…`.
enum Excerpt {
    /// The maximum number of bytes shown.
    static let maximumLength = 200

    /// The placeholder for a secret in messages.
    static let hidden = "(not shown)"

    /// Returns the beginning of a UTF-8 text, without a partial character at its end.
    static func cut(_ bytes: some RandomAccessCollection<UInt8>, to limit: Int = maximumLength) -> String {
        guard bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
        var end = bytes.index(bytes.startIndex, offsetBy: limit)
        while end > bytes.startIndex, bytes[end].isUTF8Continuation { end = bytes.index(before: end) }
        return String(decoding: bytes[..<end], as: UTF8.self) + "…"
    }
}

extension Document {
    /// Returns the text of a name for messages.
    func excerpt(_ name: Name) -> String {
        name.length > Excerpt.maximumLength ? Excerpt.cut(source[name.range]) : text(name)
    }

    /// Returns the text of a value for messages, shortened if it is long.
    func excerpt(_ value: ValueNode) -> String {
        var printer = ValuePrinter(self, limit: Excerpt.maximumLength)
        return printer.print(value)
    }

    /// Returns the text of a value for messages about scalars and enums, which do not show variables.
    ///
    /// A variable in a list becomes null, and object fields with a variable are left out.
    func constantExcerpt(_ value: ValueNode) -> String {
        var printer = ValuePrinter(self, omitsVariables: true, limit: Excerpt.maximumLength)
        return printer.print(value)
    }
}
