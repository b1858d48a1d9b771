import GraphQL

/// The arguments of one field: literals of the document, variables, and defaults of the schema, found by path (`filter.calories.min`).
struct Arguments {
    /// An argument's value with unresolved variables.
    private indirect enum Tree {
        case source(ValueSource)
        case object([(name: String, value: Tree)])

        /// The whole value, as one source.
        var whole: ValueSource {
            switch self {
            case .source(let source): source
            case .object(let fields): .object(fields.map { NamedSource(name: $0.name, source: $0.value.whole) })
            }
        }
    }

    private let values: [(name: String, value: Tree)]
    /// The document offsets of the written arguments and of the field.
    private let places: (arguments: [(name: String, offset: Int32)], field: Int32)

    /// Reads the arguments of a field.
    init(of field: SelectionNode, definition: FieldDefinition, in reading: ArgumentReading) throws(PlanError) {
        var values: [(String, Tree)] = []
        for id in definition.arguments {
            let argument = reading.schema[id]
            let given = reading.document[field.arguments].first { reading.document.text($0.name) == argument.name }
            if let given, let tree = try Self.tree(given.value, type: argument.type, reading, orDefault: argument.defaultValue) {
                values.append((argument.name, tree))
            } else if given == nil, let value = argument.defaultValue {
                values.append((argument.name, .source(.constant(value))))
            }
        }
        self.values = values
        let written = reading.document[field.arguments].map { (reading.document.text($0.name), $0.value.start) }
        places = (written, field.start)
    }

    /// The document offset of the argument at the beginning of a path, or else of the field.
    func offset(_ path: String) -> Int32 {
        places.arguments.first { path == $0.name || path.hasPrefix($0.name + ".") }?.offset ?? places.field
    }

    /// The source of the value at a path; nil if there is no value.
    func source(_ path: String) -> ValueSource? {
        var names = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }[...]
        var fields = values
        while let name = names.popFirst() {
            guard let found = fields.first(where: { $0.name == name })?.value else { return nil }
            switch found {
            case .source(let source): return source.descending(names)
            case .object(let inner):
                guard !names.isEmpty else { return found.whole }
                fields = inner
            }
        }
        return nil
    }

    /// A value in the document; nil if it is a variable without value, which counts as absent.
    private static func tree(
        _ node: ValueNode,
        type: TypeReference,
        _ reading: ArgumentReading,
        orDefault defaultValue: Value? = nil
    ) throws(PlanError) -> Tree? {
        let document = reading.document
        if node.kind == .variable {
            guard let name = node.name, let index = reading.variableIndex(document.text(name)) else {
                throw .invalidDocument("Variable \"\(document.text(node))\" is not defined.")
            }
            let source = ValueSource.variable(index, path: [])
            // A nullable variable is valid where null is not, if the variable or the argument has a default. Then only the variable's value
            // shows an error.
            if type.isNonNull, reading.isNullable(index), reading.shape.presence(of: source) == .null {
                throw PlanError("Variable \"\(document.text(node))\" must not be null here.")
            }
            if let defaultValue, reading.shape.presence(of: source) == .absent { return .source(.constant(defaultValue)) }
            return .source(source)
        }
        if node.kind == .null { return .source(.constant(.null)) }
        if let item = type.item {
            let nodes = node.kind == .list ? Array(document[node.items]) : [node]
            var sources: [ValueSource] = []
            for node in nodes {
                guard case .source(let source)? = try tree(node, type: item, reading) else {
                    throw PlanError("A list of objects with variables in them is not supported; pass the whole list as one variable.")
                }
                sources.append(source)
            }
            return .source(.list(sources))
        }
        guard reading.schema[type.named].kind == .inputObject else {
            return .source(.constant(try leaf(node, type: type.named, reading)))
        }
        return try object(node, type: type.named, reading)
    }

    private static func object(_ node: ValueNode, type: TypeID, _ reading: ArgumentReading) throws(PlanError) -> Tree {
        let nodes = reading.document[node.fields]
        var fields: [(name: String, value: Tree)] = []
        for id in reading.schema[type].inputFields {
            let field = reading.schema[id]
            let given = nodes.first { reading.document.text($0.name) == field.name }
            if let given, let tree = try tree(given.value, type: field.type, reading, orDefault: field.defaultValue) {
                fields.append((field.name, tree))
            } else if given == nil, let value = field.defaultValue {
                fields.append((field.name, .source(.constant(value))))
            }
        }
        let constants = fields.compactMap { field -> ObjectValue.Field? in
            guard case .source(.constant(let value)) = field.value else { return nil }
            return ObjectValue.Field(name: field.name, value: value)
        }
        return constants.count == fields.count ? .source(.constant(.object(ObjectValue(constants)))) : .object(fields)
    }

    /// A scalar or enum literal; validation has checked that it fits its type.
    private static func leaf(_ node: ValueNode, type: TypeID, _ reading: ArgumentReading) throws(PlanError) -> Value {
        let document = reading.document
        if let rule = reading.schema[type].scalarRule {
            do { return try rule.coerce(node, in: document) } catch { throw .invalidDocument(error.message) }
        }
        let text = document.text(node)
        switch node.kind {
        case .int where type == .id: return .string(text)
        case .int where type == .float: return .double(Double(text) ?? 0)
        case .int: if let number = Int64(text) { return .int(number) }
        case .float: if let number = Double(text), number.isFinite { return .double(number) }
        case .string, .blockString:
            let string = document.stringValue(of: node)
            guard !string.utf8.contains(0) else {
                throw PlanError("A string in the request contains a character that cannot be stored, such as U+0000.")
            }
            return .string(string)
        case .boolean: return .boolean(text == "true")
        case .enum: return .enum(text)
        default: break
        }
        throw PlanError("\(text) is not a value of type \(reading.schema[type].name).")
    }
}

/// The context for reading arguments.
///
/// A class, so that passing it to each step of planning is cheap.
final class ArgumentReading {
    let schema: Schema
    let document: Document
    let operation: OperationDefinitionNode
    let shape: RequestShape

    init(schema: Schema, document: Document, operation: OperationDefinitionNode, shape: RequestShape) {
        (self.schema, self.document, self.operation, self.shape) = (schema, document, operation, shape)
    }

    /// The index of a variable among the operation's definitions.
    func variableIndex(_ name: String) -> Int? {
        document[operation.variables].enumerated().first { document.text($0.element.name) == name }?.offset
    }

    /// Whether the declared type of a variable is nullable.
    func isNullable(_ variable: Int) -> Bool {
        document[operation.variables].dropFirst(variable).first?.type.kind != .nonNull
    }
}

extension ValueSource {
    /// The source of a part of the value.
    fileprivate func descending(_ names: ArraySlice<String>) -> ValueSource? {
        guard !names.isEmpty else { return self }
        switch self {
        case .variable(let index, let path): return .variable(index, path: path + names)
        case .list, .object, .knownPoint, .search: return nil
        case .constant(var value):
            for name in names {
                guard case .object(let object) = value, let next = object[name] else { return nil }
                value = next
            }
            return .constant(value)
        }
    }
}
