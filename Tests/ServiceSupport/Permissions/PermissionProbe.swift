package import Engine
import GraphQL
package import Planner
package import Postgres
import Testing

@testable import Coverage

/// Requests every field and mutation as every persona on every path.
package enum PermissionProbe {
    /// Fills a permission table by sending requests to a service.
    ///
    /// - Parameters:
    ///   - catalog: The catalog with the fields and mutations.
    ///   - client: A client of the service.
    ///   - session: The service's database, with the rows of `Persona`.
    /// - Returns: The results of all personas.
    /// - Throws: An error for an unexpected response.
    package static func table(of catalog: Catalog, asking client: some ServiceClient, _ session: PostgresSession) throws -> PermissionTable
    {
        var table = PermissionTable()
        try tryFields(catalog, client, session, &table)
        try tryMutations(catalog, client, session, &table)
        try trySubscriptions(catalog, client, session, &table)
        return table
    }

    /// Raises the limits on the size of requests.
    @Sendable package static func configure(_ configuration: inout EngineConfiguration) {
        configuration.limits.aliases = 1_000
        configuration.limits.rootFields = 1_000
        configuration.limits.arguments.rankedLists = 1_000
        configuration.limits.cost = 10_000_000
        configuration.limits.payloadCost = 10_000_000
        configuration.limits.reportedErrors = 1_000
        configuration.slowLane.cost = 10_000_000
        // Only the documents of this test are cached.
        configuration.documents.cached = 50
    }

    // MARK: Fields

    private static func tryFields(
        _ catalog: Catalog,
        _ client: some ServiceClient,
        _ session: PostgresSession,
        _ table: inout PermissionTable
    ) throws {
        let schema = catalog.schema
        let callers = try Persona.all.map { try $0.token(session) }
        let owner = callers[Persona.all.firstIndex { $0.column == "owner" } ?? 0]
        let paths = try PermissionPaths(catalog, session) { selection in
            try client.query("{ \(selection) }", as: owner).json().data.leaves.first?.string
        }
        let answered = Set(catalog.payloads)
        let tried = [schema.mutationType, schema.subscriptionType]
        for type in schema.introspectedTypes where schema[type].kind == .object && !schema[type].isBuiltIn && !tried.contains(type) {
            let name = schema[type].name
            // Payload types are returned only by mutations and subscriptions, which have their own lines.
            guard !answered.contains(name) || !paths.ways(to: name).isEmpty else { continue }
            #expect(!paths.ways(to: name).isEmpty, "No path leads to \(name). Its table may need a row in Persona.rows.")
            let fields = schema[schema[type].fields]
            let outcomes = try paths.ways(to: name).map { way in
                try zip(Persona.all, callers).map { persona, caller in
                    // A viewer path leads other personas to their own objects, so it shows nothing about the owner's.
                    if way.isViewer, persona.account != Persona.owner {
                        return [PermissionTable.Outcome](repeating: .unknown, count: fields.count + 1)
                    }
                    return try Self.ask(fields.map(paths.selection) + ["__typename"], on: way, caller, client)
                }
            }
            for (index, field) in fields.enumerated() {
                table.add("\(name).\(field.name)", Self.outcomes(of: index, outcomes))
            }
        }
    }

    /// The results of all personas for a field on each path.
    ///
    /// If a persona reaches the object on some paths, the result on all other paths is unknown.
    private static func outcomes(of field: Int, _ ways: [[[PermissionTable.Outcome]]]) -> [[PermissionTable.Outcome]] {
        var outcomes = ways.map { way in way.map { $0[field] } }
        for persona in Persona.all.indices {
            let reached = ways.indices.filter { ways[$0][persona].last == .allowed }
            guard !reached.isEmpty else { continue }
            for way in ways.indices where !reached.contains(way) { outcomes[way][persona] = .unknown }
        }
        return outcomes
    }

    /// Requests several fields on a path and returns the result of each.
    private static func ask(
        _ fields: [String],
        on way: PermissionPaths.Way,
        _ caller: TestToken?,
        _ client: some ServiceClient
    ) throws -> [PermissionTable.Outcome] {
        if let together = try outcomes(together: fields, on: way, caller, client) { return together }
        // An error may have nulled other fields, so each field is requested from the root.
        let selections = fields.enumerated().map { "f\($0): \(way.around($1))" }
        let apart = try outcomes(selections, caller, client)
        guard apart.contains(nil) else { return apart.map { $0 ?? .unknown } }
        // One error has nulled the whole response, so each field is requested alone.
        return try zip(selections, apart).map { selection, outcome in
            try outcome ?? outcomes([selection], caller, client)[0] ?? .unknown
        }
    }

    /// The results of fields requested side by side, which is cheaper.
    ///
    /// Nil if there is an error.
    private static func outcomes(
        together fields: [String],
        on way: PermissionPaths.Way,
        _ caller: TestToken?,
        _ client: some ServiceClient
    ) throws -> [PermissionTable.Outcome]? {
        let selections = fields.enumerated().map { "f\($0): \($1)" }.joined(separator: " ")
        let response = try client.query("{ \(way.around(selections)) }", as: caller)
        let answer = try response.json()
        guard response.isAccepted, answer.errors == .null else { return nil }
        var answered: Set<String> = []
        answer.data.collectAnswered(&answered)
        return fields.indices.map { answered.contains("f\($0)") ? .allowed : .null }
    }

    /// The results of root fields in one request.
    ///
    /// Nil for fields that were nulled by another field's error.
    private static func outcomes(
        _ selections: [String],
        _ caller: TestToken?,
        _ client: some ServiceClient
    ) throws -> [PermissionTable.Outcome?] {
        let response = try client.query("{ \(selections.joined(separator: " ")) }", as: caller)
        let answer = try response.json()
        if response.isUnauthenticated { return selections.map { _ in .error("UNAUTHENTICATED") } }
        guard response.isAccepted, answer.data != .null || answer.errors != .null else { throw Unexpected(text: response.text) }
        var codes: [String: String] = [:]
        for error in answer.errors.items {
            guard let alias = error.at("path.0").string else { throw Unexpected(text: "\(selections): \(response.text)") }
            codes[alias] = error.at("extensions.code").string
        }
        return selections.indices.map { index in
            let alias = "f\(aliasNumber(selections[index]))"
            if let code = codes[alias] { return .error(code) }
            if answer.data == .null { return nil }
            return answer.data[alias].leaves.contains { $0 != .null } ? .allowed : .null
        }
    }

    private static func aliasNumber(_ selection: String) -> Substring { selection.dropFirst().prefix { $0 != ":" } }

    // MARK: Subscriptions

    /// Subscribes as every persona.
    ///
    /// A persona without permission gets an error at once.
    ///
    /// Other tests check which events subscribers receive.
    private static func trySubscriptions(
        _ catalog: Catalog,
        _ client: some ServiceClient,
        _ session: PostgresSession,
        _ table: inout PermissionTable
    ) throws {
        let schema = catalog.schema
        guard let root = schema.subscriptionType else { return }
        for field in schema[schema[root].fields] {
            let outcomes = try Persona.all.map { persona -> PermissionTable.Outcome in
                let response = try client.query("subscription { \(field.name) { __typename } }", as: persona.token(session))
                guard let code = try response.json().at("errors.0.extensions.code").string else { return .allowed }
                // A subscription is refused if a single response is requested, but only after the permission check.
                return code == "NOT_ACCEPTABLE" ? .allowed : .error(code)
            }
            table.add("Subscription.\(field.name)", [outcomes])
        }
    }

    // MARK: Mutations

    private static func tryMutations(
        _ catalog: Catalog,
        _ client: some ServiceClient,
        _ session: PostgresSession,
        _ table: inout PermissionTable
    ) throws {
        let schema = catalog.schema
        guard let root = schema.mutationType else { return }
        var examples = ExampleValues()
        // The objects do not exist, so that the rules of mutations change nothing.
        examples.ids = [999_999]
        let maker = ExampleMaker(catalog: catalog, examples: examples)
        for field in schema[schema[root].fields] {
            let request = MutationRequest(field, schema, maker)
            let outcomes = try Persona.all.map { persona -> PermissionTable.Outcome in
                // A log-out ends its session, so each request has new credentials.
                let response = try client.query(request.document, variables: request.variables, as: persona.token(session))
                let answer = try response.json()
                if response.isUnauthenticated { return .error("UNAUTHENTICATED") }
                guard response.isAccepted, answer.data != .null else { throw Unexpected(text: "\(field.name): \(response.text)") }
                let error = answer.at("errors.0.extensions")
                guard error["denied"] != .null, let code = error["code"].string else { return .allowed }
                return .error(code)
            }
            table.add("Mutation.\(field.name)", [outcomes])
        }
    }
}

