import GraphQL
import Testing

@testable import Planner

@Suite("Covering operations")
struct CoveringOperationsTests {
    @Test("plan without errors, and select every field, name every argument and input field, and every value of an enum that is asked for")
    func complete() throws {
        let schema = Planning.catalog.schema
        var coordinates: Set<String> = []
        var words: Set<Substring> = []
        for operation in CoveringOperations.all(of: Planning.catalog) {
            let plan = try Planning.plan(operation.query, operation.variables).plan
            #expect(plan.output.errors == [], "\(operation.name)")
            #expect(operation.takesCursor == (plan.exampleCursor != nil && operation.query.contains("$cursor")))
            for site in plan.output.sites { coordinates.insert(site.coordinate) }
            words.formUnion(operation.query.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        for type in schema.types where !type.isBuiltIn {
            if type.kind == .object {
                for field in schema[type.fields] {
                    #expect(coordinates.contains("\(type.name).\(field.name)"))
                    for argument in schema[field.arguments] { #expect(words.contains(Substring(argument.name))) }
                }
            }
            for field in schema[type.inputFields] { #expect(words.contains(Substring(field.name))) }
            for value in schema[type.enumValues] where type.name != "AccountKind" && type.name != "MeasurementUnit" {
                #expect(words.contains(Substring(value.name)))
            }
        }
    }
}
