import Postgres
import TestSupport
import Testing

@Suite("Decoding of rows", .tags(.database), .removesDatabases)
struct RowDecodingTests {
    private let session: PostgresSession

    init() throws {
        session = try PostgresSession(try TestDatabase.shared.createDatabase())
        try session.execute("SET timezone = 'America/New_York'; CREATE TYPE mood AS ENUM ('HAPPY', 'SAD', 'ODD')")
    }

    private enum Mood: String, Decodable, Equatable {
        case happy = "HAPPY"
        case sad = "SAD"
    }

    /// The error of reading a statement's first row as a type.
    private func mistake<Row: Decodable>(_ type: Row.Type, _ sql: String) throws -> RowError? {
        let rows = try session.query(sql)
        guard case .row(let error)? = #expect(throws: PostgresError.self, performing: { try rows.first(type) }) else { return nil }
        return error
    }

    // MARK: Types

    private struct Everything: Decodable, Equatable {
        let small: Int16
        let medium: Int32
        let large: Int64
        let count: Int
        let isTrue: Bool
        let real: Float
        let wideReal: Double
        let double: Double
        let text: String
        let varchar: String
        let character: String
        let name: String
        let json: String
        let uuid: String
        let mood: Mood
        let moodText: String
        let moment: String
        let bytes: [UInt8]
        let numbers: [Int64]
        let smallNumbers: [Int]
        let texts: [String]
        let moods: [String]
        let flags: [Bool]
        let none: [String]
    }

    @Test("reads every supported type")
    func types() throws {
        let rows = try session.query(
            """
            SELECT (-32768)::smallint AS small, 2147483647::integer AS medium, (-9223372036854775808)::bigint AS large, 7::smallint AS count,
                true AS is_true, 1.5::real AS real, 0.25::real AS wide_real, 1e300::double precision AS double, 'Grüße 👩‍🍳' AS text,
                'v'::varchar(3) AS varchar, 'c'::char(2) AS character, 'n'::name AS name, '{"a": 1}'::json AS json,
                '0123abcd-4567-89ef-0000-fedcba987654'::uuid AS uuid, 'SAD'::mood AS mood, 'ODD'::mood AS mood_text,
                '2024-02-29 12:30:00.5+02'::timestamptz AS moment, '\\x00ff10'::bytea AS bytes, ARRAY[1, -2]::bigint[] AS numbers,
                ARRAY[3]::integer[] AS small_numbers, ARRAY['a', '', 'ü'] AS texts, ARRAY['SAD', 'ODD']::mood[] AS moods,
                ARRAY[true, false] AS flags, '{}'::text[] AS none
            """
        )
        let expected = Everything(
            small: .min,
            medium: .max,
            large: .min,
            count: 7,
            isTrue: true,
            real: 1.5,
            wideReal: 0.25,
            double: 1e300,
            text: "Grüße 👩‍🍳",
            varchar: "v",
            character: "c ",
            name: "n",
            json: "{\"a\": 1}",
            uuid: "0123abcd-4567-89ef-0000-fedcba987654",
            mood: .sad,
            moodText: "ODD",
            moment: "2024-02-29T10:30:00.500Z",
            bytes: [0, 255, 16],
            numbers: [1, -2],
            smallNumbers: [3],
            texts: ["a", "", "ü"],
            moods: ["SAD", "ODD"],
            flags: [true, false],
            none: []
        )
        #expect(try rows.one(Everything.self) == expected)
    }

    private struct Optionals: Decodable, Equatable {
        let number: Int64?
        let flag: Bool?
        let text: String?
        let mood: Mood?
        let bytes: [UInt8]?
    }

    @Test("reads NULL as nil in optional properties")
    func optionals() throws {
        let nothing = try session.query(
            "SELECT NULL::bigint AS number, NULL::boolean AS flag, NULL::text AS text, NULL::mood AS mood, NULL::bytea AS bytes"
        )
        #expect(try nothing.one(Optionals.self) == Optionals(number: nil, flag: nil, text: nil, mood: nil, bytes: nil))
        let all = try session.query(
            "SELECT 1::integer AS number, false AS flag, '' AS text, 'HAPPY'::mood AS mood, ''::bytea AS bytes"
        )
        #expect(try all.one(Optionals.self) == Optionals(number: 1, flag: false, text: "", mood: .happy, bytes: []))
    }

