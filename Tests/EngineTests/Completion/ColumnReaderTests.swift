import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Columns written as JSON", .tags(.database))
struct ColumnReaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sql: String
        let scalar: OutputScalar
        /// The JSON; nil if the value must be refused.
        let json: String?
        var isList = false
        var testDescription: String { "\(sql) as \(scalar)" }
    }

    static let cases =
        numbers + timestamps + [
            Case(sql: "'a\"\\\n\u{1}é🍅'", scalar: .string, json: "\"a\\\"\\\\\\n\\u0001é🍅\""),
            Case(sql: "''", scalar: .string, json: "\"\""),
            Case(sql: "'x'::varchar", scalar: .string, json: "\"x\""),
            Case(sql: "'THAI'::cuisine", scalar: .enumeration, json: "\"THAI\""),
            Case(sql: "true", scalar: .boolean, json: "true"),
            Case(sql: "false", scalar: .boolean, json: "false"),
            Case(sql: "1", scalar: .boolean, json: nil),
            Case(sql: "'1'", scalar: .int, json: nil),
            Case(sql: "1.5", scalar: .int, json: nil),
            Case(sql: "1", scalar: .string, json: nil),
            Case(sql: "'{\"a\": 1}'::jsonb", scalar: .string, json: nil),
            Case(sql: "'2024-01-01'::date", scalar: .dateTime, json: nil),
            Case(sql: "'2024-02-29'::date", scalar: .date, json: "\"2024-02-29\""),
            Case(sql: "'1999-12-31'::date", scalar: .date, json: "\"1999-12-31\""),
            Case(sql: "'infinity'::date", scalar: .date, json: nil),
            Case(sql: "'0001-01-01 BC'::date", scalar: .date, json: nil),
            Case(sql: "'2024-01-01'::timestamp", scalar: .date, json: nil),
            Case(sql: "'{\"a\": [1, \"é\\\"\"]}'::jsonb", scalar: .json, json: "{\"a\": [1, \"é\\\"\"]}"),
            Case(sql: "'null'::jsonb", scalar: .json, json: "null"),
            Case(sql: "'{}'::json", scalar: .json, json: nil),
            Case(sql: "'{}'", scalar: .json, json: nil),
            Case(sql: "ARRAY['a', 'b\"']", scalar: .string, json: "[\"a\",\"b\\\"\"]", isList: true),
            Case(sql: "'{}'::text[]", scalar: .string, json: "[]", isList: true),
            Case(sql: "ARRAY['']", scalar: .string, json: "[\"\"]", isList: true),
            Case(sql: "'{VEGAN,LOW_FAT}'::diet[]", scalar: .enumeration, json: "[\"VEGAN\",\"LOW_FAT\"]", isList: true),
            Case(sql: "ARRAY[1, -2]", scalar: .int, json: "[1,-2]", isList: true),
            Case(sql: "ARRAY[1, 3000000000]", scalar: .int, json: nil, isList: true),
            Case(sql: "ARRAY[true, false]", scalar: .boolean, json: "[true,false]", isList: true),
            Case(sql: "ARRAY['a', NULL]", scalar: .string, json: nil, isList: true),
            Case(sql: "'{{a,b},{c,d}}'::text[]", scalar: .string, json: nil, isList: true),
            Case(sql: "'a text that is no array'", scalar: .string, json: nil, isList: true),
        ]

    private static let numbers = [
        Case(sql: "1::smallint", scalar: .int, json: "1"),
        Case(sql: "-2147483648", scalar: .int, json: "-2147483648"),
        Case(sql: "2147483647::bigint", scalar: .int, json: "2147483647"),
        Case(sql: "2147483648", scalar: .int, json: nil),
        Case(sql: "9007199254740993", scalar: .float, json: "9007199254740993"),
        Case(sql: "0.1::float8", scalar: .float, json: "0.1"),
        Case(sql: "0.1::real", scalar: .float, json: "0.1"),
        Case(sql: "5::real", scalar: .float, json: "5"),
        Case(sql: "3e-9::real", scalar: .float, json: "3e-9"),
        Case(sql: "1e20::real", scalar: .float, json: "100000000000000000000"),
        Case(sql: "'NaN'::float8", scalar: .float, json: nil),
        Case(sql: "'-Infinity'::real", scalar: .float, json: nil),
        Case(sql: "0::numeric", scalar: .float, json: "0"),
        Case(sql: "0.00", scalar: .float, json: "0"),
        Case(sql: "12.50", scalar: .float, json: "12.5"),
        Case(sql: "100::numeric", scalar: .float, json: "100"),
        Case(sql: "-12.05", scalar: .float, json: "-12.05"),
        Case(sql: "0.05", scalar: .float, json: "0.05"),
        Case(sql: "-0.0001", scalar: .float, json: "-0.0001"),
        Case(sql: "0.00010000", scalar: .float, json: "0.0001"),
        Case(sql: "1e-20::numeric", scalar: .float, json: "0.00000000000000000001"),
        Case(sql: "10000", scalar: .float, json: "10000"),
        Case(sql: "10000.0001", scalar: .float, json: "10000.0001"),
        Case(sql: "123456789012345678901234567890.123", scalar: .float, json: "123456789012345678901234567890.123"),
        Case(sql: "1e30::numeric", scalar: .float, json: "1" + String(repeating: "0", count: 30)),
        Case(sql: "'NaN'::numeric", scalar: .float, json: nil),
        Case(sql: "'Infinity'::numeric", scalar: .float, json: nil),
        Case(sql: "'-Infinity'::numeric", scalar: .float, json: nil),
        Case(sql: "12.50", scalar: .decimal, json: "\"12.50\""),
        Case(sql: "-0.05", scalar: .decimal, json: "\"-0.05\""),
        Case(sql: "7::bigint", scalar: .decimal, json: "\"7\""),
        Case(sql: "'NaN'::numeric", scalar: .decimal, json: nil),
        Case(sql: "0.1::float8", scalar: .decimal, json: nil),
    ]

    private static let timestamps = [
        Case(sql: "'1970-01-01 00:00+00'::timestamptz", scalar: .dateTime, json: "\"1970-01-01T00:00:00.000Z\""),
        Case(sql: "'2000-01-01 00:00+00'::timestamptz", scalar: .dateTime, json: "\"2000-01-01T00:00:00.000Z\""),
        Case(sql: "'1999-12-31 23:59:59.999999+00'::timestamptz", scalar: .dateTime, json: "\"1999-12-31T23:59:59.999Z\""),
        Case(sql: "'2000-02-29 12:30:15.5+00'::timestamptz", scalar: .dateTime, json: "\"2000-02-29T12:30:15.500Z\""),
        Case(sql: "'2024-12-31 00:00:00.00025+00'::timestamptz", scalar: .dateTime, json: "\"2024-12-31T00:00:00.000Z\""),
        Case(sql: "'1900-02-28 24:00+00'::timestamptz", scalar: .dateTime, json: "\"1900-03-01T00:00:00.000Z\""),
        Case(sql: "'2024-02-29 23:00-05'::timestamptz", scalar: .dateTime, json: "\"2024-03-01T04:00:00.000Z\""),
        Case(sql: "'2100-02-28 23:59:59+00'::timestamptz + interval '1 second'", scalar: .dateTime, json: "\"2100-03-01T00:00:00.000Z\""),
        Case(sql: "'0001-01-01 00:00+00'::timestamptz", scalar: .dateTime, json: "\"0001-01-01T00:00:00.000Z\""),
        Case(sql: "'9999-12-31 23:59:59.000001+00'::timestamptz", scalar: .dateTime, json: "\"9999-12-31T23:59:59.000Z\""),
        Case(sql: "'10000-01-01 00:00+00'::timestamptz", scalar: .dateTime, json: nil),
        Case(sql: "'4713-01-01 00:00+00 BC'::timestamptz", scalar: .dateTime, json: nil),
        Case(sql: "'infinity'::timestamptz", scalar: .dateTime, json: nil),
        Case(sql: "'-infinity'::timestamptz", scalar: .dateTime, json: nil),
        Case(sql: "'2024-05-06 07:08:09'::timestamp", scalar: .dateTime, json: "\"2024-05-06T07:08:09.000Z\""),
        Case(sql: "'00:00'::time", scalar: .localTime, json: "\"00:00:00\""),
        Case(sql: "'07:05:09.999999'::time", scalar: .localTime, json: "\"07:05:09\""),
        Case(sql: "'23:59:59'::time", scalar: .localTime, json: "\"23:59:59\""),
        Case(sql: "'24:00'::time", scalar: .localTime, json: nil),
        Case(sql: "'2024-05-06'::date", scalar: .localTime, json: nil),
    ]

    @Test("have the format of the field's type, or are refused", arguments: cases)
    func write(given: Case) throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let result = try session.query("SELECT \(given.sql)")
        let reader = ColumnReader(result.columnType(0))
        var writer = ResponseWriter()
        let bytes = unsafe result.bytes(0, 0)
        let fits =
            given.isList
            ? unsafe write(array: bytes, of: given.scalar, by: reader, to: &writer)
            : unsafe writer.write(bytes, as: given.scalar, by: reader)
        #expect((fits ? writer.text : nil) == given.json)
        if fits { #expect(given.scalar.isWritten(from: reader)) }
    }

    private func write(
        array bytes: UnsafeRawBufferPointer,
        of scalar: OutputScalar,
        by reader: ColumnReader,
        to writer: inout ResponseWriter
    ) -> Bool {
        writer.write(byte: UInt8(ascii: "["))
        var separator = ""
        let fits = unsafe BinaryArray.forEach(bytes) { element in
            guard let element = unsafe element else { return false }
            writer.bytes += Array(separator.utf8)
            separator = ","
            return unsafe writer.write(element, as: scalar, by: reader)
        }
        writer.write(byte: UInt8(ascii: "]"))
        return fits
    }

    @Test("agree with PostgreSQL's calendar on days over 2,000 years")
    func days() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let result = try session.query(
            """
            SELECT day AT TIME ZONE 'UTC', to_char(day, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            FROM generate_series('1000-01-01'::timestamp, '3000-12-31', interval '11 days 7 hours 13 minutes 1 second') AS day
            """
        )
        var wrong: [String] = []
        for row in 0..<result.rowCount {
            var writer = ResponseWriter()
            _ = unsafe writer.write(result.bytes(row, 0), as: .dateTime, by: .timestamp)
            let expected = "\"\(result.text(row, 1) ?? "")\""
            if writer.text != expected { wrong.append("\(writer.text) is \(expected)") }
        }
        #expect(result.rowCount > 50_000)
        #expect(wrong == [])
    }
}
