public import GraphQL
public import Planner

/// Writes operations that show the purpose of a schema element.
///
/// Each takes the shortest path from the root, with only required arguments and a small selection.
///
/// Schema documentation shows them, and readers can paste them.
public struct ExampleOperations: Sendable {
    private let catalog: Catalog
    private let schema: Schema
    private let paths: SchemaPaths
    private let arguments: ArgumentExamples
    private let selections: ExampleSelections
    private let trial: PlanTrial

    /// Finds the paths through a catalog's schema.
    public init(_ catalog: Catalog, examples: ExampleValues = ExampleValues()) {
        self.catalog = catalog
        schema = catalog.schema
        paths = SchemaPaths(schema, last: Self.fieldsOfViewer(catalog))
        arguments = ArgumentExamples(catalog, examples)
        selections = ExampleSelections(schema: schema)
        trial = PlanTrial(planner: Planner(catalog: catalog))
    }

    /// Returns the root fields for the viewer's account.
    ///
    /// Paths use them last, because they are null for anonymous clients.
    private static func fieldsOfViewer(_ catalog: Catalog) -> Set<FieldID> {
        guard let root = catalog.schema.queryType, let binding = catalog.binding(of: root) else { return [] }
        let fields = binding.fields.filter { field in if case .viewer = field.kind { true } else { false } }
        return Set(fields.compactMap { catalog.schema.field(named: $0.name, of: root) })
    }

    /// Returns an operation that contains an element, or nil if no operation reaches the element.
    public func operation(showing element: SchemaElement) -> String? {
        switch element {
        case .type(let type): operation(showing: type)
        case .field(let field, let type): operation(asking: field, of: type)
        case .argument(let argument, let field, let type): operation(giving: [.argument(argument, of: field, in: type)], value: nil)
        case .inputField(let field, let type): operation(giving: [.inputField(field, of: type)], value: nil)
        case .enumValue(let value, let type):
            operation(giving: paths.places[type] ?? [], value: .enum(schema[value].name)) ?? operation(answering: type)
        case .directive(let directive), .directiveArgument(_, let directive): operation(using: directive)
        }
    }

    private func operation(showing type: TypeID) -> String? {
        switch schema[type].kind {
        case .object where [schema.queryType, schema.mutationType, schema.subscriptionType].contains(type):
            schema[type].fields.first.flatMap { operation(asking: $0, of: type) }
        case .object, .interface, .union: around(type).map { $0(selections.fields(of: type)) }
        case .scalar, .enum: operation(answering: type) ?? operation(giving: paths.places[type] ?? [], value: nil)
        case .inputObject: operation(giving: paths.places[type] ?? [], value: nil)
        }
    }

    private func operation(answering type: TypeID) -> String? {
        paths.answers[type].flatMap { operation(asking: $0.field, of: $0.type) }
    }

    /// Returns a query of a field with its required arguments.
    private func operation(asking field: FieldID, of type: TypeID) -> String? {
        guard let around = around(type) else { return nil }
        return around(call(field, of: type, around, nil) + selection(of: field))
    }

    private func selection(of field: FieldID) -> String {
        let type = schema[field].type.named
        return schema[type].kind.isComposite ? " { \(selections.fields(of: type)) }" : ""
    }

    // MARK: The path to a type

    /// Builds a document around a selection of a type's fields.
    ///
    /// Returns nil if no operation reaches the type.
    ///
    /// - Parameters:
    ///   - type: An object, interface or union.
    ///   - condition: The concrete type to select, so that ids on the path belong to it.
    /// - Returns: A function from a selection to a document.
    private func around(_ type: TypeID, condition: TypeID? = nil) -> ((_ selection: String) -> String)? {
        switch paths.ways[type] {
        case nil: return nil
        case .root: return { "{ \($0) }" }
        case .mutationRoot: return FileVariable.mutation
        case .subscriptionRoot: return { "subscription { \($0) }" }
        case .condition(let abstract):
            guard let outer = around(abstract, condition: type) else { return nil }
            return { [name = schema[type].name] in outer("... on \(name) { \($0) }") }
        case .field(let field, let owner):
            guard let outer = around(owner) else { return nil }
            let call = call(field, of: owner, outer, condition)
            return { outer("\(call) { \($0) }") }
        }
    }

    /// Returns a field with its required arguments.
    private func call(_ field: FieldID, of type: TypeID, _ around: @escaping (String) -> String, _ condition: TypeID?) -> String {
        let least = arguments.least(of: exampleField(field, of: type, around))
        let prefix = condition.flatMap { catalog.binding(of: $0)?.idPrefix?.name }
        return call(field, prefix.map { least.withIDs("\($0)_1") } ?? least)
    }

    /// Returns the field with a document for the planner.
    private func exampleField(_ field: FieldID, of type: TypeID, _ around: @escaping (String) -> String) -> ArgumentExamples.Field {
        let (name, below) = (schema[field].name, selection(of: field))
        let rules = catalog.binding(of: type)?.fields.first { $0.name == name }?.argumentRules ?? []
        return ArgumentExamples.Field(definition: schema[field], rules: rules) { around(Self.call(name, $0) + below) }
    }

