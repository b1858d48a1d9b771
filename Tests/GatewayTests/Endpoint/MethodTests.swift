import Engine
import TestSupport
import Testing

/// [GET](https://graphql.github.io/graphql-over-http/draft/#sec-GET), HEAD, and methods that GraphQL does not use.
@Suite("GraphQL over HTTP: methods", .tags(.database, .socket, .spec), .timeLimit(.minutes(20)))
struct MethodTests {
    private static let typename = "query=%7B__typename%7D"
    private static let named = "query=query+($n:String!)%7B__type(name:$n)%7Bname%7D%7D"
    private static let recipe = #"{"__type":{"name":"Recipe"}}"#

    static let accepted: [Demand] = [
        .get("a query", typename),
        .get("as the newer type", typename, "Accept: application/graphql-response+json")
            .answers(data: #"{"__typename":"Query"}"#, as: "application/graphql-response+json"),
        .get("variables as JSON", named + "&variables=%7B%22n%22%3A%22Recipe%22%7D").answers(data: recipe),
        .get("parameters in another order", "variables=%7B%22n%22%3A%22Recipe%22%7D&" + named).answers(data: recipe),
        .get("a plus is a space", "query=query+A+%7B+__typename+%7D"),
        .get("an operation's name", "query=query+A%7B__typename%7D+query+B%7Bx:__typename%7D&operationName=A"),
        .get("empty texts are as missing", typename + "&operationName=&variables=&extensions="),
        .get("null for variables and extensions", typename + "&variables=null&extensions=null"),
        .get("extensions as JSON", typename + "&extensions=%7B%22some%22%3A1%7D"),
        .get("an operation that is called null", "query=query+null%7B__typename%7D&operationName=null"),
        .get("unknown parameters are ignored", typename + "&utm_source=x&_=1"),
        .get("no preflight is needed for a query", typename, "Origin: https://elsewhere.example"),
        .get("text in UTF-8", "query=%7B__type(name:%22%F0%9F%8D%85%22)%7Bname%7D%7D").answers(data: #"{"__type":null}"#),
        .get("a Content-Type without a body", typename, "Content-Type: text/plain"),
    ]

    @Test("GET executes queries", arguments: accepted)
    func get(demand: Demand) async throws { try await demand.check() }

    static let refused: [Demand] = [
        .get("no query", "operationName=A").answers(400),
        .get("an empty query", "query=").answers(200, 400),
        .get("no parameters", "").answers(400),
        .get("variables that are not JSON", typename + "&variables=nonsense").answers(400),
        .get("variables that are a list", typename + "&variables=[]").answers(400),
        .get("variables that are a text", typename + "&variables=%22a%22").answers(400),
        .get("extensions that are a number", typename + "&extensions=1").answers(400),
        .get("extensions that are not JSON", typename + "&extensions=%7B").answers(400),
        .get("a byte that is not UTF-8", "query=%7B__type(name:%22%FF%22)%7Bname%7D%7D").answers(400),
        .get("a wrong document as the newer type", "query=%7B", "Accept: application/graphql-response+json")
            .answers(400, as: "application/graphql-response+json"),
        .get("a wrong document as application/json", "query=%7B", "Accept: application/json").answers(200),
    ]

    @Test("GET rejects what POST rejects", arguments: refused)
    func getRefuses(demand: Demand) async throws { try await demand.check() }

    static let mutations: [Demand] = [
        .get("a mutation", "query=mutation%7B__typename%7D"),
        .get("a mutation that would change something", "query=mutation%7BlogOut%7Bmessage%7D%7D"),
        .get("a mutation chosen by its name", "query=query+A%7B__typename%7D+mutation+B%7B__typename%7D&operationName=B"),
    ]

    @Test("GET never executes a mutation", arguments: mutations)
    func mutation(demand: Demand) async throws {
        try await demand.adding("Accept: application/graphql-response+json", "as the newer type")
            .answers(405, as: "application/graphql-response+json").header("allow", "POST").check()
    }

    private static func asking(_ sentence: String, _ query: String, _ status: Int, _ headers: String...) -> Demand {
        Demand(
            sentence: sentence,
            method: "HEAD",
            target: "/graphql?" + query,
            headers: headers,
            status: [status],
            type: nil,
            result: .other
        )
    }

    static let heads: [Demand] = [
        asking("a query", typename, 200),
        asking("no query", "", 400),
        asking("a wrong document", "query=%7B", 400, "Accept: application/graphql-response+json"),
        asking("nothing acceptable", typename, 406, "Accept: text/csv"),
    ]

    @Test("HEAD responds like GET, without the body", arguments: heads)
    func head(demand: Demand) async throws { try await demand.check() }

    static let others: [Demand] = ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "get", "GRAPHQL"].map {
        Demand(sentence: $0, method: $0).answers(405).header("allow", "GET, HEAD, POST")
    }

    @Test("rejects any other method with 405 and lists the allowed ones", arguments: others)
    func other(demand: Demand) async throws { try await demand.check() }

    @Test("rejects a preflight if no origin is allowed")
    func preflight() async throws {
        let headers = [
            "Origin: https://elsewhere.example", "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type",
        ]
        try await Demand(sentence: "a preflight", method: "OPTIONS", headers: headers).answers(405).check()
    }
}
