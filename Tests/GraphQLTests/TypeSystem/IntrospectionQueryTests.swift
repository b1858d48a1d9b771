import GraphQL
import Testing

@Suite("the introspection query")
struct IntrospectionQueryTests {
    private static let schema = "type Query { a: Int }"

    /// The queries that each lack one of the later additions.
    private static let reduced = [
        reduced { $0.hasSchemaDescription = false }, reduced { $0.hasSpecifiedByURL = false }, reduced { $0.hasIsOneOf = false },
        reduced { $0.hasIsRepeatable = false }, reduced { $0.hasInputDeprecation = false },
    ]

    private static func reduced(_ change: (inout IntrospectionQuery) -> Void) -> IntrospectionQuery {
        var query = IntrospectionQuery()
        change(&query)
        return query
    }

    @Test("is valid, and smaller, without the additions that an older server does not know", arguments: reduced)
    func validity(query: IntrospectionQuery) throws {
        #expect(query.text.utf8.count < IntrospectionQuery().text.utf8.count)
        #expect(validate(try Document.parse(query.text), against: try Schema(sdl: Self.schema)) == [])
    }

    @Test("is valid as a whole")
    func wholeQuery() throws {
        #expect(validate(try Document.parse(IntrospectionQuery().text), against: try Schema(sdl: Self.schema)) == [])
    }

    @Test("has a valid query for a server's capabilities")
    func capabilities() throws {
        let schema = try Schema(sdl: Self.schema)
        #expect(validate(try Document.parse(IntrospectionQuery.capabilities), against: schema) == [])
    }

    @Test("requests everything from a server that knows everything")
    func latestServer() throws {
        func fields(_ names: String...) -> Value {
            let arguments: Value = [["name": "includeDeprecated"]]
            return ["fields": .list(names.map { ["name": .string($0), "args": arguments] })]
        }
        let data: Value = [
            "schema": fields("description"),
            "type": fields("specifiedByURL", "isOneOf", "inputFields"),
            "directive": fields("isRepeatable", "args"),
            "field": fields("args"),
            "inputValue": fields("isDeprecated"),
        ]
        #expect(IntrospectionQuery(capabilities: data) == IntrospectionQuery())
    }

    @Test("requests only basic fields from a server that reports nothing")
    func silentServer() throws {
        let query = IntrospectionQuery(capabilities: .null)
        for addition in ["specifiedByURL", "isOneOf", "isRepeatable", "args(", "inputFields("] { #expect(!query.text.contains(addition)) }
        #expect(query.text.contains("fields(includeDeprecated: true)"))
    }
}
