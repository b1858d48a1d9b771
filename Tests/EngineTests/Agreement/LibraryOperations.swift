import GraphQL
import TestSupport

/// Random operations over the library that are valid by construction.
///
/// Each response name belongs to one field with one set of arguments, so all selections can be merged.
struct LibraryOperations {
    /// One operation of a document with values for its variables.
    struct Request: Sendable {
        let document: String
        let operation: String
        let variables: ObjectValue
    }

    private struct Variable {
        let name: String
        let type: TypeReference
        let defaultValue: Value?
        /// The values that it can be set to.
        let values: [Value]
    }

    let schema: Schema
    private var random: SeededGenerator
    private let composites: [TypeID]

    /// The definitions of the document so far.
    private var definitions: [String] = []
    private var variables: [Variable] = []
    private var fragments: [(name: String, condition: TypeID, uses: Set<String>)] = []
    private var fragmentCount = 0
    /// The variables that the operation or fragment uses.
    private var used: Set<String> = []
    /// A number for each set of arguments that a field has had.
    private var argumentNumbers: [String: Int] = [:]
    /// The number of selections that may still be added.
    private var budget = 0

    init(schema: Schema, seed: Int) {
        self.schema = schema
        random = SeededGenerator(seed: seed)
        composites = schema.types.filter { $0.kind.isComposite && !$0.isBuiltIn }.map(\.id)
    }

    /// Requests for all operations of a new document; the size is approximately the number of its selections.
    mutating func requests(size: Int) throws -> [Request] {
        guard let query = schema.queryType else { return [] }
        (definitions, variables, fragments, argumentNumbers) = ([], [], [], [:])
        var operations: [(name: String, uses: [Variable])] = []
        for index in 0..<random.pick([1, 1, 2, 3]) {
            (used, budget) = ([], size)
            let selections = selectionSet(on: query, depth: 0)
            let uses = variables.filter { used.contains($0.name) }
            let list = uses.map { variable in
                "$\(variable.name): \(schema.printed(variable.type))" + (variable.defaultValue.map { " = " + $0.literal } ?? "")
            }
            definitions.append("query Q\(index)" + (list.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")") + " " + selections)
            operations.append(("Q\(index)", uses))
        }
        definitions.shuffle(using: &random)
        let document = definitions.joined(separator: "\n")
        return operations.flatMap { operation in
            (0..<(operation.uses.isEmpty ? 1 : 2)).map { _ in
                Request(document: document, operation: operation.name, variables: values(for: operation.uses))
            }
        }
    }

    // MARK: Selections

    private mutating func selectionSet(on type: TypeID, depth: Int) -> String {
        var selections: [String] = []
        for _ in 0..<random.number(2...6) where selections.isEmpty || budget > 0 {
            budget -= 1
            switch random.number(0...14) {
            case 0: selections.append(random.pick(["", "type: "]) + "__typename" + condition())
            case 1, 2: selections.append(inlineFragment(on: type, depth: depth))
            case 3: selections.append(fragmentSpread(on: type, depth: depth))
            case 4 where !selections.isEmpty: selections.append(random.pick(selections))
            case 5 where type == schema.queryType: selections.append(introspection())
            default: selections.append(schema[type].kind == .union ? inlineFragment(on: type, depth: depth) : field(of: type, depth: depth))
            }
        }
        return "{ " + selections.joined(separator: " ") + " }"
    }

    /// A selection of introspection.
    ///
    /// Both sides answer it with the same code, but among other fields.
    private mutating func introspection() -> String {
        let name = random.pick(["Shelf", "Work", "Nothing"])
        return random.pick(["__schema { queryType { name } }", "type_\(name): __type(name: \"\(name)\") { kind possibleTypes { name } }"])
    }

    private mutating func field(of type: TypeID, depth: Int) -> String {
        // Leave out cursors: their format belongs to the engine.
        let fields = Array(schema[type].fields).filter { !["cursor", "startCursor", "endCursor"].contains(schema[$0].name) }
        let leaves = fields.filter { !schema[schema[$0].type.named].kind.isComposite }
        let isDeep = depth >= 6 || budget <= 0
        // Prefer objects at first, to get many of them, and then their contents.
        let objects = fields.filter { !leaves.contains($0) }
        let choice = isDeep ? leaves : depth < 3 && random.once(in: 2) ? objects : fields
        let field = schema[random.pick(choice.isEmpty ? fields : choice)]
        let isComposite = schema[field.type.named].kind.isComposite
        let arguments = arguments(of: field, on: type)
        let text = responseName(of: field, on: type, arguments) + field.name + arguments + condition()
        if isComposite, isDeep { return text + " { __typename }" }
        return isComposite ? text + " " + selectionSet(on: field.type.named, depth: depth + 1) : text
    }

    /// An alias with its colon, or nothing.
    private mutating func responseName(of field: FieldDefinition, on type: TypeID, _ arguments: String) -> String {
        let isUnique = composites.allSatisfy { other in
            schema.field(named: field.name, of: other).map { schema[$0].type == field.type } ?? true
        }
        let base = isUnique ? field.name : "\(schema[type].name)_\(field.name)"
        guard arguments.isEmpty else {
            let number = argumentNumbers[base + arguments] ?? argumentNumbers.count
            argumentNumbers[base + arguments] = number
            return "\(base)_\(number): "
        }
        if random.once(in: 6) { return base + "_again: " }
        return isUnique ? "" : base + ": "
    }

    private mutating func inlineFragment(on type: TypeID, depth: Int) -> String {
        let condition = schema[type].kind != .union && random.once(in: 3) ? nil : overlapping(type)
        return "..." + (condition.map { " on " + schema[$0].name } ?? "") + self.condition() + " "
            + selectionSet(on: condition ?? type, depth: depth + 1)
    }

