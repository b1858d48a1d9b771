import TestSupport
import Testing

@Suite("cupboard check of operation files")
struct CheckFilesTests {
    @Test("valid files print only the summary, with status 0")
    func valid() throws {
        let workspace = try Workspace([
            "src/pages/recipe.graphql": "query Recipe($id: ID!) { recipe(id: $id) { ...Card } }",
            "src/parts/card.gql": "fragment Card on Recipe { title author { ...Author } }",
            "src/parts/author.graphql": "fragment Author on User { name }",
        ])
        let outcome = try workspace.check("src")
        #expect(outcome == Program.Outcome(status: 0, output: "", errors: "No errors in 3 files\n"))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        let lines: [String]
        let summary: String
        let status: Int32

        init(_ name: String, _ files: [String: String], _ lines: [String], _ summary: String, status: Int32 = 1) {
            (testDescription, self.files, self.lines, self.summary, self.status) = (name, files, lines, summary, status)
        }
    }

    @Test("each problem has a line with its location", arguments: problems + sets + texts + warnings)
    func report(_ example: Case) throws {
        let workspace = try Workspace(Dictionary(uniqueKeysWithValues: example.files.map { ("src/" + $0.key, $0.value) }))
        let outcome = try workspace.check("src")
        #expect(outcome.lines == example.lines.map { $0.replacing("~/", with: "src/") })
        #expect(outcome.errors == example.summary + "\n")
        #expect(outcome.status == example.status)
    }

