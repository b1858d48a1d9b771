/// Executes `__schema` and `__type`, whatever data source provides the rest of the response.
public typealias IntrospectionExecutor = Executor<IntrospectionSource>

extension Executor where Source == IntrospectionSource {
    /// Creates an executor that introspects the schema.
    ///
    /// - Parameters:
    ///   - schema: The schema to show, which the document has been validated against.
    ///   - document: The document with the operation and its fragments.
    ///   - variables: The coerced values of the operation's variables.
    public init(schema: Schema, document: Document, variables: CoercedVariables) {
        self.init(
            schema: schema,
            document: document,
            variables: variables,
            source: IntrospectionSource(schema: schema)
        )
    }

    /// Writes the value of one root field, `__schema` or `__type`.
    ///
    /// - Parameters:
    ///   - nodes: The field nodes that are merged under its response name.
    ///   - writer: The writer to append the value to, without its key.
    /// - Returns: False if the field failed and must not be null; `errors` then has the reason.
    public mutating func write(_ nodes: [SelectionNode], to writer: inout ResponseWriter) -> Bool {
        guard let query = schema.queryType else { return false }
        swap(&self.writer, &writer)
        defer { swap(&self.writer, &writer) }
        let name = nodes.first.map { document.text($0.responseName) } ?? ""
        path = [.outer(.key(name))]
        return execute(merged: nodes, on: query)
    }

    /// Writes the value of a root field; `path` already leads to it.
    mutating func execute(merged nodes: [SelectionNode], on type: TypeID) -> Bool {
        let index = collector.fields.count
        collector.add(nodes, on: type)
        guard index < collector.fields.count else { return false }
        let field = collector.fields[index]
        // The last step of the path must be this field, because errors take their locations from its nodes.
        if !path.isEmpty { path[path.count - 1] = .field(index) }
        let mark = writer.bytes.count
        if completeRoot(field, at: index) { return true }
        if field.type.isNonNull { return false }
        writer.truncate(to: mark)
        writer.writeNull()
        return true
    }

    private mutating func completeRoot(_ field: FieldCollector.Field, at index: Int) -> Bool {
        guard field.id == .type else { return complete(.schema, as: field.type, of: field, at: index) }
        switch collector.arguments[Int(field.arguments)] {
        case .failure(let error): return fail(error)
        case .success(let arguments):
            guard case .string(let name) = arguments[0] else { return false }
            let type = schema.type(named: name).map { IntrospectionSource.Node.type(TypeReference($0)) }
            return complete(type ?? .null, as: field.type, of: field, at: index)
        }
    }
}
