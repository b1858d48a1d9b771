import GraphQL

// The fields of a mutation operation.
extension Planner {
    /// The steps of a mutation operation.
    func steps(_ operation: OperationDefinitionNode, type: TypeID, _ reading: ArgumentReading) throws(PlanError) -> [MutationStep] {
        let schema = catalog.schema
        var collector = SelectionCollector(reading: reading)
        var steps: [MutationStep] = []
        for collected in try collector.fields(of: [operation.selectionSet], on: type) {
            let definition = schema[collected.field]
            let site = FieldSite(
                responseName: collected.responseName,
                coordinate: "\(schema[type].name).\(definition.name)",
                offsets: collected.nodes.map(\.start)
            )
            let work: MutationStep.Work
            do throws(PlanError) {
                work = try self.work(of: collected, definition, type, reading)
            } catch {
                guard !error.failsRequest else { throw error }
                work = .failure(error)
            }
            steps.append(MutationStep(site: site, isNullable: !definition.type.isNonNull, work: work))
        }
        return steps
    }

    private func work(
        of collected: CollectedField,
        _ definition: FieldDefinition,
        _ type: TypeID,
        _ reading: ArgumentReading
    ) throws(PlanError) -> MutationStep.Work {
        if collected.field == .typename { return .constant(Array("\"\(catalog.schema[type].name)\"".utf8)) }
        guard let mutation = catalog.mutation(named: definition.name) else {
            throw PlanError("\(definition.name) is not bound.", code: .internal)
        }
        if let denial = mutation.denial(of: reading.shape.viewer) { throw PlanError(denial) }
        let arguments = try Arguments(of: collected.nodes[0], definition: definition, in: reading)
        try bound(arguments, of: definition, collected.responseName, reading)
        var builder = PlanBuilder(catalog: catalog, reading: reading)
        builder.isLogIn = mutation.access.isForEveryone
        let fields = try builder.objectFields(
            collected.selectionSets,
            type: definition.type.named,
            bindings: mutation.payload,
            at: .root
        )
        builder.output.setRoot(fields)
        try builder.checkRankedLists()
        return .mutation(name: mutation.name, cost: mutation.cost, input: arguments.source("input"), payload: builder.plan())
    }

    /// Limits the lists in a mutation's input; the mutation's rules limit its texts, with messages for people.
    private func bound(
        _ arguments: Arguments,
        of definition: FieldDefinition,
        _ name: String,
        _ reading: ArgumentReading
    ) throws(PlanError) {
        for id in definition.arguments {
            let argument = catalog.schema[id]
            for id in catalog.schema[argument.type.named].inputFields {
                let field = catalog.schema[id]
                let path = argument.name + "." + field.name
                guard field.type.isList, let source = arguments.source(path) else { continue }
                let site = ArgumentSite(path: path, field: [name], offset: arguments.offset(path))
                reading.shape.bound(source, .values, at: site)
            }
        }
        if let excess = reading.shape.takeExcess(ofField: [name]) { throw excess }
    }
}
