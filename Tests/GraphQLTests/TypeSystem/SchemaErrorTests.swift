import GraphQL
import TestSupport
import Testing

@Suite("a source that is no schema")
struct SchemaErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sdl: String
        let errors: [String]
        var testDescription: String { sdl }

        init(_ sdl: String, _ errors: String...) {
            self.sdl = sdl
            self.errors = errors
        }
    }

    @Test(
        "gets a clear error with its place",
        arguments: [
            Case("type Query {", "1:13: Syntax Error: Expected Name, found <EOF>."),
            Case("type Query { a: Missing }", #"1:17: Unknown type "Missing"."#),
            Case("type Query { a(b: [Missing!]): Int }", #"1:20: Unknown type "Missing"."#),
            Case("type Query implements Missing { a: Int }", #"1:23: Unknown type "Missing"."#),
            Case("union U = Missing", #"1:11: Unknown type "Missing"."#),
            Case("schema { query: Missing }", #"1:17: Unknown type "Missing"."#),
            Case("directive @d(a: Missing) on FIELD", #"1:17: Unknown type "Missing"."#),
            Case("type A { a: Int } type A { b: Int }", #"1:24: There can be only one type named "A"."#),
            Case("type A { a: Int a: Int }", #"1:17: Field "A.a" can only be defined once."#),
            Case("type A { a(x: Int, x: Int): Int }", #"1:20: "A.a(x:)" can only be defined once."#),
            Case("input A { a: Int a: Int }", #"1:18: "A.a" can only be defined once."#),
            Case("enum A { B B }", #"1:12: Enum value "A.B" can only be defined once."#),
            Case("directive @d on FIELD directive @d on FIELD", #"1:34: There can be only one directive named "@d"."#),
            Case("extend type A { a: Int }", #"1:13: Cannot extend type "A" because it is not defined."#),
            Case("enum A { B } extend type A { a: Int }", #"1:26: Cannot extend non-object type "A"."#),
            Case("input I { a: Int } type A { i: I }", "1:32: The type of A.i must be Output Type but got: I."),
            Case("type A { a(b: A): Int }", "1:15: The type of A.a(b:) must be Input Type but got: A."),
            Case("type A { a: Int } input I { a: [A] }", "1:33: The type of I.a must be Input Type but got: [A]."),
            Case(
                "type A { a: Int } type B implements A { a: Int }",
                "1:37: Type B must only implement Interface types, it cannot implement A."
            ),
            Case("enum E { A } union U = E", "1:24: Union type U can only include Object types, it cannot include E."),
            Case("schema { query: E } enum E { A }", "1:17: Query root type must be Object type, it cannot be E."),
            Case(
                "schema { query: A query: B } type A { a: Int } type B { a: Int }",
                "1:26: There can be only one query type in schema."
            ),
            Case("input I { a: Int = \"x\" }", #"1:20: I.a has invalid default value: Int cannot represent non-integer value: "x""#),
            Case(
                "type A { a(i: [I] = [{b: 1}, {}]): Int } input I { b: Int! }",
                #"1:30: A.a(i:) has invalid default value at [1]: Expected value of type "I" to include required field "b", found: {  }."#
            ),
            Case(
                "input I { i: I = {} }",
                "1:18: Invalid circular reference. The default value of Input Object field I.i references itself."
            ),
            Case(
                "input A { b: B = {} } input B { a: A = {} }",
                "1:18: Invalid circular reference. The default value of Input Object field A.b references itself."
            ),
        ]
    )
    func errors(_ example: Case) {
        let error = #expect(throws: SchemaError.self) { try Schema(sdl: example.sdl) }
        #expect(error?.description == example.errors.joined(separator: "\n"))
    }

    @Test("lists may nest only so deep")
    func deepLists() throws {
        let lists = { (depth: Int) in String(repeating: "[", count: depth) + "Int" + String(repeating: "]", count: depth) }
        let schema = try Schema(sdl: "type Query { a: \(lists(31)) }")
        let field = try schema.field(named: "a", of: #require(schema.queryType))
        #expect(try schema.printed(schema[#require(field)].type) == lists(31))
        #expect(throws: SchemaError.self) { try Schema(sdl: "type Query { a: \(lists(32)) }") }
    }

    @Test("whatever bytes are damaged, it is refused or built, never a crash", arguments: 0..<8)
    func damaged(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let original = Array(SchemaBuildingTests.sdl.utf8)
        for _ in 0..<100 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch UInt8.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = bytes[Int.random(in: bytes.indices, using: &generator)]
                case 1: bytes.remove(at: index)
                default: bytes.insert(contentsOf: original[Int.random(in: original.indices, using: &generator)...].prefix(12), at: index)
                }
            }
            do throws(SchemaError) {
                _ = try Schema(sdl: bytes).printed()
            } catch {
                #expect(!error.errors.isEmpty)
            }
        }
    }
}
