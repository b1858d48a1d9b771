package import GraphQL
import Planner

/// Examples in descriptions: what stands between backticks behind “for example”.
///
/// A text, an id, a day and the like are written without quotes: `recipe_42`. Everything else is a literal: `30`, `true`, `VEGAN`,
/// `[EN, ES]`, `{maxMinutes: 30}`. For a list, one of its items will do.
extension InputValueDefinition {
    /// The example as it is written; nil where the description has none.
    package var describedExample: String? {
        guard let description, let mark = description.firstMatch(of: /[Ff]or example `/)?.range else { return nil }
        let text = description[mark.upperBound...].prefix { $0 != "`" }
        return text.endIndex == description.endIndex ? nil : String(text)
    }
}

extension Schema {
    /// The value that an example stands for, as a document would write it; nil where it is none of the type.
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
        // An enum value in quotes is sent alike, but is no literal of its type.
        let (coerced, issues) = coerce(literal, as: type, in: document, variables: nil)
        guard coerced != nil, issues.isEmpty else { return nil }
        return document.written(literal)
    }
}

extension Document {
    /// A constant as it is written, without what its type would add.
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
