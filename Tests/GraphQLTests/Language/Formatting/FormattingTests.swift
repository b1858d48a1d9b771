import GraphQL
import Testing

@Suite("the layout of formatted documents")
struct FormattingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        let expected: String
        var testDescription: String { name }

        init(_ name: String, _ source: String, _ expected: String) {
            self.name = name
            self.source = source
            self.expected = expected + "\n"
        }
    }

    private static let operations: [Case] = [
        Case("short forms stay", "{a} query{b} query Q{c}", "{\n  a\n}\n\nquery {\n  b\n}\n\nquery Q {\n  c\n}"),
        Case(
            "signs stand where the printer puts them",
            "query($a:[Int!]!=[1],$b:I={x:{},y:[]}@d){k:f(a:$a)@e...F...on T{x}...@g{y}}",
            """
            query ($a: [Int!]! = [1], $b: I = { x: {}, y: [] } @d) {
              k: f(a: $a) @e
              ...F
              ... on T {
                x
              }
              ... @g {
                y
              }
            }
            """
        ),
        Case("one empty line stays between selections, none at the edges", "{\n\n\n  a\n\n\n  b\n  c\n\n}", "{\n  a\n\n  b\n  c\n}"),
        Case("definitions stand apart", "{a}\n{b}\n\n\n\n{c}", "{\n  a\n}\n\n{\n  b\n}\n\n{\n  c\n}"),
        Case(
            "arguments that do not fit take a line each",
            "{ a { field(first: \"a text of some length\", second: \"another text of that length\", x: 1) { b } } }",
            """
            {
              a {
                field(
                  first: "a text of some length"
                  second: "another text of that length"
                  x: 1
                ) {
                  b
                }
              }
            }
            """
        ),
        Case(
            "a line of 80 characters fits",
            "{ a(b: \"" + String(repeating: "é", count: 70) + "\") }",
            "{\n  a(b: \"" + String(repeating: "é", count: 70) + "\")\n}"
        ),
        Case(
            "one of 81 does not",
            "{ a(b: \"" + String(repeating: "é", count: 71) + "\") }",
            "{\n  a(\n    b: \"" + String(repeating: "é", count: 71) + "\"\n  )\n}"
        ),
        Case(
            "lists break from the outside in",
            "{ a(filter: { names: [\"one\", \"two\", \"three\"], and: { x: 1, y: 2 } }, order: [{ by: NAME }, { by: AGE }]) }",
            """
            {
              a(
                filter: { names: ["one", "two", "three"], and: { x: 1, y: 2 } }
                order: [{ by: NAME }, { by: AGE }]
              )
            }
            """
        ),
        Case(
            "directives that do not fit take a line each",
            "query Q($a: Int) @directiveOne(argument: \"of some length\") @directiveTwo(argument: \"of the same length\") { a }",
            """
            query Q($a: Int)
              @directiveOne(argument: "of some length")
              @directiveTwo(argument: "of the same length") {
              a
            }
            """
        ),
        Case(
            "variables that do not fit take a line each",
            "query TheNameOfTheQuery($theFirstVariable: [Int!]!, $theSecondVariable: String = \"none\", $c: Int) { a }",
            """
            query TheNameOfTheQuery(
              $theFirstVariable: [Int!]!
              $theSecondVariable: String = "none"
              $c: Int
            ) {
              a
            }
            """
        ),
        Case(
            "descriptions of operations stay",
            #""what it asks" query Q("which" $a: Int) { a }"#,
            "\"what it asks\"\nquery Q(\"which\" $a: Int) {\n  a\n}"
        ),
    ]

    private static let schemas: [Case] = [
        Case(
            "names of keywords are names",
            "type type implements implements&on{type:query on:[on!]on2:on}",
            """
            type type implements implements & on {
              type: query
              on: [on!]
              on2: on
            }
            """
        ),
        Case(
            "members of a union that do not fit take a line each",
            "union SearchResult = | Recipe | FoodPost | CatalogItem | Collection | GroceryStore | Account",
            """
            union SearchResult =
              | Recipe
              | FoodPost
              | CatalogItem
              | Collection
              | GroceryStore
              | Account
            """
        ),
        Case(
            "so do interfaces and locations",
            "type TheNameOfTheType implements TheFirstInterface & TheSecondInterface & TheThird @key { a: Int } "
                + "directive @d(a: Int = 1) repeatable on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION",
            """
            type TheNameOfTheType implements
              & TheFirstInterface
              & TheSecondInterface
              & TheThird @key {
              a: Int
            }

            directive @d(a: Int = 1) repeatable on
              | FIELD_DEFINITION
              | ARGUMENT_DEFINITION
              | INPUT_FIELD_DEFINITION
            """
        ),
        Case(
            "signs that are needless go",
            "union U=|A|B directive@d on|FIELD type T implements&A",
            "union U = A | B\n\ndirective @d on FIELD\n\ntype T implements A"
        ),
        Case(
            "extensions",
            "extend schema@d{query:Q}extend type A@b extend union U@c=A",
            "extend schema @d {\n  query: Q\n}\n\nextend type A @b\n\nextend union U @c = A"
        ),
        Case(
            "one described argument stays on its line",
            "type T { recipe(\"Its id.\"\nid: ID!): Recipe }",
            "type T {\n  recipe(\"Its id.\" id: ID!): Recipe\n}"
        ),
        Case(
            "several take a line each",
            "type T { a(\"x\" x: Int, y: Int): Int }",
            "type T {\n  a(\n    \"x\"\n    x: Int\n    y: Int\n  ): Int\n}"
        ),
        Case(
            "descriptions and values of enums and inputs",
            "enum E{\"x\"A@d B}\"\"\"I\"\"\"input I{\"a\"a:Int=1@d b:J={x:\"y\"}}",
            """
            enum E {
              "x"
              A @d
              B
            }

            \"""I\"""
            input I {
              "a"
              a: Int = 1 @d
              b: J = { x: "y" }
            }
            """
        ),
    ]

    private static let strings: [Case] = [
        Case("escapes stay as they are written", #"{ a(b: "\u00e9\n\/é") }"#, "{\n  " + #"a(b: "\u00e9\n\/é")"# + "\n}"),
        Case(
            "a block string moves with its place",
            "type T {\n      \"\"\"\n      one\n        two\n\n      three\"\"\"\na: Int}",
            """
            type T {
              \"""
              one
                two

              three
              \"""
              a: Int
            }
            """
        ),
        Case(
            "one on a line stays there, however long",
            "\"\"\"" + String(repeating: "long ", count: 20) + "\"\"\" scalar S",
            "\"\"\"" + String(repeating: "long ", count: 20) + "\"\"\"\nscalar S"
        ),
        Case("one on several lines stays there", "\"\"\"\nshort\n\"\"\" scalar S", "\"\"\"\nshort\n\"\"\"\nscalar S"),
        Case(
            "white space that counts stays",
            "\"\"\"  x\n\"\"\" scalar S \"\"\"\n  a  \n   \tb\"\"\" scalar T",
            "\"\"\"  x\n\"\"\"\nscalar S\n\n\"\"\"\na  \n \tb\n\"\"\"\nscalar T"
        ),
        Case("one without content", "\"\"\"\n \n\"\"\" scalar S", "\"\"\"\"\"\"\nscalar S"),
        Case(
            "one among arguments breaks them",
            "{ a(b: \"\"\"\n  x\n  \"\"\", c: 1) }",
            "{\n  a(\n    b: \"\"\"\n    x\n    \"\"\"\n    c: 1\n  )\n}"
        ),
    ]

    private static let comments: [Case] = [
        Case(
            "before and behind everything",
            "# 1\n{ # 2\n  # 3\n  a # 4\n  # 5\n} # 6\n# 7",
            "# 1\n{ # 2\n  # 3\n  a # 4\n  # 5\n} # 6\n# 7"
        ),
        Case(
            "empty lines around them stay, one at most",
            "\n# 1\n\n\n# 2\n# 3\n\n{ a\n\n\n# 4\n\n\n}\n\n\n# 5\n",
            "# 1\n\n# 2\n# 3\n\n{\n  a\n\n  # 4\n}\n\n# 5"
        ),
        Case(
            "between definitions an empty line stands before them",
            "{a}\n# of b\n{b} # end\n# of c\n{c}",
            "{\n  a\n}\n\n# of b\n{\n  b\n} # end\n\n# of c\n{\n  c\n}"
        ),
        Case("or behind them, where the author put it", "{a}\n# of a\n\n{b}", "{\n  a\n}\n# of a\n\n{\n  b\n}"),
        Case(
            "among arguments",
            "{ f( # 1\n a: 1, # 2\n # 3\n b: [ # 4\n 2 # 5\n ], c: { # 6\n x: 1 }, d: [ # 7\n ] # 8\n) }",
            """
            {
              f( # 1
                a: 1 # 2
                # 3
                b: [ # 4
                  2 # 5
                ]
                c: { # 6
                  x: 1
                }
                d: [ # 7
                ] # 8
              )
            }
            """
        ),
        Case(
            "do not count in the length of a line",
            "{ a(b: 1) # " + String(repeating: "long ", count: 20) + "\n}",
            "{\n  a(b: 1) # " + String(repeating: "long ", count: 19) + "long\n}"
        ),
        Case("between names", "union U = # 1\n A # 2\n # 3\n | # 4\n B", "union U = # 1\n  | A # 2\n  # 3\n  # 4\n  | B"),
        Case(
            "where no line would break",
            "type # 1\nA # 2\n{ a # 3\n : # 4\n [ # 5\n Int ] }",
            """
            type # 1
              A # 2
            {
              a # 3
                : # 4
                [ # 5
                  Int]
            }
            """
        ),
        Case(
            "behind descriptions and directives",
            "\"d\" # 1\ntype T @a # 2\n @b # 3\n{ \"x\" # 4\n a: Int @c # 5\n }",
            """
            "d" # 1
            type T
              @a # 2
              @b # 3
            {
              "x" # 4
              a: Int @c # 5
            }
            """
        ),
        Case("lose the white space at their ends", "{ a # x \t \r\n}", "{\n  a # x\n}"),
        Case("keep bytes of any kind", "{ a # \u{FEFF}\u{0}\u{1F600}\n}", "{\n  a # \u{FEFF}\u{0}\u{1F600}\n}"),
        Case(
            "a sign in a string begins none",
            "{ a(b: \"# none\", c: \"\"\"# none\"\"\") }",
            "{\n  a(b: \"# none\", c: \"\"\"# none\"\"\")\n}"
        ),
    ]

    @Test("formats operations", arguments: operations)
    func operation(_ row: Case) throws { try check(row) }

    @Test("formats schemas", arguments: schemas)
    func schema(_ row: Case) throws { try check(row) }

    @Test("formats strings", arguments: strings)
    func string(_ row: Case) throws { try check(row) }

    @Test("formats comments", arguments: comments)
    func comment(_ row: Case) throws { try check(row) }

    private func check(_ row: Case) throws {
        #expect(String(decoding: try Document.formatted(Array(row.source.utf8)), as: UTF8.self) == row.expected)
        #expect(String(decoding: try Document.formatted(Array(row.expected.utf8)), as: UTF8.self) == row.expected)
    }

    @Test("removes byte order marks, carriage returns and commas")
    func ignored() throws {
        #expect(try Document.formatted(Array("\u{FEFF}{\r\n  a,,b\r\r  c\r\n}".utf8)) == Array("{\n  a\n  b\n\n  c\n}\n".utf8))
    }

    @Test("rejects a source that does not parse, with the parser's error", arguments: ["", "# only a comment", "{ a", "{ a(b: \"x }"])
    func refused(_ source: String) {
        let refusal = #expect(throws: SyntaxError.self) { try Document.parse(source) }
        let error = #expect(throws: SyntaxError.self) { try Document.formatted(Array(source.utf8)) }
        #expect(error == refusal)
    }
}
