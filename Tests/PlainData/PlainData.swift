package import GraphQL

/// Data for the executor in a plain value: a field's value is the object's entry with the field's name.
///
/// `{"__error": text}` fails, and `{"__args": true}` returns the field's arguments. The tests of execution and the recorded conformance
/// cases use this format.
package struct PlainData: DataSource {
    package let schema: Schema

    /// Data of a schema.
    package init(schema: Schema) { self.schema = schema }

    package func value(of field: FieldID, arguments: CoercedArguments?, in object: Value) -> Value {
        guard case .object(let fields) = object, let value = fields[schema[field].name] else { return .null }
        guard case .object(let marker) = value, marker["__args"] == .boolean(true) else { return value }
        let names = schema[schema[field].arguments].map(\.name)
        let given = zip(names, arguments?.values ?? []).compactMap { name, value in
            value.map { ObjectValue.Field(name: name, value: $0) }
        }
        return .object(ObjectValue(given))
    }

    package func failure(of node: Value) -> String? {
        guard case .object(let fields) = node, case .string(let message)? = fields["__error"] else { return nil }
        return message
    }

    package func isNull(_ node: Value) -> Bool { node.isNull }

    package func isList(_ node: Value) -> Bool {
        if case .list = node { true } else { false }
    }

    package func nextItem(of list: Value, at cursor: inout Int) -> Value? {
        guard case .list(let items) = list, cursor < items.count else { return nil }
        defer { cursor += 1 }
        return items[cursor]
    }

    package func typeName(of object: Value) -> String? {
        guard case .object(let fields) = object, case .string(let name)? = fields["__typename"] else { return nil }
        return name
    }

    package func write(_ leaf: Value, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
        try schema.write(leaf, as: type, to: &writer)
    }
}
