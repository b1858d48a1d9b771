/// What messages show of a text that can be as long as the document: its beginning, and `…`.
enum Excerpt {
    /// How many bytes are shown.
    static let maximumLength = 200

    /// What messages show in the place of something secret.
    static let hidden = "(not shown)"

    /// The beginning of a UTF-8 text, without half characters at its end.
    static func cut(_ bytes: some RandomAccessCollection<UInt8>, to limit: Int = maximumLength) -> String {
        guard bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
        var end = bytes.index(bytes.startIndex, offsetBy: limit)
        while end > bytes.startIndex, bytes[end].isUTF8Continuation { end = bytes.index(before: end) }
        return String(decoding: bytes[..<end], as: UTF8.self) + "…"
    }
}

extension Document {
    /// The text of a name for messages.
    func excerpt(_ name: Name) -> String {
        name.length > Excerpt.maximumLength ? Excerpt.cut(source[name.range]) : text(name)
    }

    /// The text of a value for messages; a long one is cut short, as the client has it.
    func excerpt(_ value: ValueNode) -> String {
        var printer = ValuePrinter(self, limit: Excerpt.maximumLength)
        return printer.print(value)
    }

    /// The text of a value for messages about scalars and enums, which see no variables: null stands for one in a list, and object fields with
    /// one are left out.
    func constantExcerpt(_ value: ValueNode) -> String {
        var printer = ValuePrinter(self, leavesOutVariables: true, limit: Excerpt.maximumLength)
        return printer.print(value)
    }
}
