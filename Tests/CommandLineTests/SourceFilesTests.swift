import JSON
import TestSupport
import Testing

@Suite("the files that arguments name")
struct SourceFilesTests {
    /// The folders of a frontend.
    ///
    /// Each file has an operation.
    private static func workspace() throws -> Workspace {
        let names = [
            "src/app.graphql", "src/app.ts", "src/b/deep/x.gql", "src/b/y.graphql", "src/b-side.graphql", "src/[id]/page.graphql",
            "src/.hidden/z.graphql", "src/.dot.graphql", "src/node_modules/lib/z.graphql", "other/ops.txt",
        ]
        return try Workspace(Dictionary(uniqueKeysWithValues: names.map { ($0, "{ recipes { id } }") }))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let files: [String]
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., files: String...) { (self.arguments, self.files) = (arguments, files) }
    }

    @Test("files, folders and globs are expanded in order, with each file once", arguments: cases)
    func expansion(_ example: Case) throws {
        let workspace = try Self.workspace()
        let outcome = try Program.run(["check", "--format", "json"] + example.arguments, in: workspace.path, input: "{ recipes { id } }")
        #expect(outcome.status == 0)
        let files = try JSONDocument(parsing: Array(outcome.output.utf8)).root["files"]
        var names: [String] = []
        files?.forEachItem { names.append($0.string ?? "") }
        #expect(names == example.files)
    }

    static let cases = [
        Case("src/app.graphql", "other/ops.txt", files: "src/app.graphql", "other/ops.txt"),
        Case("src/b", files: "src/b/deep/x.gql", "src/b/y.graphql"),
        Case(
            "src",
            files: "src/[id]/page.graphql",
            "src/app.graphql",
            "src/b/deep/x.gql",
            "src/b/y.graphql",
            "src/b-side.graphql"
        ),
        Case("src/b/", files: "src/b/deep/x.gql", "src/b/y.graphql"),
        Case("src/b/y.graphql", "src/b", "src/app.graphql", files: "src/b/y.graphql", "src/b/deep/x.gql", "src/app.graphql"),
        Case("src/app.graphql", "./src/app.graphql", "src/*.graphql", files: "src/app.graphql", "src/b-side.graphql"),
        Case("src/*", files: "src/app.graphql", "src/b-side.graphql"),
        Case("src/b*/*", files: "src/b/y.graphql"),
        Case("src/**/?.graphql", files: "src/b/y.graphql"),
        Case("src/**/*.gql", "src/b/**", files: "src/b/deep/x.gql", "src/b/y.graphql"),
        Case("src/b/{y.graphql,deep/{x,z}.gql}", files: "src/b/y.graphql", "src/b/deep/x.gql"),
        Case("**/*.txt", files: "other/ops.txt"),
        Case("src/[a-c]*.graphql", files: "src/app.graphql", "src/b-side.graphql"),
        // An existing name is taken literally even if it looks like a pattern.
        Case("src/[id]/page.graphql", files: "src/[id]/page.graphql"),
        Case("src/[id]", files: "src/[id]/page.graphql"),
        // Hidden files are included if they are named.
        Case("src/.hidden", "src/node_modules/lib", files: "src/.hidden/z.graphql", "src/node_modules/lib/z.graphql"),
        Case("src/.*/*.graphql", files: "src/.hidden/z.graphql"),
        Case("src/b", "-", "-", files: "src/b/deep/x.gql", "src/b/y.graphql", "<stdin>"),
    ]

    @Test("a folder or glob skips the schema file")
    func schemaIsLeftOut() throws {
        let workspace = try Workspace(["a.graphql": "{ recipes { id } }"])
        #expect(try workspace.check(".").errors == "No errors in 1 file\n")
        #expect(try workspace.check("*.graphql", "--schema", workspace.path + "/schema.graphql").errors == "No errors in 1 file\n")
        #expect(try workspace.check("schema.graphql").status == 1)
    }

    @Test("links to files are read, but links to folders are not followed")
    func links() throws {
        let workspace = try Workspace(["src/a.graphql": "{ recipes { id } }", "lib/b.graphql": "{ recipes { id } }"])
        try workspace.link("src/loop", to: "..")
        try workspace.link("src/b.graphql", to: "../lib/b.graphql")
        try workspace.link("src/again.graphql", to: "a.graphql")
        // Neither a file nor a folder, and endless.
        try workspace.link("src/endless.graphql", to: "/dev/zero")
        #expect(try workspace.check("src").errors == "No errors in 2 files\n")
        #expect(try workspace.check("src/**/*.graphql").errors == "No errors in 2 files\n")
    }

    @Test("unreadable files are reported with status 2", arguments: unreadable)
    func failure(arguments: [String], message: String) throws {
        let workspace = try Workspace([
            "a.graphql": "{ recipes { id } }", "empty/readme.txt": "", "lib/s.graphql": Workspace.schema, "broken.json": "{",
            "plain.json": "{}",
        ])
        let outcome = try Program.run(["check"] + arguments, in: workspace.path, input: "")
        #expect(outcome == Program.Outcome(status: 2, output: "", errors: "Error: " + message + "\n"))
    }

    static let unreadable: [([String], String)] = [
        (["a.graphql", "no.graphql"], "no.graphql cannot be read: No such file or directory"),
        (["no/no.graphql"], "no/no.graphql cannot be read: No such file or directory"),
        (["/dev/zero"], "/dev/zero is larger than 256 MB."),
        (["a.graphql/b"], "a.graphql/b cannot be read: Not a directory"),
        (["b*.graphql"], "No file matches b*.graphql."),
        (["no/**/*.graphql"], "No file matches no/**/*.graphql."),
        (["schema*"], "No file matches schema*."),
        (["empty"], "empty contains no .graphql or .gql file."),
        (["lib", "--schema", "lib/s.graphql"], "lib contains no .graphql or .gql file except the schema."),
        (["a.graphql", "--schema", "no.graphql"], "no.graphql cannot be read: No such file or directory"),
        (
            ["a.graphql", "--schema", "localhost:8080/graphql"],
            "localhost:8080/graphql cannot be read: No such file or directory\nThe URL of a server begins with http:// or https://."
        ),
        (["a.graphql", "--schema", "empty"], "empty cannot be read: Is a directory"),
        (
            ["a.graphql", "--schema", "empty/readme.txt"],
            "empty/readme.txt is not a schema:\nempty/readme.txt:1:1 Syntax Error: Unexpected <EOF>."
        ),
        (
            ["a.graphql", "--schema", "broken.json"],
            "broken.json is neither definitions nor JSON: string or '}' expected near end of file (line 1, byte 1)"
        ),
        (["a.graphql", "--schema", "plain.json"], "plain.json is not an introspection result: __schema is missing"),
    ]

    @Test(
        "contradictory options are rejected",
        arguments: [
            ["a.graphql", "--database"], ["a.graphql", "--url", "x"], ["--format", "json"], ["--deny-warnings"],
            ["--schema", "http://127.0.0.1:1/graphql"],
            ["a.graphql", "--timeout", "0"],
            ["a.graphql", "--header", "no colon"], ["a.graphql", "--header", "X: a\nY: b"],
        ]
    )
    func usage(arguments: [String]) throws {
        let workspace = try Workspace(["a.graphql": "{ recipes { id } }"])
        let outcome = try Program.run(["check"] + arguments, in: workspace.path, input: "")
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
    }

    @Test("without files the schema is checked against its bindings")
    func withoutFiles() throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let workspace = try Workspace()
        let agreed = try workspace.check("--schema", "/" + root + "/schema.graphql")
        #expect(agreed == Program.Outcome(status: 0, output: "Schema and bindings agree.\n", errors: ""))
        #expect(try workspace.check().status == 1)
        try workspace.write("type Query {", to: "schema.graphql")
        let problem = "Cannot use the schema in schema.graphql:\nschema.graphql:1:13 Syntax Error: Expected Name, found <EOF>."
        #expect(try workspace.check() == Program.Outcome(status: 1, output: "", errors: "Error: " + problem + "\n"))
    }
}
