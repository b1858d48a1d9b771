import GraphQL
import Testing

@Suite("operation selection")
struct OperationSelectionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let name: String?
        let chosen: String?
        let message: String?
        var testDescription: String { "\(name.debugDescription) of \(source)" }

        init(_ source: String, _ name: String?, chooses chosen: String) {
            (self.source, self.name, self.chosen, message) = (source, name, chosen, nil)
        }

        init(_ source: String, _ name: String?, fails message: String) {
            (self.source, self.name, chosen, self.message) = (source, name, nil, message)
        }
    }

    @Test(
        "selects the operation with the name, or the only one, and otherwise rejects the request",
        arguments: [
            Case("{ a }", nil, chooses: "{ a }"),
            Case("query A { a }", nil, chooses: "query A { a }"),
            Case("query A { a }", "A", chooses: "query A { a }"),
            Case("query A { a } mutation B { b }", "B", chooses: "mutation B { b }"),
            Case("fragment A on Query { a } query B { b }", nil, chooses: "query B { b }"),
            Case("query A { a } query B { b }", nil, fails: "Must provide operation name if query contains multiple operations."),
            Case("query A { a } query B { b }", "C", fails: #"Unknown operation named "C"."#),
            Case("query A { a } query B { b }", "", fails: #"Unknown operation named ""."#),
            Case("{ a }", "A", fails: #"Unknown operation named "A"."#),
            Case("{ a }", "", fails: #"Unknown operation named ""."#),
            Case("fragment A on Query { a }", "A", fails: #"Unknown operation named "A"."#),
            Case("fragment A on Query { a }", nil, fails: "Must provide an operation."),
            Case("type A { a: Int }", nil, fails: "Must provide an operation."),
        ]
    )
    func chosen(_ row: Case) throws {
        let document = try Document.parse(row.source)
        do throws(RequestError) {
            let operation = try document.operation(named: row.name)
            #expect(String(decoding: document.source[Int(operation.start)..<Int(operation.end)], as: UTF8.self) == row.chosen)
        } catch {
            #expect(error.errors == [GraphQLError(row.message ?? "none")])
        }
    }
}
