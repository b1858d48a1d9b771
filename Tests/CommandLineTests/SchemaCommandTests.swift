import JSON
import TestSupport
import Testing

@Suite("cupboard schema")
struct SchemaCommandTests {
    private static let small = """
        extend type Query { b: E }
        type Query { "The first." a(y: Int = 1 @deprecated, x: [In!]): U! @deprecated(reason: "Old.") }
        union U = Query
        enum E { "One." V @deprecated W }
        input In @oneOf { n: Int }
        directive @d(how: String! = "so") on FIELD
        """

    private static func workspace() throws -> Workspace {
        try Workspace(["small.graphql": small, "broken.graphql": "type Query {\n  a: Int!!\n}"])
    }

    @Test("print writes the schema in a canonical form, sorted on request")
    func print() throws {
        let workspace = try Self.workspace()
        let inOrder = try workspace.run("schema", "print", "--schema", "small.graphql")
        #expect(inOrder.status == 0)
        #expect(
            inOrder.output.hasPrefix(
                "directive @d(how: String! = \"so\") on FIELD\n\ntype Query {\n  \"\"\"The first.\"\"\"\n  a(y: Int = 1"
            )
        )
        #expect(inOrder.output.hasSuffix("}\n"))
        let sorted = try workspace.run("schema", "print", "--sorted", "--schema", "small.graphql")
        #expect(sorted.output.contains("  a(x: [In!], y: Int = 1 @deprecated): U! @deprecated(reason: \"Old.\")\n  b: E\n"))
        let typesInOrder = sorted.output.split(separator: "\n").compactMap { line in
            ["enum", "input", "type", "union"].contains(line.prefix { $0 != " " }) ? String(line.split(separator: " ")[1]) : nil
        }
        #expect(typesInOrder == ["E", "In", "Query", "U"])
    }

    @Test("introspect and print preserve the schema")
    func roundTrip() throws {
        let workspace = try Self.workspace()
        let printed = try workspace.run("schema", "print", "--schema", "small.graphql").output
        let introspected = try workspace.run("schema", "introspect", "--schema", "small.graphql")
        #expect(introspected.status == 0)
        #expect(
            introspected.output.hasPrefix(
                "{\n  \"__schema\": {\n    \"description\": null,\n    \"queryType\": {\n      \"name\": \"Query\""
            )
        )
        try workspace.write(introspected.output, to: "small.json")
        #expect(try workspace.run("schema", "print", "--schema", "small.json").output == printed)
        #expect(try workspace.run("schema", "introspect", "--schema", "small.json").output == introspected.output)
        let difference = try workspace.run("schema", "diff", "small.json", "small.graphql")
        #expect(difference == Program.Outcome(status: 0, output: "", errors: "0 breaking, 0 dangerous\n"))
    }

    @Test("an invalid schema is reported with locations and status 2", arguments: ["print", "introspect"])
    func broken(command: String) throws {
        let outcome = try Self.workspace().run("schema", command, "--schema", "broken.graphql")
        let errors = "Error: broken.graphql is not a schema:\nbroken.graphql:2:10 Syntax Error: Expected Name, found \"!\".\n"
        #expect(outcome == Program.Outcome(status: 2, output: "", errors: errors))
    }

    @Test("diff shows breaking changes first and fails with them")
    func diff() throws {
        let workspace = try Self.workspace()
        let more = Self.small.replacing("W }", with: "W X }")
        try workspace.write(more, to: "more.graphql")
        let added = try workspace.run("schema", "diff", "small.graphql", "more.graphql")
        let addition = "dangerous VALUE_ADDED_TO_ENUM Enum value E.X was added.\n"
        #expect(added == Program.Outcome(status: 0, output: addition, errors: "0 breaking, 1 dangerous\n"))

        try workspace.write(
            more.replacing("b: E", with: "c: E new: Int"),
            to: "other.graphql"
        )
        let broken = try workspace.run("schema", "diff", "small.graphql", "other.graphql")
        #expect(broken.output == "breaking FIELD_REMOVED Field Query.b was removed.\n" + addition)
        #expect(broken.errors == "1 breaking, 1 dangerous\n")
        #expect(broken.status == 1)

        let json = try workspace.run("schema", "diff", "--format", "json", "small.graphql", "other.graphql")
        let root = try JSONDocument(parsing: Array(json.output.utf8)).root
        #expect(root.count == 2)
        #expect(root[0]?["severity"]?.string == "breaking")
        #expect(root[0]?["type"]?.string == "FIELD_REMOVED")
        #expect(root[0]?["coordinate"]?.string == "Query.b")
        #expect(try workspace.run("schema", "diff", "small.graphql", "nowhere").status == 2)
    }

    struct Lookup: Sendable, CustomTestStringConvertible {
        let coordinate: String
        let text: String
        var testDescription: String { coordinate }
    }

    @Test("coordinate prints the definition", arguments: lookups)
    func coordinate(_ lookup: Lookup) throws {
        let outcome = try Self.workspace().run("schema", "coordinate", lookup.coordinate, "--schema", "small.graphql")
        #expect(outcome == Program.Outcome(status: 0, output: lookup.text + "\n", errors: ""))
    }

    static let lookups = [
        Lookup(coordinate: "U", text: "# union type U\nunion U = Query"),
        Lookup(coordinate: "In", text: "# input object type In\ninput In @oneOf {\n  n: Int\n}"),
        Lookup(
            coordinate: "Query.a",
            text: """
                # field Query.a
                \"""The first.\"""
                a(y: Int = 1 @deprecated, x: [In!]): U! @deprecated(reason: "Old.")
                """
        ),
        Lookup(coordinate: "Query.a(y:)", text: "# argument Query.a(y:)\ny: Int = 1 @deprecated"),
        Lookup(coordinate: "In.n", text: "# input field In.n\nn: Int"),
        Lookup(coordinate: "E.V", text: "# enum value E.V\n\"\"\"One.\"\"\"\nV @deprecated"),
        Lookup(coordinate: "@d", text: "# directive @d\ndirective @d(how: String! = \"so\") on FIELD"),
        Lookup(coordinate: "@d(how:)", text: "# directive argument @d(how:)\nhow: String! = \"so\""),
    ]

    @Test("coordinate prints all details as JSON")
    func coordinateJSON() throws {
        let outcome = try Self.workspace().run("schema", "coordinate", "Query.a", "--format", "json", "--schema", "small.graphql")
        let root = try JSONDocument(parsing: Array(outcome.output.utf8)).root
        #expect(root["kind"]?.string == "field")
        #expect(root["coordinate"]?.string == "Query.a")
        #expect(root["type"]?.string == "U!")
        #expect(root["description"]?.string == "The first.")
        #expect(root["deprecationReason"]?.string == "Old.")
        #expect(root["arguments"]?[0]?["coordinate"]?.string == "Query.a(y:)")
        #expect(root["arguments"]?[0]?["defaultValue"]?.string == "1")
        #expect(root["arguments"]?[0]?["isDeprecated"]?.boolean == true)
        #expect(root["arguments"]?[1]?["type"]?.string == "[In!]")
    }

    @Test("an unknown coordinate is status 1 with a suggestion; an invalid one is status 2")
    func noCoordinate() throws {
        let workspace = try Workspace()
        let misspelt = try workspace.run("schema", "coordinate", "Recipe.autor")
        let errors = "Error: The schema has no Recipe.autor. Did you mean \"Recipe.author\"?\n"
        #expect(misspelt == Program.Outcome(status: 1, output: "", errors: errors))
        #expect(try workspace.run("schema", "coordinate", "Recip.author").errors.hasSuffix(" Did you mean \"Recipe.author\"?\n"))
        let malformed = try workspace.run("schema", "coordinate", "Recipe.")
        #expect(malformed.status == 2)
        #expect(malformed.errors == "Error: \"Recipe.\" is not a schema coordinate: Syntax Error: Expected Name, found <EOF>.\n")
    }
}
