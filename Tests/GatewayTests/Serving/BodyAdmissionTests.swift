import GraphQL
import HTTP
import Languages
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Permission to send a body", .tags(.database, .socket))
struct BodyAdmissionTests {
    private static let body = #"{"query":"{ __typename }"}"#

    private static func head(_ path: String = "/graphql", method: String = "POST", _ headers: String...) -> String {
        ["\(method) \(path) HTTP/1.1", "Host: a", "Expect: 100-continue", "Content-Length: \(body.utf8.count)"].joined(separator: "\r\n")
            + "\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    @Test("a GraphQL request gets 100 Continue, and then the response")
    func granted() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send(Self.head("/graphql", "Content-Type: application/json"))
                #expect(try client.response().status == 100)
                try client.send(Self.body)
                #expect(try client.response().json().at("data.__typename").string == "Query")
            }
        }
    }

    @Test(
        "a request refused by its head gets the refusal immediately, without 100 Continue",
        arguments: [
            (head("/nowhere", "Content-Type: application/json"), 404), (head("/health/live"), 405), (head(), 415),
            (head("/graphql", "Content-Type: application/xml"), 415),
            (head("/graphql", "Content-Type: application/json", "Content-Encoding: gzip"), 415),
            (head("/graphql", "Content-Type: application/json", "Accept: text/css"), 406),
            (head(method: "PUT", "Content-Type: application/json"), 405),
        ]
    )
    func refused(head: String, status: Int) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send(head)
                let response = try client.response()
                #expect(response.status == status)
                #expect(response.values("connection") == ["close"])
                client.endSending()
                #expect(client.responsesToEnd().responses.isEmpty)
            }
        }
    }

    @Test(
        "a form that is too large gets an error about the file in the requested language, and other bodies get the usual error",
        arguments: [
            ("multipart/form-data; boundary=x", "en", "File attached exceeds size. Please try again"),
            ("multipart/form-data; boundary=x", "es-MX, en;q=0.5", "El archivo adjunto supera el tamaño permitido. Inténtalo de nuevo"),
            ("application/json", "es", nil),
        ]
    )
    func tooLarge(type: String, language: String, message: String?) async throws {
        let crossOrigin = try CrossOriginPolicy(origins: ["https://app.example"])
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.http.limits.body = 1_000
            configuration.http.limits.upload = 100_000
            configuration.http.limits.form = 100_000
            configuration.requests.crossOrigin = crossOrigin
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            for isChunked in [false, true] {
                let response = try await fixture.client { client in
                    let length = isChunked ? "Transfer-Encoding: chunked" : "Content-Length: 8000000"
                    let head = [
                        "POST /graphql HTTP/1.1", "Host: a", "Content-Type: \(type)", length, "Accept-Language: \(language)",
                        "Origin: https://app.example", "GraphQL-Preflight: 1", "Accept: application/graphql-response+json",
                    ]
                    try client.send(head.joined(separator: "\r\n") + "\r\n\r\n")
                    // Sends everything before reading, as many clients do.
                    let piece = String(repeating: "x", count: 8_000)
                    for _ in 0..<1_000 { try client.send(isChunked ? "1f40\r\n\(piece)\r\n" : piece) }
                    return try client.response()
                }
                #expect(response.status == 413)
                #expect(response.values("connection") == ["close"])
                guard let message else {
                    #expect(
                        response.text.contains("at most 1000 are allowed")
                            || response.text.contains("more than 1000 bytes, which is the limit")
                    )
                    continue
                }
                let error = try response.json().errors[0]
                #expect(error["message"].string == message)
                #expect(error.at("extensions.code").string == "FILE_TOO_LARGE")
                #expect(try response.json()["data"] == .null)
                #expect(response.values("content-type") == ["application/graphql-response+json; charset=utf-8"])
                #expect(response.values("access-control-allow-origin") == ["https://app.example"])
                #expect(response.values("x-request-id").count == 1)
            }
        }
    }

    @Test("an encoded body is refused without Expect too, and the connection stays open")
    func contentCoding() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send(Client.post(body: Self.body, headers: ["Content-Encoding: br"]))
                #expect(try client.response().status == 415)
                #expect(try client.data("{ __typename }").at("__typename").string == "Query")
            }
        }
    }
}
