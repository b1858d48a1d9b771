import Engine
import GraphQL
import ServiceSupport
import Testing

/// A connection of the schema, at the root or below the first objects of a list at the root.
struct ListOfSchema: Sendable, CustomTestStringConvertible {
    let coordinate: String
    let field: FieldDefinition
    /// The field with arguments of the parent list, or nil at the root.
    private let parent: String?

    var testDescription: String { coordinate }

    /// Whether reading the list adds to it, since reads by administrators are audited.
    var growsByReading: Bool { coordinate == "Query.auditLog" }

    /// All lists.
    static let all: [ListOfSchema] = {
        guard let schema = try? SchemaFile.snapshot().schema, let query = schema.queryType else { return [] }
        func lists(of type: TypeID) -> [FieldDefinition] {
            schema[schema[type].fields].filter { schema[$0.type.named].name.hasSuffix("Connection") }
        }
        return lists(of: query).flatMap { root -> [ListOfSchema] in
            let own = ListOfSchema(coordinate: "Query.\(root.name)", field: root, parent: nil)
            guard let nodes = schema.field(named: "nodes", of: root.type.named) else { return [own] }
            let item = schema[nodes].type.named
            let parent = "\(root.name)(\((["first: 2"] + required(of: root, schema)).joined(separator: ", ")))"
            return [own]
                + lists(of: item).map { field in
                    ListOfSchema(coordinate: "\(root.name).\(schema[item].name).\(field.name)", field: field, parent: parent)
                }
        }
    }()

    /// The lists at the root.
    static var atRoot: [ListOfSchema] { all.filter { $0.parent == nil } }

    /// The required arguments with examples.
    private static func required(of field: FieldDefinition, _ schema: Schema) -> [String] {
        schema[field.arguments].filter(\.isRequired).map { argument in
            let example = schema[argument.type.named].name == "GeoPointInput" ? "{latitude: 52.5, longitude: 13.4}" : "\"soup\""
            return "\(argument.name): \(example)"
        }
    }

    /// A query for the list with arguments in addition to the required ones.
    func query(_ arguments: String..., select selection: String = "totalCount edges { cursor }") throws -> String {
        let given = try Self.required(of: field, SchemaFile.snapshot().schema) + arguments.filter { !$0.isEmpty }
        let list = field.name + (given.isEmpty ? "" : "(\(given.joined(separator: ", ")))") + " { \(selection) }"
        return parent.map { "{ \($0) { nodes { \(list) } } }" } ?? "{ \(list) }"
    }

    /// The optional arguments and filter fields with matching types, each with a function that writes it with a value.
    func inputs(where isMeant: (TypeReference) -> Bool) throws -> [(path: String, written: (String) -> String)] {
        let schema = try SchemaFile.snapshot().schema
        return schema[field.arguments].flatMap { argument -> [(path: String, written: (String) -> String)] in
            let name = argument.name
            if isMeant(argument.type), !["after", "before"].contains(name) { return [(name, { "\(name): \($0)" })] }
            guard name == "filter" else { return [] }
            return schema[schema[argument.type.named].inputFields].filter { isMeant($0.type) }.map { field in
                let inner = field.name
                return ("filter.\(inner)", { "filter: {\(inner): \($0)}" })
            }
        }
    }

    /// The values of the list's order, empty if it has a single order.
    var orders: [EnumValueDefinition] {
        get throws {
            let schema = try SchemaFile.snapshot().schema
            guard let order = schema[field.arguments].first(where: { $0.name == "orderBy" }) else { return [] }
            let type = schema[order.type.named]
            let values = type.kind == .enum ? type : schema[type.inputFields].first { $0.name == "field" }.map { schema[$0.type.named] }
            return values.map { Array(schema[$0.enumValues]) } ?? []
        }
    }

    /// The argument that requests an order.
    func order(by name: String, _ direction: String? = nil) throws -> String {
        let schema = try SchemaFile.snapshot().schema
        let order = schema[field.arguments].first { $0.name == "orderBy" }
        if let order, schema[order.type.named].kind == .enum { return "orderBy: \(name)" }
        return "orderBy: {field: \(name)\(direction.map { ", direction: \($0)" } ?? "")}"
    }
}
