import GraphQL
import TestSupport

/// Generates random operations that are valid by construction: their selections exist, their fields merge, and all definitions are used.
struct OperationGenerator {
    struct Variable: Sendable {
        let name: String
        let type: TypeReference
        let defaultValue: Value?
    }

    struct Operation: Sendable {
        let name: String
        let kind: OperationKind
        let variables: [Variable]
    }

    let schema: Schema
    var values: ValueGenerator
    private(set) var operations: [Operation] = []

    private let composites: [TypeID]
    private var definitions: [String] = []
    private var fragments: [(name: String, condition: TypeID)] = []
    private var variables: [Variable] = []
    private var nameCount = 0
    private var budget = 0

    init(schema: Schema, seed: Int) {
        self.schema = schema
        values = ValueGenerator(schema: schema, random: SeededGenerator(seed: seed))
        composites = schema.types.filter { $0.kind.isComposite && !$0.isBuiltIn }.map(\.id)
    }

    /// Returns a document with some operations and the fragments that they spread.
    mutating func document() -> String {
        (definitions, operations) = ([], [])
        for index in 0..<values.random.number(1...2) { addOperation("Operation\(index)") }
        definitions.shuffle(using: &values.random)
        return definitions.joined(separator: "\n")
    }

    private mutating func addOperation(_ name: String) {
        (fragments, variables, budget) = ([], [], 30)
        let kind = values.random.pick([OperationKind.query, .query, .query, .mutation, .subscription])
        guard let root = schema.rootType(of: kind) else { return }
        let selections =
            kind == .subscription ? "{ " + field(of: root, depth: 0, isConditional: false) + " }" : selectionSet(on: root, depth: 0)
        let directives = kind == .query ? mark() : ""
        let list = variables.map { variable in
            "$\(variable.name): \(schema.printed(variable.type))"
                + (variable.defaultValue.map { " = " + $0.literal } ?? "") + (values.random.once(in: 8) ? " @once" : "")
        }
        definitions.append(
            "\(kind.keyword) \(name)" + (list.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")") + directives + " " + selections
        )
        operations.append(Operation(name: name, kind: kind, variables: variables))
    }

    // MARK: - Selections

    private mutating func selectionSet(on type: TypeID, depth: Int) -> String {
        // With the type's name in the response, the checker knows the fields that were selected.
        var selections = schema[type].kind == .object ? [] : ["__typename"]
        for _ in 0..<values.random.number(1...4) {
            budget -= 1
            switch values.random.number(0...9) {
            case 0: selections.append("t\(newNumber()): __typename" + condition())
            case 1, 2: selections.append(depth < 5 ? inlineFragment(on: type, depth: depth) : "__typename")
            case 3: selections.append(depth < 5 ? fragmentSpread(on: type, depth: depth) : "__typename")
            default: selections.append(schema[type].kind == .union ? "__typename" : field(of: type, depth: depth))
            }
        }
        return "{ " + selections.joined(separator: " ") + " }"
    }

    private mutating func field(of type: TypeID, depth: Int, isConditional: Bool = true) -> String {
        let field = schema[values.random.pick(Array(schema[type].fields))]
        let arguments = arguments(field.arguments)
        var text = arguments.isEmpty ? responseName(of: field, on: type) : "x\(newNumber()): "
        text += field.name + arguments + (isConditional ? condition() : "") + mark() + (values.random.once(in: 10) ? " @once" : "")
        guard schema[field.type.named].kind.isComposite else { return text }
        return text + " " + (depth < 6 && budget > 0 ? selectionSet(on: field.type.named, depth: depth + 1) : "{ __typename }")
    }

    /// Returns an alias with a colon if another type has a field with the same name and a different type.
    ///
    /// With the alias, both fields can be in one response.
    private func responseName(of field: FieldDefinition, on type: TypeID) -> String {
        let isUnique = composites.allSatisfy { other in
            schema.field(named: field.name, of: other).map { schema[$0].type == field.type } ?? true
        }
        return isUnique ? "" : "\(schema[type].name)_\(field.name): "
    }

    private mutating func inlineFragment(on type: TypeID, depth: Int) -> String {
        let condition = values.random.once(in: 4) ? nil : overlapping(type)
        return "..." + (condition.map { " on " + schema[$0].name } ?? "") + self.condition() + mark() + " "
            + selectionSet(on: condition ?? type, depth: depth + 1)
    }

