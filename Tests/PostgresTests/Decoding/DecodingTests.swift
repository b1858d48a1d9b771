import Postgres
import TestSupport
import Testing

@Suite("Decoding of binary values", .tags(.database), .removesDatabases)
struct DecodingTests {
    private let session: PostgresSession

    init() throws {
        session = try PostgresSession(try TestDatabase.shared.createDatabase())
        try session.execute("SET timezone = 'UTC'")
    }

    private enum Form {
        case numeric
        case timestamp
        case date
    }

    private func decode(_ sql: String, as form: Form) throws -> String? {
        let result = try session.query("SELECT \(sql)")
        return withExtendedLifetime(result) {
            var output: [UInt8] = []
            let isRead =
                switch form {
                case .numeric: unsafe BinaryNumeric.append(result.bytes(0, 0), to: &output)
                case .timestamp: unsafe BinaryTimestamp.append(result.bytes(0, 0), to: &output)
                case .date: unsafe BinaryTimestamp.appendDate(result.bytes(0, 0), to: &output)
                }
            return isRead ? String(decoding: output, as: UTF8.self) : nil
        }
    }

    @Test(
        "reads numerics like PostgreSQL's text form",
        arguments: [
            "0", "1", "-1", "10", "9999", "10000", "10001", "99999999", "100000000", "-123456789.125", "0.1", "0.00001", "0.00000001",
            "-0.5", "1.10", "12345.6789", "12345.67891", "1000000.0001", "0.000", "100.00", "1e20", "1e-20",
            "123456789012345678901234567890.987654321",
        ]
    )
    func numeric(value: String) throws {
        let expected = try session.query("SELECT '\(value)'::numeric::text").text(0, 0)
        #expect(try decode("'\(value)'::numeric", as: .numeric) == expected)
    }

    @Test("rejects values that are not finite numbers", arguments: ["NaN", "Infinity", "-Infinity"])
    func notANumber(value: String) throws {
        #expect(try decode("'\(value)'::numeric", as: .numeric) == nil)
        #expect(try decode("'12'::text", as: .numeric) == nil)
    }

    @Test(
        "writes times as RFC 3339 in UTC",
        arguments: [
            ("2000-01-01 00:00:00Z", "2000-01-01T00:00:00.000Z"), ("1999-12-31 23:59:59.999999Z", "1999-12-31T23:59:59.999Z"),
            ("2024-02-29 12:30:00.5+02", "2024-02-29T10:30:00.500Z"), ("1970-01-01 00:00:00.001Z", "1970-01-01T00:00:00.001Z"),
            ("0001-01-01 00:00:00Z", "0001-01-01T00:00:00.000Z"), ("9999-12-31 23:59:59Z", "9999-12-31T23:59:59.000Z"),
            ("1900-02-28 00:00:00Z", "1900-02-28T00:00:00.000Z"),
        ]
    )
    func timestamps(value: String, expected: String) throws {
        #expect(try decode("'\(value)'::timestamptz", as: .timestamp) == expected)
    }

    @Test(
        "rejects times that RFC 3339 cannot express",
        arguments: ["infinity", "-infinity", "4713-01-01 BC", "0001-12-31 BC", "10000-01-01"]
    )
    func impossibleTimes(value: String) throws {
        #expect(try decode("'\(value)'::timestamptz", as: .timestamp) == nil)
        #expect(try decode("'\(value)'::date", as: .date) == nil)
    }

    @Test("writes the date of every day of four centuries")
    func days() throws {
        let rows = try session.query(
            "SELECT d::date, to_char(d, 'YYYY-MM-DD') FROM generate_series('1890-01-01'::timestamp, '2290-01-01', '1 day') AS d"
        )
        #expect(rows.rowCount > 146_000)
        var wrong: [String] = []
        for row in 0..<rows.rowCount {
            var output: [UInt8] = []
            let isRead = unsafe BinaryTimestamp.appendDate(rows.bytes(row, 0), to: &output)
            let read = String(decoding: output, as: UTF8.self)
            if !isRead || read != rows.text(row, 1) { wrong.append(read) }
        }
        #expect(wrong == [])
    }

    @Test(
        "visits the elements of arrays, including NULLs",
        arguments: [
            ("ARRAY['a', NULL, 'ü']::text[]", ["a", nil, "ü"]), ("'{}'::text[]", []), ("ARRAY['x']::text[]", ["x"]),
            ("ARRAY['']::text[]", [""]),
        ] as [(String, [String?])]
    )
    func arrays(sql: String, expected: [String?]) throws {
        let result = try session.query("SELECT \(sql)")
        var elements: [String?] = []
        let isWhole = unsafe BinaryArray.forEach(result.bytes(0, 0)) { element in
            elements.append(unsafe element.map { unsafe String(decoding: $0, as: UTF8.self) })
            return true
        }
        #expect(isWhole)
        #expect(elements == expected)
        #expect(unsafe BinaryArray.count(result.bytes(0, 0)) == expected.count)
    }

    @Test("rejects anything but arrays of at most one dimension", arguments: ["'{{1,2},{3,4}}'::int[]", "'text'::text", "7::bigint"])
    func noArray(sql: String) throws {
        let result = try session.query("SELECT \(sql)")
        #expect(unsafe !BinaryArray.forEach(result.bytes(0, 0)) { _ in true })
        #expect(unsafe BinaryArray.count(result.bytes(0, 0)) == nil)
    }

    @Test("rejects truncated arrays")
    func damagedArray() throws {
        let result = try session.query("SELECT ARRAY['first', 'second']::text[]")
        let whole = unsafe Array(result.bytes(0, 0))
        for length in 0..<whole.count {
            let isWhole = unsafe whole[..<length].withUnsafeBytes { unsafe BinaryArray.forEach($0) { _ in true } }
            #expect(!isWhole)
        }
    }

    @Test("binds arrays of enum labels and numerics from their text forms")
    func literalElements() throws {
        try session.execute("CREATE TYPE mood AS ENUM ('happy', 'so \"so\" \\o/')")
        var parameters = ParameterBuffer()
        parameters.append(literalElements: ["happy", "so \"so\" \\o/"])
        parameters.append(literalElements: [])
        parameters.append(literalElements: ["1.5", "2"])
        let result = try session.query("SELECT ($1::mood[])[2]::text, cardinality($2::mood[]), ($3::numeric[])[1]::text", parameters)
        #expect(result.text(0, 0) == "so \"so\" \\o/")
        #expect(result.int4(0, 1) == 0)
        #expect(result.text(0, 2) == "1.5")
    }
}
