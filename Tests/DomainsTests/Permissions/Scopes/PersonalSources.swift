import Planner
import Postgres
import TestSupport

@testable import Domains

/// The tables with personal rows that statements read, by domain.
///
/// PostgreSQL records the columns and functions that a view of a statement depends on. What a function reads is found by the names in its
/// text.
struct PersonalSources {
    /// A table with personal rows, or a column of `account` that is not published.
    struct Source: Hashable, Comparable, CustomStringConvertible {
        let name: String
        let domain: Domain

        var description: String { name }

        static func < (one: Source, other: Source) -> Bool { one.name < other.name }
    }

    /// Tables with personal rows that everybody can read because people publish them.
    static let published: Set = ["recipe", "recipe_review", "recipe_ingredient", "recipe_step"]

    private let session: PostgresSession
    /// The personal tables by name, except `account`.
    private let tables: [String: Source]
    /// The columns of `account` that the view `profile` does not publish.
    private let columns: Set<String>
    /// The tables that each function reads, directly or through functions that it calls.
    private var functions: [String: Set<Source>] = [:]

    /// Columns that every API key may use: `Profile.photoUrl` shows pictures to everybody, and whether an account exists is public.
    private static let shown: Set = [
        "account.status", "photo.account_id", "photo.name", "photo.is_shown", "account_identity.id", "account_identity.account_id",
        "account_identity.picture_url",
    ]

    init(on session: PostgresSession) throws {
        self.session = session
        var tables: [String: Source] = [:]
        for (domain, columns) in PersonalColumn.byDomain {
            for column in columns {
                var names = [column.table.description]
                if case .rows(let rows) = column.export { names += rows.parts.map(\.table.description) }
                for name in names where name != "account" && !Self.published.contains(name) {
                    tables[name] = Source(name: name, domain: domain)
                }
            }
        }
        // These tables belong to an account through another table.
        tables["api_key_usage"] = Source(name: "api_key_usage", domain: .accounts)
        tables["food_post_schedule"] = Source(name: "food_post_schedule", domain: .donations)
        self.tables = tables
        func names(of table: String) throws -> [String] {
            try session.texts("SELECT attname FROM pg_attribute WHERE attrelid = '\(table)'::regclass AND attnum > 0 AND NOT attisdropped")
        }
        columns = Set(try names(of: "account")).subtracting(try names(of: "profile")).filter { !Self.shown.contains("account.\($0)") }
        functions = try Self.functions(on: session, tables, columns)
    }

    /// The tables that several statements read together.
    func sources(of statements: [String]) throws -> Set<Source> {
        let reads = statements.enumerated().map { number, statement in
            "(\(statement.replacing(/\$[0-9]+::/) { _ in "NULL::" })) AS read_\(number)"
        }
        var sources: Set<Source> = []
        try session.execute("BEGIN; CREATE VIEW statement_read AS SELECT 1 AS one FROM \(reads.joined(separator: ", "))")
        for dependency in try session.query(Self.dependencies).decode(Dependency.self) {
            if dependency.isFunction {
                sources.formUnion(functions[dependency.name] ?? [])
            } else if let column = dependency.column, Self.shown.contains("\(dependency.name).\(column)") {
                continue
            } else if dependency.name == "account" {
                if let column = dependency.column, columns.contains(column) {
                    sources.insert(Source(name: "account.\(column)", domain: .accounts))
                }
            } else if let table = tables[dependency.name] {
                sources.insert(table)
            }
        }
        try session.execute("ROLLBACK")
        return sources
    }

    private struct Dependency: Decodable {
        let name: String
        let column: String?
        let isFunction: Bool
    }

    private static let dependencies = """
        SELECT DISTINCT coalesce(relname, proname)::text AS name, attname::text AS "column", proname IS NOT NULL AS is_function
        FROM pg_depend JOIN pg_rewrite ON pg_rewrite.oid = objid AND classid = 'pg_rewrite'::regclass
        LEFT JOIN pg_class ON refclassid = 'pg_class'::regclass AND pg_class.oid = refobjid
        LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attnum = refobjsubid AND refobjsubid > 0
        LEFT JOIN pg_proc ON refclassid = 'pg_proc'::regclass AND pg_proc.oid = refobjid
        WHERE ev_class = 'statement_read'::regclass AND coalesce(relname, proname) IS NOT NULL AND relname IS DISTINCT FROM 'statement_read'
        """

    private struct Function: Decodable {
        let name: String
        let words: [String]
    }

    /// The tables that each function reads, found by the names in its text.
    private static func functions(
        on session: PostgresSession,
        _ tables: [String: Source],
        _ columns: Set<String>
    ) throws -> [String: Set<Source>] {
        let texts = try session.query(
            """
            SELECT proname::text AS name, ARRAY(
                SELECT DISTINCT m[1] FROM regexp_matches(
                    regexp_replace(string_agg(coalesce(pg_get_function_sqlbody(oid), prosrc), E'\\n'), '--[^\\n]*|''[^'']*''', '', 'g'), '[a-z_][a-z_0-9]+', 'g'
                ) AS m
            ) AS words FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
                AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND classid = 'pg_proc'::regclass AND deptype = 'e')
            GROUP BY proname
            """
        ).decode(Function.self)
        let words = Dictionary(uniqueKeysWithValues: texts.map { ($0.name, Set($0.words)) })
        return Dictionary(
            uniqueKeysWithValues: words.keys.map { name in
                var (reached, open): (Set<String>, [String]) = ([name], [name])
                while let next = open.popLast() {
                    for word in words[next] ?? [] where words[word] != nil && reached.insert(word).inserted { open.append(word) }
                }
                var sources: Set<Source> = []
                for name in reached {
                    let words = words[name] ?? []
                    sources.formUnion(words.compactMap { tables[$0] })
                    if words.contains("account") {
                        sources.formUnion(words.intersection(columns).map { Source(name: "account.\($0)", domain: .accounts) })
                    }
                }
                return (name, sources)
            }
        )
    }
}
