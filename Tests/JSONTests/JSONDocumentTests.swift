import JSON
import Testing

@Suite("a JSON document")
struct JSONDocumentTests {
    @Test("has every kind of value")
    func kinds() throws {
        let document = try JSONDocument(
            parsing: Array(#"{"n":null,"t":true,"f":false,"i":-5,"d":1.5,"e":1e3,"s":"é\"x","a":[1,[2]],"o":{"k":"v"},"":0}"#.utf8)
        )
        let root = document.root
        #expect(root.kind == .object)
        #expect(root.count == 10)
        #expect(root["n"]?.kind == .null)
        #expect(root["t"]?.boolean == true)
        #expect(root["f"]?.boolean == false)
        #expect(root["i"]?.int == -5)
        #expect(root["i"]?.double == -5)
        #expect(root["d"]?.double == 1.5)
        #expect(root["d"]?.int == nil)
        #expect(root["e"]?.kind == .double)
        #expect(root["s"]?.string == "é\"x")
        #expect(root["a"]?.count == 2)
        #expect(root["a"]?[1]?[0]?.int == 2)
        #expect(root["a"]?[2] == nil)
        #expect(root["a"]?[-1] == nil)
        #expect(root["o"]?["k"]?.string == "v")
        #expect(root[""]?.int == 0)
        #expect(root["missing"] == nil)
    }

    @Test("returns nil for values of another kind")
    func mismatches() throws {
        let root = try JSONDocument(parsing: Array("[1]".utf8)).root
        #expect(root["k"] == nil)
        #expect(root.string == nil)
        #expect(root.boolean == nil)
        #expect(root.int == nil)
        #expect(root[0]?[0] == nil)
        #expect(root[0]?.count == 0)
        var members = 0
        root.forEachMember { _, _ in members += 1 }
        #expect(members == 0)
    }

    @Test("keeps the order of members")
    func order() throws {
        let root = try JSONDocument(parsing: Array(#"{"z":1,"a":2,"m":3}"#.utf8)).root
        var names: [String] = []
        root.forEachMember { name, _ in names.append(name) }
        #expect(names == ["z", "a", "m"])
    }

    @Test("passes the bytes of a string without a copy")
    func bytes() throws {
        let root = try JSONDocument(parsing: Array(#"["é","",1]"#.utf8)).root
        #expect(root[0]?.withUTF8 { $0.count } == 2)
        #expect(root[1]?.withUTF8 { $0.count } == 0)
        #expect(root[2]?.withUTF8 { $0.count } == nil)
    }

    @Test("stays alive while its values are in use")
    func lifetime() throws {
        let value = try JSONDocument(parsing: Array(#"{"a":["deep"]}"#.utf8)).root["a"]?[0]
        #expect(value?.string == "deep")
    }

    @Test(
        "accepts only strict JSON",
        arguments: [
            ("", .syntax), ("   ", .syntax), ("{", .syntax), ("[1,]", .syntax), ("{a:1}", .syntax), ("'a'", .syntax),
            ("01", .syntax),
            ("NaN", .syntax), ("// x\n1", .syntax), ("{}{}", .trailingBytes), ("1 2", .trailingBytes), (#"{"a":1,"a":2}"#, .duplicateKey),
            (#""\u0000""#, .nulCharacter), (#"{"a\u0000b":1}"#, .nulCharacter), (#""\ud800""#, .syntax), ("\"\u{1}\"", .syntax),
            ("9223372036854775808", .numberOutOfRange), ("-9223372036854775809", .numberOutOfRange), ("1e400", .numberOutOfRange),
        ] as [(String, JSONError.Reason)]
    )
    func refused(text: String, reason: JSONError.Reason) {
        let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: Array(text.utf8)) }
        #expect(error?.reason == reason)
    }

    @Test(
        "accepts only UTF-8",
        arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]]
    )
    func invalidUTF8(bytes: [UInt8]) {
        let text = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
        let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
        #expect(error?.reason == .invalidUnicode)
    }

    @Test("reports the line of an error")
    func position() {
        let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: Array("{\n\"a\": 1,\n  x\n}".utf8)) }
        #expect(error?.line == 3)
    }

    @Test("has limited nesting, not counting brackets in strings")
    func nesting() throws {
        let nested = { (depth: Int) in Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
        #expect(try JSONDocument(parsing: nested(64)).root.kind == .array)
        let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: nested(65)) }
        #expect(error?.reason == .nestedTooDeep)
        #expect(error?.offset == 64)
        #expect(try JSONDocument(parsing: nested(200), limits: .init(nesting: 200)).root.count == 1)
        let text = "\"" + String(repeating: "[{\\\"", count: 100) + "\""
        #expect(try JSONDocument(parsing: Array(text.utf8)).root.string?.utf8.count == 300)
        #expect(throws: JSONError.self) { try JSONDocument(parsing: [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
    }

    @Test("accepts U+0000 if the limits allow it")
    func allowedNUL() throws {
        let document = try JSONDocument(parsing: Array(#""a\u0000b""#.utf8), limits: .init(allowsNUL: true))
        #expect(document.root.string == "a\0b")
    }
}
