import GraphQL

// Fields answered from memory: introspection and constant values. Their JSON is computed when the plan is made and stored in the plan as
// bytes.
extension PlanBuilder {
    /// `__schema` and `__type`.
    mutating func introspection(_ collected: CollectedField) throws(PlanError) -> Int32 {
        // Arguments and directives anywhere below may use variables, so the answer depends on all of them.
        let variables = reading.shape.exactVariables()
        var executor = IntrospectionExecutor(schema: schema, document: reading.document, variables: variables)
        executor.maximumBytes = Self.maximumIntrospection - introspectedBytes
        var writer = ResponseWriter()
        let isComplete = executor.write(collected.nodes, to: &writer)
        guard !executor.isTooLarge else {
            let message = "The introspection response would have more than \(Self.maximumIntrospection) bytes, which is the limit."
            throw PlanError(message, code: .queryTooLarge, failsRequest: true)
        }
        guard isComplete else { throw PlanError("The schema could not be introspected.", code: .internal) }
        introspectedBytes += writer.bytes.count
        return output.add(.constant(output.add(bytes: writer.bytes)))
    }

    /// A value bound in memory: an object field by field, any other value unchanged.
    mutating func memory(
        _ value: Value,
        _ collected: CollectedField,
        _ definition: FieldDefinition
    ) throws(PlanError) -> Int32 {
        guard case .object(let object) = value else {
            var writer = ResponseWriter()
            writer.write(value)
            return output.add(.constant(output.add(bytes: writer.bytes)))
        }
        let bindings = object.map { field in FieldBinding(name: field.name, kind: .memory(argument: nil) { _ in field.value }) }
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: bindings, at: .root)
        return output.add(.object(fields: fields, presence: nil))
    }
}
