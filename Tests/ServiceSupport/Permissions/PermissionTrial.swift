package import Engine
import GraphQL
package import Planner
package import Postgres
import Testing

@testable import Coverage

/// Asks for every field and every mutation as everyone, on every way.
package enum PermissionTrial {
    /// Fills a table by asking a service.
    ///
    /// - Parameters:
    ///   - catalog: What there is.
    ///   - client: Whom to ask.
    ///   - session: The service's database, with the rows of `Persona`.
    /// - Returns: What everyone got.
    /// - Throws: When an answer says nothing.
    package static func table(of catalog: Catalog, asking client: some ServiceClient, _ session: PostgresSession) throws -> PermissionTable
    {
        var table = PermissionTable()
        try tryFields(catalog, client, session, &table)
        try tryMutations(catalog, client, session, &table)
        try trySubscriptions(catalog, client, session, &table)
        return table
    }

    /// Takes away all limits on how much can be asked at once, and asks for confirmed e-mails.
    @Sendable package static func configure(_ configuration: inout EngineConfiguration) {
        configuration.limits.aliases = 1_000
        configuration.limits.rootFields = 1_000
        configuration.limits.arguments.rankedLists = 1_000
        configuration.limits.cost = 10_000_000
        configuration.limits.payloadCost = 10_000_000
        configuration.limits.reportedErrors = 1_000
        configuration.slowLane.cost = 10_000_000
        // Nothing but the documents of this test.
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
            // Payloads, and what stands in them alone, are answered by mutations and subscriptions, whose own lines say to whom.
            guard !answered.contains(name) || !paths.ways(to: name).isEmpty else { continue }
            #expect(!paths.ways(to: name).isEmpty, "No way leads to \(name); its table may need a row in Persona.rows.")
            let fields = schema[schema[type].fields]
            let outcomes = try paths.ways(to: name).map { way in
                try zip(Persona.all, callers).map { persona, caller in
                    // What everyone has of their own says nothing of what others see.
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

    /// What everyone got of a field on each way, as far as it lies with the field: a way that did not even lead to the object, where others
    /// did, tells nothing of its fields.
    private static func outcomes(of field: Int, _ ways: [[[PermissionTable.Outcome]]]) -> [[PermissionTable.Outcome]] {
        var outcomes = ways.map { way in way.map { $0[field] } }
        for persona in Persona.all.indices {
            let reached = ways.indices.filter { ways[$0][persona].last == .allowed }
            guard !reached.isEmpty else { continue }
            for way in ways.indices where !reached.contains(way) { outcomes[way][persona] = .unknown }
        }
        return outcomes
    }

    /// Asks for several fields on a way and answers what came of each.
    private static func ask(
        _ fields: [String],
        on way: PermissionPaths.Way,
        _ caller: TestToken?,
        _ client: some ServiceClient
    ) throws -> [PermissionTable.Outcome] {
        if let together = try outcomes(together: fields, on: way, caller, client) { return together }
        // An error may have taken other fields with it: each from the root on.
        let selections = fields.enumerated().map { "f\($0): \(way.around($1))" }
        let apart = try outcomes(selections, caller, client)
        guard apart.contains(nil) else { return apart.map { $0 ?? .unknown } }
        // One failure has taken the others with it.
        return try zip(selections, apart).map { selection, outcome in
            try outcome ?? outcomes([selection], caller, client)[0] ?? .unknown
        }
    }

    /// What came of fields that stand side by side, which is cheaper; nil when there is an error among them.
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

    /// What came of fields of one request; nil for those of which nothing is known because another one failed.
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

    /// A persona that may not subscribe is told so at once; whether events come to the right ones is tested where they are.
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
                // Where one answer is wanted a subscription is refused, but only to those who may have it.
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
        // Of nothing that there is: what the rules would do is not tried here.
        examples.ids = [999_999]
        let maker = ExampleMaker(catalog: catalog, examples: examples)
        for field in schema[schema[root].fields] {
            let request = MutationRequest(field, schema, maker)
            let outcomes = try Persona.all.map { persona -> PermissionTable.Outcome in
                // Log-outs end what they come with.
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
    /// The types that only mutations and subscriptions answer.
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
    /// The names of the fields in a value that were answered with a value.
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

    /// What is not an object or list in a value, `__typename`s apart where there is something else.
    fileprivate var leaves: [Value] {
        switch self {
        case .object(let object): object.flatMap(\.value.leaves)
        // An empty list of leaves is a value, an empty list of objects none.
        case .list(let items): items.flatMap(\.leaves)
        default: [self]
        }
    }
}
