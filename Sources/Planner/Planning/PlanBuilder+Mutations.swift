import GraphQL

// The fields of a mutation operation, and what their payloads are made of.
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
        var builder = PlanBuilder(catalog: catalog, reading: reading)
        let fields = try builder.objectFields(
            collected.selectionSets,
            type: definition.type.named,
            bindings: mutation.payload,
            at: .root
        )
        builder.output.setRoot(fields)
        return .mutation(name: mutation.name, input: arguments.source("input"), payload: builder.plan())
    }
}

extension PlanBuilder {
    /// A value that the mutation answers under the field's name.
    mutating func answer(_ collected: CollectedField, _ definition: FieldDefinition) throws(PlanError) -> Int32 {
        let name = output.add(name: definition.name)
        guard schema[definition.type.named].kind == .object else { return output.add(.answer(name: name, fields: .none)) }
        let type = definition.type.named
        let bindings = schema[schema[type].fields].map { FieldBinding(name: $0.name, kind: .answer) }
        let fields = try objectFields(collected.selectionSets, type: type, bindings: bindings, at: .root)
        return output.add(.answer(name: name, fields: fields))
    }

    /// The stored object that the mutation has made, changed or found.
    mutating func changed(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        target: String,
        isViewer: Bool
    ) throws(PlanError) -> Int32 {
        let (binding, _) = try table(of: target)
        let name = output.add(name: definition.name)
        let level = try singleLevel(binding) { row in (.column(row, "id"), .parameter(.answered(definition.name))) }
        let place = Place(level: level, row: levels[level].row, isViewer: isViewer)
        let fields = try objectFields(collected.selectionSets, type: try type(named: binding.type), bindings: binding, at: place)
        return output.add(.changed(name: name, level: Int32(level), fields: fields))
    }
}
