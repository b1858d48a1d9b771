import Postgres
import TestSupport
import Testing

@Suite("A blocking session", .tags(.database), .removesDatabases)
struct PostgresSessionTests {
    private let session: PostgresSession

    init() throws {
        session = try PostgresSession(try TestDatabase.shared.createDatabase())
    }

    @Test("returns bound values of every type unchanged")
    func roundTrip() throws {
        var parameters = ParameterBuffer()
        parameters.append(Int64.min)
        parameters.append(-7 as Int32)
        parameters.append(12 as Int16)
        parameters.append(true)
        parameters.append(2.5)
        parameters.append("Grüße 👩‍🍳")
        parameters.appendNull()
        parameters.append([1, 2, 3] as [Int64])
        parameters.append(["a", "", "ü"])
        parameters.append([] as [Int64])
        parameters.append(literal: "1234.50")
        parameters.append("")
        let result = try session.query(
            """
            SELECT $1::bigint, $2::integer, $3::smallint, $4::boolean, $5::float8, $6::text, $7::text, ($8::bigint[])[2],
                array_to_string($9::text[], '|'), cardinality($10::bigint[]), $11::numeric::text, $12::text
            """,
            parameters
        )
        #expect(result.rowCount == 1)
        #expect(result.columnCount == 12)
        #expect(result.int8(0, 0) == .min)
        #expect(result.int4(0, 1) == -7)
        #expect(result.int2(0, 2) == 12)
        #expect(result.bool(0, 3) == true)
        #expect(result.double(0, 4) == 2.5)
        #expect(result.text(0, 5) == "Grüße 👩‍🍳")
        #expect(result.isNull(0, 6))
        #expect(result.text(0, 6) == nil)
        #expect(result.int8(0, 7) == 2)
        #expect(result.text(0, 8) == "a||ü")
        #expect(result.integer(0, 9) == 0)
        #expect(result.text(0, 10) == "1234.50")
        #expect(result.text(0, 11) == "")
        #expect(!result.isNull(0, 11))
        #expect(result.columnType(0) == .int8)
        #expect(result.columnType(5) == .text)
    }

    @Test("a value outside the rows has no bytes, and one of another width is nil")
    func outOfRange() throws {
        let result = try session.query("SELECT 1::int AS one")
        #expect(result.columnName(0) == "one")
        #expect(result.columnName(9) == "")
        #expect(result.isNull(5, 5))
        #expect(result.int4(-1, 0) == nil)
        #expect(result.int8(0, 0) == nil)
        #expect(result.integer(0, 0) == 1)
    }

    @Test("an error contains its state, message and position")
    func serverError() throws {
        let error = #expect(throws: PostgresError.self) { try session.query("SELECT nothing FROM nowhere") }
        guard case .server(let details) = error else {
            Issue.record("not a server error: \(String(describing: error))")
            return
        }
        #expect(details.sqlState == .undefinedTable)
        #expect(details.sqlState.description == "42P01")
        #expect(details.message == "relation \"nowhere\" does not exist")
        #expect(details.position == 21)
        #expect(!details.isFatal)
    }

    @Test("rejects a NUL in a text in both formats", arguments: [true, false])
    func nulInText(binary: Bool) throws {
        var parameters = ParameterBuffer()
        if binary { parameters.append("a\0b") } else { parameters.append(literal: "a\0b") }
        let error = #expect(throws: PostgresError.self) { try session.query("SELECT $1::text", parameters) }
        #expect(error?.sqlState == .characterNotInRepertoire)
    }

    @Test("rolls back a transaction whose body throws")
    func transaction() throws {
        struct Refusal: Error {}
        try session.execute("CREATE TABLE t (x int)")
        #expect(throws: Refusal.self) {
            try session.transaction { session in
                try session.execute("INSERT INTO t VALUES (1)")
                throw Refusal()
            }
        }
        try session.transaction { try $0.execute("INSERT INTO t VALUES (2)") }
        #expect(try session.query("SELECT sum(x)::int FROM t").int4(0, 0) == 2)
    }

    @Test("COPY transfers any text, including escapes")
    func copy() throws {
        try session.execute("CREATE TABLE t (id bigint, name text, price numeric, flag boolean)")
        let count = try session.copy("COPY t FROM STDIN") { writer in
            for id in 0..<20_000 {
                writer.append(id)
                writer.append(id == 0 ? "tab\tline\nback\\slash\r" : "name \(id)")
                if id == 1 { writer.appendNull() } else { writer.append(Double(id) / 4) }
                writer.append(id.isMultiple(of: 2))
                try writer.endRow()
            }
        }
        #expect(count == 20_000)
        #expect(try session.query("SELECT name FROM t WHERE id = 0").text(0, 0) == "tab\tline\nback\\slash\r")
        #expect(try session.query("SELECT count(*) FROM t WHERE price IS NULL").int8(0, 0) == 1)
        #expect(try session.query("SELECT sum(price) = 20000 * 19999 / 8.0 - 0.25 FROM t").bool(0, 0) == true)
    }

    @Test("a failed COPY leaves the session usable")
    func failedCopy() throws {
        struct Refusal: Error {}
        try session.execute("CREATE TABLE t (id bigint)")
        #expect(throws: Refusal.self) {
            try session.copy("COPY t FROM STDIN") { writer in
                writer.append(1)
                try writer.endRow()
                throw Refusal()
            }
        }
        #expect(throws: PostgresError.self) {
            try session.copy("COPY t FROM STDIN") { writer in
                writer.append("not a number")
                try writer.endRow()
            }
        }
        #expect(throws: PostgresError.self) { try session.copy("SELECT 1") { _ in } }
        #expect(try session.query("SELECT count(*) FROM t").int8(0, 0) == 0)
    }

    @Test("describes the types of parameters and columns and the origin of columns")
    func describe() throws {
        try session.execute("CREATE TABLE t (id bigint, name text)")
        let description = try session.describe("SELECT id, upper(name) AS loud FROM t WHERE id = $1 AND name = $2::text")
        #expect(description.parameterTypes == [.int8, .text])
        #expect(description.columns.map(\.name) == ["id", "loud"])
        #expect(description.columns.map(\.type) == [.int8, .text])
        #expect(description.columns.map(\.attribute) == [1, 0])
        #expect(description.columns[0].table != 0)
    }

    @Test("reports a wrong address in one clear line")
    func wrongAddress() {
        let error = #expect(throws: PostgresError.self) { try PostgresSession("host=/nowhere dbname=x") }
        guard case .connection(let reason) = error else {
            Issue.record("not a connection error: \(String(describing: error))")
            return
        }
        #expect(reason.contains("/nowhere"))
        #expect(!reason.contains("\n"))
    }
}