    @Test("reads rows of one column as single values")
    func singleValues() throws {
        #expect(try session.query("SELECT count(*) FROM generate_series(1, 5)").one(Int.self) == 5)
        #expect(try session.query("SELECT true WHERE true").first(Bool.self) == true)
        #expect(try session.query("SELECT true WHERE false").first(Bool.self) == nil)
        #expect(try session.query("SELECT 'HAPPY'::mood").first(Mood.self) == .happy)
        #expect(try session.query("SELECT NULL::text").decode(String?.self) == [nil])
        #expect(try session.query("SELECT 'a'::text").decode(String?.self) == ["a"])
        #expect(try session.query("SELECT n FROM generate_series(1, 3) AS n").decode(Int32.self) == [1, 2, 3])
    }

    // MARK: Columns

    private struct Names: Decodable, Equatable {
        let id: Int64
        let accountID: Int64
        let isUnderReview: Bool
        let sha256Digest: String
    }

    @Test("finds columns by name, in any order and among other columns")
    func names() throws {
        let rows = try session.query(
            "SELECT 'd' AS sha256_digest, 1 AS ids, 2 AS account_id, 3 AS account_idx, true AS is_under_review, 4 AS id, 5 AS isunderreview"
        )
        #expect(try rows.one(Names.self) == Names(id: 4, accountID: 2, isUnderReview: true, sha256Digest: "d"))
    }

    private struct Outer: Decodable, Equatable {
        struct Inner: Decodable, Equatable {
            let id: Int64
            let name: String?
        }
        let inner: Inner
        let flag: Bool
    }

    @Test("reads nested structures from the same row")
    func nested() throws {
        let rows = try session.query("SELECT n AS id, CASE WHEN n > 1 THEN 'n' END AS name, n > 1 AS flag FROM generate_series(1, 2) AS n")
        let expected = [Outer(inner: .init(id: 1, name: nil), flag: false), Outer(inner: .init(id: 2, name: "n"), flag: true)]
        #expect(try rows.decode(Outer.self) == expected)
        let error = try mistake(Outer.self, "SELECT 1 AS id, true AS flag")
        #expect(error?.problem == .missingColumn)
        #expect(error?.column == "name")
    }

    private struct Pair: Decodable, Equatable {
        let number: Int
        let text: String?
    }

    @Test("reads many rows")
    func manyRows() throws {
        let rows = try session.query(
            "SELECT CASE WHEN n % 3 > 0 THEN 'row ' || n END AS text, n AS number FROM generate_series(1, 20000) AS n"
        )
        #expect(try rows.decode(Pair.self) == (1...20_000).map { Pair(number: $0, text: $0 % 3 > 0 ? "row \($0)" : nil) })
        #expect(try rows.first(Pair.self) == Pair(number: 1, text: "row 1"))
        #expect(try session.query("SELECT 1 AS number, '' AS text WHERE false").decode(Pair.self) == [])
        #expect(try session.query("SELECT 1 AS number, '' AS text WHERE false").first(Pair.self) == nil)
    }

    // MARK: Mistakes

    private struct Number: Decodable {
        let passwordVersion: Int64
    }

    private struct SmallNumber: Decodable {
        let someNumber: Int16
    }

    private struct Text: Decodable {
        let someText: String
    }

    private struct MaybeText: Decodable {
        let someText: String?
    }

    private struct Feeling: Decodable {
        let mood: Mood
    }

    @Test("reports mismatches with the column and both types")
    func mistakes() throws {
        let null = try mistake(Number.self, "SELECT NULL::bigint AS password_version")
        #expect(null?.problem == .null)
        #expect(null.map(String.init) == "column password_version (bigint) of Number is NULL and cannot be read as Int64")

        let wrong = try mistake(Number.self, "SELECT '1'::text AS password_version")
        #expect(wrong?.problem == .wrongType)
        #expect(wrong?.type == .text)
        #expect(wrong.map(String.init) == "column password_version (text) of Number cannot be read as Int64")

        let missing = try mistake(Number.self, "SELECT 1::bigint AS password_versions")
        #expect(missing?.problem == .missingColumn)
        #expect(missing.map(String.init) == "column passwordVersion of Number, read as Int64, is missing")
        #expect(try mistake(MaybeText.self, "SELECT 1 AS other")?.problem == .missingColumn)

        let repeated = try mistake(Text.self, "SELECT 'a' AS some_text, 'b' AS some_text")
        #expect(repeated?.problem == .repeatedColumn)
        #expect(repeated?.column == "some_text")

        let unknown = try mistake(Feeling.self, "SELECT 'ODD'::mood AS mood")
        #expect(unknown?.problem == .unknownValue)
        #expect(unknown?.column == "mood")
        #expect(unknown?.wanted == "Mood")
        #expect(unknown.map(String.init)?.contains("ODD") == false)
    }

