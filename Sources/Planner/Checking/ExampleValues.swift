import GraphQL

/// What covering operations put into arguments.
public struct ExampleValues: Sendable {
    /// For strings.
    public var text = "a"
    /// For integers.
    public var integer: Int64 = 30
    /// For numbers with a fraction.
    public var number = 2.5
    /// The numbers within global ids.
    public var ids: [Int64] = [1, 2]
    /// How many rows a page has.
    public var pageSize: Int64 = 2

    /// Values that fit any database.
    public init() {}
}

/// A value for an argument.
struct ExampleValue {
    let value: Value
    /// Whether it differs from an earlier one only in which value of an enum or boolean it has, or in the length of a list.
    var isFurther = false
}

/// Makes examples for input types: enough that each field of each input object is there once by itself, and each enum value once.
struct ExampleMaker {
    let catalog: Catalog
    let examples: ExampleValues

    /// Input objects may hold themselves; deeper than this nothing new comes.
    private static let maximumDepth = 3

    /// Examples for an argument or input field; its name tells what an `ID` is the id of.
    func examples(of type: TypeReference, named name: String, depth: Int = 0) -> [ExampleValue] {
        if let item = type.item {
            let items = examples(of: item, named: name, depth: depth)
            guard let first = items.first else { return [] }
            let pair = ExampleValue(value: .list([first.value, items[items.count > 1 ? 1 : 0].value]), isFurther: true)
            return items.map { ExampleValue(value: .list([$0.value]), isFurther: $0.isFurther) } + [pair]
        }
        let named = catalog.schema[type.named]
        switch named.kind {
        case .enum:
            return catalog.schema[named.enumValues].enumerated().map { ExampleValue(value: .enum($1.name), isFurther: $0 > 0) }
        case .inputObject: return depth < Self.maximumDepth ? objects(of: named, depth: depth) : []
        default: return scalars(type.named, named: name)
        }
    }

    private func scalars(_ type: TypeID, named name: String) -> [ExampleValue] {
        switch type {
        case .id: examples.ids.enumerated().map { ExampleValue(value: .string("\(table(named: name))_\($1)"), isFurther: $0 > 0) }
        case .int: [ExampleValue(value: .int(examples.integer))]
        case .float: [ExampleValue(value: .double(examples.number))]
        case .boolean: [ExampleValue(value: .boolean(true)), ExampleValue(value: .boolean(false), isFurther: true)]
        default: [ExampleValue(value: .string(examples.text))]
        }
    }

    /// Each field by itself, then all together; a field with a default says something about the others, so it has each value among them.
    private func objects(of type: NamedType, depth: Int) -> [ExampleValue] {
        let schema = catalog.schema
        let fields = schema[type.inputFields].map { ($0, examples(of: $0.type, named: $0.name, depth: depth + 1)) }
        func object(_ chosen: [String: Value]) -> Value {
            var object = ObjectValue()
            for (field, examples) in fields {
                if let value = chosen[field.name] ?? (field.isRequired ? examples.first?.value : nil) { object.append(field.name, value) }
            }
            return .object(object)
        }
        var result = fields.flatMap { field, examples in
            examples.map { ExampleValue(value: object([field.name: $0.value]), isFurther: $0.isFurther) }
        }
        let all = Dictionary(fields.compactMap { field, examples in examples.first.map { (field.name, $0.value) } }) { first, _ in first }
        result.append(ExampleValue(value: object(all)))
        for (field, examples) in fields where field.defaultValue != nil {
            result += examples.map { ExampleValue(value: object(all.merging([field.name: $0.value]) { $1 })) }
        }
        return result
    }

    /// The table whose ids an argument takes, by convention: `ingredientIds` those of `ingredient`.
    private func table(named name: String) -> String {
        var stem = Substring(name)
        for ending in ["Ids", "Id"] where stem.hasSuffix(ending) { stem.removeLast(ending.utf8.count) }
        let column = Identifier(columnOfField: String(stem)).name
        return catalog.binding(ofTable: column)?.table?.name ?? catalog.tables.first ?? name
    }
}

extension Value {
    /// The value as it stands in a document.
    var literal: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .string(let text):
            // Only quotes and backslashes occur in the texts of programs.
            "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
        case .enum(let name): name
        case .list(let items): "[" + items.map(\.literal).joined(separator: ", ") + "]"
        case .object(let object): "{" + object.map { "\($0.name): \($0.value.literal)" }.joined(separator: ", ") + "}"
        }
    }

    /// The value as JSON carries it, where enum values are strings.
    var asSent: Value {
        switch self {
        case .enum(let name): return .string(name)
        case .list(let items): return .list(items.map(\.asSent))
        case .object(let object):
            var sent = ObjectValue()
            for field in object { sent.append(field.name, field.value.asSent) }
            return .object(sent)
        default: return self
        }
    }
}
