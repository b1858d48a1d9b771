import TestSupport
import Testing

/// Tests `scripts/lib/contract` and `scripts/lib/publish` in a folder with a separate schema.
@Suite("The published schema")
struct PublishedSchemaTests {
    private static let published = "type Query { a: Int b: Int c: Int }\n"
    private static let breaking = "type Query { a: String c: Int }\n"
    private static let head = "# What this list is for.\n# And how it is written.\n"
    private static let removal = "breaking FIELD_REMOVED Field Query.b was removed.\n"
    private static let retyping = "breaking FIELD_CHANGED_KIND Field Query.a changed type from Int to String.\n"
    private static let page = "`Query.a` is a text; instead of `Query.b` ask for `Query.a`.\n"

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var schema = PublishedSchemaTests.breaking
        /// The list of accepted changes, below its header.
        var accepted: String
        var page: String? = PublishedSchemaTests.page
        /// The message of both scripts if they refuse, or nil if they succeed.
        let refusal: String?

        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "accepted with a reason and an explanation", accepted: "\n# Because no one asked.\n\(removal)\(retyping)", refusal: nil),
        Case(
            name: "accepted with a reason each",
            accepted: "\n# Because no one asked,\n# and no one will.\n\(removal)\n# Because it says more.\n\(retyping)\n",
            refusal: nil
        ),
        Case(name: "nothing breaks", schema: "type Query { a: Int! b: Int c: Int d: Int }\n", accepted: "", page: nil, refusal: nil),
        Case(
            name: "not accepted",
            accepted: "\n# Because no one asked.\n\(removal)",
            refusal: "If that is meant, add them to LIST:\n\(retyping)"
        ),
        Case(
            name: "accepted, but no change",
            schema: "type Query { a: String b: Int c: Int }\n",
            accepted: "\n# Because no one asked.\n\(removal)\(retyping)",
            refusal: "LIST accepts what is no change (any more); take it out:\n\(removal)"
        ),
        Case(
            name: "no reason",
            accepted: removal + retyping,
            refusal: "LIST accepts these without a reason; write `# Because …` above them:\n\(removal)\(retyping)"
        ),
        Case(
            name: "an empty reason",
            accepted: "# Because\n\(removal)\n# Because it says more.\n\(retyping)",
            refusal: "LIST accepts these without a reason; write `# Because …` above them:\n\(removal)"
        ),
        Case(
            name: "a reason ends at an empty line",
            accepted: "# Because no one asked.\n\(removal)\n\(retyping)",
            refusal: "LIST accepts these without a reason; write `# Because …` above them:\n\(retyping)"
        ),
        Case(
            name: "not told",
            accepted: "# Because no one asked.\n\(removal)\(retyping)",
            page: "`Query.ab` is not what Query.a was; `Query.b` is gone.\n",
            refusal: """
                docs/reference/schema-changes.md has to tell the authors of clients what breaks, with these names between backticks:
                Query.a

                """
        ),
        Case(
            name: "no page",
            accepted: "# Because no one asked.\n\(removal)\(retyping)",
            page: nil,
            refusal: "with these names between backticks:\nQuery.a\nQuery.b\n"
        ),
        Case(name: "no schema", schema: "type Query {", accepted: "", refusal: "The schemas cannot be compared."),
    ]

    @Test("breaking changes need a reason and an explanation for client authors", arguments: cases)
    func contract(of example: Case) throws {
        let workspace = try Self.workspace(example)
        let outcome = try workspace.runScript("contract")
        if let refusal = example.refusal {
            #expect(outcome.status == 1 && outcome.errors.contains(Self.filled(refusal)), "\(outcome)")
        } else if example.accepted.isEmpty {
            #expect(outcome.status == 1 && outcome.errors.contains("is behind schema.graphql: run scripts/publish-schema."), "\(outcome)")
        } else {
            #expect(outcome.status == 0, "\(outcome)")
        }
    }

    @Test("changes without them are not published, and publishing keeps only the header of the list", arguments: cases)
    func publishing(of example: Case) throws {
        let workspace = try Self.workspace(example)
        let outcome = try workspace.runScript("publish")
        if let refusal = example.refusal {
            #expect(outcome.status == 1 && outcome.errors.contains(Self.filled(refusal)), "\(outcome)")
            #expect(try workspace.text(of: "Tests/Contract/published.graphql") == Self.published)
            #expect(try workspace.text(of: Self.list) == Self.head + example.accepted)
        } else {
            #expect(outcome.status == 0, "\(outcome)")
            #expect(outcome.output.contains("\n+" + example.schema), "it shows the changes: \(outcome.output)")
            #expect(try workspace.text(of: "Tests/Contract/published.graphql") == example.schema)
            #expect(try workspace.text(of: Self.list) == Self.head)
            #expect(try workspace.runScript("contract").status == 0)
        }
    }

    private static let list = "Tests/Contract/accepted-breaking-changes.txt"

    private static func filled(_ message: String) -> String { message.replacing("LIST", with: list) }

    private static func workspace(_ example: Case) throws -> Workspace {
        var files = [
            "schema.graphql": example.schema, "Tests/Contract/published.graphql": published, list: head + example.accepted,
        ]
        files["docs/reference/schema-changes.md"] = example.page
        for script in ["environment.sh", "published-schema.sh", "contract", "publish"] {
            files["scripts/lib/" + script] = try Command.text(of: ServedProgram.repository + "/scripts/lib/" + script)
        }
        return try Workspace(files)
    }
}

extension Workspace {
    /// Runs a script of `scripts/lib`, which treats the folder as the repository.
    fileprivate func runScript(_ name: String) throws -> Command.Outcome {
        try Command.run(["/bin/bash", "\(path)/scripts/lib/\(name)", Command.cupboard])
    }

    fileprivate func text(of name: String) throws -> String { try Command.text(of: "\(path)/\(name)") }
}