    private mutating func fragmentSpread(on type: TypeID, depth: Int) -> String {
        if values.random.once(in: 2), let known = fragments.first(where: { overlap($0.condition, type) }) {
            return "..." + known.name + condition() + mark()
        }
        let name = "Fragment\(newNumber())"
        let condition = overlapping(type)
        // The selections are complete before the fragment has a name, so that it cannot spread itself.
        let selections = selectionSet(on: condition, depth: depth + 1)
        definitions.append("fragment \(name) on \(schema[condition].name)" + mark() + " " + selections)
        fragments.append((name, condition))
        return "..." + name + self.condition() + mark()
    }

    /// Returns a type that shares some possible object types with the given type.
    private mutating func overlapping(_ type: TypeID) -> TypeID {
        let candidates = composites.filter { overlap($0, type) }
        return candidates.isEmpty ? type : values.random.pick(candidates)
    }

    private func overlap(_ left: TypeID, _ right: TypeID) -> Bool {
        !Set(schema[left].possibleTypes).isDisjoint(with: schema[right].possibleTypes)
    }

    // MARK: - Directives and arguments

    private mutating func condition() -> String {
        guard values.random.once(in: 8) else { return "" }
        let boolean = TypeReference(.boolean).nonNull
        return values.random.pick([" @skip", " @include"]) + "(if: " + argument(of: boolean, hasDefault: false) + ")"
    }

    private mutating func mark() -> String {
        guard values.random.once(in: 10), let mark = schema.directive(named: "mark") else { return "" }
        // Arguments of an operation's directives can also contain variables. The directive is repeatable.
        return (0..<values.random.number(1...2)).map { _ in " @mark" + arguments(schema[mark].arguments) }.joined()
    }

    private mutating func arguments(_ definitions: IDRange<InputValueID>) -> String {
        var arguments: [String] = []
        for argument in schema[definitions] where argument.isRequired || values.random.once(in: 2) {
            arguments.append("\(argument.name): " + self.argument(of: argument.type, hasDefault: argument.defaultValue != nil))
        }
        arguments.shuffle(using: &values.random)
        return arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
    }

    /// Returns a literal with variables in it, or a variable.
    private mutating func argument(of type: TypeReference, hasDefault: Bool, depth: Int = 0) -> String {
        if values.random.once(in: 4) { return variable(for: type, hasDefault: hasDefault) }
        if depth < 4, let item = type.item {
            let items = (0..<values.random.number(0...2)).map { _ in argument(of: item, hasDefault: false, depth: depth + 1) }
            return "[" + items.joined(separator: ", ") + "]"
        }
        let named = schema[type.named]
        guard depth < 4, type.item == nil, named.kind == .inputObject else { return values.value(of: type, depth: depth).literal }
        if named.isOneOf {
            let field = values.random.pick(schema[named.inputFields])
            // No default value can replace null here.
            let type = field.type.nonNull
            let value = values.random.once(in: 2) ? variable(of: type, Value?.none) : values.value(of: type, depth: depth + 1).literal
            return "{\(field.name): " + value + "}"
        }
        var fields: [String] = []
        for field in schema[named.inputFields] where field.isRequired || values.random.once(in: 3) {
            fields.append("\(field.name): " + argument(of: field.type, hasDefault: field.defaultValue != nil, depth: depth + 1))
        }
        return "{" + fields.joined(separator: ", ") + "}"
    }

    /// Returns a variable that may be used where a type is expected.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-All-Variable-Usages-Are-Allowed
    private mutating func variable(for type: TypeReference, hasDefault: Bool) -> String {
        if let known = variables.first(where: { $0.type == type || $0.type == type.nonNull }), values.random.once(in: 2) {
            return "$" + known.name
        }
        var variableType = values.random.once(in: 4) ? type.nonNull : type
        // `nil` alone would be the value null.
        var defaultValue = values.random.once(in: 3) ? values.value(of: variableType) : Value?.none
        if type.isNonNull, hasDefault || values.random.once(in: 3) {
            // A nullable variable is allowed if a default value replaces null.
            variableType = type.nullable
            defaultValue = hasDefault && values.random.once(in: 2) ? Value?.none : values.value(of: type)
        }
        return variable(of: variableType, defaultValue)
    }

    private mutating func variable(of type: TypeReference, _ defaultValue: Value?) -> String {
        let name = "v\(variables.count)"
        variables.append(Variable(name: name, type: type, defaultValue: defaultValue))
        return "$" + name
    }

    private mutating func newNumber() -> Int {
        nameCount += 1
        return nameCount
    }
}
