import GraphQL
import JSON
import JSONValues
import Testing

@Suite("a schema built from an introspection result")
struct IntrospectionResultTests {
    private static let sdl = #"""
        """The whole."""
        schema {
          query: Root
          mutation: Change
        }

        """Says \"""hello\"""."""
        directive @tag(
          """How "much"."""
          much: Float = 1.5
          many: [In!] = [{ n: 1, e: V }]
        ) repeatable on OBJECT | FIELD

        interface Node {
          id: ID!
        }

        interface Named implements Node {
          id: ID!
          name(upper: Boolean = false @deprecated): String
        }

        type Root implements Named & Node {
          id: ID!
          name(upper: Boolean = false @deprecated): String
          all(at: [[In!]!]! = [], text: String = "a\n\"b\""): [[Any]!]! @deprecated(reason: "Too \"much\".")
          when: Date
          query: Query
        }

        type Change {
          nothing: E
        }

        union Any = Root | Query

        scalar Date @specifiedBy(url: "https://example.com/date")

        enum E {
          """One."""
          V
          W @deprecated
        }

        input In {
          n: Int = 1
          e: E = V
          old: String @deprecated(reason: "")
        }

        input One @oneOf {
          a: Int
          b: In
        }

        """No root, in spite of its name."""
        type Query {
          one(by: One): Int
        }
        """#

    private static func introspection(of schema: Schema) throws -> Value {
        let document = try Document.parse(IntrospectionQuery().text)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        executor.execute(try document.operation(named: nil), root: .null)
        #expect(executor.errors.isEmpty)
        return Value(try JSONDocument(parsing: executor.writer.bytes).root)
    }

    @Test("equals the introspected schema")
    func roundTrip() throws {
        let schema = try Schema(sdl: Self.sdl)
        let result = try Self.introspection(of: schema)
        #expect(try Schema(introspection: result).printed() == schema.printed())
        #expect(try Schema(introspection: ["data": result]).printed() == schema.printed())
        #expect(try Self.introspection(of: Schema(introspection: result)) == result)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        /// The types besides `Query`, as JSON.
        let types: String
        let message: String
        var testDescription: String { message }
    }

    @Test("reports the place of a missing or malformed part", arguments: faults)
    func malformed(_ fault: Fault) throws {
        let query = #"{"kind":"OBJECT","name":"Query","fields":[{"name":"a","args":[],"type":{"kind":"SCALAR","name":"Int"}}]}"#
        let text = #"{"__schema":{"queryType":{"name":"Query"},"directives":[],"types":[\#(query),\#(fault.types)]}}"#
        let result = Value(try JSONDocument(parsing: Array(text.utf8)).root)
        let error = #expect(throws: IntrospectionError.self) { try Schema(introspection: result) }
        #expect(error?.description == fault.message)
    }

    static let faults = [
        Fault(types: "1", message: "__schema.types[1] must be an object"),
        Fault(types: #"{"kind":"OBJECT"}"#, message: "__schema.types[1].name is missing"),
        Fault(types: #"{"kind":"OBJECT","name":"A B"}"#, message: #"__schema.types[1].name is not a name: "A B""#),
        Fault(types: #"{"kind":"LIST","name":"A"}"#, message: #"__schema.types[1].kind is no kind of named type: "LIST""#),
        Fault(types: #"{"kind":"OBJECT","name":"A","fields":{}}"#, message: "__schema.types[1].fields must be a list"),
        Fault(types: #"{"kind":"ENUM","name":"A"}"#, message: "__schema.types[1].enumValues is missing"),
        Fault(
            types: #"{"kind":"ENUM","name":"A","enumValues":[{"name":1}]}"#,
            message: "__schema.types[1].enumValues[0].name must be a string"
        ),
        Fault(
            types: #"{"kind":"INPUT_OBJECT","name":"A","inputFields":[{"name":"f","type":{"kind":"NON_NULL"}}]}"#,
            message: "__schema.types[1].inputFields[0].type has no ofType: the query asked for fewer levels than the type has"
        ),
        Fault(
            types:
                #"{"kind":"INPUT_OBJECT","name":"A","inputFields":[{"name":"f","type":{"kind":"SCALAR","name":"Int"},"defaultValue":"1 b: Int"}]}"#,
            message: #"__schema.types[1].inputFields[0].defaultValue is not a value: "1 b: Int": Syntax Error: Unexpected Name "b"."#
        ),
        Fault(
            types: #"{"kind":"INPUT_OBJECT","name":"A","isOneOf":1,"inputFields":[]}"#,
            message: "__schema.types[1].isOneOf must be a boolean"
        ),
        Fault(types: #"{"kind":"UNION","name":"A","possibleTypes":[{"name":"B"}]}"#, message: #"Unknown type "B"."#),
    ]

    @Test("may violate rules of a newer edition")
    func olderEdition() throws {
        let old = try Schema(
            sdl: "type Query implements I { a: Int @deprecated } interface I { a: Int } input N { n: N! }",
            assumesValid: true
        )
        #expect(throws: SchemaError.self) { try Schema(sdl: old.printed()) }
        #expect(try Schema(introspection: Self.introspection(of: old)).printed() == old.printed())
    }

    @Test("rejects values that are not introspection results", arguments: [.null, [], ["data": .null], ["__schema": .null]] as [Value])
    func nothing(result: Value) {
        let error = #expect(throws: IntrospectionError.self) { try Schema(introspection: result) }
        #expect(error?.description == "__schema is missing")
    }

    @Test("rejects directives with unknown locations")
    func directiveLocation() {
        let result: Value = [
            "__schema": [
                "queryType": ["name": "Q"], "types": [], "directives": [["name": "d", "args": [], "locations": ["FIELD", "MOON"]]],
            ]
        ]
        let error = #expect(throws: IntrospectionError.self) { try Schema(introspection: result) }
        #expect(error?.description == #"__schema.directives[0].locations[1] is no directive location: "MOON""#)
    }
}
