import GraphQL

// What is answered out of memory: introspection and values that do not change. The answers are worked out when the plan is made and stand in
// it as bytes.
extension PlanBuilder {
    mutating func introspection(_ collected: FieldCollector.CollectedField) throws(PlanError) -> Int32 {
        throw PlanError("Introspection is not there yet.")
    }

    mutating func memory(_ value: Value, _ collected: FieldCollector.CollectedField, _ definition: FieldDefinition) throws(PlanError) -> Int32 {
        throw PlanError("Not there yet.")
    }
}
