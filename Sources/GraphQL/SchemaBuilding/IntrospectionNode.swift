/// A part of an introspection result together with its path, so that errors can name the place.
struct IntrospectionNode {
    let value: Value
    let path: String

    func malformed(_ problem: String) -> IntrospectionError { .malformed(path: path, problem: problem) }

    /// Returns a member of an object; nil if it is missing or null.
    func optional(_ name: String) throws(IntrospectionError) -> IntrospectionNode? {
        guard case .object(let object) = value else { throw malformed("must be an object") }
        guard let member = object[name], !member.isNull else { return nil }
        return IntrospectionNode(value: member, path: path + "." + name)
    }

    subscript(_ name: String) -> IntrospectionNode {
        get throws(IntrospectionError) {
            guard let member = try optional(name) else { throw .malformed(path: path + "." + name, problem: "is missing") }
            return member
        }
    }

    /// Returns the items of a list.
    func items() throws(IntrospectionError) -> [IntrospectionNode] {
        guard case .list(let items) = value else { throw malformed("must be a list") }
        return items.enumerated().map { IntrospectionNode(value: $0.element, path: "\(path)[\($0.offset)]") }
    }

    func text() throws(IntrospectionError) -> String {
        guard case .string(let text) = value else { throw malformed("must be a string") }
        return text
    }

    /// Returns the string, which must be a valid name because it becomes part of a source.
    func name() throws(IntrospectionError) -> String {
        let name = try text()
        guard let first = name.utf8.first, first.isNameStart, name.utf8.allSatisfy(\.isNameContinue) else {
            throw malformed("is not a name: \"\(name)\"")
        }
        return name
    }

    /// Returns a boolean member; false if it is missing, as in results of older editions of the specification.
    func flag(_ name: String) throws(IntrospectionError) -> Bool {
        guard let member = try optional(name) else { return false }
        guard case .boolean(let flag) = member.value else { throw member.malformed("must be a boolean") }
        return flag
    }

    /// Returns the string, which must contain exactly one constant value.
    func constant() throws(IntrospectionError) -> String {
        let text = try text()
        do throws(SyntaxError) {
            try Parser(Array(text.utf8), limits: ParserLimits()).checkConstantValue()
        } catch {
            throw malformed("is not a value: \"\(text)\": \(error.message)")
        }
        return text
    }
}

extension Parser {
    /// Checks that the source is one constant value and nothing else.
    fileprivate consuming func checkConstantValue() throws(SyntaxError) {
        try advance()
        _ = try parseValue(constant: true)
        if token.kind != .endOfFile { throw unexpected() }
    }
}
