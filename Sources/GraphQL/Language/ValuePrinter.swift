/// Prints a value in the canonical form of GraphQL.js in one pass; a list or object of more than 80 characters is broken into lines.
struct ValuePrinter {
    private let document: Document
    /// Whether to sort the fields of input objects in natural order, so that values that differ only in order have equal texts.
    private let sortsObjectFields: Bool
    /// Whether variables count as missing: they are null in lists, and left out in objects.
    private let omitsVariables: Bool
    /// The maximum number of bytes; the rest of the value is left out.
    private let limit: Int
    private var bytes: [UInt8] = []
    private var indentation = 0

    init(_ document: Document, sortsObjectFields: Bool = false, omitsVariables: Bool = false, limit: Int = .max) {
        self.document = document
        self.sortsObjectFields = sortsObjectFields
        self.omitsVariables = omitsVariables
        self.limit = limit
    }

    /// Returns the text of a value, cut at the limit.
    mutating func print(_ value: ValueNode) -> String {
        bytes.removeAll(keepingCapacity: true)
        write(value)
        return Excerpt.cut(bytes, to: limit)
    }

    private var isFull: Bool { bytes.count > limit }

    private mutating func write(_ value: ValueNode) {
        switch value.kind {
        case .list:
            write(
                value.items.indices,
                flat: (open: "[", close: "]"),
                broken: (open: "[", close: "]"),
                fits: fits(value)
            ) { printer, index in printer.write(printer.document.values[index]) }
        case .object:
            let fits = fits(value)
            if sortsObjectFields || omitsVariables {
                write(shownFields(of: value), flat: (open: "{ ", close: " }"), broken: (open: "{", close: "}"), fits: fits) {
                    $0.write(field: $1)
                }
            } else {
                write(value.fields.indices, flat: (open: "{ ", close: " }"), broken: (open: "{", close: "}"), fits: fits) {
                    $0.write(field: $1)
                }
            }
        default: writeLines(leaf(value))
        }
    }

    private mutating func write(
        _ children: some Collection<Int>,
        flat: (open: StaticString, close: StaticString),
        broken: (open: StaticString, close: StaticString),
        fits: Bool,
        _ writeChild: (inout Self, Int) -> Void
    ) {
        write(fits ? flat.open : broken.open)
        indentation += fits ? 0 : 1
        var isFirst = true
        for child in children {
            guard !isFull else { break }
            if !fits { startLine() } else if !isFirst { write(", ") }
            isFirst = false
            writeChild(&self, child)
        }
        indentation -= fits ? 0 : 1
        if !fits { startLine() }
        write(fits ? flat.close : broken.close)
    }

    private mutating func write(field index: Int) {
        let field = document.objectFields[index]
        bytes.append(contentsOf: document.bytes(field.name))
        write(": ")
        write(field.value)
    }

    private func shownFields(of value: ValueNode) -> [Int] {
        let fields = value.fields.indices.filter { !isOmitted($0) }
        guard sortsObjectFields else { return fields }
        return fields.map { (name: document.text(document.objectFields[$0].name), index: $0) }
            .sorted { NaturalOrder.precedes($0.name, $1.name) }
            .map(\.index)
    }

    private func isOmitted(_ field: Int) -> Bool { omitsVariables && document.objectFields[field].value.kind == .variable }

    private func leaf(_ value: ValueNode) -> [UInt8] {
        switch value.kind {
        case .string: Array(StringValue.printed(document.stringBytes(of: value).prefix(limit)).utf8)
        case .blockString: Array(BlockString.printed(Array(document.stringBytes(of: value).prefix(limit))).utf8)
        case .variable where omitsVariables: Array("null".utf8)
        case .variable: [UInt8(ascii: "$")] + (value.name.map(document.bytes) ?? [])
        default: Array(document.source[value.range].prefix(limit == .max ? limit : limit + 1))
        }
    }

    private mutating func write(_ text: StaticString) {
        // Sound: the buffer belongs to a static string and is only read inside the closure.
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Writes text, and indents every line after the first like all other lines.
    private mutating func writeLines(_ text: [UInt8]) {
        for byte in text {
            if byte == .lineFeed { startLine() } else { bytes.append(byte) }
        }
    }

    private mutating func startLine() {
        bytes.append(.lineFeed)
        for _ in 0..<indentation {
            bytes.append(.space)
            bytes.append(.space)
        }
    }

    /// Whether a value fits on a line; counts no more characters than a line has.
    private func fits(_ value: ValueNode) -> Bool {
        var left = Printer.maximumLineLength
        takeWidth(of: value, from: &left)
        return left >= 0
    }

    private func takeWidth(of value: ValueNode, from left: inout Int) {
        switch value.kind {
        case .list:
            left -= 2 + 2 * max(0, Int(value.items.count) - 1)
            for index in value.items.indices {
                guard left >= 0 else { return }
                takeWidth(of: document.values[index], from: &left)
            }
        case .object:
            left -= 2
            var isEmpty = true
            for index in value.fields.indices where !isOmitted(index) {
                guard left >= 0 else { return }
                isEmpty = false
                left -= Int(document.objectFields[index].name.length) + 4
                takeWidth(of: document.objectFields[index].value, from: &left)
            }
            if isEmpty { left -= 2 }
        case .string where value.range.count > 12 * Printer.maximumLineLength + 2:
            // The longest escape of a character has twelve bytes.
            left = -1
        case .string, .blockString: left -= leaf(value).count { !$0.isUTF8Continuation }
        case .variable: left -= omitsVariables ? 4 : 1 + (value.name?.range.count ?? 0)
        default: left -= value.range.count
        }
    }
}
