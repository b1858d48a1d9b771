import GraphQL
import TestSupport
import Testing

@Suite("schema errors")
struct SchemaErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sdl: String
        let phase: SchemaError.Phase
        let description: String
        var testDescription: String { sdl }

        init(_ sdl: String, _ phase: SchemaError.Phase, _ description: String) {
            self.sdl = sdl
            self.phase = phase
            self.description = description
        }
    }

    @Test(
        "are the errors of the first step that finds any, with their locations",
        arguments: [
            Case("type Query { a: Nope", .syntax, "1:21: Syntax Error: Expected Name, found <EOF>."),
            Case(
                "input Query { a: Nope a: __Type } type A",
                .definitions,
                """
                1:15: Field "Query.a" can only be defined once.
                1:18: Unknown type "Nope".
                """
            ),
            Case(
                "input Query { a: Int! = null } type A",
                .types,
                """
                1:1: Query root type must be Object type, it cannot be Query.
                1:25: Query.a has invalid default value: Expected value of non-null type "Int!" not to be null.
                1:32: Type A must define one or more fields.
                """
            ),
            Case("type A { a: Int }", .types, "Query root type must be provided."),
        ]
    )
    func phases(_ example: Case) {
        let error = #expect(throws: SchemaError.self) { try Schema(sdl: example.sdl) }
        #expect(error?.phase == example.phase)
        #expect(error?.description == example.description)
    }

    @Test("include invalid arguments of applied directives")
    func appliedDirectives() {
        let error = #expect(throws: SchemaError.self) {
            try Schema(
                sdl: "type Query { a(b: Any @deprecated(reason: null)): Int @deprecated(reason: 1) } scalar Any @specifiedBy(url: {})"
            )
        }
        #expect(
            error?.description == """
                1:75: Argument "reason" has invalid value: String cannot represent a non string value: 1
                1:43: Argument "reason" has invalid value: Expected value of non-null type "String!" not to be null.
                1:109: Argument "url" has invalid value: String cannot represent a non string value: {  }
                """
        )
    }

    @Test("are limited to unknown types if validity is assumed")
    func assumedValid() throws {
        let schema = try Schema(sdl: "type A { a: Int a: String b(c: A = 1): I } type A input I { i: I = {} }", assumesValid: true)
        #expect(schema.queryType == nil)
        #expect(schema.printed().hasPrefix("type A {\n  a: Int\n  b(c: A = 1): I\n}"))
        let error = #expect(throws: SchemaError.self) { try Schema(sdl: "type A { a: Nope }", assumesValid: true) }
        #expect(error?.description == #"1:13: Unknown type "Nope"."#)
    }

    @Test("include lists that are nested too deep")
    func deepLists() throws {
        let lists = { (depth: Int) in String(repeating: "[", count: depth) + "Int" + String(repeating: "]", count: depth) }
        let schema = try Schema(sdl: "type Query { a: \(lists(31)) }")
        let field = try schema.field(named: "a", of: #require(schema.queryType))
        #expect(try schema.printed(schema[#require(field)].type) == lists(31))
        #expect(throws: SchemaError.self) { try Schema(sdl: "type Query { a: \(lists(32)) }") }
    }

    @Test("are reported for damaged bytes, without a crash", arguments: 0..<8)
    func damaged(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let original = Array(SchemaBuildingTests.sdl.utf8)
        for round in 0..<100 {
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
                _ = try Schema(sdl: bytes, assumesValid: round % 2 == 0).printed()
            } catch {
                #expect(!error.errors.isEmpty)
            }
        }
    }
}
