import TestSupport
import Testing

@Suite("a schema from a file or a running server", .tags(.socket))
struct SchemaSourceTests {
    private static let operations = "{ recipes(filter: {word: \"x\"}) { no time } }"
    private static let problems = [
        "a.graphql:1:20 warning: The input field RecipeFilter.word is deprecated. Use text.",
        #"a.graphql:1:34 Cannot query field "no" on type "Recipe"."#,
        "a.graphql:1:37 warning: The field Recipe.time is deprecated. Ask for minutes.",
    ]

    /// Runs the program while the server runs.
    private func run(_ arguments: String...) async throws -> (outcome: Program.Outcome, url: String) {
        let workspace = try Workspace(["a.graphql": Self.operations])
        var result: (Program.Outcome, String)?
        try await IntrospectedServer.run { server in
            let url = server.url
            let outcome = try await server.client {
                try Program.run(arguments.map { $0.replacing("URL", with: url) }, in: workspace.path, input: "")
            }
            result = (outcome, url)
        }
        return try #require(result)
    }

    @Test("is introspected from a URL")
    func url() async throws {
        let (outcome, _) = try await run("check", "a.graphql", "--schema", "URL/graphql")
        #expect(outcome.lines == Self.problems)
        #expect(outcome.errors == "1 error, 2 warnings in 1 file\n")
        #expect(outcome.status == 1)
    }

    @Test("is downloaded if the URL names a file")
    func fileURL() async throws {
        let (outcome, _) = try await run("check", "a.graphql", "--schema", "URL/schema.graphql?raw=1")
        #expect(outcome.lines == Self.problems)
        let (missing, url) = try await run("check", "a.graphql", "--schema", "URL/no.json")
        #expect(missing.errors == "Error: Cannot read the schema from \(url)/no.json: HTTP status 404\n")
        #expect(missing.status == 2)
    }

    @Test("from an older server is queried without newer features")
    func oldServer() async throws {
        let (outcome, _) = try await run("check", "a.graphql", "--schema", "URL/old")
        #expect(outcome.lines == Array(Self.problems.dropFirst()))
        #expect(outcome.status == 1)
    }

    @Test("is requested with the given headers")
    func header() async throws {
        let (outcome, _) = try await run(
            "schema",
            "print",
            "--schema",
            "URL/secret",
            "--header",
            "X-Other: 1",
            "--header",
            "Authorization: Bearer key"
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("type Query {\n"))
    }

    @Test("is fetched through redirects, but not with the user's headers")
    func redirect() async throws {
        let (followed, _) = try await run("schema", "print", "--schema", "URL/moved")
        #expect(followed.status == 0)
        let (refused, url) = try await run("schema", "print", "--schema", "URL/moved", "--header", "X-Key: 1")
        let reason = "HTTP status 307, which redirects to \(url)/graphql"
        #expect(refused == Program.Outcome(status: 2, output: "", errors: "Error: Cannot read the schema from \(url)/moved: \(reason)\n"))
    }

    @Test("is reported in one line with status 2 if it cannot be fetched", arguments: failures)
    func failure(path: String, reason: String) async throws {
        let (outcome, url) = try await run("check", "a.graphql", "--schema", "URL\(path)", "--timeout", "5")
        #expect(outcome == Program.Outcome(status: 2, output: "", errors: "Error: Cannot read the schema from \(url)\(path): \(reason)\n"))
    }

    static let failures = [
        ("/nowhere", "HTTP status 404"),
        ("/secret", "HTTP status 401"),
        ("/closed", "the server returned errors: GraphQL introspection is not allowed."),
        ("/page", "the response is not JSON but text/html"),
        ("/json", "the response is not from a GraphQL server: it has no “data”"),
        ("/nothing", "the response is not an introspection result: __schema is missing"),
        ("/partial", "the response is not an introspection result: __schema.types[0].name is missing"),
        ("/large", "the response is larger than 64 MiB"),
    ]

    @Test("is not awaited beyond the timeout")
    func slow() async throws {
        let (outcome, url) = try await run("check", "a.graphql", "--schema", "URL/slow", "--timeout", "0.1")
        #expect(outcome.errors == "Error: Cannot read the schema from \(url)/slow: no complete response within 0.1 seconds\n")
        #expect(outcome.status == 2)
    }

    @Test("is fetched only over http and https", arguments: ["ftp://127.0.0.1/graphql", "file:///etc/hostname"])
    func otherProtocols(url: String) throws {
        let outcome = try Workspace(["a.graphql": Self.operations]).check("a.graphql", "--schema", url)
        #expect(outcome.errors == "Error: Cannot read the schema from \(url): only http:// and https:// are supported\n")
        #expect(outcome.status == 2)
    }

    @Test("is named without the password in its URL")
    func password() throws {
        let outcome = try Workspace(["a.graphql": Self.operations]).check("a.graphql", "--schema", "http://me:secret@127.0.0.1:1/a@b")
        #expect(outcome.errors == "Error: Cannot read the schema from http://127.0.0.1:1/a@b: connection refused\n")
    }

    @Test("reports an unreachable server")
    func refused() throws {
        let outcome = try Workspace(["a.graphql": Self.operations]).check("a.graphql", "--schema", "http://127.0.0.1:1/graphql")
        #expect(outcome.errors == "Error: Cannot read the schema from http://127.0.0.1:1/graphql: connection refused\n")
        #expect(outcome.status == 2)
    }

    @Test("is read from an introspection result in a file with any name, with or without data around it")
    func introspectionResult() async throws {
        let workspace = try Workspace(["a.graphql": Self.operations])
        let result = try workspace.run("schema", "introspect").output
        for text in [result, "\u{FEFF}\n{\"data\": \(result)}"] {
            try workspace.write(text, to: "introspected")
            let outcome = try workspace.check("a.graphql", "--schema", "introspected")
            #expect(outcome.lines == Self.problems)
        }
    }
}
