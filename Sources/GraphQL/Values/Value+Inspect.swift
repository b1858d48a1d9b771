extension Value {
    /// The value in messages, in the notation of GraphQL.js; long lists, deep objects and long texts are shortened.
    var inspected: String {
        var writer = ResponseWriter()
        inspect(into: &writer, depth: 0)
        return Excerpt.cut(writer.bytes)
    }

    private func inspect(into writer: inout ResponseWriter, depth: Int) {
        let (shownItems, shownDepth) = (10, 2)
        switch self {
        case .list(let items):
            if items.isEmpty { return writer.write(literal: "[]") }
            if depth >= shownDepth { return writer.write(literal: "[Array]") }
            writer.write(literal: "[")
            for (index, item) in items.prefix(shownItems).enumerated() {
                if index > 0 { writer.write(literal: ", ") }
                item.inspect(into: &writer, depth: depth + 1)
            }
            let rest = items.count - shownItems
            if rest > 0 { writer.write(verbatim: rest == 1 ? ", ... 1 more item" : ", ... \(rest) more items") }
            writer.write(literal: "]")
        case .object(let fields):
            if fields.isEmpty { return writer.write(literal: "{}") }
            if depth >= shownDepth { return writer.write(literal: "[Object]") }
            writer.write(literal: "{ ")
            for (index, field) in fields.enumerated() where writer.bytes.count <= Excerpt.maximumLength {
                if index > 0 { writer.write(literal: ", ") }
                writer.write(verbatim: field.name + ": ")
                field.value.inspect(into: &writer, depth: depth + 1)
            }
            writer.write(literal: " }")
        case .upload: writer.write(literal: "[File]")
        case .string(let text) where text.utf8.count > Excerpt.maximumLength:
            writer.write(string: String(text.unicodeScalars.prefix(Excerpt.maximumLength)))
        default: writer.write(self)
        }
    }
}
