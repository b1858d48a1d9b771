/// Coerces literals of a document to input types, replaces variables by their values, and collects issues.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Values
struct LiteralCoercion {
    let schema: Schema
    let document: Document
    /// The values of variables; nil if the literal is constant.
    let variables: CoercedVariables?
    /// Whether the current value is secret, so that no issue shows it.
    private var isSecret: Bool
    private(set) var issues: [CoercionIssue] = []
    private var path: [PathElement] = []

    init(schema: Schema, document: Document, variables: CoercedVariables?, isSecret: Bool = false) {
        self.schema = schema
        self.document = document
        self.variables = variables
        self.isSecret = isSecret
    }

    /// Returns the coerced value; nil if it does not fit, with the reasons in `issues`.
    mutating func coerce(_ node: ValueNode, as type: TypeReference) -> Value? {
        if isFull { return nil }
        switch node.kind {
        case .variable: return coerceVariable(node, as: type)
        case .null:
            guard type.isNonNull else { return .null }
            return report("Expected value of non-null type \"\(schema.printed(type))\" not to be null.", at: node.start)
        default: break
        }
        if let item = type.item { return coerceList(node, of: item) }
        let named = schema[type.named]
        if named.kind == .inputObject { return coerceObject(node, as: named) }
        do {
            return try schema.coerceLeaf(node, as: named, in: document, variables: variables)
        } catch {
            return report(isSecret ? named.secretMessage : error.message + error.hint, at: node.start)
        }
    }

    /// Whether there are too many issues to continue.
    private var isFull: Bool { issues.count > ValueCoercion.maximumIssues }

    /// Returns the value of a variable, which has already been coerced to its own type.
    ///
    /// Validation has checked that this type fits here, so only null and absence remain to be checked.
    private mutating func coerceVariable(_ node: ValueNode, as type: TypeReference) -> Value? {
        guard let name = node.name else { return nil }
        let value = variables?.value(of: name, in: document)
        if let value, !(value.isNull && type.isNonNull) { return value }
        let expected = "Expected variable \"$\(document.text(name))\" provided to"
        if value == nil {
            return report("\(expected) type \"\(schema.printed(type))\" to provide a runtime value.", at: node.start)
        }
        return report("\(expected) non-null type \"\(schema.printed(type))\" not to be null.", at: node.start)
    }

    /// Whether a literal is a variable without a value.
    private func isMissing(_ node: ValueNode) -> Bool {
        guard node.kind == .variable, let name = node.name else { return false }
        return variables?.value(of: name, in: document) == nil
    }

    private mutating func coerceList(_ node: ValueNode, of type: TypeReference) -> Value? {
        guard node.kind == .list else {
            // A single value is coerced to a list of one item.
            return coerce(node, as: type).map { .list([$0]) }
        }
        let items = document[node.items]
        var coerced: [Value] = []
        coerced.reserveCapacity(items.count)
        for (index, item) in items.enumerated() where !isFull {
            if isMissing(item), !type.isNonNull {
                coerced.append(.null)
                continue
            }
            path.append(.index(index))
            if let value = coerce(item, as: type) { coerced.append(value) }
            path.removeLast()
        }
        return coerced.count == items.count ? .list(coerced) : nil
    }

    private mutating func coerceObject(_ node: ValueNode, as type: NamedType) -> Value? {
        guard node.kind == .object else {
            let found = shown(node, as: type)
            return report("Expected value of type \"\(type.name)\" to be an object, found: \(found).", at: node.start)
        }
        let issueCount = issues.count
        var coerced = ObjectValue()
        coerced.reserveCapacity(type.inputFields.count)
        let given = fieldNodes(of: node, as: type)
        for (id, fieldNode) in zip(type.inputFields, given) where !isFull {
            let field = schema[id]
            if let fieldNode, !(isMissing(fieldNode.value) && !field.isRequired) {
                path.append(.key(field.name))
                let isInSecret = isSecret
                isSecret = isSecret || field.isSecret
                if let value = coerce(fieldNode.value, as: field.type) { coerced.append(field.name, value) }
                isSecret = isInSecret
                path.removeLast()
            } else if fieldNode == nil, field.isRequired {
                let found = shown(node, as: type)
                report(
                    "Expected value of type \"\(type.name)\" to include required field \"\(field.name)\", found: \(found).",
                    at: node.start
                )
            } else if let defaultValue = field.defaultValue {
                coerced.append(field.name, defaultValue)
            }
        }
        if type.isOneOf { checkOneOf(given, coerced, in: node, as: type) }
        return issues.count == issueCount ? .object(coerced) : nil
    }

    /// Returns a literal for messages, or a placeholder if it is secret.
    private func shown(_ node: ValueNode, as type: NamedType) -> String {
        isSecret || type.containsSecret ? Excerpt.hidden : document.excerpt(node)
    }

    /// Returns the node of each field of an input object in the order of its definition, and reports unknown fields.
    private mutating func fieldNodes(of node: ValueNode, as type: NamedType) -> [ObjectFieldNode?] {
        var nodes = [ObjectFieldNode?](repeating: nil, count: type.inputFields.count)
        for field in document[node.fields] where !isFull {
            if let id = schema.inputField(named: field.name, of: type.id, in: document) {
                nodes[Int(id.index - type.inputFields.start)] = field
            } else {
                let name = document.text(field.name)
                let hint = schema.inputFieldHint(name, of: type)
                report(schema.unknownFieldMessage(name, of: type, hint: hint, found: shown(node, as: type)), at: field.name.start)
            }
        }
        return nodes
    }

    private mutating func checkOneOf(_ given: [ObjectFieldNode?], _ coerced: ObjectValue, in node: ValueNode, as type: NamedType) {
        let given = given.compactMap(\.self)
        guard given.count == 1, let field = given.first else {
            report(type.oneOfMessage, at: node.start)
            return
        }
        let name = document.text(field.name)
        if field.value.kind == .null {
            path.append(.key(name))
            report(type.oneOfMessage, at: node.start)
            path.removeLast()
        } else if field.value.kind == .variable, coerced.isEmpty || coerced[name]?.isNull == true {
            let rest = coerced.isEmpty ? "to provide a runtime value." : "not to be null."
            report(
                "Expected variable \"\(document.text(field.value))\" provided to field \"\(name)\" for OneOf Input Object type "
                    + "\"\(type.name)\" \(rest)",
                at: node.start
            )
        }
    }

    @discardableResult
    private mutating func report(_ message: String, at offset: Int32) -> Value? {
        issues.append(CoercionIssue(message: message, path: path, offset: offset))
        return nil
    }
}
