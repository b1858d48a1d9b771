import GraphQL
import TestSupport
import Testing

@Suite("schema changes that clients notice")
struct SchemaDiffTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        /// The changes from old to new, as `KIND sentence`.
        let there: [String]
        /// The changes from new to old.
        let back: [String]
        var testDescription: String { "\(old) → \(new)" }

        init(_ old: String, _ new: String, there: [String] = [], back: [String] = []) {
            self.old = old
            self.new = new
            self.there = there
            self.back = back
        }
    }

    private static let types: [Case] = [
        Case("type A { a: Int }", "type A { a: Int } type B { a: Int }", back: ["TYPE_REMOVED B was removed."]),
        Case(
            "type A { a: Float }",
            "type A { a: Float b: Int }",
            there: [],
            back: [
                "TYPE_REMOVED Standard scalar Int was removed because it is not referenced anymore.",
                "FIELD_REMOVED Field A.b was removed.",
            ]
        ),
        Case(
            "scalar S",
            "enum S { A }",
            there: ["TYPE_CHANGED_KIND S changed from a Scalar type to an Enum type."],
            back: ["TYPE_CHANGED_KIND S changed from an Enum type to a Scalar type."]
        ),
        Case(
            "type S { a: Int }",
            "interface S { a: Int }",
            there: ["TYPE_CHANGED_KIND S changed from an Object type to an Interface type."],
            back: ["TYPE_CHANGED_KIND S changed from an Interface type to an Object type."]
        ),
        Case(
            "union S = A type A { a: Int }",
            "input S { a: Int } type A { a: Int }",
            there: ["TYPE_CHANGED_KIND S changed from a Union type to an Input type."],
            back: ["TYPE_CHANGED_KIND S changed from an Input type to a Union type."]
        ),
        Case(
            "union U = A type A { a: Int } type B { a: Int }",
            "union U = B | A type A { a: Int } type B { a: Int }",
            there: ["TYPE_ADDED_TO_UNION B was added to union type U."],
            back: ["TYPE_REMOVED_FROM_UNION B was removed from union type U."]
        ),
        Case(
            "enum E { A B }",
            "enum E { A }",
            there: ["VALUE_REMOVED_FROM_ENUM Enum value E.B was removed."],
            back: ["VALUE_ADDED_TO_ENUM Enum value E.B was added."]
        ),
        Case(
            "interface I { a: Int } type A { a: Int }",
            "interface I { a: Int } type A implements I { a: Int }",
            there: ["IMPLEMENTED_INTERFACE_ADDED I added to interfaces implemented by A."],
            back: ["IMPLEMENTED_INTERFACE_REMOVED A no longer implements interface I."]
        ),
        Case(
            "interface I { a: Int } interface J implements I { a: Int }",
            "interface I { a: Int } interface J { a: Int }",
            there: ["IMPLEMENTED_INTERFACE_REMOVED J no longer implements interface I."],
            back: ["IMPLEMENTED_INTERFACE_ADDED I added to interfaces implemented by J."]
        ),
    ]

    private static let outputs: [Case] = [
        Case("type A { a: Int }", "type A { a: Int b: Int }", back: ["FIELD_REMOVED Field A.b was removed."]),
        Case("interface A { a: Int }", "interface A { a: Int b: Int }", back: ["FIELD_REMOVED Field A.b was removed."]),
        Case("type A { a: Int }", "type A { a: Int! }", back: ["FIELD_CHANGED_KIND Field A.a changed type from Int! to Int."]),
        Case(
            "type A { a: [[Int]!] }",
            "type A { a: [[Int!]!]! }",
            back: ["FIELD_CHANGED_KIND Field A.a changed type from [[Int!]!]! to [[Int]!]."]
        ),
        Case(
            "type A { a: [Int!] }",
            "type A { a: [Int]! }",
            there: ["FIELD_CHANGED_KIND Field A.a changed type from [Int!] to [Int]!."],
            back: ["FIELD_CHANGED_KIND Field A.a changed type from [Int]! to [Int!]."]
        ),
        Case(
            "type A { a: Int }",
            "type A { a: [Int] }",
            there: ["FIELD_CHANGED_KIND Field A.a changed type from Int to [Int]."],
            back: ["FIELD_CHANGED_KIND Field A.a changed type from [Int] to Int."]
        ),
        Case(
            "type A { a: Int b: Float }",
            "type A { a: Float b: Int }",
            there: [
                "FIELD_CHANGED_KIND Field A.a changed type from Int to Float.",
                "FIELD_CHANGED_KIND Field A.b changed type from Float to Int.",
            ],
            back: [
                "FIELD_CHANGED_KIND Field A.a changed type from Float to Int.",
                "FIELD_CHANGED_KIND Field A.b changed type from Int to Float.",
            ]
        ),
    ]

    private static let inputs: [Case] = [
        Case(
            "type A { a: Int }",
            "type A { a(b: Int): Int }",
            there: ["OPTIONAL_ARG_ADDED An optional argument A.a(b:) was added."],
            back: ["ARG_REMOVED Argument A.a(b:) was removed."]
        ),
        Case(
            "type A { a: Int }",
            "type A { a(b: Int!): Int }",
            there: ["REQUIRED_ARG_ADDED A required argument A.a(b:) was added."],
            back: ["ARG_REMOVED Argument A.a(b:) was removed."]
        ),
        Case(
            "type A { a: Int }",
            "type A { a(b: Int! = 1): Int }",
            there: ["OPTIONAL_ARG_ADDED An optional argument A.a(b:) was added."],
            back: ["ARG_REMOVED Argument A.a(b:) was removed."]
        ),
        Case(
            "type A { a(b: [Int!]!): Int }",
            "type A { a(b: [Int]): Int }",
            back: ["ARG_CHANGED_KIND Argument A.a(b:) has changed type from [Int] to [Int!]!."]
        ),
        Case(
            "type A { a: Int } input I { a: Int }",
            "type A { a: Int } input I { a: Int b: Int }",
            there: ["OPTIONAL_INPUT_FIELD_ADDED An optional field I.b was added."],
            back: ["FIELD_REMOVED Field I.b was removed."]
        ),
        Case(
            "type A { a: Int } input I { a: Int }",
            "type A { a: Int } input I { a: Int b: Int! }",
            there: ["REQUIRED_INPUT_FIELD_ADDED A required field I.b was added."],
            back: ["FIELD_REMOVED Field I.b was removed."]
        ),
        Case("input I { a: Int }", "input I { a: Int! }", there: ["FIELD_CHANGED_KIND Field I.a changed type from Int to Int!."]),
        Case(
            "input I { a: Int b: Int }",
            "input I @oneOf { a: Int b: Int }",
            there: ["INPUT_OBJECT_BECAME_ONE_OF I became a OneOf Input Object."]
        ),
    ]

    private static let defaults: [Case] = [
        Case(
            "type A { a(b: Int = 1): Int }",
            "type A { a(b: Int = 2): Int }",
            there: ["ARG_DEFAULT_VALUE_CHANGE A.a(b:) has changed defaultValue from 1 to 2."],
            back: ["ARG_DEFAULT_VALUE_CHANGE A.a(b:) has changed defaultValue from 2 to 1."]
        ),
        Case(
            "type A { a(b: Int): Int }",
            "type A { a(b: Int = 2): Int }",
            back: ["ARG_DEFAULT_VALUE_CHANGE A.a(b:) defaultValue was removed."]
        ),
        Case(
            "type A { a(b: Int! = 2): Int }",
            "type A { a(b: Int!): Int }",
            there: [
                "ARG_DEFAULT_VALUE_CHANGE A.a(b:) defaultValue was removed.", "INPUT_BECAME_REQUIRED A.a(b:) became required.",
            ]
        ),
        Case(
            "input I { a: [Int!] = [] }",
            "input I { a: [Int!] = [7] }",
            there: ["INPUT_FIELD_DEFAULT_VALUE_CHANGE I.a has changed defaultValue from [] to [7]."],
            back: ["INPUT_FIELD_DEFAULT_VALUE_CHANGE I.a has changed defaultValue from [7] to []."]
        ),
        Case(
            "type A { a(b: [I] = [{x: 1, y: 2}]): Int } input I { x: Int y: Int }",
            "type A { a(b: [I] = [{y: 2, x: 1}]): Int } input I { y: Int x: Int }"
        ),
    ]

    private static let directives: [Case] = [
        Case("directive @d on FIELD", "directive @d on FIELD directive @e on FIELD", back: ["DIRECTIVE_REMOVED Directive @e was removed."]),
        Case(
            "directive @d on FIELD",
            "directive @d(a: Int) on FIELD",
            back: [
                "TYPE_REMOVED Standard scalar Int was removed because it is not referenced anymore.",
                "DIRECTIVE_ARG_REMOVED Argument @d(a:) was removed.",
            ]
        ),
        Case(
            "directive @d on FIELD",
            "directive @d(a: String!) on FIELD",
            there: ["REQUIRED_DIRECTIVE_ARG_ADDED A required argument @d(a:) was added."],
            back: ["DIRECTIVE_ARG_REMOVED Argument @d(a:) was removed."]
        ),
        Case(
            "directive @d(a: String) on FIELD",
            "directive @d(a: String!) on FIELD",
            there: ["ARG_CHANGED_KIND Argument @d(a:) has changed type from String to String!."]
        ),
        Case(
            #"directive @d(a: String = "a") on FIELD"#,
            #"directive @d(a: String = "b") on FIELD"#,
            there: [#"ARG_DEFAULT_VALUE_CHANGE @d(a:) has changed defaultValue from "a" to "b"."#],
            back: [#"ARG_DEFAULT_VALUE_CHANGE @d(a:) has changed defaultValue from "b" to "a"."#]
        ),
        Case(
            "directive @d on FIELD",
            "directive @d repeatable on FIELD",
            back: ["DIRECTIVE_REPEATABLE_REMOVED Repeatable flag was removed from @d."]
        ),
        Case(
            "directive @d on FIELD | QUERY",
            "directive @d on FIELD",
            there: ["DIRECTIVE_LOCATION_REMOVED QUERY was removed from @d."]
        ),
    ]

    private static let others: [Case] = [
        Case(
            "type Query { a: Int } type M { a: Int } schema { query: Query }",
            "type Query { a: Int } type M { a: Int } schema { query: Query mutation: M }",
            back: ["ROOT_TYPE_CHANGED The mutation root type M was removed."]
        ),
        Case(
            "type A { a: Int } type B { a: Int } schema { query: A }",
            "type A { a: Int } type B { a: Int } schema { query: B }",
            there: ["ROOT_TYPE_CHANGED The query root type changed from A to B."],
            back: ["ROOT_TYPE_CHANGED The query root type changed from B to A."]
        ),
        Case(
            #"type A { a(b: Int): Int } enum E { A B }"#,
            #""d" type A { "d" a("d" b: Int): Int @deprecated } "d" enum E { "d" B A @deprecated }"#
        ),
    ]

    @Test("reports each change in both directions", arguments: types + outputs + inputs + defaults + directives + others)
    func change(_ example: Case) throws {
        let (old, new) = (try schema(example.old), try schema(example.new))
        #expect(lines(old.changes(to: new)) == example.there)
        #expect(lines(new.changes(to: old)) == example.back)
        #expect(old.changes(to: old).isEmpty)
        for change in old.changes(to: new) + new.changes(to: old) {
            #expect(change.description.contains(change.coordinate.description), "the sentence names the changed element")
            let isThere = [old, new].contains { (try? $0.element(at: change.coordinate)) != nil }
            #expect(isThere, "\(change.coordinate)")
        }
    }

    @Test("covers every kind of change")
    func everyKind() {
        let cases = Self.types + Self.outputs + Self.inputs + Self.defaults + Self.directives + Self.others
        let kinds = Set(cases.flatMap { $0.there + $0.back }.map { String($0.prefix { $0 != " " }) })
        #expect(kinds == Set(SchemaChange.Kind.allCases.map(\.rawValue)))
    }

    private func schema(_ sdl: String) throws -> Schema {
        try Schema(Document.parse(sdl), assumesValid: true)
    }

    private func lines(_ changes: [SchemaChange]) -> [String] {
        changes.map { "\($0.kind.rawValue) \($0.description)" }
    }
}
