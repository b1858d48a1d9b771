import GraphQL
import Testing

@testable import Planner

@Suite("Covering operations")
struct CoveringOperationsTests {
    private static let operations = CoveringOperations.all(of: Planning.catalog)

    @Test("are valid and plan without errors in both languages, with a cursor and without")
    func valid() throws {
        for operation in Self.operations {
            for language in Language.allCases {
                let plan = try Planning.plan(operation.query, operation.variables, language: language).plan
                #expect(plan.output.errors == [], "\(operation.name)")
                #expect(operation.takesCursor == operation.query.contains("$cursor"))
                guard operation.takesCursor else { continue }
                let cursor = try #require(plan.exampleCursor)
                #expect(try Planning.plan(operation.query, operation.variables(cursor: cursor), language: language).plan.output.errors == [], "\(operation.name)")
            }
        }
    }

    @Test("select every field of every type, name every argument and input field, and every value of an order")
    func complete() throws {
        let schema = Planning.catalog.schema
        var coordinates: Set<String> = []
        var words: Set<Substring> = []
        for operation in Self.operations {
            for site in try Planning.plan(operation.query, operation.variables).plan.output.sites { coordinates.insert(site.coordinate) }
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
