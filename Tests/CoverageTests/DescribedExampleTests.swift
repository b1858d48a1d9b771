import GraphQL
import Testing

@testable import Coverage

@Suite("Examples in descriptions")
struct DescribedExampleTests {
    private static let schema = Result {
        try Schema(
            sdl: """
                type Query { a(id: ID): Int }
                enum Color { RED BLUE }
                scalar Date @specifiedBy(url: "https://scalars.graphql.org/andimarek/local-date.html")
                scalar Any
                input Range { min: Float max: Float match: Color = RED days: [Date!] inner: Range }
                """
        )
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let type: String
        let text: String
        /// The value as written in a document, or nil if the text is not a value of the type.
        let literal: String?

        init(_ type: String, _ text: String, _ literal: String?) { (self.type, self.text, self.literal) = (type, text, literal) }

        var testDescription: String { "\(text) as \(type)" }
    }

    @Test(
        "can be bare text or literals",
        arguments: [
            Case("Int", "30", "30"), Case("Int", "3.5", nil), Case("Int", "thirty", nil), Case("Float", "3.5", "3.5"),
            Case("Float", "3", "3"), Case("Boolean", "true", "true"), Case("Boolean", "yes", nil),
            Case("String", "tom", #""tom""#), Case("String!", "12 Main St, Sevilla", #""12 Main St, Sevilla""#),
            Case("String", "30", #""30""#),
            Case("[String!]", "vintage", #"["vintage"]"#), Case("[String!]", #"["vintage", "boho"]"#, #"["vintage", "boho"]"#),
            Case("[String!]", "[vintage]", nil), Case("ID", "recipe_42", #""recipe_42""#), Case("ID", "42", nil),
            Case("[ID!]!", #"["recipe_42", "ingredient_7"]"#, #"["recipe_42", "ingredient_7"]"#),
            Case("Color", "RED", "RED"), Case("Color", "red", nil), Case("Color", #""RED""#, nil),
            Case("[Color!]", "[RED, BLUE]", "[RED, BLUE]"),
            Case("[Color!]", "BLUE", "[BLUE]"), Case("Date", "2026-03-01", #""2026-03-01""#), Case("Date", "2026-02-30", nil),
            Case("Any", "anything", #""anything""#), Case("Any", "{a: 1}", "{a: 1}"), Case("Range", "{min: 2.5}", "{min: 2.5}"),
            Case("Range", #"{days: ["2026-03-01"], inner: {match: BLUE}}"#, #"{days: ["2026-03-01"], inner: {match: BLUE}}"#),
            Case("Range", "{least: 2}", nil), Case("Range", "2", nil), Case("Range", "{min: $most}", nil), Case("Range", "{min: 2", nil),
        ]
    )
    func value(example: Case) throws {
        let schema = try Self.schema.get()
        let document = try Document.parse("query ($a: \(example.type)) { a }")
        let type = try #require(document.variableDefinitions.first.flatMap { schema.type($0.type, in: document) })
        #expect(schema.value(ofExample: example.text, as: type)?.literal == example.literal)
    }

    @Test("follow “for example” and stand between backticks")
    func text() throws {
        let descriptions = [
            "At most `20`, for example `10`; `5` is usual.": "10", "For example `a`, for example `b`.": "a", "An example: `10`.": nil,
            "For example a cat.": nil, "For example `10": nil,
        ]
        for (description, expected) in descriptions {
            let schema = try Schema(sdl: "type Query { a(\"\(description)\" b: Int): Int }")
            #expect(schema.inputValues.first { $0.name == "b" }?.describedExample == expected, "\(description)")
        }
    }
}
