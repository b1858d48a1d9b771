package import GraphQL
import Planner

/// Examples in descriptions: the text between backticks after “for example”.
///
/// Texts, ids, dates and similar values have no quotes: `recipe_42`. Other values are literals: `30`, `true`, `VEGAN`, `[EN, ES]`,
/// `{maxMinutes: 30}`. A list can be given as one of its items.
extension InputValueDefinition {
    /// The text of the example, or nil if the description has none.
    package var describedExample: String? {
        guard let description, let mark = description.firstMatch(of: /[Ff]or example `/)?.range else { return nil }
        let text = description[mark.upperBound...].prefix { $0 != "`" }
        return text.endIndex == description.endIndex ? nil : String(text)
    }
}

extension Schema {
    /// Returns the value of an example as a document would contain it, or nil if it is invalid for the type.
    package func value(ofExample text: String, as type: TypeReference) -> Value? {
        guard let value = isWrittenAsText(text, type.named) ? .string(text) : value(ofLiteral: text, as: type) else { return nil }
        let (coerced, issues) = coerce(value.asSent, as: type)
        guard coerced != nil, issues.isEmpty else { return nil }
        if type.named == .id, case .string(let id) = value, GlobalID(id) == nil { return nil }
        return type.isList ? value.asList : value
    }

    private func isWrittenAsText(_ text: String, _ type: TypeID) -> Bool {
        guard self[type].kind == .scalar, !text.hasPrefix("["), !text.hasPrefix("{") else { return false }
        return ![.int, .float, .boolean].contains(type)
    }

    private func value(ofLiteral text: String, as type: TypeReference) -> Value? {
        guard let document = try? Document.parse("query ($example: Int = \(text)) { __typename }"),
            let literal = document.variableDefinitions.first?.defaultValue
        else { return nil }
        // A quoted enum value is valid in variables but not as a literal.
        let (coerced, issues) = coerce(literal, as: type, in: document, variables: nil)
        guard coerced != nil, issues.isEmpty else { return nil }
        return document.written(literal)
    }
}

extension Document {
    /// Returns a constant as written, without coercion to its type.
    fileprivate func written(_ node: ValueNode) -> Value {
        switch node.kind {
        case .variable, .null: return .null
        case .boolean: return .boolean(text(node) == "true")
        case .int: return Int64(text(node)).map(Value.int) ?? .bigInteger(text(node))
        case .float: return Double(text(node)).map(Value.double) ?? .null
        case .string, .blockString: return .string(stringValue(of: node))
        case .enum: return .enum(text(node))
        case .list: return .list(self[node.items].map(written))
        case .object:
            var object = ObjectValue()
            for field in self[node.fields] { object.append(text(field.name), written(field.value)) }
            return .object(object)
        }
    }
}

extension Value {
    fileprivate var asList: Value {
        if case .list = self { self } else { .list([self]) }
    }
}
