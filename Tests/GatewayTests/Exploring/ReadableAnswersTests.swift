import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Readable responses", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ReadableAnswersTests {
    struct Request: Sendable, CustomTestStringConvertible {
        var target = "/graphql"
        var query = "{ recipe(id: \"recipe_3\") { id title images nutrition { perServing { calories } } } }"
        var headers: [String] = []
        var byGet = false

        var testDescription: String { "\(byGet ? "GET" : "POST") \(target) \(headers) \(query)" }
    }

    @Test(
        "are indented on request, including errors, with the same values",
        arguments: [
            Request(target: "/graphql?pretty"),
            Request(headers: ["Accept: application/json; indent=2"]),
            Request(headers: ["Accept: application/graphql-response+json; indent=4"]),
            Request(target: "/graphql?pretty", byGet: true),
            Request(target: "/graphql?pretty", query: "{ recipe(id: \"recipe_3\") { titel } }"),
            Request(target: "/graphql?pretty", query: "{ recipe("),
            Request(target: "/graphql?pretty", query: "{ foodPosts(orderBy: {field: DISTANCE}) { nodes { id } } }"),
            Request(target: "/graphql?pretty", query: "{ __schema { queryType { name } } }"),
        ]
    )
    func indented(request: Request) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let (plain, pretty) = try await fixture.client { client in
                func answer(_ target: String, _ headers: [String]) throws -> Response {
                    if request.byGet {
                        let separator = target.contains("?") ? "&" : "?"
                        return try client.ask(target + separator + "query=" + request.query.percentEncoded, headers: headers)
                    }
                    try client.send(Client.post(request.query, headers: headers).replacingFirst("/graphql", with: target))
                    return try client.response()
                }
                let plain = request.headers.map { $0.replacingFirst("; indent=", with: ";x=") }
                return (try answer("/graphql", plain), try answer(request.target, request.headers))
            }
            #expect(plain.status == pretty.status)
            #expect(plain.values("content-type") == pretty.values("content-type"))
            #expect(!plain.text.contains("\n"))
            #expect(pretty.text.hasPrefix("{\n  "))
            #expect(pretty.text.hasSuffix("\n}\n"))
            #expect(try pretty.json() == plain.json())
        }
    }

    @Test("show the line of an error with a caret")
    func excerpts() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                let unknown = try client.query("{ recipes { titel } }").json()
                #expect(unknown.at("errors.0.extensions.excerpt") == ["{ recipes { titel } }", "            ^"])
                let syntax = try client.query("{\n  recipes(first: ) {\n").json()
                #expect(syntax.at("errors.0.extensions.excerpt") == ["  recipes(first: ) {", "                 ^"])
                let paged = "query ($first: Int) { recipes(first: $first) { totalCount } }"
                let variable = try client.query(paged, variables: ["first": "x"]).json()
                #expect(variable.at("errors.0.extensions.excerpt").items.last == .string("       ^"))
                // Errors of cached documents are the same.
                #expect(try client.query("{ recipes { titel } }").json() == unknown)
                // Without a location there is no excerpt.
                let missing = try client.query("query A { __typename } query B { __typename }").json()
                #expect(missing.at("errors.0.extensions.excerpt") == .null)
            }
        }
    }
}

extension String {
    fileprivate var percentEncoded: String {
        utf8.map { byte in
            if byte < 128, Character(Unicode.Scalar(byte)).isLetter { return String(Unicode.Scalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        .joined()
    }

    fileprivate func replacingFirst(_ old: String, with new: String) -> String {
        guard let range = firstRange(of: old) else { return self }
        return self[..<range.lowerBound] + new + self[range.upperBound...]
    }
}
