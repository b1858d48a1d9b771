import GraphQL
import Planner

/// Chooses the arguments with which covering operations ask for a field: each by itself, and each two together.
///
/// Some arguments need others (an order by distance needs a point), some exclude each other: the rules beside the field's binding say so.
/// Which type's ids an argument takes only its planning knows; it is tried, and its error says it.
struct ArgumentExamples {
    let catalog: Catalog
    let maker: ExampleMaker
    private let trial: PlanTrial

    /// A field of an object type, and how a document reaches it.
    struct Field {
        let definition: FieldDefinition
        /// What its arguments demand of each other.
        let rules: [ArgumentRule]
        /// The document around the call `name(arguments)`; nil where none is known, so that arguments cannot be tried.
        let document: ((_ arguments: [String]) -> String)?
    }

    init(_ catalog: Catalog, _ examples: ExampleValues) {
        self.catalog = catalog
        maker = ExampleMaker(catalog: catalog, examples: examples)
        trial = PlanTrial(planner: Planner(catalog: catalog))
    }

    // MARK: By themselves

    /// The arguments without which the field cannot be asked for.
    func least(of field: Field) -> GivenArguments { completed(GivenArguments(), of: field) }

    /// Each order, without a direction and with both.
    func orders(of field: Field) -> [GivenArguments] {
        orders(of: field.definition, directions: [nil, "ASC", "DESC"]).map { completed($0, of: field) }
    }

    /// Every value of every argument that says neither order nor page, and input objects with all of their fields.
    func filters(of field: Field) -> [GivenArguments] {
        let single = filterAxes(of: field.definition).flatMap { axis in
            axis.examples.map { example in
                var given = completed(example, of: field)
                given.refusal = violation(of: given, field)
                return given
            }
        }
        return single + combinations(of: field)
    }

    /// Each order with each of its directions.
    func directedOrders(of field: Field) -> [GivenArguments] {
        let directions = orderArgument(of: field.definition).flatMap(orderDirection) == nil ? [nil] : ["ASC", "DESC"]
        return orders(of: field.definition, directions: directions).map { completed($0, of: field) }
    }

    // MARK: In pairs

    /// Each two arguments, and each two fields of input objects; every order, but of all others one value.
    func pairs(of field: Field) -> [GivenArguments] {
        var axes = filterAxes(of: field.definition).map { ArgumentAxis(path: $0.path, examples: Array($0.examples.prefix(1))) }
        let orders = orders(of: field.definition, directions: [nil])
        if !orders.isEmpty { axes.append(ArgumentAxis(path: "orderBy", examples: orders)) }
        var pairs: [GivenArguments] = []
        for (index, first) in axes.enumerated() {
            for second in axes[(index + 1)...] {
                for one in first.examples {
                    for other in second.examples { pairs.append(pair(one.merged(with: other), of: field)) }
                }
            }
        }
        return pairs
    }

    private func pair(_ given: GivenArguments, of field: Field) -> GivenArguments {
        var pair = completed(given, of: field)
        pair.refusal = violation(of: pair, field)
        return pair
    }

    // MARK: Axes

    private static let pageArguments: Set = ["first", "after", "last", "before"]

    private func filterAxes(of field: FieldDefinition) -> [ArgumentAxis] {
        let schema = catalog.schema
        return schema[field.arguments].filter { $0.name != "orderBy" && !Self.pageArguments.contains($0.name) }.flatMap { argument in
            guard let type = severable(argument) else {
                let examples = maker.examples(of: argument)
                return [ArgumentAxis(path: argument.name, examples: examples.map { given(argument, $0) })]
            }
            return maker.fieldExamples(of: type, depth: 0).map { name, examples in
                ArgumentAxis(path: "\(argument.name).\(name)", examples: examples.map { given(argument, $0) })
            }
        }
    }

    /// The type of an argument that is an input object whose fields can be given one by one.
    private func severable(_ argument: InputValueDefinition) -> NamedType? {
        let type = catalog.schema[argument.type.named]
        guard type.kind == .inputObject, !argument.type.isList, !type.isOneOf, !maker.isWhole(type) else { return nil }
        return type
    }

