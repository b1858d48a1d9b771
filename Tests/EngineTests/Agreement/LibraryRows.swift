import GraphQL
import Postgres
import TestSupport

/// The rows of the library, generated from a seed; the same rows go into a database and stay in memory.
struct LibraryRows: Sendable {
    typealias Row = [String: Value]

    /// A column: its name, its type in the database, and a generator of its values; `id` is the row's number.
    private struct Column: Sendable {
        typealias Draw = @Sendable (inout SeededGenerator) -> Value

        let name: String
        let type: String
        let draw: Draw

        init(_ name: String, _ type: String, _ draw: @escaping Draw) {
            (self.name, self.type, self.draw) = (name, type, draw)
        }
    }

    static let counts = ["shelf": 14, "author": 15, "book": 90, "review": 160]

    /// The rows of each table by their ids, from 1.
    var tables: [String: [Row]] = [:]

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for (table, columns) in Self.columns {
            tables[table] = (1...(Self.counts[table] ?? 0)).map { id in
                var row: Row = ["id": .int(Int64(id))]
                for column in columns { row[column.name] = column.draw(&random) }
                // The key that finds authors is unique.
                if table == "author" { row["code"] = .string("a\(id)") }
                return row
            }
        }
    }

    /// The row with an id.
    func row(_ table: String, _ id: Value?) -> Row? {
        guard case .int(let number)? = id, let rows = tables[table], rows.indices.contains(Int(number) - 1) else { return nil }
        return rows[Int(number) - 1]
    }

    // MARK: Generating

    private static let texts: [Value] = ["", "text", "it's", "é😀", "\"\\\n\t", "\u{7}\u{1F}", "{\"a\": [1]}", "long \u{2028} text"]
    private static let doubles: [Value] = [0, 1, 2.5, -0.1, 1e21, 1e-7, 123_456.75, -1e300]

    /// A value, with NULL at a chance of one in `count`.
    private static func some(_ values: [Value], nullOnceIn count: Int) -> Column.Draw {
        { random in random.once(in: count) ? .null : random.pick(values) }
    }

    private static func list(_ items: [Value], nullOnceIn count: Int, itemNullOnceIn itemCount: Int) -> Column.Draw {
        { random in
            if random.once(in: count) { return .null }
            return .list((0..<random.number(0...3)).map { _ in random.once(in: itemCount) ? .null : random.pick(items) })
        }
    }

    private static func integers(_ range: ClosedRange<Int>, nullOnceIn count: Int) -> Column.Draw {
        { random in random.once(in: count) ? .null : .int(Int64(random.number(range))) }
    }

    private static func number(of table: String) -> ClosedRange<Int> { 1...(counts[table] ?? 1) }

    /// A small chance of NULL behind a non-null field.
    private static let seldom = 20
    private static let never = Int.max

    /// In the order of creation, so that foreign keys find their rows.
    private static let columns: [(table: String, columns: [Column])] = [
        (
            "author",
            [
                Column("code", "text", { _ in .null }), Column("name", "text", some(texts, nullOnceIn: seldom)),
                Column("born", "bigint", some([1815, 2_000, 3_000_000_000, -1], nullOnceIn: 5)),
                Column("kind", "text", some(texts, nullOnceIn: 3)),
                Column("favorite_id", "bigint", integers(1...100, nullOnceIn: 4)),
            ]
        ),
        (
            "shelf",
            [
                Column("name", "text", some(texts, nullOnceIn: 9)), Column("note", "text", some(texts, nullOnceIn: 3)),
                Column("room", "integer", integers(-5...5, nullOnceIn: 9)),
                Column("size", "bigint", some([0, 7, -2_147_483_648, 2_147_483_648], nullOnceIn: 4)),
                Column("width", "double precision", some(doubles, nullOnceIn: seldom)),
                Column("depth", "real", some([0, 1, 2.5, -0.125, 0.1, 1e20, 3e-9], nullOnceIn: 4)),
                Column("height", "numeric", some([0, 12.5, 100, 0.25, -3], nullOnceIn: 4)),
                Column("open", "boolean", some([true, false], nullOnceIn: 3)),
                Column("kind", "text", some(["OPEN", "CLOSED"], nullOnceIn: 20)),
                Column("tags", "text[]", list(texts, nullOnceIn: 12, itemNullOnceIn: 12)),
                Column("words", "text[]", list(texts, nullOnceIn: 5, itemNullOnceIn: 8)),
                Column("marks", "bigint[]", list([1, -1, 2_147_483_647, 2_147_483_648], nullOnceIn: 5, itemNullOnceIn: 4)),
                Column("since", "date", some(["2026-03-01", "1999-12-31", "0001-01-01"], nullOnceIn: 4)),
                Column("checked", "timestamptz", some(["2026-03-01T18:30:00.000Z", "1969-12-31T23:59:59.125Z"], nullOnceIn: 4)),
                Column("price", "numeric", some(["12.50", "0", "-3", "123456789012345678901234567890.1"], nullOnceIn: 4)),
                Column("label_text", "text", some(texts, nullOnceIn: 20)), Column("label_color", "text", some(texts, nullOnceIn: 3)),
                Column("place_floor", "integer", integers(0...3, nullOnceIn: 3)),
                Column("place_row", "integer", integers(0...9, nullOnceIn: 20)),
                Column("sign_text", "text", some(texts, nullOnceIn: 8)), Column("sign_size", "integer", integers(1...3, nullOnceIn: 2)),
                Column("best_id", "bigint", integers(1...100, nullOnceIn: 4)), Column("top_id", "bigint", integers(1...91, nullOnceIn: 20)),
                Column("keeper_id", "bigint", integers(number(of: "author"), nullOnceIn: never)),
            ]
        ),
        (
            "book",
            [
                Column("name", "text", some(texts, nullOnceIn: seldom)), Column("subtitle", "text", some(texts, nullOnceIn: 3)),
                Column("pages", "integer", integers(1...500, nullOnceIn: seldom)),
                Column("rank", "integer", integers(1...9, nullOnceIn: never)),
                Column("language", "text", some(["en", "es", "fr"], nullOnceIn: never)), Column("kind", "text", some(texts, nullOnceIn: 3)),
                Column("hidden", "boolean", { .boolean($0.once(in: 10)) }),
                Column("shelf_id", "bigint", integers(1...12, nullOnceIn: never)),
                Column("author_id", "bigint", integers(1...16, nullOnceIn: 5)),
            ]
        ),
        (
            "review",
            [
                Column("stars", "integer", integers(1...5, nullOnceIn: seldom)), Column("text", "text", some(texts, nullOnceIn: 3)),
                Column("book_id", "bigint", integers(number(of: "book"), nullOnceIn: never)),
                Column("author_id", "bigint", integers(number(of: "author"), nullOnceIn: never)),
            ]
        ),
    ]

    // MARK: The database

    /// The statements that create the tables and fill them.
    var sql: String {
        Self.columns.map { table, columns in
            let definitions = columns.map { ", \($0.name) \($0.type)" }.joined()
            let rows = (tables[table] ?? []).map { row in
                let values = columns.map { "\(Self.literal(row[$0.name] ?? .null))::\($0.type)" }
                return "(" + ([Self.literal(row["id"] ?? .null)] + values).joined(separator: ", ") + ")"
            }
            return """
                CREATE TABLE \(table) (id bigint PRIMARY KEY\(definitions));
                INSERT INTO \(table) VALUES \(rows.joined(separator: ",\n"));
                """
        }.joined(separator: "\n")
    }

    private static func literal(_ value: Value) -> String {
        switch value {
        case .null, .upload, .object: "NULL"
        case .boolean(let flag): "\(flag)"
        case .int(let number): "(\(number))"
        case .bigInteger(let digits): "(\(digits))"
        case .double(let number): "(\(number))"
        case .string(let text), .enum(let text):
            "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        case .list(let items): "ARRAY[" + items.map(literal).joined(separator: ", ") + "]"
        }
    }

    /// A database with these rows.
    func database() throws -> String {
        let database = try TestDatabase.shared.createDatabase()
        try PostgresSession(database).execute(sql)
        return database
    }
}
