import GraphQL
import JSON
import JSONValues
import Testing

@Suite("reading JSON into values")
struct JSONReaderTests {
    /// Returns the value of a text, and the flaw in it.
    static func read(_ bytes: [UInt8], limits: JSONReader.Limits = .init()) throws(JSONError) -> (value: Value, flaw: JSONFlaw?) {
        let bytes = bytes.span
        var reader = try JSONReader(bytes, limits: limits)
        let value = try reader.value(in: bytes)
        try reader.end(of: bytes)
        return (value, reader.takeFlaw())
    }

    static func read(_ text: String) throws(JSONError) -> (value: Value, flaw: JSONFlaw?) { try read(Array(text.utf8)) }

    @Test(
        "accepts every kind of value",
        arguments: [
            ("null", .null), (" true\n", .boolean(true)), ("\tfalse\r\n", .boolean(false)), ("[]", []), ("{}", [:]), (#""""#, ""),
            (#"{"a":[1,{"b":null}],"":"x","a b":[[]]}"#, ["a": [1, ["b": nil]], "": "x", "a b": [[]]]),
            ("[ 1 , 2\n,\t3 ]", [1, 2, 3]), (#"{ "a" : 1 , "b" : 2 }"#, ["a": 1, "b": 2]),
        ] as [(String, Value)]
    )
    func kinds(text: String, value: Value) throws {
        let (read, flaw) = try Self.read(text)
        #expect(read == value && flaw == nil)
    }

    @Test(
        "accepts every number, including integers of any length",
        arguments: [
            ("0", .int(0)), ("-0", .int(0)), ("-1", .int(-1)), ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
            ("999999999999999999", .int(999_999_999_999_999_999)), ("9223372036854775808", .bigInteger("9223372036854775808")),
            ("-9223372036854775809", .bigInteger("-9223372036854775809")),
            ("1" + String(repeating: "0", count: 400), .bigInteger("1" + String(repeating: "0", count: 400))),
            ("0.5", 0.5), ("-0.0", -0.0), ("1.0", 1.0), ("1e0", 1.0), ("1E+2", 100.0), ("12.5e-1", 1.25), ("0e1", 0.0), ("0e+999999", 0.0),
            ("1e-999999999999999999999", 0.0), ("4.9e-324", .double(.leastNonzeroMagnitude)),
            ("1.7976931348623157e308", 1.7976931348623157e308),
            ("9007199254740993.0", 9_007_199_254_740_992.0),
            ("123456789012345678901234567890.5", 123_456_789_012_345_678_901_234_567_890.5),
            ("0.1", 0.1), ("2.2250738585072011e-308", .double(.leastNormalMagnitude.nextDown)), ("1e22", 1e22), ("1e23", 1e23),
            ("3.0000000000000004", 3.0000000000000004),
        ] as [(String, Value)]
    )
    func numbers(text: String, value: Value) throws {
        #expect(try Self.read(text).value == value)
        #expect(try Self.read("[\(text)]").value == [value])
        #expect(try Self.read("{\"a\":\(text) }").value == ["a": value])
    }

    @Test(
        "accepts every string",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC\ud83c\udf4e""#, "Aé€🍎"),
            (#""é€🍎""#, "é€🍎"), ("\"\u{7F}\u{85}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}\"", "\u{7F}\u{85}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}"),
            (#""12345678""#, "12345678"), (#""1234567\n9 12345678 é\\""#, "1234567\n9 12345678 é\\"), (#""\\u0000""#, "\\u0000"),
        ]
    )
    func texts(text: String, value: String) throws {
        #expect(try Self.read(text).value == .string(value))
        #expect(try Self.read("{\(text):\(text)}").value == .object(ObjectValue([.init(name: value, value: .string(value))])))
    }

    @Test(
        "rejects everything else",
        arguments: [
            "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1 2]", "[1,,2]", #"["a":1]"#, #"{"a"}"#, #"{"a":}"#,
            #"{"a":1"#, #"{"a":1,"#,
            #"{"a":1,}"#, #"{,"a":1}"#, #"{"a" 1}"#, #"{"a"::1}"#, #"{"a":1 "b":2}"#, "{a:1}", "{1:1}", "{'a':1}", #"{null:1}"#, "[1}",
            #"{"a":1]"#,
            "01", "-01", "00", "+1", "-", "1.", ".5", "1.e5", "1e", "1e+", "1ex", "0x10", "1_000", "１", "NaN", "Infinity", "-Infinity",
            "- 1", "1 .5", "1e1.5",
            "nul", "nulll", "NULL", "True", "tru", "fals", "undefined", "'a'", "\"", "\"a", "\"\\", "\"\\u", "\"\\u12\"", "\"\\u00g0\"",
            "\"\\x41\"", "\"\\a\"",
            "\"\\U0041\"", "\"a\nb\"", "\"a\tb\"", "\"a\u{1F}b\"", "\"a\0b\"", "\u{FEFF}{}", "// x\n1", "/**/1", "1//", "#\n1", "{}{}",
            "1 2", "\"a\"\"b\"", "[] x",
            "1\0", "true\0", "false\0", "null\0", "[1\0]", "[true\0]", "[null\0,1]", "{\"a\":1\0}", "{\"a\"\0:1}", "{}\0", "[]\0",
            "\"a\"\0", "\0", "\01", "[\0]",
            "\u{A0}1", "\u{B}1", "\u{C}1", "\u{2028}1", "[1\u{60}]", "\u{1}",
        ]
    )
    func refused(text: String) {
        #expect(throws: JSONError.self) { try Self.read(text) }
        #expect(throws: JSONError.self) { try Self.read("{\"a\":[\(text)") }
    }

    @Test(
        "rejects bytes that are not UTF-8 at any position",
        arguments: [
            [0xFF], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xE0, 0x80, 0xAF], [0xF5, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
        ] as [[UInt8]]
    )
    func invalidUTF8(bytes: [UInt8]) {
        for (before, after) in [("\"", "\""), ("{\"a", "\":1}"), ("[1,2]", ""), ("{\"unknown\":\"12345678", "\"}")] {
            let error = #expect(throws: JSONError.self) { try Self.read(Array(before.utf8) + bytes + Array(after.utf8)) }
            #expect(error?.reason == .invalidUnicode && error?.offset == before.utf8.count)
        }
    }

    @Test(
        "reports the error and its location",
        arguments: [
            ("{\n \"a\": 1,\n  x\n}", "a name in double quotes was expected, not “x” (line 3, byte 13)"),
            ("[1, 2", "“,” or “]” was expected, not the end (line 1, byte 5)"),
            ("1\0", "the end was expected, not the byte 0x00 (line 1, byte 1)"),
            ("{\"a\":true\0}", "“,” or “}” was expected, not the byte 0x00 (line 1, byte 9)"),
            ("{\"a\":tru}", "“true” was expected, not “t” (line 1, byte 5)"),
            ("[\"\n\"]", "a string contains the byte 0x0A, a control character, which must be escaped (line 1, byte 2)"),
            ("[\"\\q\"]", "a backslash is followed by “q”, which is not an escape (line 1, byte 2)"),
            ("\"abc", "a string has no end (line 1, byte 4)"),
            ("\n\n[.5]", "a value was expected, not “.” (line 3, byte 3)"),
            ("[012]", "a number has a leading zero (line 1, byte 1)"),
            (#"{"a":1,"b":{"c":2,"c":3}}"#, "an object has a duplicate key (line 1, byte 18)"),
        ]
    )
    func mistakes(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try Self.read(text) }
        #expect(error?.description == message)
    }

    @Test("rejects duplicate names among few or many names, in any notation")
    func duplicates() throws {
        for count in [1, 2, 15, 16, 17, 18, 1_000] {
            let names = (0..<count).map { "\"n\($0)\":\($0)" }
            #expect(try Self.read("{" + names.joined(separator: ",") + "}").value.members == count)
            for other in [0, count / 2, count - 1] {
                for name in ["n\(other)", "\\u006e\(other)"] {
                    let text = "{" + (names + ["\"\(name)\":0"]).joined(separator: ",") + "}"
                    let error = #expect(throws: JSONError.self) { try Self.read(text) }
                    #expect(error?.reason == .duplicateKey)
                }
            }
        }
        // The same name in other objects, and other bytes for the same characters, are different names.
        let text = #"{"a":{"a":{"a":1},"b":2},"b":{"a":1},"e\#u{301}\#u{323}":1,"e\#u{323}\#u{301}":2}"#
        #expect(try Self.read(text).value.members == 4)
    }

    @Test("limits nesting and the number of values, not counting brackets in strings")
    func bounds() throws {
        let nested = { (depth: Int, open: String, close: String) in
            Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
        }
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            #expect(throws: Never.self) { try Self.read(nested(64, open, close)) }
            let error = #expect(throws: JSONError.self) { try Self.read(nested(70, open, close)) }
            #expect(error?.reason == .nestedTooDeep && error?.offset == 64 * open.utf8.count)
            #expect(error?.message == "arrays and objects are nested 70 deep; at most 64 are allowed")
            #expect(throws: JSONError.self) { try Self.read(nested(1_000_000, open, "")) }
        }
        #expect(throws: Never.self) { try Self.read("[" + String(repeating: #"[],"[[{\"[","#, count: 100) + "1]") }
        let items = { Array(("[" + String(repeating: "{\"a\":1},", count: $0) + "1]").utf8) }
        #expect(throws: Never.self) { try Self.read(items(49), limits: .init(values: 99)) }
        let error = #expect(throws: JSONError.self) { try Self.read(items(49), limits: .init(values: 98)) }
        #expect(error?.reason == .tooManyValues)
    }

    @Test(
        "continues after values that cannot be represented, and reports their paths",
        arguments: [
            (#""a\u0000b""#, "“v” has the escape \\u0000, a character that cannot be stored."),
            (
                #"{"a":[1,{"b c":"\ud800"}],"d":"\u0000"}"#,
                "“v.a[1].b c” has the escape \\ud800, which is only half of a surrogate pair."
            ),
            (
                #"[[],"x",["\uDC00\ud83c"]]"#,
                "“v[2][0]” has the escape \\udc00, which is only half of a surrogate pair."
            ),
            (#"{"o":{"a\u0000":1}}"#, "A name in “v.o” has the escape \\u0000, a character that cannot be stored."),
            (#"{"\udfff":{"a":1}}"#, "A name in “v” has the escape \\udfff, which is only half of a surrogate pair."),
            ("[1,[1e400]]", "“v[1][0]” is a number beyond ±1.8e308, the largest supported number."),
            (#"{"n":-1e400,"m":1}"#, "“v.n” is a number beyond ±1.8e308, the largest supported number."),
            (#"["\ud800\u0041"]"#, "“v[0]” has the escape \\ud800, which is only half of a surrogate pair."),
            (#"["\ud83c\ud83c\udf4e"]"#, "“v[0]” has the escape \\ud83c, which is only half of a surrogate pair."),
        ]
    )
    func flaws(text: String, message: String) throws {
        let flaw = try Self.read(text).flaw
        #expect(flaw?.message(in: "v") == message)
    }

    @Test("reports flaws member by member")
    func flawsOfMembers() throws {
        let text = Array(#"{"a":["\u0000"],"b":{"c":1},"d":{"e":{"f":"\ud800"}},"g":"x"}"#.utf8)
        let bytes = text.span
        var reader = try JSONReader(bytes)
        var members = try reader.openObject(in: bytes)
        var paths: [String: [PathElement]] = [:]
        while let name = try reader.nextName(of: &members, in: bytes) {
            _ = try reader.value(in: bytes)
            if let flaw = reader.takeFlaw() { paths[name] = flaw.path }
        }
        try reader.end(of: bytes)
        #expect(paths == ["a": [.index(0)], "d": [.key("e"), .key("f")]])
    }

    @Test("counts the bytes that were read without the white space between values")
    func compactCount() throws {
        let text = Array("  { \"a b\" : [ 1 , \"  \" ] }\n ".utf8)
        let bytes = text.span
        var reader = try JSONReader(bytes)
        _ = try reader.value(in: bytes)
        #expect(reader.compactCount == #"{"a b":[1,"  "]}"#.utf8.count)
    }
}

extension Value {
    fileprivate var members: Int? {
        if case .object(let object) = self { object.count } else { nil }
    }
}
