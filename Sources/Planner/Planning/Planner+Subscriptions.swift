import GraphQL

// The field of a subscription operation.
extension Planner {
    /// The plan that answers each event of a subscription operation.
    ///
    /// An error in its single field fails the whole request, since there would be no events to wait for.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Subscription
    func eventPlan(_ operation: OperationDefinitionNode, type: TypeID, _ reading: ArgumentReading) throws(PlanError) -> ReadPlan {
        var builder = PlanBuilder(catalog: catalog, reading: reading)
        let fields = try builder.collector.fields(of: [operation.selectionSet], on: type)
        guard fields.count == 1, let collected = fields.first else {
            throw .invalidDocument("A subscription must have exactly one root field.")
        }
        let definition = catalog.schema[collected.field]
        guard let subscription = catalog.subscription(named: definition.name) else {
            throw PlanError("\(definition.name) is not bound.", code: .internal, failsRequest: true)
        }
        if let denial = subscription.denial(of: reading.shape.viewer, scopes: reading.shape.scopes) { throw PlanError(denial) }
        let node = try builder.at(collected) { builder throws(PlanError) in
            try builder.node(for: collected, definition: definition, type: type, bindings: [subscription.field], at: .root)
        }
        builder.output.setRoot(builder.output.add([builder.field(collected, definition: definition, of: type, node: node)]))
        try builder.checkRankedLists()
        let event = try builder.at(collected) { builder throws(PlanError) in
            try builder.event(of: subscription, collected, definition)
        }
        if let excess = reading.shape.takeExcess(ofField: [collected.responseName]) { throw excess }
        var plan = builder.plan()
        plan.event = event
        return plan
    }
}

extension PlanBuilder {
    /// The events that concern a subscription.
    fileprivate mutating func event(
        of subscription: SubscriptionBinding,
        _ collected: CollectedField,
        _ definition: FieldDefinition
    ) throws(PlanError) -> EventPlan {
        var matching: WrittenStatement?
        var wanted: ValueSource?
        var openKeys: Set<String>?
        let answer: EventPlan.Answer
        switch subscription.answer {
        case .object(let type, let filter):
            // The first level is the object's.
            answer = .object(name: definition.name, level: 0)
            guard let filter else { break }
            let (_, table) = try table(of: type)
            let scope = try scope(of: collected)
            let row = newAlias()
            try filter(row, scope)
            if !scope.conditions.isEmpty { matching = EventMatchWriter.statement(for: scope.conditions, on: row, of: table) }
        case .facts(let key, let account, let choice, let domains):
            answer = .facts(key: key, account: account)
            let shut = deniedKeys(domains)
            if !shut.isEmpty { openKeys = Set(domains.keys).subtracting(shut.flatMap(\.keys)) }
            let arguments = try Arguments(of: collected.nodes[0], definition: definition, in: reading)
            guard let choice, let source = arguments.source(choice), reading.shape.presence(of: source) == .present else { break }
            reading.shape.bound(
                source,
                .values,
                at: ArgumentSite(path: choice, field: way.map(\.responseName), offset: arguments.offset(choice))
            )
            for group in shut where reading.shape.names(anyOf: group.keys, in: source) { throw PlanError(group.denial) }
            wanted = source
        }
        return EventPlan(event: subscription.event, answer: answer, wanted: wanted, openKeys: openKeys, matching: matching)
    }

    /// The event keys that the credentials do not open, by domain, each with its denial.
    private func deniedKeys(_ domains: [String: Domain]) -> [(keys: [String], denial: Denial)] {
        Dictionary(grouping: domains.keys.sorted()) { domains[$0] }.compactMap { domain, keys in
            domain.flatMap { Denial.ofScope($0, writing: false, in: reading.shape.scopes) }.map { (keys, $0) }
        }
        .sorted { $0.denial.rule < $1.denial.rule }
    }
}