    private mutating func fragmentSpread(on type: TypeID, depth: Int) -> String {
        let known = fragments.filter { overlap($0.condition, type) }
        if !known.isEmpty, random.once(in: 2) {
            let fragment = random.pick(known)
            used.formUnion(fragment.uses)
            return "..." + fragment.name + condition()
        }
        fragmentCount += 1
        let name = "F\(fragmentCount)"
        let condition = overlapping(type)
        // The fragment is complete before its name is known, so that it cannot spread itself.
        let outer = used
        used = []
        let selections = selectionSet(on: condition, depth: depth + 1)
        definitions.append("fragment \(name) on \(schema[condition].name) \(selections)")
        fragments.append((name, condition, used))
        used.formUnion(outer)
        return "..." + name + self.condition()
    }

    /// A type that shares possible objects with the given type.
    private mutating func overlapping(_ type: TypeID) -> TypeID {
        let candidates = composites.filter { overlap($0, type) }
        return candidates.isEmpty ? type : random.pick(candidates)
    }

    private func overlap(_ left: TypeID, _ right: TypeID) -> Bool {
        !Set(schema[left].possibleTypes).isDisjoint(with: schema[right].possibleTypes)
    }

    // MARK: Directives and arguments

    private mutating func condition() -> String {
        guard random.once(in: 14) else { return "" }
        let names = random.once(in: 9) ? ["skip", "include"] : [random.pick(["skip", "include"])]
        var text = ""
        for name in names { text += " @\(name)(if: " + argument(TypeReference(.boolean).nonNull, [true, false]) + ")" }
        return text
    }

    private mutating func arguments(of field: FieldDefinition, on type: TypeID) -> String {
        var arguments: [String] = []
        // A page has a size at one end only.
        let omitted = random.pick(["first", "last"])
        for id in field.arguments {
            let argument = schema[id]
            guard argument.name != omitted, argument.isRequired || random.once(in: 2) else { continue }
            let values = values(of: argument.name, in: field.name)
            let hasDefault = argument.defaultValue != nil
            arguments.append("\(argument.name): " + self.argument(argument.type, values, hasDefault: hasDefault))
        }
        arguments.shuffle(using: &random)
        return arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
    }

    /// The possible values of an argument.
    private mutating func values(of argument: String, in field: String) -> [Value] {
        switch argument {
        case "id" where field == "node": return (0..<4).map { _ in globalID() }
        case "id":
            let table = field == "book" ? "book" : "shelf"
            // Occasionally use the id of another type, or of no object.
            return (0..<4).map { _ in random.once(in: 20) ? globalID() : globalID(of: table) }
        case "ids": return (0..<3).map { _ in .list((0..<random.number(0...4)).map { _ in globalID() }) }
        case "code": return (0..<3).map { _ in .string("a\(random.number(1...17))") }
        case "orderBy": return [.enum("OLDEST"), .enum("RANK")]
        case "atLeast": return [0, 250, 501]
        case "after", "before": return [nil]
        default: return [0, 1, 2, 3, 5]
        }
    }

    private mutating func globalID(of table: String? = nil) -> Value {
        let table = table ?? random.pick(["shelf", "book", "author", "review"])
        return .string("\(table)_\(random.number(1...(LibraryRows.counts[table] ?? 0) + 1))")
    }

    /// A literal or a variable.
    private mutating func argument(_ type: TypeReference, _ values: [Value], hasDefault: Bool = false) -> String {
        // A cursor can only be absent here.
        guard random.once(in: 3), values != [.null] else {
            let value = type.isNonNull || !random.once(in: 9) ? random.pick(values) : .null
            return value.literal
        }
        let isCondition = type.named == .boolean
        // With a default value, a nullable variable is valid; null itself is then an error of the field. In conditions the executor
        // reports the error once for each object. The engine reports it while planning, even where there will be no object, so conditions
        // avoid the case.
        let isNullable = type.isNonNull && !isCondition && random.once(in: 4)
        let variableType = isNullable ? type.nullable : random.once(in: 3) ? type.nonNull : type
        let needsDefault = isNullable && !(hasDefault && random.once(in: 2))
        let defaultValue = needsDefault || random.once(in: 3) ? random.pick(values) : Value?.none
        // Reuse a variable if one fits unchanged.
        let known = variables.first { $0.type == type.nonNull && $0.values == values }
        if let known, random.once(in: 2) {
            used.insert(known.name)
            return "$" + known.name
        }
        let new = Variable(name: "v\(variables.count)", type: variableType, defaultValue: defaultValue, values: values)
        variables.append(new)
        used.insert(new.name)
        return "$" + new.name
    }

    private mutating func values(for variables: [Variable]) -> ObjectValue {
        var object = ObjectValue()
        for variable in variables {
            let isRequired = variable.type.isNonNull && variable.defaultValue == nil
            if !isRequired, random.once(in: 3) { continue }
            let value = !variable.type.isNonNull && random.once(in: 6) ? .null : random.pick(variable.values)
            object.append(variable.name, value.plain)
        }
        return object
    }
}

extension Value {
    /// The value in JSON form.
    fileprivate var plain: Value {
        if case .enum(let name) = self { .string(name) } else { self }
    }

    /// The value as a literal.
    fileprivate var literal: String {
        switch self {
        case .enum(let name): return name
        case .list(let items): return "[" + items.map(\.literal).joined(separator: ", ") + "]"
        default:
            var writer = ResponseWriter()
            writer.write(self)
            return writer.text
        }
    }
}