    static let problems = [
        Case(
            "an unknown field, with a suggestion",
            ["a.graphql": "{\n  recipes { autor }\n}"],
            [#"~/a.graphql:2:13 Cannot query field "autor" on type "Recipe". Did you mean "author"?"#],
            "1 error in 1 file"
        ),
        Case(
            "problems are in the order of files and positions",
            ["b.graphql": "{ recipes { b } }", "a.graphql": "query A($unused: Int) { recipes { a } }\nquery A { recipes { id } }"],
            [
                #"~/a.graphql:1:7 There can be only one operation named "A". (also at 2:7)"#,
                #"~/a.graphql:1:9 Variable "$unused" is never used in operation "A"."#,
                #"~/a.graphql:1:35 Cannot query field "a" on type "Recipe"."#,
                #"~/b.graphql:1:13 Cannot query field "b" on type "Recipe"."#,
            ],
            "4 errors in 2 files"
        ),
        Case(
            "type definitions are refused one by one, and what stands beside them is checked",
            ["a.graphql": #""ü" type A { a: Int } query Q { no }"# + "\ntype B", "b.graphql": "{ recipes { id } }"],
            [
                #"~/a.graphql:1:1 The "A" definition is not executable."#,
                #"~/a.graphql:1:33 Cannot query field "no" on type "Query"."#,
                #"~/a.graphql:2:1 The "B" definition is not executable."#,
            ],
            "3 errors in 2 files"
        ),
    ]

    /// Problems between files.
    static let sets = [
        Case(
            "a fragment that no file uses",
            ["a.graphql": "{ recipes { id } }", "b.graphql": "fragment B on Recipe { id }"],
            [#"~/b.graphql:1:1 Fragment "B" is never used."#],
            "1 error in 2 files"
        ),
        Case(
            "a fragment that no file defines",
            ["a.graphql": "{ recipes { ...B } }"],
            [#"~/a.graphql:1:16 Unknown fragment "B"."#],
            "1 error in 1 file"
        ),
        Case(
            "a fragment of two files is reported in both",
            [
                "a.graphql": "{ recipes { ...B } }\nfragment B on Recipe { id }",
                "b.graphql": "# B\n  fragment B on Recipe { id }",
            ],
            [
                #"~/a.graphql:2:10 There can be only one fragment named "B". (also at ~/b.graphql:2:12)"#,
                #"~/b.graphql:2:12 There can be only one fragment named "B". (also at ~/a.graphql:2:10)"#,
            ],
            "1 error in 2 files"
        ),
        Case(
            "an operation of two files is reported in both",
            ["a.graphql": "query Q { recipes { id } }", "b.graphql": "query Q { recipes { id } }"],
            [
                #"~/a.graphql:1:7 There can be only one operation named "Q". (also at ~/b.graphql:1:7)"#,
                #"~/b.graphql:1:7 There can be only one operation named "Q". (also at ~/a.graphql:1:7)"#,
            ],
            "1 error in 2 files"
        ),
        Case(
            "each file can have an operation without a name",
            ["a.graphql": "{ recipes { id } }", "b.graphql": "{ recipes { id } }", "c.graphql": "query Q { recipes { id } }"],
            [],
            "No errors in 3 files",
            status: 0
        ),
        Case(
            "an anonymous operation next to another one in the same file is refused",
            ["a.graphql": "{ recipes { id } }\nquery Q { recipes { id } }"],
            ["~/a.graphql:1:1 This anonymous operation must be the only defined operation."],
            "1 error in 1 file"
        ),
        Case(
            "a variable that a fragment of another file uses must be defined",
            [
                "a.graphql": "query Q { recipes { ...B } }\nquery R($yes: Boolean!) { recipes { ...B } }",
                "b.graphql": "fragment B on Recipe { id @include(if: $yes) }",
            ],
            [
                #"~/a.graphql:1:1 Variable "$yes" is not defined by operation "Q". (also at ~/b.graphql:1:40)"#,
                #"~/b.graphql:1:40 Variable "$yes" is not defined by operation "Q". (also at ~/a.graphql:1:1)"#,
            ],
            "1 error in 2 files"
        ),
        Case(
            "fields that cannot be merged are found across files",
            ["a.graphql": "{ recipes { x: title ...B } }", "b.graphql": "fragment B on Recipe { x: id }"],
            ["~/a.graphql:1:13 \(conflict) (also at ~/b.graphql:1:24)", "~/b.graphql:1:24 \(conflict) (also at ~/a.graphql:1:13)"],
            "1 error in 2 files"
        ),
        Case(
            "a syntax error neither hides errors of other files nor causes more",
            [
                "a.graphql": "query Q($yes: Boolean!) { recipes { ...Broken no } }",
                "b.graphql": "fragment Broken on Recipe { ...Used id @include(if: $yes) ! }",
                "c.graphql": "fragment Used on Recipe { id never }",
            ],
            [
                #"~/a.graphql:1:47 Cannot query field "no" on type "Recipe"."#,
                #"~/b.graphql:1:59 Syntax Error: Expected Name, found "!"."#,
                #"~/c.graphql:1:30 Cannot query field "never" on type "Recipe"."#,
            ],
            "3 errors in 3 files"
        ),
        Case(
            "an empty file is a syntax error",
            ["a.graphql": "", "b.graphql": "{ recipes { id } }"],
            ["~/a.graphql:1:1 Syntax Error: Unexpected <EOF>."],
            "1 error in 2 files"
        ),
    ]

    private static let conflict =
        #"Fields "x" conflict because "title" and "id" are different fields. Use different aliases on the fields to fetch both if this "#
        + "was intentional."

    /// Lines and columns as in editors.
    static let texts = [
        Case(
            "lines end with CR LF, CR or LF, and so do files",
            [
                "a.graphql": "{\r\n\r\n recipes { a } }\r\n", "b.graphql": "{\r\r recipes { b } }\r",
                "c.graphql": "\n{ recipes { c } } # end",
            ]
            .merging(["d.graphql": "\n{ recipes { doe } }"]) { $1 },
            [
                #"~/a.graphql:3:12 Cannot query field "a" on type "Recipe"."#,
                #"~/b.graphql:3:12 Cannot query field "b" on type "Recipe"."#,
                #"~/c.graphql:2:13 Cannot query field "c" on type "Recipe"."#,
                #"~/d.graphql:2:13 Cannot query field "doe" on type "Recipe"."#,
            ],
            "4 errors in 4 files"
        ),
        Case(
            "columns count characters, without a byte order mark",
            ["a.graphql": "\u{FEFF}{ recipes(filter: {text: \"Äpfel 🍏\"}) { a } }", "b.graphql": "\u{FEFF}{ broken"],
            [
                #"~/a.graphql:1:40 Cannot query field "a" on type "Recipe"."#,
                "~/b.graphql:1:9 Syntax Error: Expected Name, found <EOF>.",
            ],
            "2 errors in 2 files"
        ),
    ]

    static let warnings = [
        Case(
            "deprecated elements are warnings: field, argument, input field, enum value",
            [
                "a.graphql": #"{ recipe(id: 1, language: "en") { ...A } recipes(order: RANDOM, filter: {word: "x"}) { id } }"#,
                "b.graphql": "fragment A on Recipe { time }",
            ],
            [
                #"~/a.graphql:1:17 warning: The argument "Query.recipe(language:)" is deprecated. Send a header."#,
                #"~/a.graphql:1:57 warning: The enum value "Order.RANDOM" is deprecated. Too slow."#,
                #"~/a.graphql:1:74 warning: The input field RecipeFilter.word is deprecated. Use text."#,
                #"~/b.graphql:1:24 warning: The field Recipe.time is deprecated. Ask for minutes."#,
            ],
            "No errors, 4 warnings in 2 files",
            status: 0
        ),
        Case(
            "warnings are listed among the errors",
            ["a.graphql": "{ recipes { time no time } }"],
            [
                "~/a.graphql:1:13 warning: The field Recipe.time is deprecated. Ask for minutes.",
                #"~/a.graphql:1:18 Cannot query field "no" on type "Recipe"."#,
                "~/a.graphql:1:21 warning: The field Recipe.time is deprecated. Ask for minutes.",
            ],
            "1 error, 2 warnings in 1 file"
        ),
    ]

    @Test("warnings fail only with --deny-warnings")
    func denyWarnings() throws {
        let workspace = try Workspace(["a.graphql": "{ recipes { time } }"])
        #expect(try workspace.check("a.graphql").status == 0)
        #expect(try workspace.check("--deny-warnings", "a.graphql").status == 1)
        try workspace.write("{ recipes { id } }", to: "a.graphql")
        #expect(try workspace.check("--deny-warnings", "a.graphql").status == 0)
    }

    @Test("standard input is a file of the set")
    func standardInput() throws {
        let workspace = try Workspace(["card.graphql": "fragment Card on Recipe { id }"])
        let good = try workspace.check("-", "card.graphql", input: "{ recipes { ...Card } }")
        #expect(good == Program.Outcome(status: 0, output: "", errors: "No errors in 2 files\n"))
        let bad = try workspace.check("-", input: "{\n no }")
        #expect(bad.lines == [#"<stdin>:2:2 Cannot query field "no" on type "Query"."#])
        #expect(bad.status == 1)
    }
}