    private func call(_ field: FieldID, _ given: GivenArguments, further: [String] = []) -> String {
        var literals = given.literals + further
        let isBounded = given.parts.contains { ["first", "last"].contains($0.argument.name) }
        if !isBounded, schema[schema[field].arguments].contains(where: { $0.name == "first" }) { literals.append("first: 3") }
        return Self.call(schema[field].name, literals)
    }

    private static func call(_ name: String, _ arguments: [String]) -> String {
        name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    // MARK: Values

    /// Returns the first query that the planner accepts, with a value at one of several places, or else the first query.
    private func operation(giving places: [SchemaPaths.Place], value: Value?) -> String? {
        var first: String?
        for place in places.prefix(12) {
            guard let operation = operation(giving: place, value: value, depth: 0) else { continue }
            if trial.refusal(of: operation) == nil { return operation }
            first = first ?? operation
        }
        return first
    }

    private func operation(giving place: SchemaPaths.Place, value: Value?, depth: Int) -> String? {
        switch place {
        case .inputField(let field, let type):
            // Input objects can be recursive.
            guard depth < 5, let value = valueFor(schema[field], value) else { return nil }
            let object = object(of: schema[type], with: schema[field].name, value)
            return paths.places[type]?.lazy.compactMap { operation(giving: $0, value: object, depth: depth + 1) }.first
        case .argument(let argument, let field, let type):
            guard let around = around(type) else { return nil }
            let definition = schema[argument]
            if ["after", "before"].contains(definition.name) { return operation(paging: definition.name, field, of: type, around) }
            guard let value = valueFor(definition, value) else { return nil }
            let given = GivenArguments([GivenArguments.Part(argument: definition, value: value)])
            return around(call(field, arguments.completed(given, of: exampleField(field, of: type, around))) + selection(of: field))
        }
    }

    /// Returns a query of the page after or before an example cursor, which has a valid format but belongs to no row.
    private func operation(paging argument: String, _ field: FieldID, of type: TypeID, _ around: @escaping (String) -> String) -> String? {
        let least = arguments.least(of: exampleField(field, of: type, around))
        let ends = "pageInfo { hasNextPage endCursor }"
        guard let plan = trial.plan(of: around("\(call(field, least)) { \(ends) }")), let cursor = plan.exampleCursor else { return nil }
        let size = argument == "after" ? "first: 3" : "last: 3"
        let call = Self.call(schema[field].name, least.literals + [size, "\(argument): \(Value.string(cursor).literal)"])
        return around("\(call) { \(selections.fields(of: schema[field].type.named)) \(ends) }")
    }

    private func example(of input: InputValueDefinition) -> Value? {
        // A page that fits on a screen.
        if ["first", "last"].contains(input.name), input.type.named == .int { return .int(3) }
        return arguments.maker.examples(of: input).first?.value
    }

    /// Wraps a value in the list levels of an input; without a value, returns an example.
    private func valueFor(_ input: InputValueDefinition, _ value: Value?) -> Value? {
        guard let value else { return example(of: input) }
        return (0..<input.type.listDepth).reduce(value) { item, _ in .list([item]) }
    }

    /// Returns an input object with the given field and all required fields.
    private func object(of type: NamedType, with name: String, _ value: Value) -> Value {
        var object = ObjectValue()
        for field in schema[type.inputFields] {
            if field.name == name {
                object.append(name, value)
            } else if field.isRequired, let example = example(of: field) {
                object.append(field.name, example)
            }
        }
        return .object(object)
    }

    // MARK: Directives

    /// Returns a query that uses a directive.
    ///
    /// For schema directives, returns an introspection query that shows their effect.
    private func operation(using directive: DirectiveID) -> String? {
        let definition = schema[directive]
        if definition.locations.contains(.field) {
            let values = schema[definition.arguments].filter { $0.isRequired || definition.arguments.count == 1 }.compactMap { argument in
                example(of: argument).map { value in
                    // `true` would hide the field.
                    "\(argument.name): \(definition.name == "skip" ? "false" : value.literal)"
                }
            }
            guard let root = schema.queryType, let field = schema[root].fields.first else { return nil }
            let call = call(field, of: root, { "{ \($0) }" }, nil)
            return "{ \(Self.call("__typename @" + definition.name, values)) \(call)\(selection(of: field)) }"
        }
        switch definition.name {
        case "deprecated":
            return introspection("fields(includeDeprecated: true) { name isDeprecated deprecationReason }") { $0.kind == .object }
        case "specifiedBy": return introspection("specifiedByURL") { $0.specifiedByURL != nil }
        case "oneOf": return introspection("isOneOf") { $0.kind == .inputObject }
        // Introspection does not show where this directive is applied.
        case "secret": return "{ __schema { directives { name description locations } } }"
        default: return nil
        }
    }

    private func introspection(_ selection: String, of isMeant: (NamedType) -> Bool) -> String? {
        schema.introspectedTypes.lazy.map { schema[$0] }.first { !$0.isBuiltIn && isMeant($0) }
            .map { "{ __type(name: \(Value.string($0.name).literal)) { name \(selection) } }" }
    }
}
