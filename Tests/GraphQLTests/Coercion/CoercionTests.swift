import GraphQL
import Testing

@Suite("input coercion")
struct CoercionTests {
    static let sdl = """
        type Query { q(i: Int, n: Int!, in: In): Int }
        enum Color { RED GREEN BLUE }
        input In { x: Int! y: Float = 0.5 color: Color = GREEN list: [In!] any: Any }
        input Pick @oneOf { a: Int b: String }
        scalar Any
        input Uses { s: String id: ID f: Float b: Boolean pick: Pick }
        """

    let schema: Schema

    init() throws { schema = try Schema(sdl: Self.sdl) }

    struct Case: Sendable, CustomTestStringConvertible {
        let type: String
        let given: Value?
        let coerced: Value?
        let messages: [String]
        var testDescription: String { "\(type) from " + (given.map { "\($0)" } ?? "nothing") }

        init(_ type: String, _ given: Value?, _ coerced: Value?) {
            (self.type, self.given, self.coerced, messages) = (type, given, coerced, [])
        }

        init(_ type: String, _ given: Value?, fails messages: String...) {
            (self.type, self.given, coerced, self.messages) = (type, given, nil, messages)
        }
    }

    static let oneOf =
        #"Within OneOf Input Object type "Pick", exactly one field must be specified, and the value for that field must be non-null."#

