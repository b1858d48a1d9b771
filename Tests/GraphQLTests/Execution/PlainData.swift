import GraphQL

/// Test data for the executor: a field's value is the object's entry of its name; `{"__error": text}` fails; `{"__args": true}` shows
/// the field's arguments.
struct PlainData: DataSource {
    let schema: Schema

    func value(of field: FieldID, arguments: CoercedArguments?, in object: Value) -> Value {
        guard case .object(let fields) = object, let value = fields[schema[field].name] else { return .null }
        guard case .object(let marker) = value, marker["__args"] != nil else { return value }
        let names = schema[schema[field].arguments].map(\.name)
        let given = zip(names, arguments?.values ?? []).compactMap { name, value in
            value.map { ObjectValue.Field(name: name, value: $0) }
        }
        return .object(ObjectValue(given))
    }

    func failure(of node: Value) -> String? {
        guard case .object(let fields) = node, case .string(let message)? = fields["__error"] else { return nil }
        return message
    }

    func isNull(_ node: Value) -> Bool { node.isNull }

    func isList(_ node: Value) -> Bool {
        if case .list = node { true } else { false }
    }

    func nextItem(of list: Value, at cursor: inout Int) -> Value? {
        guard case .list(let items) = list, cursor < items.count else { return nil }
        defer { cursor += 1 }
        return items[cursor]
    }

    func typeName(of object: Value) -> String? {
        guard case .object(let fields) = object, case .string(let name)? = fields["__typename"] else { return nil }
        return name
    }

    func write(_ leaf: Value, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError) {
        try schema.write(leaf, as: type, to: &writer)
    }
}

/// What came of an operation.
struct Response: Equatable {
    var data: String
    var errors: [GraphQLError]
}

extension Schema {
    /// Executes a document's operation over a root value.
    func execute(
        _ source: String,
        root: Value = [:],
        variables: ObjectValue = [:],
        operationName: String? = nil
    ) throws -> Response {
        let document = try Document.parse(source)
        let operation = try document.operation(named: operationName)
        let coerced = try coerceVariables(of: operation, in: document, from: variables)
        var executor = Executor(schema: self, document: document, variables: coerced, source: PlainData(schema: self))
        executor.execute(operation, root: root)
        return Response(data: executor.writer.text, errors: executor.errors)
    }
}
