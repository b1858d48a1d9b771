import Testing

@testable import GraphQL

@Suite("input of custom scalars")
struct ScalarRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: ScalarRule
        let texts: [String]
        let areAllowed: Bool
        var testDescription: String { "\(rule.rawValue) \(areAllowed ? "takes" : "refuses") \(texts)" }

        init(_ rule: ScalarRule, takes texts: String...) { (self.rule, self.texts, areAllowed) = (rule, texts, true) }
        init(_ rule: ScalarRule, refuses texts: String...) { (self.rule, self.texts, areAllowed) = (rule, texts, false) }
    }

    @Test(
        "accepts only the format of the scalar",
        arguments: [
            Case(.date, takes: "2026-03-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2026-04-30"),
            Case(.date, refuses: "2026-02-30", "2025-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-01", "2026-01-00"),
            Case(
                .date,
                refuses: "0000-01-01",
                "2026-3-1",
                "20260301",
                "2026-03-01 ",
                " 2026-03-01",
                "2026-03-01T00:00:00Z",
                "",
                "٢٠٢٦-٠٣-٠١"
            ),
            Case(.dateTime, takes: "2026-03-01T18:30:00Z", "2026-03-01t18:30:00z", "2026-03-01T18:30:00.123456789+05:30"),
            Case(.dateTime, takes: "2026-03-01T00:00:00-12:00", "2026-12-31T23:59:59.5+14:00"),
            Case(
                .dateTime,
                refuses: "2026-03-01",
                "2026-03-01T18:30:00",
                "2026-03-01 18:30:00Z",
                "2026-03-01T18:30Z",
                "2026-03-01T24:00:00Z"
            ),
            Case(.dateTime, refuses: "2026-02-30T18:30:00Z", "2026-03-01T18:60:00Z", "2026-03-01T18:30:60Z", "2026-03-01T18:30:00.Z"),
            Case(.dateTime, refuses: "2026-03-01T18:30:00+16:00", "2026-03-01T18:30:00+05", "2026-03-01T18:30:00ZZ", "infinity", "now"),
            // In UTC, and after rounding to microseconds, from the first moment of the year 1 to the last of the year 9999.
            Case(
                .dateTime,
                takes: "0001-01-01T00:00:00Z",
                "0001-01-01T15:59:00+15:59",
                "0001-01-01T00:00:00-15:59",
                "0001-01-02T00:00:00+15:59",
                "0001-12-31T00:00:00+15:59",
                "9999-12-31T23:59:59Z",
                "9999-12-31T23:59:59.999999Z",
                "9999-12-31T23:59:59.999999499Z",
                "9999-12-31T08:00:59.999999-15:59",
                "9999-12-31T23:59:59.9999999+00:01",
                "9999-12-30T23:59:59.9999999-15:59",
                "2026-12-31T23:59:59.9999999Z"
            ),
            Case(
                .dateTime,
                refuses: "0000-01-01T00:00:00Z",
                "0000-12-31T23:59:59-15:59",
                "0001-01-01T00:00:00+00:01",
                "0001-01-01T15:58:59.999999999+15:59",
                "9999-12-31T23:59:59.9999995Z",
                "9999-12-31T23:59:59.9999999Z",
                "9999-12-31T23:59:59.999999999Z",
                "9999-12-31T23:59:00-00:01",
                "9999-12-31T08:01:00-15:59",
                "9999-12-31T08:00:59.9999999-15:59",
                "10000-01-01T00:00:00Z",
                "+2026-03-01T18:30:00Z",
                "-2026-03-01T18:30:00Z"
            ),
            Case(.localTime, takes: "00:00", "23:59", "18:30:59", "18:30:00.5", "18:30:00.123456789"),
            Case(
                .localTime,
                refuses: "24:00",
                "18:60",
                "18:30:60",
                "18",
                "8:30",
                "18:30:",
                "18:30Z",
                "18:30.5",
                "18:30:00.",
                "18:30:00.1234567890",
                "18:30:00Z"
            ),
            Case(
                .url,
                takes: "https://example.org/soup.jpg",
                "http://user:pw@example.org:8080/a%20b?q=1&r=/?#top",
                "mailto:ada@example.org"
            ),
            Case(.url, takes: "http://[::1]:80/", "urn:isbn:0451450523", "https://xn--bcher-kva.example", "file:///etc/hosts", "a+b-c.d:x"),
            Case(
                .url,
                refuses: "",
                "soup.jpg",
                "/soup.jpg",
                "//example.org/",
                "https:",
                ":x",
                "1http://x",
                "https://example.org/a b",
                "http://ex ample.org"
            ),
            Case(
                .url,
                refuses: "https://example.org/%zz",
                "https://example.org/%2",
                "https://bücher.example",
                "https://example.org/#a#b",
                "http://[::1",
                "http://x/[1]"
            ),
            Case(.decimal, takes: "12.50", "0", "-0.05", "+3", "5.", ".5", "00012", String(repeating: "9", count: 100)),
            Case(.decimal, refuses: "", ".", "-", "1e3", "12,50", "NaN", "0x10", " 1", "1.2.3", String(repeating: "9", count: 101)),
        ]
    )
    func texts(_ given: Case) {
        #expect(given.texts.filter { given.rule.allows($0) != given.areAllowed } == [])
    }

    static let schema = Result {
        try Schema(
            sdl: """
                type Query { q(date: Date, time: DateTime, clock: LocalTime, url: URL, price: Decimal, json: JSON, point: Point, in: In): Int }
                input In { days: [Date!] price: Decimal = 2.50 }
                scalar Date scalar DateTime scalar LocalTime scalar URL scalar Decimal scalar JSON scalar Point
                """
        )
    }

    @Test(
        "rejects invalid literals in documents and describes valid values",
        arguments: [
            ValidationCase(
                #"{ q(date: "2026-02-28", time: "2026-03-01T18:30:00Z", clock: "18:30", url: "urn:x", price: "1.5", json: {a: [1, X]}, "#
                    + #"point: "anything", in: {days: ["2024-02-29"], price: null}) b: q(price: 3) c: q(price: 1.5e2) d: q(date: """2026-01-01""") }"#
            ),
            ValidationCase(
                #"{ q(date: "2026-02-30", time: "today", clock: 18, url: "soup.jpg", price: "cheap", in: {days: ["2026-01-01", X]}) }"#,
                #"Expected a date like "2026-03-01", found "2026-02-30". @1:11"#,
                #"Expected a date and time like "2026-03-01T18:30:00Z", by UTC from the year 1 to the year 9999, found "today". @1:31"#,
                #"Expected a time of day like "18:30", found 18. @1:47"#,
                #"Expected an absolute address like "https://example.org/soup.jpg", found "soup.jpg". @1:56"#,
                #"Expected a decimal number like "12.50" of at most 100 characters, found "cheap". @1:75"#,
                #"Expected a date like "2026-03-01", found X. @1:110"#
            ),
            ValidationCase(
                "query ($d: Date!) { a: q(date: {day: $d}) b: q(price: 1e999) c: q(date: 20260301) d: q(price: [1]) e: q(in: {days: true}) }",
                #"Expected a date like "2026-03-01", found { day: $d }. @1:32"#,
                #"Expected a decimal number like "12.50" of at most 100 characters, found 1e999. @1:55"#,
                #"Expected a date like "2026-03-01", found 20260301. @1:73"#,
                #"Expected a decimal number like "12.50" of at most 100 characters, found [1]. @1:95"#,
                #"Expected a date like "2026-03-01", found true. @1:116"#
            ),
        ]
    )
    func literals(_ row: ValidationCase) throws {
        try row.check("ValuesOfCorrectTypeRule", against: Self.schema.get())
    }

    struct Variable: Sendable, CustomTestStringConvertible {
        let type: String
        let given: Value
        var coerced: Value?
        var message: String?
        var testDescription: String { "\(type) from \(given)" }
    }

    @Test(
        "accepts strings, and also numbers for decimals",
        arguments: [
            Variable(type: "Date", given: "2026-03-01", coerced: "2026-03-01"),
            Variable(type: "Date", given: "2026-02-30", message: #": Expected a date like "2026-03-01", found "2026-02-30"."#),
            Variable(type: "[Date!]", given: ["2026-03-01", 1], message: #" at [1]: Expected a date like "2026-03-01", found 1."#),
            Variable(type: "Decimal", given: "12.50", coerced: "12.50"),
            Variable(type: "Decimal", given: 12, coerced: "12"),
            Variable(type: "Decimal", given: 0.1, coerced: "0.1"),
            Variable(type: "Decimal", given: -0.0, coerced: "0"),
            Variable(type: "Decimal", given: 1e21, coerced: "1000000000000000000000"),
            Variable(type: "Decimal", given: -1.25e-7, coerced: "-0.000000125"),
            Variable(type: "Decimal", given: .double(.greatestFiniteMagnitude), coerced: .string(PlainDecimalTests.largest)),
            Variable(
                type: "Decimal",
                given: "1e3",
                message: #": Expected a decimal number like "12.50" of at most 100 characters, found "1e3"."#
            ),
            Variable(type: "LocalTime", given: "18:30", coerced: "18:30:00"),
            Variable(type: "LocalTime", given: "18:30:05", coerced: "18:30:05"),
            Variable(type: "LocalTime", given: "23:59:59.999999999", coerced: "23:59:59"),
            Variable(type: "LocalTime", given: "24:00", message: #": Expected a time of day like "18:30", found "24:00"."#),
            Variable(type: "Decimal", given: .bigInteger("12345678901234567890"), coerced: "12345678901234567890"),
            Variable(
                type: "Decimal",
                given: true,
                message: #": Expected a decimal number like "12.50" of at most 100 characters, found true."#
            ),
            Variable(type: "In", given: ["days": "2026-03-01"], coerced: ["days": ["2026-03-01"], "price": "2.50"]),
            Variable(type: "JSON", given: ["a": [1, nil]], coerced: ["a": [1, nil]]),
            Variable(type: "Point", given: 7, coerced: 7),
        ]
    )
    func variables(_ given: Variable) throws {
        let schema = try Self.schema.get()
        let document = try Document.parse("query ($v: \(given.type)) { q }")
        let operation = try #require(document.operations.first)
        var (coerced, messages): (Value?, [String]) = (nil, [])
        do throws(RequestError) {
            coerced = try schema.coerceVariables(of: operation, in: document, from: ["v": given.given]).values.first ?? nil
        } catch {
            messages = error.errors.map(\.message)
        }
        #expect(coerced == given.coerced)
        #expect(messages == (given.message.map { ["Variable \"$v\" has invalid value\($0)"] } ?? []))
    }
}
