import Coverage
import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Planner

/// Checks each field and topic with keys for a single scope and with keys for all scopes except one.
@Suite("Domains outside an API key's scopes", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct ScopeWalkTests {
    private let session: PostgresSession
    private let snapshot: SchemaSnapshot

    init() throws {
        session = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false))
        snapshot = try SchemaFile.snapshot()
    }

    /// The roles of the account.
    ///
    /// No key has the rights of an administrator.
    private static let roles: ViewerRoles = [.donor, .receiver, .confirmed, .avoidsFood]

    /// Each single domain, and all domains except one.
    ///
    /// Fields that need several domains are reached by the latter only.
    private static let keys: [Set<Domain>] = Domain.allCases.map { [$0] } + Domain.allCases.map { Set(Domain.allCases).subtracting([$0]) }

    private func plan(_ operation: CoveringOperation, _ prepared: PreparedOperation, _ scopes: AccessScopes) -> ReadPlan? {
        let viewer = Viewer(account: 1, roles: Self.roles, scopes: scopes)
        let language = snapshot.planner.catalog.languages[0]
        return try? snapshot.plan(prepared, from: operation.variables, language: language, viewer: viewer).plan.plan
    }

    /// Operations that cover every field and argument.
    ///
    /// Variables and longer paths change no statement, so they are left out.
    private static func operations(of catalog: Catalog) -> [CoveringOperation] {
        var mutations: Set<Substring> = []
        return CoveringOperations.all(of: catalog).filter { operation in
            guard operation.refusal == nil, !operation.name.hasSuffix(" by variable") else { return false }
            // The payload does not depend on the input.
            if operation.kind == .mutation { return mutations.insert(operation.name.prefix { $0 != "(" }).inserted }
            return operation.name.hasPrefix("viewer > ") || operation.name.split(separator: " > ").count <= 2
        }
    }

    private func prepared(_ operation: CoveringOperation) -> PreparedOperation {
        PreparedOperation(source: Array(operation.query.utf8), operationName: nil, schema: snapshot.schema, limits: OperationLimits())
    }

    @Test("are not read by any statement")
    func statements() throws {
        let operations = Self.operations(of: snapshot.planner.catalog).map { ($0, prepared($0)) }
        let sources = try PersonalSources(on: session)
        var (leaks, used): (Set<String>, Set<String>) = ([], [])
        var statements: [String: Sent] = [:]
        for domains in Self.keys {
            for (operation, prepared) in operations where domains.count > 1 || !operation.name.contains("(") {
                let scopes = domains.reduce(AccessScopes()) { $0.union(operation.kind == .mutation ? .writing($1) : .reading($1)) }
                guard let plan = plan(operation, prepared, scopes) else { continue }
                for plan in [plan] + plan.payloads {
                    for statement in plan.statements() + (plan.statementsForViewers() ?? []) + [plan.event?.matching].compactMap(\.self) {
                        let exceptions = ScopeException.sources(for: operation.name)
                        statements[statement.sql, default: Sent(by: operation.name, domains, exceptions)].add(domains, exceptions)
                    }
                }
            }
        }
        // Checks 20 statements at a time, and each by itself if any of the 20 reads too much.
        for (allowed, group) in Dictionary(grouping: statements, by: \.value.allowed) {
            let group = group.sorted { $0.value.field < $1.value.field }
            func excess(_ statements: [String]) throws -> [PersonalSources.Source] {
                let read = try sources.sources(of: statements).filter { !allowed.domains.contains($0.domain) }
                used.formUnion(read.map(\.name).filter(allowed.exceptions.contains))
                return read.filter { !allowed.exceptions.contains($0.name) }
            }
            for start in stride(from: 0, to: group.count, by: 20) {
                let batch = group[start..<min(start + 20, group.count)]
                guard try !excess(batch.map(\.key)).isEmpty else { continue }
                for (statement, sent) in batch {
                    for source in try excess([statement]) { leaks.insert("\(sent.field): \(source)") }
                }
            }
        }
        let seen = statements.count
        #expect(seen > 1_000, "the walk must reach most statements")
        #expect(
            leaks.sorted().prefix(40) == [],
            "\(leaks.count) in total: refuse the field to the key, or compute it without the domain"
        )
        #expect(used == Set(ScopeException.all.map(\.source)), "an exception is not needed")
    }

    /// A statement sent for one or more keys.
    ///
    /// The statement may read the domains that all of these keys allow.
    private struct Sent {
        struct Allowed: Hashable {
            var domains: Set<Domain>
            var exceptions: Set<String>
        }

        /// The first field that sends the statement.
        let field: String
        private(set) var allowed: Allowed

        init(by field: String, _ domains: Set<Domain>, _ exceptions: Set<String>) {
            self.field = field
            allowed = Allowed(domains: domains, exceptions: exceptions)
        }

        mutating func add(_ domains: Set<Domain>, _ exceptions: Set<String>) {
            allowed.domains.formIntersection(domains)
            allowed.exceptions.formIntersection(exceptions)
        }
    }

    @Test("are named in refusals: bindings require the domains of the permission table")
    func bindings() throws {
        let stated = try Self.stated()
        var compared = 0
        for operation in CoveringOperations.all(of: snapshot.planner.catalog) {
            // Objects without identity, such as `Money`, occur in fields of several domains.
            guard operation.kind == .query, let stated = stated[operation.name], let type = operation.name.split(separator: ".").first,
                snapshot.planner.catalog.binding(ofTypeNamed: String(type)) != nil
            else { continue }
            var needed: Set<String> = []
            let prepared = prepared(operation)
            while let denial = plan(operation, prepared, Self.scopes(of: needed))?.errors.compactMap(\.denial).first(where: \.namesScope) {
                let name = denial.rule.dropFirst("scope ".count).dropLast("_READ".count)
                guard needed.insert(String(name)).inserted else { break }
            }
            compared += 1
            #expect(needed == stated, "\(operation.name)")
        }
        #expect(compared > 300, "most fields must be compared")
    }

    private static func scopes(of names: Set<String>) -> AccessScopes {
        Domain.allCases.filter { names.contains($0.scopeName.description) }.reduce(AccessScopes()) { $0.union(.reading($1)) }
    }

    /// The domains that each field needs according to the permission table, which tests compare with a running engine.
    ///
    /// Fields that no key can read are left out.
    private static func stated() throws -> [String: Set<String>] {
        let table = try String(decoding: SchemaFile.read(inRepository: PermissionTable.path), as: UTF8.self)
        var stated: [String: Set<String>] = [:]
        for line in table.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
            guard let field = cells.first?.filter({ $0 != "`" }), let needed = cells.last, needed != "no key" else { continue }
            stated[field] = needed == "–" ? [] : Set(needed.split(separator: ", ").map(String.init))
        }
        return stated
    }

    @Test("send no events: each topic belongs to the domain of its tables")
    func topics() throws {
        let schema = snapshot.schema
        let type = try #require(schema.type(named: "ViewerTopic"))
        #expect(Set(schema[schema[type].enumValues].map(\.name)) == Set(ViewerTopic.domains.keys))
        let triggers = try session.query(
            """
            SELECT DISTINCT tgrelid::regclass::text AS "table", topic[1] AS topic FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
            CROSS JOIN LATERAL (
                SELECT regexp_split_to_array(encode(nullif(tgargs, ''), 'escape'), '\\\\000') WHERE prosrc LIKE '%TG_ARGV%'
                UNION ALL
                SELECT regexp_matches(prosrc, '''([A-Z_]+)[@'']', 'g') WHERE prosrc NOT LIKE '%TG_ARGV%'
            ) AS named(topic)
            WHERE prosrc LIKE '%notify_live(''viewer''%'
            """
        ).decode(TopicTrigger.self)
        let domains = Dictionary(
            PersonalColumn.byDomain.flatMap { group in group.columns.map { ($0.table.description, group.domain) } },
            uniquingKeysWith: { first, _ in first }
        )
        for trigger in triggers where ViewerTopic.domains[trigger.topic] != nil {
            let domain = try #require(domains[trigger.table], "\(trigger)")
            #expect(ViewerTopic.domains[trigger.topic] == domain, "\(trigger)")
        }
        #expect(Set(triggers.map(\.topic)).isSuperset(of: ViewerTopic.domains.keys))
    }

    private struct TopicTrigger: Decodable {
        let table: String
        let topic: String
    }
}
