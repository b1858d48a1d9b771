import GraphQL
import ServiceSupport
import Testing

@testable import Engine

@Suite("Limits on operations")
struct OperationLimitsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var document: String
        /// The code and the number found; nil if the operation is within the limits.
        var refusal: (code: ErrorCode, found: Int)?
        /// The line of the first selection beyond the limit.
        var line = 1

        var testDescription: String { name }

        init(_ name: String, _ document: String, _ refusal: (ErrorCode, Int)? = nil, line: Int = 1) {
            (self.name, self.document, self.refusal, self.line) = (name, document, refusal, line)
        }
    }

    private static func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: " ") }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "{ a ", count: depth) + String(repeating: "}", count: depth)
    }

    /// Returns `count` fragments that each spread the next one twice.
    private static func doubling(_ count: Int, last: String) -> String {
        repeated(count) { "fragment F\($0) on Q { ...F\($0 + 1) ...F\($0 + 1) }\n" } + "fragment F\(count) on Q { \(last) }"
    }

    static let cases: [Case] = [
        Case("fields as deep as allowed", nested(15)),
        Case("fields one deeper", nested(16), (.queryTooDeep, 16)),
        Case("inline fragments, which are not deep", "{ ... { ... { a { ... { b } } } } }"),
        Case("depth through fragments", "{ a { ...F } }\nfragment F on Q \(nested(15))", (.queryTooDeep, 16), line: 2),
        Case("as many aliases as allowed", "{ \(repeated(30) { "a\($0): b" }) }"),
        Case("one alias more", "{ \(repeated(30) { "a\($0): b" })\nc: d }", (.tooManyAliases, 31), line: 2),
        Case("an alias of the same name, which is one too", "{ a { \(repeated(31) { _ in "b: b" }) } }", (.tooManyAliases, 31)),
        Case(
            "aliases of a fragment, as often as it is spread",
            "{ a { ...F } b { ...F }\nc { ...F } d { ...F } }\nfragment F on Q { \(repeated(8) { "a\($0): b" }) }",
            (.tooManyAliases, 32),
            line: 3
        ),
        Case("as many root fields as allowed", "{ \(repeated(50) { "a\($0)" }) }"),
        Case(
            "one root field more",
            "{ \(repeated(25) { "a\($0)" }) ...F ... { b } }\nfragment F on Q { \(repeated(25) { "c\($0)" }) }",
            (.tooManyRootFields, 51)
        ),
        Case("many fields below the root", "{ a { \(repeated(500) { "b\($0)" }) } }"),
        Case("as many directives as allowed", "query @a { \(repeated(49) { "a\($0) @b" }) }"),
        Case(
            "directives on the operation, variables, spreads and fragments",
            "query ($v: I @a) @a { ... @a { b @a } ...F @a\nc @a }\nfragment F on Q @a { \(repeated(44) { "a\($0) @b" }) }",
            (.tooManyDirectives, 51),
            line: 2
        ),
        Case(
            "aliases that unfold beyond all integers",
            "{ x { ...F0 } }\n" + doubling(80, last: "a: b"),
            (.tooManyAliases, 1_000_000_000),
            line: 82
        ),
        Case("directives that do", "{ x { ...F0 } }\n" + doubling(80, last: "b @c"), (.tooManyDirectives, 1_000_000_000), line: 82),
        Case("introspection that lists twice", "{ __schema { types { fields { type { fields { name } } } } } }"),
        Case(
            "introspection that lists three times",
            "{ __schema { types { fields { type { ...F } } } } }\nfragment F on T { possibleTypes { interfaces { name } } }",
            (.introspectionTooDeep, 3)
        ),
        Case("fields of these names elsewhere", "{ fields { fields { fields { fields } } } }"),
        Case("an operation beside, which does not run", "query A { a }\nquery B \(nested(40))"),
    ]

    @Test("permit the limit itself and nothing beyond", arguments: cases)
    func limits(row: Case) throws {
        let document = try Document.parse(Array(row.document.utf8))
        let errors = OperationLimits().errors(of: document.operations[0], in: document)
        #expect(errors.map(\.code) == (row.refusal.map { [$0.code] } ?? []))
        if let refusal = row.refusal {
            #expect(errors.first?.message.contains("\(refusal.found)") == true)
            #expect(errors.first?.message.contains("at most") == true)
            #expect(errors.first?.locations.first?.line == row.line)
        }
    }

    @Test("are reported together if an operation exceeds several")
    func several() throws {
        let document = try Document.parse(Array("{ a: b { c @d } e { f { g } } }".utf8))
        var limits = OperationLimits()
        (limits.selectionDepth, limits.aliases, limits.rootFields, limits.directives) = (2, 0, 1, 0)
        #expect(
            limits.errors(of: document.operations[0], in: document).compactMap(\.code) == [
                .queryTooDeep, .tooManyAliases, .tooManyRootFields, .tooManyDirectives,
            ]
        )
    }

    @Test("permit the introspection queries of tools", arguments: [true, false])
    func introspection(isRecent: Bool) throws {
        // GraphQL.js before 16.9 (GraphiQL, Apollo, Relay) requests seven levels of `ofType`, later versions nine.
        let levels = isRecent ? 9 : 7
        let reference = String(repeating: " ofType { kind name", count: levels) + String(repeating: " }", count: levels)
        let query = """
            query IntrospectionQuery { __schema {
              description queryType { name kind } mutationType { name kind } subscriptionType { name kind }
              types { ...FullType }
              directives { name description isRepeatable locations args(includeDeprecated: true) { ...InputValue } }
            } }
            fragment FullType on __Type {
              kind name description specifiedByURL isOneOf
              fields(includeDeprecated: true) {
                name description args(includeDeprecated: true) { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason
              }
              inputFields(includeDeprecated: true) { ...InputValue } interfaces { ...TypeRef }
              enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } possibleTypes { ...TypeRef }
            }
            fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue isDeprecated deprecationReason }
            fragment TypeRef on __Type { kind name\(reference) }
            """
        let operation = PreparedOperation(
            source: Array(query.utf8),
            operationName: nil,
            schema: try SchemaFile.snapshot().schema,
            limits: OperationLimits()
        )
        #expect(throws: Never.self) { try operation.outcome.get() }
    }
}
