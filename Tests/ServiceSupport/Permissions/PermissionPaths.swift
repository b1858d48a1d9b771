import GraphQL
import Postgres
import TestSupport

@testable import Coverage
@testable import Planner

/// The paths to objects of each type: by id, alone and in a list, and through every field that leads to the type.
///
/// If rows belong to an account, the path leads to a row of the owner where possible.
struct PermissionPaths {
    /// A path to an object, as the text around a selection on it, starting with one root field.
    struct Way: Sendable {
        let name: String
        /// Whether the path leads to the caller's own objects.
        var isViewer = false
        let around: @Sendable (String) -> String
    }

    private let catalog: Catalog
    private let arguments: ArgumentExamples
    /// Sends a selection as the owner and returns the first leaf of the response.
    private let first: (_ selection: String) throws -> String?
    private let session: PostgresSession
    private var ways: [String: [Way]] = [:]
    /// The ids of the requested rows, by type.
    private var ids: [String: String] = [:]

    private var schema: Schema { catalog.schema }

    init(_ catalog: Catalog, _ session: PostgresSession, first: @escaping (String) throws -> String?) throws {
        self.catalog = catalog
        self.session = session
        self.first = first
        var examples = ExampleValues()
        examples.texts = ["text": "dish or bread or dress or store", "slug": "boho-summer"]
        arguments = ArgumentExamples(catalog, examples)
        for binding in catalog.bindings {
            guard let table = binding.table, let prefix = binding.idPrefix else { continue }
            let isOwn = binding.owners.first.map { "WHERE \($0.name) = \(Persona.owner)" } ?? ""
            guard let number = try session.query("SELECT min(id) FROM \(table.name) \(isOwn)").int8(0, 0) else { continue }
            ids[binding.type] = "\(prefix.name)_\(number)"
        }
        try findWays()
    }

    /// All paths to a type.
    func ways(to type: String) -> [Way] { ways[type] ?? [] }

    /// The field as written in a document, with its required arguments and a selection of `__typename` on composite types.
    func selection(of field: FieldDefinition) -> String {
        call(field) + (schema[field.type.named].kind.isComposite ? " { __typename }" : "")
    }

    /// The field as `selection(of:)` writes it, under an alias and with some given arguments.
    func selection(of field: FieldDefinition, as alias: String, giving given: [(name: String, literal: String)]) -> String {
        let inner = schema[schema[field.type.named].fields].contains { $0.name == "nodes" } ? "nodes { __typename }" : "__typename"
        return "\(alias): " + call(field, giving: given) + (schema[field.type.named].kind.isComposite ? " { \(inner) }" : "")
    }

    // MARK: Finding ways

    private mutating func findWays() throws {
        guard let root = schema.queryType else { return }
        ways[schema[root].name] = [Way(name: "Query") { $0 }]
        for (type, id) in ids {
            ways[type] = [
                Way(name: "node") { "node(id: \"\(id)\") { ... on \(type) { \($0) } }" },
                Way(name: "nodes") { "nodes(ids: [\"\(id)\"]) { ... on \(type) { \($0) } }" },
            ]
        }
        // Breadth first. Paths through a type without a table continue from the first path to the type.
        var queue = [schema[root].name] + ids.keys.sorted()
        var next = 0
        while next < queue.count {
            let name = queue[next]
            next += 1
            guard let type = schema.type(named: name) else { continue }
            for field in schema[type].fields where !["node", "nodes"].contains(schema[field].name) || type != root {
                for target in targets(of: schema[field]) {
                    let isNew = ways[target] == nil
                    guard let way = try way(to: target, by: schema[field], of: name) else { continue }
                    ways[target, default: []].append(way)
                    if isNew { queue.append(target) }
                }
            }
        }
    }

    /// The object types that a field can return.
    private func targets(of field: FieldDefinition) -> [String] {
        let type = schema[field.type.named]
        return type.kind.isComposite ? type.possibleTypes.map { schema[$0].name } : []
    }

    private func way(to target: String, by field: FieldDefinition, of owner: String) throws -> Way? {
        let call = call(field)
        let (start, end) = schema[field.type.named].kind == .object ? ("{ ", " }") : ("{ ... on \(target) { ", " } }")
        let isOwned = catalog.binding(ofTypeNamed: target)?.owners.isEmpty == false
        let candidates = try starts(of: owner).map { former -> Way in
            let (around, isViewer) = (former.around, field.name == "viewer" || former.isViewer)
            return Way(name: "\(owner).\(field.name)", isViewer: isViewer) { around("\(call) \(start)\($0)\(end)") }
        }
        let fitting = try candidates.first { way in
            if isOwned { return try first(way.around("id")) == ids[target] }
            return try first(way.around("__typename")) != nil
        }
        return fitting ?? (isOwned ? nil : candidates.first)
    }

    /// The possible starts of a path through a field of a type: the paths to the type, or up to 12 of its rows.
    ///
    /// Several rows are tried because not every row leads to the target.
    private func starts(of type: String) throws -> [Way] {
        let known = ways(to: type)
        guard let binding = catalog.binding(ofTypeNamed: type), let table = binding.table, let prefix = binding.idPrefix,
            binding.owners.isEmpty
        else { return known }
        let rows = try session.query("SELECT id FROM \(table.name) ORDER BY id LIMIT 12")
        return (0..<rows.rowCount).compactMap { row in
            rows.int8(row, 0).map { number in
                Way(name: type) { "node(id: \"\(prefix.name)_\(number)\") { ... on \(type) { \($0) } }" }
            }
        }
    }

    private func call(_ field: FieldDefinition, giving given: [(name: String, literal: String)] = []) -> String {
        var literals = arguments.least(of: ArgumentExamples.Field(definition: field, rules: [], document: nil)).literals
        if let argument = schema[field.arguments].first(where: { $0.isRequired && $0.type.named == .id && $0.name == "id" }) {
            let id = ids[schema[field.type.named].name] ?? ids.values.sorted()[0]
            literals = literals.filter { !$0.hasPrefix("\(argument.name):") } + ["\(argument.name): \"\(id)\""]
        }
        let isBounded = given.contains { ["first", "last"].contains($0.name) }
        if !isBounded, schema[field.arguments].contains(where: { $0.name == "first" }) { literals.append("first: 1") }
        for (name, literal) in given { literals = literals.filter { !$0.hasPrefix("\(name):") } + ["\(name): \(literal)"] }
        return field.name + (literals.isEmpty ? "" : "(\(literals.joined(separator: ", ")))")
    }
}