    @Test(
        "coerces variables",
        arguments: [
            Case("Int", 1, 1), Case("Int", 1.0, 1), Case("Int", nil, nil), Case("Int", .null, .null),
            Case("Int", 2_147_483_647, 2_147_483_647), Case("Int", -2_147_483_648, -2_147_483_648),
            Case("Int", 2_147_483_648, fails: ": Int cannot represent non 32-bit signed integer value: 2147483648"),
            Case("Int", 1e40, fails: ": Int cannot represent non 32-bit signed integer value: 1e+40"),
            Case("Int", 1.5, fails: ": Int cannot represent non-integer value: 1.5"),
            Case("Int", "1", fails: #": Int cannot represent non-integer value: "1""#),
            Case("Int", true, fails: ": Int cannot represent non-integer value: true"),
            Case("Int!", nil, fails: #": Expected a value of non-null type "Int!" to be provided."#),
            Case("Int!", .null, fails: #": Expected value of non-null type "Int!" not to be null."#),
            Case("Int = 3", nil, 3), Case("Int = 3", .null, .null), Case("Int! = 3", nil, 3),
            Case("Float", 1, 1.0), Case("Float", 1.25, 1.25), Case("Float", 9_007_199_254_740_992, 9_007_199_254_740_992.0),
            Case(
                "Float",
                9_007_199_254_740_993,
                fails: ": Float cannot represent non numeric value: 9007199254740993 (value would lose precision)"
            ),
            Case(
                "Int",
                .bigInteger("-12345678901234567890"),
                fails: ": Int cannot represent non 32-bit signed integer value: -12345678901234567890"
            ),
            Case("Float", .bigInteger("12345678901234567890"), 12_345_678_901_234_567_890.0),
            Case(
                "Float",
                .bigInteger("1" + String(repeating: "0", count: 309)),
                fails: ": Float cannot represent non numeric value: 1" + String(repeating: "0", count: 199) + "…"
            ),
            Case("ID", .bigInteger("12345678901234567890"), "12345678901234567890"),
            Case(
                "String",
                .bigInteger("12345678901234567890"),
                fails: ": String cannot represent a non string value: 12345678901234567890"
            ),
            Case("Any", .bigInteger("12345678901234567890"), .bigInteger("12345678901234567890")),
            Case("Float", "1", fails: #": Float cannot represent non numeric value: "1""#),
            Case("String", "é\n", "é\n"), Case("String", 1, fails: ": String cannot represent a non string value: 1"),
            Case("Boolean", false, false), Case("Boolean", 0, fails: ": Boolean cannot represent a non boolean value: 0"),
            Case("ID", "x", "x"), Case("ID", 5, "5"), Case("ID", 1e21, "1e+21"), Case("ID", 5.0, "5"),
            Case("ID", 1.5, fails: ": ID cannot represent value: 1.5"),
            Case("Color", "RED", .enum("RED")),
            Case("Color", "red", fails: #": Value "red" does not exist in "Color" enum. Did you mean the enum value "RED"?"#),
            Case("Color", 1, fails: #": Enum "Color" cannot represent non-string value: 1."#),
            Case("[Int]", 1, [1]), Case("[[Int]]", [1, [2], nil], [[1], [2], nil]), Case("[Int!]", .null, .null),
            Case(
                "[Int!]",
                ["x", nil, 3],
                fails: #" at [0]: Int cannot represent non-integer value: "x""#,
                #" at [1]: Expected value of non-null type "Int!" not to be null."#
            ),
            Case("In", ["x": 1], ["x": 1, "y": 0.5, "color": .enum("GREEN")]),
            Case(
                "In",
                ["any": ["k": [1, "RED"]], "list": ["x": 1, "y": nil, "color": nil], "x": 2, "y": 3],
                [
                    "x": 2, "y": 3.0, "color": .enum("GREEN"), "list": [["x": 1, "y": nil, "color": nil]],
                    "any": ["k": [1, "RED"]],
                ]
            ),
            Case("In", ["y": 1], fails: #": Expected value of type "In" to include required field "x", found: { y: 1 }."#),
            Case("In", [1], fails: #": Expected value of type "In" to be an object, found: [1]."#),
            Case(
                "In",
                ["x": 1, "colour": "RED"],
                fails: #": Expected value of type "In" not to include unknown field "colour". Did you mean "color"? "#
                    + #"Found: { x: 1, colour: "RED" }."#
            ),
            Case("In", ["x": 1, "list": [["x": "?"]]], fails: #" at .list[0].x: Int cannot represent non-integer value: "?""#),
            Case("Pick", ["a": 1], ["a": 1]), Case("Pick", [:], fails: ": \(oneOf)"),
            Case("Pick", ["a": 1, "b": "x"], fails: ": \(oneOf)"), Case("Pick", ["a": nil], fails: " at .a: \(oneOf)"),
            Case("Pick", ["a": 1, "b": nil], fails: ": \(oneOf)"),
        ]
    )
    func variables(_ example: Case) throws {
        let document = try Document.parse("query ($v: \(example.type)) { q }")
        let operation = try #require(document.operations.first)
        var input = ObjectValue()
        if let given = example.given { input.append("v", given) }
        do throws(RequestError) {
            let coerced = try schema.coerceVariables(of: operation, in: document, from: input)
            #expect(coerced.values == [example.coerced])
            #expect(example.messages.isEmpty)
        } catch {
            #expect(error.errors.map(\.message) == example.messages.map { "Variable \"$v\" has invalid value" + $0 })
            #expect(error.errors.allSatisfy { $0.locations == [SourceLocation(line: 1, column: 8)] })
        }
    }

    @Test(
        "rejects variables whose types are not input types",
        arguments: [("Nope", "1:12"), ("[Query!]", "1:12"), ("Nope!", "1:12")]
    )
    func outputTypes(type: String, place: String) throws {
        let document = try Document.parse("query ($v: \(type)) { q }")
        let operation = try #require(document.operations.first)
        let error = #expect(throws: RequestError.self) { try schema.coerceVariables(of: operation, in: document, from: [:]) }
        #expect(
            error?.errors.map(\.message) == ["Variable \"$v\" expected value of type \"\(type)\" which cannot be used as an input type."]
        )
        #expect(error?.errors.first?.locations.map { "\($0.line):\($0.column)" } == [place])
    }

    @Test("stops after fifty errors")
    func manyMistakes() throws {
        let document = try Document.parse("query ($v: [Int]) { q }")
        let operation = try #require(document.operations.first)
        let input: ObjectValue = ["v": .list(Array(repeating: "x", count: 1000))]
        let error = #expect(throws: RequestError.self) { try schema.coerceVariables(of: operation, in: document, from: input) }
        #expect(error?.errors.count == 51)
        #expect(error?.errors.last?.message == "Too many errors processing variables, error limit reached. Execution aborted.")
    }

    struct Literal: Sendable, CustomTestStringConvertible {
        let type: String
        let text: String
        let coerced: Value?
        let message: String?
        var testDescription: String { "\(type) from \(text)" }

        init(_ type: String, _ text: String, _ coerced: Value?) {
            (self.type, self.text, self.coerced, message) = (type, text, coerced, nil)
        }

        init(_ type: String, _ text: String, fails message: String) {
            (self.type, self.text, coerced, self.message) = (type, text, nil, message)
        }
    }

    @Test(
        "coerces literals",
        arguments: [
            Literal("Int", "-12", -12), Literal("Int", "null", .null), Literal("Int", "$given", 8),
            Literal("Int", "1.0", fails: "Int cannot represent non-integer value: 1.0"),
            Literal("Int", "2147483648", fails: "Int cannot represent non 32-bit signed integer value: 2147483648"),
            Literal("Int", "$missing", fails: #"Expected variable "$missing" provided to type "Int" to provide a runtime value."#),
            Literal("Int!", "$null", fails: #"Expected variable "$null" provided to non-null type "Int!" not to be null."#),
            Literal("Int!", "null", fails: #"Expected value of non-null type "Int!" not to be null."#),
            Literal("Float", "3", 3.0), Literal("Float", "1e2", 100.0),
            Literal("Float", "\"x\"", fails: #"Float cannot represent non numeric value: "x""#),
            Literal("String", #""a\u00e9""#, "aé"), Literal("String", #""""b""""#, "b"),
            Literal("String", "A", fails: "String cannot represent a non string value: A"),
            Literal("Boolean", "true", true), Literal("Boolean", "false", false),
            Literal("Boolean", "1", fails: "Boolean cannot represent a non boolean value: 1"),
            Literal("ID", "12", "12"), Literal("ID", "\"x\"", "x"),
            Literal("ID", "1.5", fails: "ID cannot represent a non-string and non-integer value: 1.5"),
            Literal("Color", "RED", .enum("RED")),
            Literal(
                "Color",
                "\"RED\"",
                fails: #"Enum "Color" cannot represent non-enum value: "RED". Did you mean the enum value "RED" or "GREEN"?"#
            ),
            Literal("Color", "REd", fails: #"Value "REd" does not exist in "Color" enum. Did you mean the enum value "RED"?"#),
            Literal("[Int]", "[1, $given, $missing, $null]", [1, 8, nil, nil]), Literal("[[Int]]", "1", [[1]]),
            Literal("In", "{x: $given, y: $missing}", ["x": 8, "y": 0.5, "color": .enum("GREEN")]),
            Literal("In", "{x: 1, y: $null}", ["x": 1, "y": nil, "color": .enum("GREEN")]),
            Literal("In", "{x: $missing}", fails: #"Expected variable "$missing" provided to type "Int!" to provide a runtime value."#),
            Literal("In", "{}", fails: #"Expected value of type "In" to include required field "x", found: {  }."#),
            Literal("In", "3", fails: #"Expected value of type "In" to be an object, found: 3."#),
            Literal("Pick", "{a: $given}", ["a": 8]),
            Literal("Pick", "{a: 1, b: \"x\"}", fails: oneOf),
            Literal(
                "Pick",
                "{a: $missing}",
                fails: #"Expected variable "$missing" provided to field "a" for OneOf Input Object type "Pick" to provide a runtime value."#
            ),
            Literal(
                "Any",
                #"{a: [1, 2.5, "x", RED, $given, $missing], b: $missing, c: null}"#,
                ["a": [1, 2.5, "x", "RED", 8, nil], "c": nil]
            ),
        ]
    )
    func literals(_ example: Literal) throws {
        let document = try Document.parse("query ($given: Int, $missing: Int, $null: Int) { q(value: \(example.text)) }")
        let operation = try #require(document.operations.first)
        let variables = try schema.coerceVariables(of: operation, in: document, from: ["given": 8, "null": nil])
        let declaration = try Document.parse("query ($v: \(example.type)) { q }")
        let definition = try #require(declaration.variableDefinitions.first)
        let type = try #require(schema.type(definition.type, in: declaration))
        let literal = try #require(document.arguments.first).value
        let (value, issues) = schema.coerce(literal, as: type, in: document, variables: variables)
        #expect(value == example.coerced)
        #expect(issues.first?.message == example.message)
    }

    @Test(
        "rejects missing and invalid arguments",
        arguments: [
            ("{ q }", #"Argument "n" of required type "Int!" was not provided."#, 3),
            ("{ q(n: null) }", #"Argument "n" has invalid value: Expected value of non-null type "Int!" not to be null."#, 8),
            (
                "{ q(n: 1, in: {x: 1, list: [{x: A}]}) }",
                #"Argument "in" has invalid value at .list[0].x: Int cannot represent non-integer value: A"#, 33
            ),
        ]
    )
    func arguments(source: String, message: String, column: Int) throws {
        let document = try Document.parse(source)
        let node = try #require(document.selections.first)
        let query = try #require(schema.queryType)
        let field = try #require(schema.field(named: "q", of: query))
        let error = #expect(throws: GraphQLError.self) {
            try schema.coerceArguments(
                node.arguments,
                of: schema[field].arguments,
                at: node.start,
                in: document,
                variables: .none
            )
        }
        #expect(error?.message == message)
        #expect(error?.locations == [SourceLocation(line: 1, column: column)])
    }

    @Test("finds the index of a variable, so that a literal can be traversed without its value")
    func variableIndex() throws {
        let document = try Document.parse("query ($a: Int, $b: Int = 2) { q(n: $b) }")
        let operation = try #require(document.operations.first)
        let variables = try schema.coerceVariables(of: operation, in: document, from: [:])
        let name = try #require(document.arguments.first?.value.name)
        #expect(variables.index(of: name, in: document) == 1)
        #expect(variables.value(of: name, in: document) == 2)
    }
}
