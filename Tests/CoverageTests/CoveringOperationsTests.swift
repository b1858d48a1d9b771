import GraphQL
import PlanningSupport
import Testing

@testable import Coverage
@testable import Planner

@Suite("Covering operations")
struct CoveringOperationsTests {
    @Test("plan without errors and use every field, argument, input field and enum value of the inputs")
    func complete() throws {
        let schema = Planning.catalog.schema
        var coordinates: Set<String> = []
        var words: Set<Substring> = []
        for operation in CoveringOperations.all(of: Planning.catalog) {
            // Some fields need an account or an administrator.
            let admin = Viewer(account: 1, roles: ViewerRoles(rawValue: .max))
            // A subscription that the viewer may not use has no plan at all.
            let plan = try Planning.plan(operation.query, operation.variables, viewer: operation.kind == .subscription ? admin : nil).plan
            let errors = plan.errors.filter { $0.denial == nil }
            #expect(errors.map(\.message) == (operation.refusal.map { [$0] } ?? []), "\(operation.name)")
            let whole = try Planning.plan(operation.query, operation.variables, viewer: admin).plan
            #expect(whole.errors.filter { $0.denial != nil } == [], "\(operation.name)")
            #expect(operation.takesCursor == (whole.exampleCursor != nil && operation.query.contains("$cursor")))
            coordinates.formUnion(whole.mutations.map(\.site.coordinate))
            for site in ([whole] + whole.payloads).flatMap(\.output.sites) { coordinates.insert(site.coordinate) }
            words.formUnion(operation.query.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        let inputTypes = inputTypes
        var missing: Set<String> = []
        func expect(_ name: String, at coordinate: String) { if !words.contains(Substring(name)) { missing.insert(coordinate) } }
        for type in schema.types where !type.isBuiltIn {
            if type.kind == .object {
                for field in schema[type.fields] {
                    let coordinate = "\(type.name).\(field.name)"
                    if !coordinates.contains(coordinate) { missing.insert(coordinate) }
                    for argument in schema[field.arguments] { expect(argument.name, at: "\(coordinate)(\(argument.name):)") }
                }
            }
            guard inputTypes.contains(type.id) else { continue }
            for field in schema[type.inputFields] { expect(field.name, at: "\(type.name).\(field.name)") }
            for value in schema[type.enumValues] { expect(value.name, at: "\(type.name).\(value.name)") }
        }
        #expect(missing == [])
    }

    /// The types used by arguments and input fields.
    ///
    /// Other enums only occur in responses, and other input objects are not used yet.
    private var inputTypes: Set<TypeID> {
        let schema = Planning.catalog.schema
        var types: Set<TypeID> = []
        for type in schema.types where !type.isBuiltIn {
            for field in schema[type.fields] { types.formUnion(schema[field.arguments].map(\.type.named)) }
            types.formUnion(schema[type.inputFields].map(\.type.named))
        }
        return types
    }
}
