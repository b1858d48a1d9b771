/// Executes an operation on plain data and writes the response's `data` as JSON.
///
/// Execution is synchronous and depth first, so the root fields of a mutation run one after the other. After an error, the output is
/// truncated to the start of the nearest nullable position, and `null` is written there.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Executing-Operations
public struct Executor<Source: DataSource> {
    /// The writer with the output so far.
    public var writer: ResponseWriter
    /// The errors that fields have raised so far.
    public internal(set) var errors: [GraphQLError] = []
    /// The size of the output in bytes after which execution stops: with nested fragments, a short document can request any amount of data.
    public var maximumBytes = Int.max
    /// Whether the output exceeded the maximum size; it cannot be used then.
    public private(set) var isTooLarge = false

    let schema: Schema
    let document: Document
    let variables: CoercedVariables
    let source: Source
    var collector: FieldCollector
    var path: [PathStep]

    /// A step of the path to the value that is being completed.
    enum PathStep {
        case field(Int)
        case index(Int)
        /// A step above the position where the executor starts.
        case outer(PathElement)
    }

    /// The maximum depth of the path: fragments can nest any number of levels, but the stack is limited.
    static var maximumDepth: Int { 1000 }

    /// Creates an executor for one operation.
    ///
    /// - Parameters:
    ///   - schema: The schema that the document has been validated against.
    ///   - document: The document with the operation and its fragments.
    ///   - variables: The coerced values of the operation's variables.
    ///   - source: The source of field values.
    ///   - writer: The writer to append the output to.
    ///   - path: The path of the output's start in the response.
    public init(
        schema: Schema,
        document: Document,
        variables: CoercedVariables,
        source: Source,
        writer: ResponseWriter = ResponseWriter(),
        path: [PathElement] = []
    ) {
        self.schema = schema
        self.document = document
        self.variables = variables
        self.source = source
        self.writer = writer
        self.path = path.map(PathStep.outer)
        collector = FieldCollector(schema: schema, document: document, variables: variables)
    }

    /// Executes an operation and writes its data: an object, or `null` if an error reached the root.
    public mutating func execute(_ operation: OperationDefinitionNode, root: Source.Node) {
        guard let type = schema.rootType(of: operation.kind) else {
            errors.append(
                GraphQLError(
                    "Schema is not configured to execute \(operation.kind.keyword) operation.",
                    locations: [document.location(ofOffset: operation.start)]
                )
            )
            return writer.writeNull()
        }
        let mark = writer.bytes.count
        do throws(GraphQLError) {
            let fields = try collector.collect([operation.selectionSet], on: type)
            if execute(fields, of: root) { return }
        } catch {
            errors.append(error)
        }
        writer.truncate(to: mark)
        writer.writeNull()
    }

    /// Writes an object; returns false if a non-null field failed or the output is too large.
    ///
    /// Spec: https://spec.graphql.org/September2025/#ExecuteCollectedFields()
    mutating func execute(_ fields: Range<Int>, of object: Source.Node) -> Bool {
        writer.write(byte: UInt8(ascii: "{"))
        for index in fields {
            if writer.bytes.count > maximumBytes { isTooLarge = true }
            guard !isTooLarge else { return false }
            let field = collector.fields[index]
            let comma = index > fields.lowerBound ? 0 : 1
            writer.append(collector.keys, from: Int(field.keyStart) + comma, to: Int(field.keyEnd))
            path.append(.field(index))
            let mark = writer.bytes.count
            let isComplete = execute(field, at: index, of: object)
            path.removeLast()
            if !isComplete {
                if field.type.isNonNull { return false }
                writer.truncate(to: mark)
                writer.writeNull()
            }
        }
        writer.write(byte: UInt8(ascii: "}"))
        return true
    }

    /// Writes a field's value; returns false if the value failed, with the error added to `errors`, or if the output is too large.
    ///
    /// Spec: https://spec.graphql.org/September2025/#ExecuteField()
    private mutating func execute(_ field: FieldCollector.Field, at index: Int, of object: Source.Node) -> Bool {
        if field.id.index <= FieldID.type.index { return executeMetaField(field) }
        var arguments: CoercedArguments?
        if field.arguments >= 0 {
            switch collector.arguments[Int(field.arguments)] {
            case .success(let values): arguments = values
            case .failure(let error): return fail(error)
            }
        }
        return complete(source.value(of: field.id, arguments: arguments, in: object), as: field.type, of: field, at: index)
    }

    private mutating func executeMetaField(_ field: FieldCollector.Field) -> Bool {
        if field.id == .typename {
            writer.write(string: schema[field.parentType].name)
            return true
        }
        var introspection = IntrospectionExecutor(
            schema: schema,
            document: document,
            variables: variables,
            source: IntrospectionSource(schema: schema),
            writer: ResponseWriter(),
            path: path.map(pathElement)
        )
        swap(&writer, &introspection.writer)
        let isComplete = introspection.execute(merged: Array(collector.nodes(of: field)), on: field.parentType)
        swap(&writer, &introspection.writer)
        errors += introspection.errors
        return isComplete
    }
}
