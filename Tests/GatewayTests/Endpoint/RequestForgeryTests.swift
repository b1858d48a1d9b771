import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Request forgery", .tags(.socket, .spec), .timeLimit(.minutes(20)))
struct RequestForgeryTests {
    private static let form = [
        "--b", "Content-Disposition: form-data; name=operations", "", #"{"query":"{__typename}"}"#, "--b",
        "Content-Disposition: form-data; name=map", "", "{}", "--b--", "",
    ].joined(separator: "\r\n")

    private static func post(_ body: String, type: String?, headers: [String]) async throws -> Response {
        var answer = Response()
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            answer = try await fixture.client { client in
                let lines =
                    ["POST /graphql HTTP/1.1", "Host: test", "Content-Length: \(body.utf8.count)"] + headers
                    + (type.map { ["Content-Type: \($0)"] } ?? [])
                try client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
                return try client.response()
            }
        }
        return answer
    }

    @Test(
        "rejects a form without a header that requires a preflight",
        arguments: [[], ["Apollo-Require-Preflight:"], ["X-Custom: 1"], ["Origin: http://test"]]
    )
    func refused(headers: [String]) async throws {
        let response = try await Self.post(Self.form, type: "multipart/form-data; boundary=b", headers: headers)
        #expect(response.status == 400)
        #expect(try response.json().errors.at("0.extensions.code").string == "CSRF_PREVENTION")
    }

    @Test(
        "accepts a form with one of the headers",
        arguments: ["Apollo-Require-Preflight: true", "graphql-preflight: 1", "X-APOLLO-OPERATION-NAME: Q"]
    )
    func taken(header: String) async throws {
        let response = try await Self.post(Self.form, type: "multipart/form-data; boundary=b", headers: [header])
        #expect(response.text == #"{"data":{"__typename":"Query"}}"#)
    }

    @Test(
        "does not read types that a page can send without a preflight, regardless of headers",
        arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "text/plain; application/json", "application/json, text/plain"]
    )
    func unsupported(type: String?) async throws {
        for headers in [[], ["Apollo-Require-Preflight: 1"]] {
            let response = try await Self.post(#"{"query":"{__typename}"}"#, type: type, headers: headers)
            #expect(response.status == 415)
        }
    }

    @Test("rejects two content types, even if they are equal")
    func two() async throws {
        let response = try await Self.post(
            #"{"query":"{__typename}"}"#,
            type: "application/json",
            headers: ["Content-Type: application/json"]
        )
        #expect(response.status == 415)
    }

    @Test("allows queries by GET")
    func get() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client { try $0.ask("/graphql?query=%7B__typename%7D", headers: ["Content-Type: text/plain"]) }
            #expect(response.status == 200)
        }
    }
}
