import Foundation
import Postgres

@testable import Domains

/// The tables used by the program's statements, by the functions they call and by the triggers they fire, found by reading their text.
struct UsedTables {
    /// The written tables with their operations: `insert`, `update`, `delete`.
    var writes: [String: Set<String>] = [:]
    /// The tables that are named.
    ///
    /// The two initial ones are read when the program starts, to check the revision of the database.
    var reads: Set<String> = ["schema_function", "schema_migration"]
    /// The written columns, by operation and table.
    var columns = UsedColumns()

    /// The modules that run in the gateway.
    private static let targets = ["Domains", "Engine", "Gateway", "Mail", "Planner", "Postgres", "Push"]

    init(on session: PostgresSession) throws {
        var parameters = ParameterBuffer()
        parameters.append(try Self.program())
        for use in try session.query(Self.walk + Self.uses, parameters).decode(Use.self) {
            if use.operation == "name" { reads.insert(use.table) } else { writes[use.table, default: []].insert(use.operation) }
        }
        for text in try session.query(Self.walk + Self.texts, parameters).decode(String.self) { columns.read(text) }
    }

    private struct Use: Decodable {
        let table: String
        let operation: String
    }

    /// The text of all Swift files.
    private static func program() throws -> String {
        var sources = URL(filePath: #filePath)
        for _ in 0..<4 { sources.deleteLastPathComponent() }
        sources.append(path: "Sources")
        var text = personalStatements
        for target in targets {
            let files = FileManager.default.enumerator(at: sources.appending(path: target), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                // Migrations and administrators are the owner's task, and lists of tables are no evidence of use.
                let others = ["ServingRights.swift", "ServingColumns.swift", "PersonalColumns.swift", "AdministratorList.swift"]
                guard file.pathExtension == "swift", !others.contains(file.lastPathComponent), !file.path.contains("/Migrations/") else {
                    continue
                }
                text += try String(contentsOf: file, encoding: .utf8) + "\n"
            }
        }
        return text
    }

    /// The statements that the gateway generates from the list of personal columns.
    private static var personalStatements: String {
        PersonalColumn.all.map { personal in
            var statements = ""
            switch personal.erasure {
            case .deleted: statements += "DELETE FROM \(personal.table);\n"
            case .unnamed: statements += "UPDATE \(personal.table) SET \(personal.column) = NULL;\n"
            case .emptied(let text): statements += "UPDATE \(personal.table) SET \(text) = '';\n"
            case .special, .kept: break
            }
            if case .rows(let rows) = personal.export {
                statements += ([personal.table] + rows.parts.map(\.table)).map { "SELECT FROM \($0);\n" }.joined()
            }
            return statements
        }
        .joined()
    }

    /// A walk from the program's text through the functions it names and the triggers of the tables it writes.
    private static let walk = """
        WITH RECURSIVE
        piece(name, text) AS MATERIALIZED (
            SELECT '', $1::text
            UNION ALL
            SELECT proname::text COLLATE "default", regexp_replace(string_agg(prosrc, E'\\n'), '--[^\\n]*', '', 'g') FROM pg_proc
            WHERE pronamespace = 'public'::regnamespace
                AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND classid = 'pg_proc'::regclass AND deptype = 'e')
            GROUP BY proname
        ),
        word(piece, word) AS MATERIALIZED (
            SELECT DISTINCT name, m[1] FROM piece, regexp_matches(text, '[a-z_][a-z_0-9]+', 'g') AS m
        ),
        write(piece, operation, target) AS MATERIALIZED (
            SELECT name, 'insert', m[1] FROM piece, regexp_matches(text, '\\mINSERT\\s+INTO\\s+([a-z_0-9]+)', 'g') AS m
            UNION
            SELECT name, 'update', m[1] FROM piece,
                regexp_matches(text, '\\mINSERT\\s+INTO\\s+([a-z_0-9]+)(?:(?!\\mINSERT\\M|\\mUPDATE\\s+[a-z_]+\\s+SET\\M|;).)*?\\mDO\\s+UPDATE\\M', 'g') AS m
            UNION
            SELECT name, 'update', m[1] FROM piece, regexp_matches(text, '\\mUPDATE\\s+([a-z_0-9]+)(?:\\s+AS)?(?:\\s+[a-z_]+)?\\s+SET\\M', 'g') AS m
            UNION
            SELECT name, 'delete', m[1] FROM piece, regexp_matches(text, '\\mDELETE\\s+FROM\\s+([a-z_0-9]+)', 'g') AS m
        ),
        step(piece, next) AS MATERIALIZED (
            SELECT word.piece, piece.name FROM word JOIN piece ON piece.name = word.word
            UNION
            SELECT write.piece, proname::text COLLATE "default" FROM write
            JOIN pg_trigger ON tgrelid = to_regclass(write.target) AND NOT tgisinternal
                AND tgtype::integer & CASE operation WHEN 'insert' THEN 4 WHEN 'delete' THEN 8 ELSE 16 END <> 0
            JOIN pg_proc ON pg_proc.oid = tgfoid
        ),
        reached(name) AS (
            SELECT ''
            UNION
            SELECT step.next FROM reached JOIN step ON step.piece = reached.name
        )

        """

    private static let texts = "SELECT piece.text FROM reached JOIN piece USING (name)"

    private static let uses = """
        SELECT DISTINCT write.target AS table, write.operation FROM reached JOIN write ON write.piece = reached.name
        WHERE to_regclass(write.target) IS NOT NULL
        UNION ALL
        SELECT DISTINCT word.word, 'name' FROM reached JOIN word ON word.piece = reached.name
        JOIN pg_class ON relname = word.word AND relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p')
        """
}
