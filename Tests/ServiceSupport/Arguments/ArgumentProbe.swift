import GraphQL
package import Planner
package import Postgres
import TestSupport
import Testing

@testable import Coverage

/// Sends every field that a query reaches with every unusable value of its arguments, beside another field.
package struct ArgumentProbe<Client: ServiceClient> {
    private let catalog: Catalog
    private let client: Client
    private let paths: PermissionPaths
    private let callers: [TestToken?]
    private let values: UnusableValues
    /// The arguments that were refused, by coordinate: `Query.recipes(filter.search:)`.
    package private(set) var refused: Set<String> = []
    /// The fields that no path has reached in the rows of the database.
    package private(set) var unreached: Set<String> = []

    private var schema: Schema { catalog.schema }

    /// Probes the fields of a catalog on a service with the rows of `Persona`.
    package init(_ catalog: Catalog, asking client: Client, _ session: PostgresSession) throws {
        (self.catalog, self.client) = (catalog, client)
        values = UnusableValues(catalog)
        callers = try ["owner", "administrator"].map { column in try Persona.all.first { $0.column == column }?.token(session) }
        let owner = callers[0]
        paths = try PermissionPaths(catalog, session) { selection in
            try client.query("{ \(selection) }", as: owner).json().data.firstLeaf
        }
        for type in schema.introspectedTypes where schema[type].kind == .object && !schema[type].isBuiltIn {
            guard ![schema.mutationType, schema.subscriptionType].contains(type) else { continue }
            for field in schema[schema[type].fields] where !field.arguments.isEmpty { try probe(field, of: schema[type].name) }
        }
    }

    private mutating func probe(_ field: FieldDefinition, of type: String) throws {
        let ways = paths.ways(to: type)
        // Payload types are reached only by mutations. An enum value alone, such as a language, is never refused.
        guard !ways.isEmpty, schema[field.arguments].contains(where: { schema[$0.type.named].kind != .enum }) else { return }
        let coordinate = "\(type).\(field.name)"
        guard let (way, caller, places) = try start(field, ways) else {
            unreached.insert(coordinate)
            return
        }
        for argument in schema[field.arguments] {
            for value in values.values(of: argument) {
                let selection = paths.selection(of: field, as: "probed", giving: [(argument.name, value.literal)])
                let answer = try answer(selection, on: way, caller)
                guard answer.errors != .null else { continue }
                refused.insert("\(coordinate)(\(value.path):)")
                check(answer, places, field, "\(coordinate): \(way.around(selection))")
            }
        }
    }

    /// The first path and caller that get a value of the field, or at least a null, and the places of the field in the response.
    private func start(
        _ field: FieldDefinition,
        _ ways: [PermissionPaths.Way]
    ) throws -> (way: PermissionPaths.Way, caller: TestToken?, places: [Value])? {
        var start: (PermissionPaths.Way, TestToken?, [Value])?
        for way in ways {
            for caller in callers {
                let data = try answer(paths.selection(of: field, as: "probed", giving: []), on: way, caller).data
                let places = data.places(of: "probed")
                guard !places.isEmpty else { continue }
                start = start ?? (way, caller, places)
                if places.contains(where: { data.value(at: $0) != .null }) { return (way, caller, places) }
            }
        }
        return start
    }

    private func answer(_ selection: String, on way: PermissionPaths.Way, _ caller: TestToken?) throws -> Value {
        try client.query("{ sibling: recipe(id: \"recipe_1\") { id } \(way.around(selection)) }", as: caller).json()
    }

    /// The sibling answers, and each error has the path of the field: one error for each place where the field stands.
    private func check(_ answer: Value, _ places: [Value], _ field: FieldDefinition, _ document: String) {
        #expect(answer.at("data.sibling.id").string == "recipe_1", "\(document) answers \(answer)")
        let found = answer.errors.items.map { $0["path"] }
        // Each id in a list is an item of the response, so its error has a position.
        let expected = field.name == "nodes" && found.first?.items.count == 2 ? [["probed", 0]] : places
        if field.type.isNonNull {
            // The first error takes the objects around the field, so that the others need not be reported.
            #expect(!found.isEmpty && found.allSatisfy(expected.contains) && Set(found.map { "\($0)" }).count == found.count, "\(document)")
            if places.count == 1 { #expect(found == expected, "\(document) answers \(answer)") }
        } else {
            #expect(found == expected, "\(document) answers \(answer)")
        }
    }
}

extension Value {
    /// The paths to all values under a name.
    fileprivate func places(of name: String) -> [Value] {
        switch self {
        case .object(let object):
            object.flatMap { field -> [Value] in
                if field.name == name { return [.list([.string(name)])] }
                return field.value.places(of: name).map { .list([.string(field.name)] + $0.items) }
            }
        case .list(let items):
            items.enumerated().flatMap { index, item in item.places(of: name).map { .list([.int(Int64(index))] + $0.items) } }
        default: []
        }
    }

    /// The value at a path of names and positions.
    fileprivate func value(at path: Value) -> Value {
        path.items.reduce(self) { value, step in step.int.map { value[$0] } ?? value[step.string ?? ""] }
    }

    /// The first scalar at any depth, if it is a text.
    fileprivate var firstLeaf: String? {
        switch self {
        case .object(let object): object.lazy.compactMap(\.value.firstLeaf).first
        case .list(let items): items.lazy.compactMap(\.firstLeaf).first
        default: string
        }
    }
}
