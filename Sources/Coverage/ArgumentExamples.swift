import GraphQL
import Planner

/// Chooses the arguments that covering operations give to a field: one at a time, and in pairs.
///
/// Some arguments require others (an order by distance needs a point), and some exclude each other. The rules of the field's binding define
/// this. Only planning knows which type's ids an argument takes, so the operation is planned and the error names the type.
struct ArgumentExamples {
    let catalog: Catalog
    let maker: ExampleMaker
    private let trial: PlanTrial

    /// A field of an object type, and a document that selects it.
    struct Field {
        let definition: FieldDefinition
        /// The rules between its arguments.
        let rules: [ArgumentRule]
        /// Builds a document around the call `name(arguments)`.
        ///
        /// Nil if no path is known, so that arguments cannot be tried.
        let document: ((_ arguments: [String]) -> String)?
    }

    init(_ catalog: Catalog, _ examples: ExampleValues) {
        self.catalog = catalog
        maker = ExampleMaker(catalog: catalog, examples: examples)
        trial = PlanTrial(planner: Planner(catalog: catalog))
    }

    // MARK: By themselves

    /// Returns the required arguments of the field.
    func least(of field: Field) -> GivenArguments { completed(GivenArguments(), of: field) }

    /// Returns each order, without a direction and with both.
    func orders(of field: Field) -> [GivenArguments] {
        orders(of: field.definition, directions: [nil, "ASC", "DESC"]).map { completed($0, of: field) }
    }

    /// Returns every value of every argument except orders and pages, and input objects with all their fields.
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

    /// Returns each order with each of its directions.
    func directedOrders(of field: Field) -> [GivenArguments] {
        let directions = orderArgument(of: field.definition).flatMap(orderDirection) == nil ? [nil] : ["ASC", "DESC"]
        return orders(of: field.definition, directions: directions).map { completed($0, of: field) }
    }

    // MARK: In pairs

    /// Returns each pair of arguments, and each pair of fields of input objects, with every order but only one value of other arguments.
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

    /// Returns the type of an argument if it is an input object whose fields can be given one by one.
    private func severable(_ argument: InputValueDefinition) -> NamedType? {
        let type = catalog.schema[argument.type.named]
        guard type.kind == .inputObject, !argument.type.isList, !type.isOneOf, !maker.isWhole(type) else { return nil }
        return type
    }

    /// Returns input objects with several fields at once.
    private func combinations(of field: Field) -> [GivenArguments] {
        let schema = catalog.schema
        let combined = schema[field.definition.arguments].filter { $0.name != "orderBy" }.flatMap { argument -> [GivenArguments] in
            guard let type = severable(argument) else { return [] }
            return maker.combinations(of: type, depth: 0).map { completed(given(argument, $0), of: field) }
        }
        // Pairs already cover fields that exclude each other.
        return combined.filter { violation(of: $0, field) == nil }
    }

    private func given(_ argument: InputValueDefinition, _ example: ExampleValue) -> GivenArguments {
        GivenArguments([GivenArguments.Part(argument: argument, value: example.value)], isVariant: example.isVariant)
    }

    // MARK: Orders

    private func orderArgument(of field: FieldDefinition) -> InputValueDefinition? {
        catalog.schema[field.arguments].first { $0.name == "orderBy" }
    }

    /// Returns the input field for the direction, if the order has one.
    private func orderDirection(of argument: InputValueDefinition) -> InputValueDefinition? {
        catalog.schema[catalog.schema[argument.type.named].inputFields].first { $0.name == "direction" }
    }

    /// Returns `orderBy` with each value of its enum, which is either its type or the type of its `field`.
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

    // MARK: Required companions

    /// Adds the arguments that the schema or the field's rules require, and ids of the right type.
    func completed(_ given: GivenArguments, of field: Field) -> GivenArguments {
        let required = catalog.schema[field.definition.arguments].filter(\.isRequired).compactMap { argument in
            maker.examples(of: argument).first.map { self.given(argument, $0) }
        }
        let full = required.reduce(given) { $0.merged(with: $1) }
        return withRightIDs(field.rules.reduce(full) { fulfilling($1, $0, of: field) }, of: field)
    }

    /// Adds the first argument that satisfies a violated rule.
    private func fulfilling(_ rule: ArgumentRule, _ given: GivenArguments, of field: Field) -> GivenArguments {
        guard rule.violation(in: given) != nil, let remedy = rule.remedies.first else { return given }
        let companion = filterAxes(of: field.definition).first { $0.path == remedy || $0.path.hasPrefix(remedy + ".") }?.examples.first
        return companion.map { given.merged(with: $0) } ?? given
    }

    /// Replaces ids with ids of the types that the planner expects, one argument at a time.
    private func withRightIDs(_ given: GivenArguments, of field: Field) -> GivenArguments {
        // A field without arguments gives the planner nothing to reject.
        guard !field.definition.arguments.isEmpty, let document = field.document else { return given }
        guard let expected = trial.refusal(of: document(given.literals))?.expectedID else { return given }
        let mended = given.withIDs(of: expected.prefix, at: expected.path)
        // The next error may concern the next argument. Without a change, retrying would never end.
        return mended.literals == given.literals ? given : withRightIDs(mended, of: field)
    }

    /// Returns the message with which the field's rules reject the arguments, or nil if they satisfy all rules.
    private func violation(of given: GivenArguments, _ field: Field) -> String? {
        field.rules.lazy.compactMap { $0.violation(in: given) }.first
    }
}
