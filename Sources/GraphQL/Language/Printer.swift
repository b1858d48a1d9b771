extension Document {
    /// Returns the canonical text: two spaces of indentation, an empty line between definitions, no line end after the last.
    public func printed() -> String {
        let printer = Printer(document: self)
        var texts: [String] = []
        texts.reserveCapacity(definitions.count)
        for (index, definition) in definitions.enumerated() {
            let text = printer.definition(definition)
            // The braces of a query in short form would be parsed as the body of the previous definition if that definition lacks a body.
            let isSwallowed = index > 0 && text.utf8.first == UInt8(ascii: "{") && printer.isOpen(definitions[index - 1])
            texts.append(isSwallowed ? "query " + text : text)
        }
        return texts.joined(separator: "\n\n")
    }

    /// Returns the canonical text of a value.
    public func printed(_ value: ValueNode) -> String {
        Printer(document: self).value(value)
    }

    /// Returns the canonical text of a type reference: `[Name!]!`.
    public func printed(_ type: TypeNode) -> String {
        Printer(document: self).type(type)
    }
}

/// Prints nodes in the canonical form of GraphQL.js; each function returns the text of one kind of node without outer indentation.
///
/// Line breaks are decided from the inside out: a list is broken if its parts do not fit on a line of 80 characters.
struct Printer {
    let document: Document
    /// Whether to sort the fields of input objects in natural order, so that values that differ only in order have equal texts.
    var sortsObjectFields = false

    static let maximumLineLength = 80

    func definition(_ definition: Definition) -> String {
        switch definition {
        case .operation(let index): operation(document[index])
        case .fragment(let index): fragment(document[index])
        case .schema(let index): schema(document[index])
        case .type(let index): type(document[index])
        case .directive(let index): directive(document[index])
        }
    }

    /// Whether a definition could end with a body in braces, but does not.
    func isOpen(_ definition: Definition) -> Bool {
        switch definition {
        case .operation, .fragment, .directive: return false
        case .schema(let index): return document[index].operationTypes.isEmpty
        case .type(let index):
            let type = document[index]
            if type.kind == .scalar || type.kind == .union { return false }
            return type.fields.isEmpty && type.values.isEmpty && type.inputFields.isEmpty
        }
    }

    // MARK: - Values

    func value(_ value: ValueNode) -> String {
        var printer = ValuePrinter(document, sortsObjectFields: sortsObjectFields)
        return printer.print(value)
    }

    // MARK: - Types

    func type(_ type: TypeNode) -> String {
        switch type.kind {
        case .named: document.text(type.name)
        case .list: "[" + wrapped(type) + "]"
        case .nonNull: wrapped(type) + "!"
        }
    }

    private func wrapped(_ type: TypeNode) -> String {
        type.wrapped.map { self.type(document[$0]) } ?? ""
    }

    // MARK: - Arguments and directives

    func arguments(_ range: NodeRange<ArgumentNode>) -> [String] {
        document[range].map { document.text($0.name) + ": " + value($0.value) }
    }

    func directives(_ range: NodeRange<DirectiveNode>) -> String {
        document[range].map { directive in
            "@" + document.text(directive.name) + parenthesized(arguments(directive.arguments))
        }.joined(separator: " ")
    }

    // MARK: - Text

    /// Joins the parts that are not empty with spaces.
    func words(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the description on separate lines, or an empty string.
    func description(_ value: ValueNode?) -> String {
        value.map { self.value($0) + "\n" } ?? ""
    }

    func parenthesized(_ parts: [String]) -> String {
        parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")"
    }

    func block(_ parts: [String]) -> String {
        parts.isEmpty ? "" : "{\n" + indented(parts.joined(separator: "\n")) + "\n}"
    }

    func indented(_ text: String) -> String {
        var bytes: [UInt8] = [.space, .space]
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            bytes.append(byte)
            if byte == .lineFeed {
                bytes.append(.space)
                bytes.append(.space)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func fitsOnLine(_ text: String) -> Bool {
        text.unicodeScalars.count <= Self.maximumLineLength
    }

    func hasLineBreak(_ parts: [String]) -> Bool {
        parts.contains { $0.utf8.contains(.lineFeed) }
    }
}