    @Test(
        "checks that numbers fit",
        arguments: [("32767::bigint", nil), ("32768::bigint", .outOfRange), ("-32769::integer", .outOfRange), ("-32768::integer", nil)]
            as [(String, RowError.Problem?)]
    )
    func ranges(number: String, problem: RowError.Problem?) throws {
        let sql = "SELECT \(number) AS some_number"
        guard let problem else {
            #expect(try session.query(sql).one(SmallNumber.self).someNumber.magnitude >= 32_767)
            return
        }
        let error = try mistake(SmallNumber.self, sql)
        #expect(error?.problem == problem)
        #expect(error?.column == "some_number")
        #expect(error?.wanted == "Int16")
    }

    @Test(
        "rejects types that are not texts",
        arguments: [
            "1::integer", "1.5::numeric", "true", "now()::timestamp", "current_date", "'{}'::jsonb", "'x'::bytea", "ARRAY['a']",
        ]
    )
    func noText(value: String) throws {
        let error = try mistake(Text.self, "SELECT \(value) AS some_text")
        #expect(error?.problem == .wrongType)
        #expect(error?.column == "some_text")
        #expect(error?.wanted == "String")
    }

    @Test("reads integers of every width")
    func widths() throws {
        let rows = try session.query("SELECT 100::smallint")
        #expect(try rows.one(Int8.self) == 100)
        #expect(try rows.one(UInt.self) == 100)
        #expect(try rows.one(UInt8.self) == 100)
        #expect(try rows.one(UInt16.self) == 100)
        #expect(try rows.one(UInt32.self) == 100)
        #expect(try rows.one(UInt64.self) == 100)
        #expect(try mistake(Int8.self, "SELECT 128")?.problem == .outOfRange)
        #expect(try mistake(UInt64.self, "SELECT -1")?.problem == .outOfRange)
    }

    @Test("rejects columns of other types")
    func noOther() throws {
        #expect(try mistake(Bool.self, "SELECT 1::smallint")?.problem == .wrongType)
        #expect(try mistake(Double.self, "SELECT 1::numeric")?.problem == .wrongType)
        #expect(try mistake(Double.self, "SELECT 1::bigint")?.problem == .wrongType)
        #expect(try mistake(Float.self, "SELECT 1::double precision")?.problem == .wrongType)
        #expect(try mistake(Int.self, "SELECT 1::double precision")?.problem == .wrongType)
        #expect(try mistake(Int.self, "SELECT 1::oid")?.problem == .wrongType)
        #expect(try mistake(Mood.self, "SELECT 1::bigint")?.problem == .wrongType)
        #expect(try mistake(String.self, "SELECT 'infinity'::timestamptz")?.problem == .unknownValue)
    }

    private struct Arrays: Decodable {
        let numbers: [Int32]
    }

    @Test(
        "accepts only one-dimensional arrays without NULLs whose elements fit",
        arguments: [
            ("ARRAY[1, NULL]::integer[]", .null), ("ARRAY['a']", .wrongType), ("ARRAY[5000000000]::bigint[]", .outOfRange),
            ("1::integer", .wrongType), ("ARRAY[[1], [2]]", .unknownValue), ("'\\x01'::bytea", .wrongType), ("NULL::integer[]", .null),
        ] as [(String, RowError.Problem)]
    )
    func arrays(value: String, problem: RowError.Problem) throws {
        let error = try mistake(Arrays.self, "SELECT \(value) AS numbers")
        #expect(error?.problem == problem)
        #expect(error?.column == "numbers")
    }

    @Test("requires the expected number of rows and columns")
    func numberOfRows() throws {
        let none = try session.query("SELECT 1 AS number WHERE false")
        guard case .row(let error)? = #expect(throws: PostgresError.self, performing: { try none.one(Int.self) }) else { return }
        #expect(error.problem == .noRow)
        #expect(try mistake(Int.self, "SELECT 1, 2")?.problem == .notOneColumn)
        #expect(try mistake(Int.self, "SELECT")?.problem == .notOneColumn)
        #expect(try mistake(Text.self, "SELECT")?.problem == .missingColumn)
    }

    @Test("reports the row with the mismatch, not an earlier one")
    func laterMistake() throws {
        let rows = try session.query("SELECT n AS number, 'x'::text AS text FROM generate_series(1, 3) AS n")
        #expect(try rows.decode(Pair.self).count == 3)
        let broken = try session.query("SELECT CASE WHEN n < 3 THEN n END AS number, 'x'::text AS text FROM generate_series(1, 3) AS n")
        guard case .row(let error)? = #expect(throws: PostgresError.self, performing: { try broken.decode(Pair.self) }) else { return }
        #expect(error.problem == .null)
        #expect(error.column == "number")
        #expect(try broken.first(Pair.self)?.number == 1)
    }
}
