import GraphQL
import Postgres
import TestSupport

@testable import Coverage
@testable import Planner

/// The ways on which objects of each type are reached: by their ids, alone and in a list, through every field that leads to the type.
///
/// Where rows belong to an account, a way leads to a row of the owner's, if one does.
struct PermissionPaths {
    /// A way to an object: what stands around a selection of it, beginning with one root field.
    struct Way: Sendable {
        let name: String
        /// Whether it leads everybody to what is their own.
        var isViewer = false
        let around: @Sendable (String) -> String
    }

    private let catalog: Catalog
    private let arguments: ArgumentExamples
    /// Asks as the owner; answers the first leaf of what is found.
    private let first: (_ selection: String) throws -> String?
    private let session: PostgresSession
    private var ways: [String: [Way]] = [:]
    /// The ids of the rows that are asked for, by type.
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

    /// All ways to a type.
    func ways(to type: String) -> [Way] { ways[type] ?? [] }

    /// A field as a document asks for it, with what it cannot do without and a selection of what it leads to.
    func selection(of field: FieldDefinition) -> String {
        call(field) + (schema[field.type.named].kind.isComposite ? " { __typename }" : "")
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
        // Breadth first: what leads to a type that is not stored goes on from the first way there.
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

    /// The object types that a field leads to.
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

    /// Where a way through a type's field can begin: at a way to the type, or at some of its rows, of which one may lead to what is looked for.
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

    private func call(_ field: FieldDefinition) -> String {
        var literals = arguments.least(of: ArgumentExamples.Field(definition: field, rules: [], document: nil)).literals
        if let argument = schema[field.arguments].first(where: { $0.isRequired && $0.type.named == .id && $0.name == "id" }) {
            let id = ids[schema[field.type.named].name] ?? ids.values.sorted()[0]
            literals = literals.filter { !$0.hasPrefix("\(argument.name):") } + ["\(argument.name): \"\(id)\""]
        }
        if schema[field.arguments].contains(where: { $0.name == "first" }) { literals.append("first: 1") }
        return field.name + (literals.isEmpty ? "" : "(\(literals.joined(separator: ", ")))")
    }
}
