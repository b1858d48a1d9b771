import Testing

@testable import Engine
@testable import Gateway

@Suite("The requested format of a response")
struct AnswerFormTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var accept = ""
        var query = ""
        var indentation: Int?
        var explanation: AnswerForm.Explanation?

        var testDescription: String { "Accept: \(accept) ?\(query)" }
    }

    @Test(
        "is read from the query string and the Accept header",
        arguments: [
            Case(),
            Case(accept: "*/*", query: "query=%7Ba%7D"),
            Case(accept: "application/json", query: "prettyprint&explained=1&querypretty"),
            Case(query: "pretty", indentation: 2),
            Case(query: "pretty=", indentation: 2),
            Case(query: "pretty=1", indentation: 1),
            Case(query: "pretty=true", indentation: 2),
            Case(query: "pretty=4", indentation: 4),
            Case(query: "pretty=99", indentation: 2),
            Case(query: "pretty=0"),
            Case(query: "pretty=false"),
            Case(query: "query=%7Ba%7D&pretty&variables=", indentation: 2),
            Case(query: "&&pretty&&", indentation: 2),
            Case(accept: "application/json; indent=2", indentation: 2),
            Case(accept: "application/json;indent=0", indentation: 0),
            Case(accept: "Application/GraphQL-Response+JSON ; Indent=8 ; q=0.9", indentation: 8),
            Case(accept: "application/json; indent=9"),
            Case(accept: "application/json; indent=-1"),
            Case(accept: "application/json; indent=2; q=0"),
            Case(accept: "text/plain, application/json; indent=3", indentation: 3),
            Case(query: "explain", explanation: .json),
            Case(query: "explain=json", explanation: .json),
            Case(query: "explain=text", explanation: .text),
            Case(query: "explain=0"),
            Case(query: "explain&pretty", indentation: 2, explanation: .json),
            Case(accept: "application/vnd.cupboard.plan+json", explanation: .json),
            Case(accept: "application/vnd.cupboard.plan+json; indent=2", indentation: 2, explanation: .json),
            Case(accept: "application/vnd.cupboard.plan+json; q=0, application/json"),
            Case(accept: "application/vnd.cupboard.plan+json; q=0.5, application/json"),
            Case(accept: "application/json, application/vnd.cupboard.plan+json"),
            Case(accept: "application/vnd.cupboard.plan+json, */*; q=0.1", explanation: .json),
        ]
    )
    func read(example: Case) {
        let form = AnswerForm(ResponseFormat(accept: example.accept.utf8Span.span), query: example.query.utf8Span.span)
        #expect(form.indentation == example.indentation)
        #expect(form.explanation == example.explanation)
    }
}
