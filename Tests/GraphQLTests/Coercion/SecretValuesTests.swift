import Testing

@testable import GraphQL

@Suite("secret values")
struct SecretValuesTests {
    private static let sdl = """
        directive @secret on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
        type Query { open(code: [String!] @secret, name: String, size: Int): Boolean plain(name: Int): Boolean enter(pass: Pass): Query }
        type Mutation { change(input: Change!): Boolean }
        input Pass { code: Int @secret kind: Kind }
        input Change { pass: Pass, other: [Pass!], name: Int }
        enum Kind { DAY }
        """

    private static func schema() throws -> Schema { try Schema(sdl: Array(sdl.utf8)) }

    private static func messages(_ query: String, _ variables: ObjectValue = [:]) throws -> [String] {
        let (schema, document) = (try schema(), try Document.parse(query))
        let errors = validate(document, against: schema)
        guard errors.isEmpty else { return errors.map(\.message) }
        do throws(RequestError) {
            _ = try schema.coerceVariables(of: document.operations[0], in: document, from: variables)
            return []
        } catch {
            return error.errors.map(\.message)
        }
    }

    @Test("are found in input objects at any depth, and by the names that occur together with them")
    func schemas() throws {
        let schema = try Self.schema()
        func holds(_ type: String) throws -> Bool { schema[try #require(schema.type(named: type))].containsSecret }
        #expect(try holds("Pass"))
        #expect(try holds("Change"))
        #expect(try !holds("Kind"))
        #expect(schema.mayContainSecrets(Array("{ OPEN(".utf8)))
        #expect(schema.mayContainSecrets(Array("mutation".utf8)))
        #expect(!schema.mayContainSecrets(Array("{ plain(name: 'open_' }".utf8)))
        #expect(schema.printed().contains("code: Int @secret"))
        #expect(try !Schema(sdl: Array("type Query { open(code: String): Boolean }".utf8)).hasSecrets)
    }

    @Test(
        "are not shown by any error message",
        arguments: [
            "{ open(code: [12345]) }", "{ open(code: {a: 12345}) }", "{ open(cod: 12345, code: 5) }", "{ enter(pass: 12345) { open } }",
            "{ enter(pass: {code: X12345}) { open } }", "{ enter(pass: {cod: 12345}) { open } }", "{ enter(pass: [12345, 6]) { open } }",
            "mutation { change(input: {pass: {code: \"12345\"}}) }",
            "mutation { change(input: {other: [{code: 5}, {code: \"12345\"}, 12345]}) }",
            "mutation { change(input: 12345) }", "query ($c: Int = \"12345\") { open(code: $c) }",
            "query ($c: String = 12345) { enter(pass: {code: $c}) { open } }",
            "query ($c: [String!] = [12345]) { ...F } fragment F on Query { open(code: $c) }",
            "query ($c: Kind = X12345) { enter(pass: {code: 1, kid: $c}) { open } }", "query ($c: Int = \"12345\") { plain }",
        ]
    )
    func hidden(query: String) throws {
        let messages = try Self.messages(query)
        #expect(!messages.isEmpty)
        #expect(!messages.joined().contains("12345"), "\(messages)")
    }

    @Test("do not include values that the schema does not mark as secret")
    func shown() throws {
        #expect(try Self.messages("{ plain(name: \"12345\") }")[0].contains("12345"))
        #expect(try Self.messages("{ open(code: [\"x\"], size: \"12345\") }")[0].contains("12345"))
        #expect(try Self.messages("{ enter(pass: {code: 1, kind: X12345}) { open } }")[0].contains("12345"))
        #expect(try Self.messages("query ($n: Int) { plain(name: $n) }", ["n": "12345"])[0].contains("12345"))
        #expect(try Self.messages("query ($n: Pass) { enter(pass: $n) { open } }", ["n": ["kind": "X12345"]])[0].contains("12345"))
        #expect(try !Self.messages("query ($n: Pass) { enter(pass: $n) { open } }", ["n": ["code": "12345"]])[0].contains("12345"))
    }

    @Test("are found by line, and are not found in documents without secrets")
    func lines() throws {
        let found = try values(of: "{\n  open(\n    code: [\n      \"a\"\n    ]\n    name: \"b\"\n  )\n}")
        #expect((1...8).filter { found.stand(onLine: $0) } == [3, 4, 5])
        #expect(try values(of: "{ plain(name: 1) open(name: \"x\") }").isEmpty)
        #expect(try !values(of: "query ($c: [String!]) { open(code: $c) }").isEmpty)
        #expect(try !values(of: "query ($p: Pass) { enter(pass: $p) { open } }").isEmpty)
    }

    private func values(of query: String) throws -> SecretValues { SecretValues(of: try Document.parse(query), in: try Self.schema()) }
}
