import GraphQL
import Testing

@Suite("the canonical form")
struct PrinterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let printed: String

        init(_ source: String, _ printed: String) {
            self.source = source
            self.printed = printed
        }

        var testDescription: String { source.prefix(40).debugDescription }
    }

    private static let longName = String(repeating: "n", count: 50)

    @Test(
        "is the same text for equivalent documents, and prints as itself",
        arguments: [
            Case("query { a, b }", "{\n  a\n  b\n}"),
            Case("query Q{a}mutation{b}", "query Q {\n  a\n}\n\nmutation {\n  b\n}"),
            Case(
                "query($a:[Int!]=[1]@d){x:f(a:$a)@skip(if:true){b}}",
                "query ($a: [Int!] = [1] @d) {\n  x: f(a: $a) @skip(if: true) {\n    b\n  }\n}"
            ),
            Case("{...F@d ...on T{a}...{b}}", "{\n  ...F @d\n  ... on T {\n    a\n  }\n  ... {\n    b\n  }\n}"),
            Case("\"d\" query Q(\"v\" $a:Int $b:Int){a}", "\"d\"\nquery Q(\n\"v\"\n$a: Int\n$b: Int\n) {\n  a\n}"),
            Case("{f(a:{b:1 c:[]d:{}})}", "{\n  f(a: { b: 1, c: [], d: {  } })\n}"),
            Case("\"d\" fragment F on T@x{a}", "\"d\"\nfragment F on T @x {\n  a\n}"),
            Case(#"{f(a:"\u0007\u007f\u0085\"é")}"#, "{\n  f(a: \"\\u0007\\u007F\\u0085\\\"é\")\n}"),
            Case("{f(a:\"\"\"\n one\n  two\n\"\"\")}", "{\n  f(a: \"\"\"\n  one\n   two\n  \"\"\")\n}"),
            Case(
                "{field(argument: \"0123456789012345678901234567890123456789\", other: \"0123456789012345678901\")}",
                "{\n  field(\n    argument: \"0123456789012345678901234567890123456789\"\n    other: \"0123456789012345678901\"\n  )\n}"
            ),
            Case("{\(longName):\(longName)}", "{\n  \(longName): \(longName)\n}"),
            Case("schema@a{query:Q mutation:M}extend schema@b", "schema @a {\n  query: Q\n  mutation: M\n}\n\nextend schema @b"),
            Case("type A implements&B&C@d{a(b:Int=1 c:D):[E!]!@f}", "type A implements B & C @d {\n  a(b: Int = 1, c: D): [E!]! @f\n}"),
            Case("type A{a(\"x\"b:Int c:D):E}", "type A {\n  a(\n    \"x\"\n    b: Int\n    c: D\n  ): E\n}"),
            Case("type A query{a}scalar S query{a}", "type A\n\nquery {\n  a\n}\n\nscalar S\n\n{\n  a\n}"),
            Case("union U=|A|B extend union U@a", "union U = A | B\n\nextend union U @a"),
            Case("enum E{\"a\"A B@c}input I{a:Int=1@b}", "enum E {\n  \"a\"\n  A\n  B @c\n}\n\ninput I {\n  a: Int = 1 @b\n}"),
            Case("directive@a(b:Int)repeatable on|FIELD|QUERY", "directive @a(b: Int) repeatable on FIELD | QUERY"),
            Case("scalar S @specifiedBy(url:\"x\")interface I{a:B}", "scalar S @specifiedBy(url: \"x\")\n\ninterface I {\n  a: B\n}"),
        ]
    )
    func printed(_ row: Case) throws {
        let printed = try Document.parse(row.source).printed()
        #expect(printed == row.printed)
        #expect(try Document.parse(printed).printed() == printed)
    }
}