extension Catalog {
    /// The types that only mutations and subscriptions return.
    fileprivate var payloads: [String] {
        var found: Set<String> = []
        func cover(_ type: TypeID) {
            guard schema[type].kind == .object, binding(of: type)?.table == nil, found.insert(schema[type].name).inserted else { return }
            for field in schema[schema[type].fields] { cover(field.type.named) }
        }
        for root in [schema.mutationType, schema.subscriptionType].compactMap(\.self) {
            for field in schema[schema[root].fields] { cover(field.type.named) }
        }
        return found.sorted()
    }
}

extension Value {
    /// Collects the names of the fields with a value, at any depth.
    fileprivate func collectAnswered(_ names: inout Set<String>) {
        switch self {
        case .object(let object):
            for field in object {
                if field.value.leaves.contains(where: { $0 != .null }) { names.insert(field.name) }
                field.value.collectAnswered(&names)
            }
        case .list(let items): for item in items { item.collectAnswered(&names) }
        default: break
        }
    }

    /// The scalars of a value at any depth.
    fileprivate var leaves: [Value] {
        switch self {
        case .object(let object): object.flatMap(\.value.leaves)
        // A list of objects without items has no leaves.
        case .list(let items): items.flatMap(\.leaves)
        default: [self]
        }
    }
}
