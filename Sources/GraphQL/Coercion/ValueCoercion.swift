/// Coerces external values, such as JSON, to input types, and collects issues.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Input-Values
struct ValueCoercion {
    /// The maximum number of issues, so that a hostile request costs no more than an honest one.
    ///
    /// GraphQL.js uses the same number.
    static let maximumIssues = 50

    let schema: Schema
    /// Whether issues suggest corrections for misspelled names.
    let suggests: Bool
    /// Whether the current value is secret, so that no issue shows it.
    private var isSecret: Bool
    private(set) var issues: [CoercionIssue] = []
    private var path: [PathElement] = []

    init(schema: Schema, suggests: Bool = true, isSecret: Bool = false) {
        self.schema = schema
        self.suggests = suggests
        self.isSecret = isSecret
    }

    /// Returns the coerced value; nil if it does not fit, with the reasons in `issues`.
    mutating func coerce(_ value: Value, as type: TypeReference) -> Value? {
        if isFull { return nil }
        if case .null = value {
            guard type.isNonNull else { return .null }
            return report("Expected value of non-null type \"\(schema.printed(type))\" not to be null.")
        }
        if let item = type.item { return coerceList(value, of: item) }
        let named = schema[type.named]
        if named.kind == .inputObject { return coerceObject(value, as: named) }
        do {
            return try schema.coerceLeaf(value, as: named)
        } catch {
            if isSecret { return report(named.secretMessage) }
            return report(suggests ? error.message + error.hint : error.message)
        }
    }

    /// Whether there are too many issues to continue.
    private var isFull: Bool { issues.count > Self.maximumIssues }

    private mutating func coerceList(_ value: Value, of type: TypeReference) -> Value? {
        guard case .list(let items) = value else {
            // A single value is coerced to a list of one item.
            return coerce(value, as: type).map { .list([$0]) }
        }
        var coerced: [Value] = []
        coerced.reserveCapacity(items.count)
        for (index, item) in items.enumerated() where !isFull {
            path.append(.index(index))
            if let value = coerce(item, as: type) { coerced.append(value) }
            path.removeLast()
        }
        return coerced.count == items.count ? .list(coerced) : nil
    }

    private mutating func coerceObject(_ value: Value, as type: NamedType) -> Value? {
        guard case .object(let given) = value else {
            return report("Expected value of type \"\(type.name)\" to be an object, found: \(shown(value, as: type)).")
        }
        let issueCount = issues.count
        var coerced = ObjectValue()
        coerced.reserveCapacity(type.inputFields.count)
        var knownCount = 0
        let fields = FieldLookup(given)
        for id in type.inputFields where !isFull {
            let field = schema[id]
            guard let fieldValue = fields[field.name] else {
                if field.isRequired {
                    let found = shown(value, as: type)
                    report("Expected value of type \"\(type.name)\" to include required field \"\(field.name)\", found: \(found).")
                } else if let defaultValue = field.defaultValue {
                    coerced.append(field.name, defaultValue)
                }
                continue
            }
            knownCount += 1
            path.append(.key(field.name))
            let isInSecret = isSecret
            isSecret = isSecret || field.isSecret
            if let fieldValue = coerce(fieldValue, as: field.type) {
                coerced.append(field.name, fieldValue)
            }
            isSecret = isInSecret
            path.removeLast()
        }
        if knownCount < given.count, !isFull { reportUnknownFields(of: given, as: type) }
        if type.isOneOf { checkOneOf(given, knownCount: knownCount, as: type) }
        return issues.count == issueCount ? .object(coerced) : nil
    }

    /// Returns a value for messages, or a placeholder if it is secret.
    private func shown(_ value: Value, as type: NamedType) -> String {
        isSecret || type.containsSecret ? Excerpt.hidden : value.inspected
    }

    private mutating func reportUnknownFields(of given: ObjectValue, as type: NamedType) {
        let found = shown(.object(given), as: type)
        for field in given where !isFull && schema.inputField(named: field.name, of: type.id) == nil {
            let hint = suggests ? schema.inputFieldHint(field.name, of: type) : ""
            report(schema.unknownFieldMessage(field.name, of: type, hint: hint, found: found))
        }
    }

    private mutating func checkOneOf(_ given: ObjectValue, knownCount: Int, as type: NamedType) {
        if knownCount != 1 { report(type.oneOfMessage) }
        // As in GraphQL.js, a null in the first known field is also reported at that field.
        let first = given.first { schema.inputField(named: $0.name, of: type.id) != nil }
        guard let first, first.value.isNull else { return }
        path.append(.key(first.name))
        report(type.oneOfMessage)
        path.removeLast()
    }

    @discardableResult
    private mutating func report(_ message: String) -> Value? {
        issues.append(CoercionIssue(message: message, path: path, offset: nil))
        return nil
    }
}

extension NamedType {
    /// The message for an invalid secret value of this scalar or enum.
    var secretMessage: String { "Expected value of type \"\(name)\", found: \(Excerpt.hidden)." }

    /// The message for an invalid value of this OneOf input object.
    var oneOfMessage: String {
        "Within OneOf Input Object type \"\(name)\", exactly one field must be specified, and the value for that field must be non-null."
    }
}

extension Schema {
    /// Returns suggestions for a misspelled field of an input object.
    func inputFieldHint(_ field: String, of type: NamedType) -> String {
        Suggestions.didYouMean(field, among: self[type.inputFields].lazy.map(\.name))
    }

    /// Returns the message for a field that the input object does not have.
    func unknownFieldMessage(_ field: String, of type: NamedType, hint: String, found: String) -> String {
        "Expected value of type \"\(type.name)\" not to include unknown field \"\(field)\""
            + (hint.isEmpty ? ", found" : ".\(hint) Found") + ": \(found)."
    }
}
