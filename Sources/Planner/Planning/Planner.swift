public import GraphQL

/// Turns an operation into a plan: selections and bindings become levels and instructions for writing the response.
public struct Planner: Sendable {
    /// Schema and bindings.
    public let catalog: Catalog
    /// The limits on arguments.
    public var bounds = ArgumentBounds()

    /// A planner for a catalog.
    public init(catalog: Catalog) {
        self.catalog = catalog
    }

    /// A plan, and the facts about the request's values that it depends on.
    public struct Planned: Sendable {
        /// The plan.
        public let plan: ReadPlan
        /// The facts that another request must share to use the plan.
        public let observations: [Observation]
    }

    /// A plan or an error, and the facts about the request's values that it depends on.
    public struct Outcome: Sendable {
        /// The plan, or the reason why the whole request cannot be planned.
        public let result: Result<ReadPlan, PlanError>
        /// The facts that another request must share to get the same result.
        public let observations: [Observation]
    }

    /// Plans a query; the document has been validated and the variables coerced.
    public func plan(
        _ operation: OperationDefinitionNode,
        of document: Document,
        for values: RequestValues
    ) throws(PlanError) -> Planned {
        let outcome = outcome(operation, of: document, for: values)
        return Planned(plan: try outcome.result.get(), observations: outcome.observations)
    }

    /// Plans a query; also returns the facts that an error depends on.
    public func outcome(_ operation: OperationDefinitionNode, of document: Document, for values: RequestValues) -> Outcome {
        let shape = RequestShape(values: values, within: bounds)
        do throws(PlanError) {
            let plan = try plan(operation, of: document, shape)
            return Outcome(result: .success(plan), observations: shape.observations)
        } catch {
            return Outcome(result: .failure(error), observations: shape.observations)
        }
    }

    private func plan(
        _ operation: OperationDefinitionNode,
        of document: Document,
        _ shape: RequestShape
    ) throws(PlanError) -> ReadPlan {
        let reading = ArgumentReading(schema: catalog.schema, document: document, operation: operation, shape: shape)
        if operation.kind == .mutation, let root = catalog.schema.mutationType {
            var plan = ReadPlan()
            plan.mutations = try steps(operation, type: root, reading)
            return plan
        }
        if operation.kind == .subscription, let root = catalog.schema.subscriptionType {
            return try eventPlan(operation, type: root, reading)
        }
        guard let root = catalog.schema.rootType(of: operation.kind), let binding = catalog.binding(of: root) else {
            throw PlanError("This server has no \(operation.kind.keyword) operations.")
        }
        return try readPlan(operation, type: root, binding, reading)
    }

    private func readPlan(
        _ operation: OperationDefinitionNode,
        type root: TypeID,
        _ binding: ObjectBinding,
        _ reading: ArgumentReading
    ) throws(PlanError) -> ReadPlan {
        var builder = PlanBuilder(catalog: catalog, reading: reading)
        let fields = try builder.objectFields([operation.selectionSet], type: root, bindings: binding, at: .root)
        builder.output.setRoot(fields)
        try builder.checkRankedLists()
        return builder.plan()
    }
}
