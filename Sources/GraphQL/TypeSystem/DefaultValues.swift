/// The default values of a document on their way from literals to values, and what is wrong with them.
struct DefaultValues {
    /// How deep a coerced default value can nest, the defaults of input fields inside it included.
    ///
    /// What the parser takes as a literal fits; only a chain of input objects, each the default of the one before, is longer.
    static let maximumNesting = 200
    /// How many fields of input objects all default values together can have: far beyond any written schema.
    static let maximumFields = 1_000_000

    /// A field of an input object whose default value is being coerced.
    struct Step {
        let type: TypeID
        let field: InputValueID
        let literal: ValueNode
    }

    private enum State {
        case waiting
        case underway(position: Int)
        case done(nesting: Int)
    }

    private struct Entry {
        let literal: ValueNode
        var state = State.waiting
    }

    private var entries: [InputValueID: Entry] = [:]
    /// The order of the source, so that errors come in it.
    private var ids: [InputValueID] = []
    /// The input fields whose default values are being coerced, each needed by the one before it.
    private var path: [Step] = []
    private var fieldCount = 0

    /// What does not fit the types.
    private(set) var issues: [InputValueID: [CoercionIssue]] = [:]
    /// Default values that contain themselves: a field, and those through which it comes back to itself.
    private(set) var cycles: [[Step]] = []
    /// The default value at which the bounds were passed; from there on none is coerced.
    private(set) var excess: ValueNode?

    mutating func add(_ literal: ValueNode, of id: InputValueID) {
        entries[id] = Entry(literal: literal)
        ids.append(id)
    }

    /// Coerces all default values into the schema, those first that others need: `{}` takes over the defaults of the input object's fields.
    ///
    /// GraphQL.js looks for cycles from input object to input object; the same order tells the same cycles.
    mutating func coerce(into schema: inout Schema, _ document: Document) {
        guard !ids.isEmpty else { return }
        for index in schema.types.indices where schema.types[index].kind == .inputObject {
            for field in schema.types[index].inputFields { _ = coerce(field, of: schema.types[index].id, at: 0, into: &schema, document) }
        }
        for id in ids { _ = coerce(id, of: nil, at: 0, into: &schema, document) }
        entries = [:]
        ids = []
    }

    /// Coerces one default value at some depth of another one; gives the nesting of the value.
    private mutating func coerce(
        _ id: InputValueID,
        of type: TypeID?,
        at level: Int,
        into schema: inout Schema,
        _ document: Document
    ) -> Int {
        guard excess == nil, let entry = entries[id] else { return 0 }
        switch entry.state {
        case .done(let nesting): return nesting
        case .underway(let position):
            if cycles.count < SchemaError.maximumErrors { cycles.append(Array(path[position...])) }
            return 0
        case .waiting: break
        }
        entries[id]?.state = .underway(position: path.count)
        if let type { path.append(Step(type: type, field: id, literal: entry.literal)) }
        let named = schema[id].type.named
        let nesting = coerceNeeded(by: entry.literal, as: named, at: level, into: &schema, document)
        if type != nil { path.removeLast() }
        if nesting > Self.maximumNesting { excess = excess ?? entry.literal }
        entries[id]?.state = .done(nesting: nesting)
        guard excess == nil else { return 0 }

        let (value, found) = Self.coerced(entry.literal, as: schema[id].type, schema, document)
        schema.inputValues[Int(id.index)].defaultValue = value
        if !found.isEmpty { issues[id] = found }
        return nesting
    }

    /// Coerces the default values that a literal takes over; gives how deep it nests with them.
    private mutating func coerceNeeded(
        by literal: ValueNode,
        as type: TypeID,
        at level: Int,
        into schema: inout Schema,
        _ document: Document
    ) -> Int {
        guard level <= Self.maximumNesting, fieldCount <= Self.maximumFields else {
            excess = excess ?? literal
            return 0
        }
        var nesting = 0
        if literal.kind == .list {
            for item in document[literal.items] {
                nesting = max(nesting, coerceNeeded(by: item, as: type, at: level + 1, into: &schema, document))
            }
            return nesting + 1
        }
        guard literal.kind == .object, schema[type].kind == .inputObject else { return 0 }
        let fields = schema[type].inputFields
        fieldCount += fields.count
        var given = [ValueNode?](repeating: nil, count: fields.count)
        for field in document[literal.fields] {
            guard let id = schema.inputField(named: field.name, of: type, in: document) else { continue }
            given[Int(id.index - fields.start)] = field.value
        }
        for (id, value) in zip(fields, given) {
            let fieldNesting =
                if let value {
                    coerceNeeded(by: value, as: schema[id].type.named, at: level + 1, into: &schema, document)
                } else {
                    coerce(id, of: type, at: level + 1, into: &schema, document)
                }
            nesting = max(nesting, fieldNesting)
        }
        return nesting + 1
    }

    private static func coerced(
        _ literal: ValueNode,
        as type: TypeReference,
        _ schema: Schema,
        _ document: Document
    ) -> (value: Value?, issues: [CoercionIssue]) {
        guard schema[type.named].kind.isInput else { return (nil, []) }
        var coercion = LiteralCoercion(schema: schema, document: document, variables: nil)
        return (coercion.coerce(literal, as: type), coercion.issues)
    }
}

extension SchemaBuilder {
    mutating func coerceDefaultValues() {
        defaultValues.coerce(into: &schema, document)
    }
}
