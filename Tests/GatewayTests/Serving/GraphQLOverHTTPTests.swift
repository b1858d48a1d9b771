import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("GraphQL over HTTP", .tags(.database, .socket, .spec), .timeLimit(.minutes(20)))
struct GraphQLOverHTTPTests {
    private static func ask(_ body: @escaping @Sendable (Client) throws -> Void) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { try await $0.client(body) }
    }

    private static let name = "{ node(id: \"ingredient_1\") { ... on Ingredient { name } } }"
    private static let tomato = #"{"data":{"node":{"name":"Tomato"}}}"#

    @Test("pipelined requests get responses in order, regardless of their cost")
    func pipelined() async throws {
        try await Self.ask { client throws in
            var bytes = ""
            for number in 1...40 {
                switch number % 4 {
                case 0: bytes += Client.post("{ recipes(first: 30) { nodes { id ingredients { ingredient { name } } } } }")
                case 1: bytes += Client.post("query ($id: ID!) { node(id: $id) { id } }", variables: ["id": .string("recipe_\(number)")])
                case 2: bytes += "GET /health/live HTTP/1.1\r\nHost: test\r\n\r\n"
                default: bytes += Client.post("{ nonsense\(number) }")
                }
            }
            try client.send(bytes)
            for number in 1...40 {
                let response = try client.response()
                switch number % 4 {
                case 0: #expect(try response.json().at("data.recipes.nodes").items.count == 30)
                case 1: #expect(try response.json().at("data.node.id").string == "recipe_\(number)")
                case 2: #expect(response.text == "live\n")
                default: #expect(response.text.contains("nonsense\(number)"))
                }
            }
        }
    }

    @Test("a request split byte by byte")
    func split() async throws {
        try await Self.ask { client throws in
            for byte in Client.post(Self.name).utf8 { try client.send([byte]) }
            #expect(try client.response().text == Self.tomato)
        }
    }

    @Test("GET with a query, variables and an operation name")
    func get() async throws {
        try await Self.ask { client throws in
            let plain = try client.ask("/graphql?query=%7Bnode(id:%22ingredient_1%22)%7B...on+Ingredient%7Bname%7D%7D%7D")
            #expect(plain.text == Self.tomato)
            let target = "/graphql?query=query+A($id:ID!)%7Bnode(id:$id)%7Bid%7D%7Dquery+B%7B__typename%7D"
            #expect(
                try client.ask(target + "&operationName=A&variables=%7B%22id%22:%22recipe_3%22%7D").text
                    == #"{"data":{"node":{"id":"recipe_3"}}}"#
            )
            #expect(try client.ask(target + "&operationName=B&variables=").text == #"{"data":{"__typename":"Query"}}"#)
            #expect(try client.ask("/graphql").status == 400)
            #expect(try client.ask(target + "&operationName=A&variables=nonsense").status == 400)
            let mutation = try client.ask("/graphql?query=mutation%7Bx%7D", headers: ["Accept: application/graphql-response+json"])
            #expect(mutation.status == 400)  // validation rejects the unknown field before the method is checked
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let name: String
        let body: String
        var type = "application/json"
        var status = 400
        var testDescription: String { name }
    }

    static let refusals = [
        Refusal(name: "not JSON", body: "{"),
        Refusal(name: "empty", body: ""),
        Refusal(name: "a list", body: "[]"),
        Refusal(name: "no query", body: "{}"),
        Refusal(name: "query null", body: #"{"query":null}"#),
        Refusal(name: "query no string", body: #"{"query":7}"#),
        Refusal(name: "variables no object", body: #"{"query":"{__typename}","variables":[]}"#),
        Refusal(name: "variables a string", body: #"{"query":"{__typename}","variables":"{}"}"#),
        Refusal(name: "operationName no string", body: #"{"query":"{__typename}","operationName":1}"#),
        Refusal(name: "extensions no object", body: #"{"query":"{__typename}","extensions":"x"}"#),
        Refusal(name: "trailing bytes", body: #"{"query":"{__typename}"}x"#),
        Refusal(name: "key twice", body: #"{"query":"{__typename}","query":"{__typename}"}"#),
        Refusal(name: "NUL in JSON", body: #"{"query":"{__typename}","variables":{"a":"\u0000"}}"#),
        Refusal(name: "lone surrogate", body: #"{"query":"{__typename}","variables":{"a":"\ud800"}}"#),
        Refusal(name: "1e400", body: #"{"query":"{__typename}","variables":{"a":1e400}}"#),
        Refusal(
            name: "deeply nested",
            body: #"{"query":"{__typename}","variables":{"a":"# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
                + "}}"
        ),
        Refusal(name: "plain text", body: #"{"query":"{__typename}"}"#, type: "text/plain", status: 415),
        Refusal(name: "form", body: "query={__typename}", type: "application/x-www-form-urlencoded", status: 415),
        Refusal(name: "Latin 1", body: #"{"query":"{__typename}"}"#, type: "application/json; charset=iso-8859-1", status: 415),
        Refusal(name: "JSON by another name", body: #"{"query":"{__typename}"}"#, type: "application/jsonx", status: 415),
    ]

    @Test("rejects invalid GraphQL requests in both media types", arguments: refusals)
    func refusal(given: Refusal) async throws {
        try await Self.ask { client throws in
            for accept in ["application/json", "application/graphql-response+json"] {
                try client.send(Client.post(body: given.body, type: given.type, headers: ["Accept: \(accept)"]))
                let response = try client.response()
                #expect(response.status == given.status)
                #expect(response.values("content-type") == ["\(accept); charset=utf-8"])
                let json = try response.json()
                #expect(json.errors.items.count == 1)
                #expect(!response.text.contains(#""data""#))
            }
        }
    }

    @Test("rejects invalid UTF-8 in the body and in the target")
    func invalidUTF8() async throws {
        try await Self.ask { client throws in
            let body = Array(#"{"query":"{__typename}","variables":{"a":""#.utf8) + [0xFF, 0xC0] + Array(#""}}"#.utf8)
            try client.send("POST /graphql HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n")
            try client.send(body)
            #expect(try client.response().status == 400)
            let get = try client.ask("/graphql?query=%7B__typename(a:%22%FF%22)%7D", headers: ["Accept: application/graphql-response+json"])
            #expect(get.status == 400)
        }
    }

    static let wrongDocuments = [
        "{", "", "{ nonsense }", "{ recipe { id } }", "{ recipe(id: 1.5) { id } }", "query A { __typename } query B { __typename }",
        "fragment F on Recipe { id }",
        "{ recipes { nodes } }", "{ __typename { x } }", "query ($id: ID!) { recipe(id: $id) { id } }",
        "query ($n: Int) { recipes(first: $n) { totalCount } }", "type A { b: Int }",
    ]

    @Test(
        "an invalid document or variable has errors and no data: 200 for application/json, 400 for the newer type",
        arguments: wrongDocuments
    )
    func wrong(document: String) async throws {
        try await Self.ask { client throws in
            for (accept, status) in [("application/json", 200), ("*/*", 200), ("application/graphql-response+json", 400)] {
                let response = try client.query(document, variables: ["n": "many"], headers: ["Accept: \(accept)"])
                #expect(response.status == status)
                let errors = try response.json().errors
                #expect(!errors.items.isEmpty)
                #expect(errors.items.allSatisfy { $0.at("extensions.code").string != nil })
                #expect(!response.text.contains(#""data""#))
            }
        }
    }

    @Test("accepts null for optional members and ignores unknown keys")
    func lenient() async throws {
        try await Self.ask { client throws in
            try client.send(
                Client.post(body: #"{"query":"{__typename}","variables":null,"operationName":null,"extensions":null,"more":[1]}"#)
            )
            #expect(try client.response().text == #"{"data":{"__typename":"Query"}}"#)
            try client.send(Client.post(body: #"{"query":"{__typename}"}"#, type: "Application/JSON ; Charset=\"UTF-8\""))
            #expect(try client.response().status == 200)
        }
    }

    @Test("the acceptable media type, or 406")
    func accept() async throws {
        try await Self.ask { client throws in
            func type(_ accept: String?) throws -> String {
                let response = try client.query("{ __typename }", headers: accept.map { ["Accept: \($0)"] } ?? [])
                return response.status == 200 ? response.values("content-type").joined() : "\(response.status)"
            }
            #expect(try type(nil) == "application/json; charset=utf-8")
            #expect(try type("*/*") == "application/json; charset=utf-8")
            #expect(try type("application/graphql-response+json") == "application/graphql-response+json; charset=utf-8")
            #expect(try type("text/html, application/json;q=0.5") == "application/json; charset=utf-8")
            #expect(try type("text/html") == "406")
            #expect(try type("application/json;q=0, application/graphql-response+json;q=0") == "406")
        }
    }

    @Test("serves only known paths with their methods")
    func others() async throws {
        try await Self.ask { client throws in
            for method in ["PUT", "DELETE", "PATCH", "OPTIONS"] {
                let response = try client.ask("/graphql", method: method)
                #expect(response.status == 405)
                #expect(response.values("allow") == ["GET, HEAD, POST"])
            }
            #expect(try client.ask("/nothing").status == 404)
            #expect(try client.ask("/graphqlx").status == 404)
            let live = try client.ask("/health/live", method: "POST")
            #expect(live.status == 405)
            #expect(live.values("allow") == ["GET, HEAD"])
            let schema = try client.ask("/schema.graphql")
            let bytes = try SchemaFile.bytes()
            #expect(schema.body == bytes)
            #expect(try client.ask("/").text.contains("/graphql"))
        }
    }
}
