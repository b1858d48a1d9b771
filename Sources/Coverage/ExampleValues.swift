import GraphQL
import Planner

/// The argument values of covering operations.
public struct ExampleValues: Sendable {
    /// The value of strings.
    public var text = "a"
    /// The values of strings that must refer to existing objects, by argument name.
    public var texts: [String: String] = [:]
    /// The value of integers.
    public var integer: Int64 = 30
    /// The value of floating-point numbers.
    public var number = 2.5
    /// The latitude and longitude of a point.
    public var point = (latitude: 52.52, longitude: 13.41)
    /// The value of dates.
    public var date = "2026-03-04"
    /// The value of date-times.
    public var dateTime = "2026-03-04T18:30:00Z"
    /// The numbers in global ids.
    public var ids: [Int64] = [1, 2]
    /// The number of rows in a page.
    public var pageSize: Int64 = 2
    /// Whether an example in an argument's description (“for example `recipe_42`”) takes precedence if it is valid for the type.
    public var prefersDescribed = false

    /// Values that suit any database.
    public init() {}
}

/// A value for an argument.
struct ExampleValue {
    let value: Value
    /// Whether the value differs from an earlier one only in an enum value, a boolean, or the length of a list.
    var isVariant = false
}

/// Creates examples of input types.
///
/// They cover each field of each input object alone, and each enum value once.
struct ExampleMaker {
    let catalog: Catalog
    let examples: ExampleValues

    /// The maximum depth of recursive input objects.
    ///
    /// Deeper levels add nothing new.
    private static let maximumDepth = 3

    /// Returns examples of an argument or input field.
    func examples(of input: InputValueDefinition, depth: Int = 0) -> [ExampleValue] {
        described(input).map { [ExampleValue(value: $0)] } ?? examples(of: input.type, for: input, depth: depth)
    }

    /// Returns examples of a type.
    ///
    /// The input's name determines which type an `ID` belongs to.
    private func examples(of type: TypeReference, for input: InputValueDefinition, depth: Int) -> [ExampleValue] {
        if let item = type.item {
            let items = examples(of: item, for: input, depth: depth)
            guard let first = items.first else { return [] }
            let pair = ExampleValue(value: .list([first.value, items[items.count > 1 ? 1 : 0].value]), isVariant: true)
            return items.map { ExampleValue(value: .list([$0.value]), isVariant: $0.isVariant) } + [pair]
        }
        let named = catalog.schema[type.named]
        switch named.kind {
        case .enum:
            return catalog.schema[named.enumValues].enumerated().map { ExampleValue(value: .enum($1.name), isVariant: $0 > 0) }
        case .inputObject: return depth < Self.maximumDepth ? objects(of: named, depth: depth) : []
        default: return scalars(type.named, named: input.name)
        }
    }

    /// Returns the example from a description, if it is valid for the type.
    private func described(_ input: InputValueDefinition) -> Value? {
        guard examples.prefersDescribed, let text = input.describedExample else { return nil }
        return catalog.schema.value(ofExample: text, as: input.type)
    }

    private func scalars(_ type: TypeID, named name: String) -> [ExampleValue] {
        switch type {
        case .id: examples.ids.enumerated().map { ExampleValue(value: .string("\(idPrefix(named: name))_\($1)"), isVariant: $0 > 0) }
        case .int: [ExampleValue(value: .int(examples.integer))]
        case .float: [ExampleValue(value: .double(number(named: name)))]
        case .boolean: [ExampleValue(value: .boolean(true)), ExampleValue(value: .boolean(false), isVariant: true)]
        case _ where catalog.schema[type].scalarRule == .upload:
            [ExampleValue(value: FileVariable.example)]
        default: [ExampleValue(value: .string(examples.texts[name] ?? text(for: catalog.schema[type].scalarRule)))]
        }
    }

