public import GraphQL

/// Turns an operation into a plan: selections and bindings become levels and the way to write their answer.
public struct Planner: Sendable {
    /// Schema and bindings.
    public let catalog: Catalog

    /// A planner for a catalog.
    public init(catalog: Catalog) {
        self.catalog = catalog
    }

    /// A plan, and what about the request's values it depends on.
    public struct Planned: Sendable {
        /// The plan.
        public let plan: ReadPlan
        /// The facts that another request must share for the plan to fit it.
        public let observations: [Observation]
    }

    /// Plans a query; the document has been validated and the variables coerced.
    public func plan(
        _ operation: OperationDefinitionNode,
        of document: Document,
        for values: RequestValues
    ) throws(PlanError) -> Planned {
        guard let root = catalog.schema.rootType(of: operation.kind), let binding = catalog.binding(of: root) else {
            throw PlanError("This server has no \(operation.kind.keyword) operations.")
        }
        let shape = RequestShape(values: values)
        let reading = ArgumentReading(schema: catalog.schema, document: document, operation: operation, shape: shape)
        var builder = PlanBuilder(catalog: catalog, reading: reading)
        let fields = try builder.objectFields([operation.selectionSet], type: root, bindings: binding.fields, at: .root)
        builder.output.setRoot(fields)
        return Planned(plan: builder.plan(), observations: shape.observations)
    }
}