    /// Input objects with several fields at once.
    private func combinations(of field: Field) -> [GivenArguments] {
        let schema = catalog.schema
        let combined = schema[field.definition.arguments].filter { $0.name != "orderBy" }.flatMap { argument -> [GivenArguments] in
            guard let type = severable(argument) else { return [] }
            return maker.combinations(of: type, depth: 0).map { completed(given(argument, $0), of: field) }
        }
        // Fields that exclude each other are known in pairs.
        return combined.filter { violation(of: $0, field) == nil }
    }

    private func given(_ argument: InputValueDefinition, _ example: ExampleValue) -> GivenArguments {
        GivenArguments([GivenArguments.Part(argument: argument, value: example.value)], isFurther: example.isFurther)
    }

    // MARK: Orders

    private func orderArgument(of field: FieldDefinition) -> InputValueDefinition? {
        catalog.schema[field.arguments].first { $0.name == "orderBy" }
    }

    /// The enum with the directions, where an order comes with one.
    private func orderDirection(of argument: InputValueDefinition) -> InputValueDefinition? {
        catalog.schema[catalog.schema[argument.type.named].inputFields].first { $0.name == "direction" }
    }

    /// `orderBy` with each value of its enum, which is its type or that of its `field`.
    private func orders(of field: FieldDefinition, directions: [String?]) -> [GivenArguments] {
        let schema = catalog.schema
        guard let argument = orderArgument(of: field) else { return [] }
        func given(_ value: Value) -> GivenArguments { GivenArguments([GivenArguments.Part(argument: argument, value: value)]) }
        let type = schema[argument.type.named]
        guard type.kind == .inputObject else { return schema[type.enumValues].map { given(.enum($0.name)) } }
        guard let names = schema[type.inputFields].first(where: { $0.name == "field" }) else { return [] }
        return schema[schema[names.type.named].enumValues].flatMap { name in
            directions.map { direction in
                var order: ObjectValue = ["field": .enum(name.name)]
                if let direction { order.append("direction", .enum(direction)) }
                return given(.object(order))
            }
        }
    }

    // MARK: What must come along

    /// The arguments with those that the schema requires, with those that the field's rules demand, and with ids of the right type.
    func completed(_ given: GivenArguments, of field: Field) -> GivenArguments {
        let required = catalog.schema[field.definition.arguments].filter(\.isRequired).compactMap { argument in
            maker.examples(of: argument).first.map { self.given(argument, $0) }
        }
        let full = required.reduce(given) { $0.merged(with: $1) }
        return withRightIDs(field.rules.reduce(full) { fulfilling($1, $0, of: field) }, of: field)
    }

    /// The arguments with the first that mends a violated rule.
    private func fulfilling(_ rule: ArgumentRule, _ given: GivenArguments, of field: Field) -> GivenArguments {
        guard rule.violation(in: given) != nil, let remedy = rule.remedies.first else { return given }
        let companion = filterAxes(of: field.definition).first { $0.path == remedy || $0.path.hasPrefix(remedy + ".") }?.examples.first
        return companion.map { given.merged(with: $0) } ?? given
    }

    /// The arguments with ids of the types that the planner wants, one argument at a time.
    private func withRightIDs(_ given: GivenArguments, of field: Field) -> GivenArguments {
        // Without arguments in the schema there is nothing to refuse.
        guard !field.definition.arguments.isEmpty, let document = field.document else { return given }
        guard let expected = trial.refusal(of: document(given.literals))?.expectedID else { return given }
        let mended = given.withIDs(of: expected.prefix, at: expected.path)
        // The next error may be about the next argument; what changes nothing would be tried for ever.
        return mended.literals == given.literals ? given : withRightIDs(mended, of: field)
    }

    /// The words with which the field's rules refuse arguments; nil when they fulfil all.
    private func violation(of given: GivenArguments, _ field: Field) -> String? {
        field.rules.lazy.compactMap { $0.violation(in: given) }.first
    }
}