    /// Returns a number.
    ///
    /// Fields named `latitude` or `longitude` get a valid coordinate.
    private func number(named name: String) -> Double {
        switch name {
        case "latitude": examples.point.latitude
        case "longitude": examples.point.longitude
        default: examples.number
        }
    }

    private func text(for rule: ScalarRule?) -> String {
        switch rule {
        case .date: examples.date
        case .dateTime: examples.dateTime
        case .localTime: "18:30"
        case .url: "https://example.org/"
        case .decimal: String(examples.number)
        case .upload, nil: examples.text
        }
    }

    /// Returns objects with one field each, then with several.
    private func objects(of type: NamedType, depth: Int) -> [ExampleValue] {
        if isWhole(type) { return [ExampleValue(value: object([:], of: fields(of: type, depth: depth)))] }
        return fieldExamples(of: type, depth: depth).flatMap(\.examples) + (type.isOneOf ? [] : combinations(of: type, depth: depth))
    }

    /// Whether all fields of an input object are required, as in a point.
    func isWhole(_ type: NamedType) -> Bool { catalog.schema[type.inputFields].allSatisfy(\.isRequired) }

    /// Returns objects with one optional field each, plus the required fields.
    func fieldExamples(of type: NamedType, depth: Int) -> [(name: String, examples: [ExampleValue])] {
        let fields = fields(of: type, depth: depth)
        return fields.map { field, examples in
            let objects = examples.map { ExampleValue(value: object([field.name: $0.value], of: fields), isVariant: $0.isVariant) }
            return (name: field.name, examples: objects)
        }
    }

    /// Returns objects with all fields.
    ///
    /// A field with a default can affect the others, so each of its values gets an object.
    func combinations(of type: NamedType, depth: Int) -> [ExampleValue] {
        let fields = fields(of: type, depth: depth)
        let all = Dictionary(fields.compactMap { field, examples in examples.first.map { (field.name, $0.value) } }) { first, _ in first }
        guard all.count > 1 else { return [] }
        let further = fields.filter { $0.field.defaultValue != nil }.flatMap { field, examples in
            examples.map { ExampleValue(value: object(all.merging([field.name: $0.value]) { $1 }, of: fields)) }
        }
        return [ExampleValue(value: object(all, of: fields))] + further
    }

    private typealias Fields = [(field: InputValueDefinition, examples: [ExampleValue])]

    private func fields(of type: NamedType, depth: Int) -> Fields {
        catalog.schema[type.inputFields].map { ($0, examples(of: $0, depth: depth + 1)) }
    }

    private func object(_ chosen: [String: Value], of fields: Fields) -> Value {
        var object = ObjectValue()
        for (field, examples) in fields {
            if let value = chosen[field.name] ?? (field.isRequired ? examples.first?.value : nil) { object.append(field.name, value) }
        }
        return .object(object)
    }

    /// Returns the prefix of the ids that an argument takes, by naming convention: `ingredientIds` takes `ingredient_42`.
    private func idPrefix(named name: String) -> String {
        var stem = Substring(name)
        for ending in ["Ids", "Id"] where stem.hasSuffix(ending) { stem.removeLast(ending.utf8.count) }
        let prefix = Identifier(columnOfField: String(stem)).name
        return catalog.binding(withIDs: prefix) == nil ? catalog.idPrefixes.first ?? name : prefix
    }
}

extension Value {
    /// The value as a literal in a document.
    package var literal: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .int(let number): String(number)
        case .bigInteger(let digits): digits
        case .double(let number): String(number)
        case .string(let text):
            // In the texts of our code, only quotes and backslashes need escaping.
            "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
        case .enum(let name): name
        case .upload: FileVariable.reference
        case .list(let items): "[" + items.map(\.literal).joined(separator: ", ") + "]"
        case .object(let object): "{" + object.map { "\($0.name): \($0.value.literal)" }.joined(separator: ", ") + "}"
        }
    }

    /// The value as JSON, in which enum values are strings.
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
