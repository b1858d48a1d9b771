/// The default values of a document on their way from literals to values.
struct DefaultValues {
    private struct Entry {
        let literal: ValueNode
        let label: String
        var isBeingCoerced = false
    }

    private var entries: [InputValueID: Entry] = [:]
    /// The order of the source, so that errors come in it.
    private(set) var ids: [InputValueID] = []

    mutating func add(_ literal: ValueNode, of id: InputValueID, label: String) {
        entries[id] = Entry(literal: literal, label: label)
        ids.append(id)
    }

    /// Begins the work on a default value; nil where it is done, or there is none.
    fileprivate mutating func begin(_ id: InputValueID) -> (literal: ValueNode, label: String, isCircular: Bool)? {
        guard let entry = entries[id] else { return nil }
        entries[id]?.isBeingCoerced = true
        return (entry.literal, entry.label, entry.isBeingCoerced)
    }

    fileprivate mutating func end(_ id: InputValueID) { entries[id] = nil }
}

extension SchemaBuilder {
    /// Coerces all default values, those first that others need: `{}` takes over the defaults of the input object's fields.
    mutating func coerceDefaultValues() {
        if errors.isEmpty {
            for id in defaults.ids { coerceDefaultValue(of: id) }
        }
        defaults = DefaultValues()
    }

    private mutating func coerceDefaultValue(of id: InputValueID) {
        guard let (literal, label, isCircular) = defaults.begin(id) else { return }
        if isCircular {
            let problem = "The default value of Input Object field \(label) references itself."
            _ = refuses("Invalid circular reference. \(problem)", at: literal.start)
            defaults.end(id)
            return
        }
        let type = schema[id].type
        coerceDefaultValues(neededBy: literal, as: type)
        var coercion = LiteralCoercion(schema: schema, document: document, variables: nil)
        let value = coercion.coerce(literal, as: type)
        for issue in coercion.issues {
            let message = "\(label) has invalid default value\(issue.printedPath): \(issue.message)"
            _ = refuses(message, at: (issue.node ?? literal).start)
        }
        schema.inputValues[Int(id.index)].defaultValue = value
        defaults.end(id)
    }

    private mutating func coerceDefaultValues(neededBy literal: ValueNode, as type: TypeReference) {
        if let item = type.item {
            let items = literal.kind == .list ? Array(document[literal.items]) : [literal]
            for node in items { coerceDefaultValues(neededBy: node, as: item) }
            return
        }
        guard literal.kind == .object, schema[type.named].kind == .inputObject else { return }
        for id in schema[type.named].inputFields {
            let name = schema[id].name
            if let field = document[literal.fields].first(where: { document.text($0.name) == name }) {
                coerceDefaultValues(neededBy: field.value, as: schema[id].type)
            } else {
                coerceDefaultValue(of: id)
            }
        }
    }
}
