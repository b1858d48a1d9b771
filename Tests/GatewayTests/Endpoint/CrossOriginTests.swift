import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Cross-origin requests", .tags(.socket, .spec), .timeLimit(.minutes(20)))
struct CrossOriginTests {
    /// Sends a GET or preflight request from an origin and returns the response.
    private static func ask(
        _ policy: CrossOriginPolicy,
        origin: String?,
        method: String = "GET",
        headers: [String] = [],
        target: String = "/graphql?query=%7B__typename%7D"
    ) async throws -> Response {
        var answer = Response()
        let headers = headers + (origin.map { ["Origin: \($0)"] } ?? [])
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.requests.crossOrigin = policy }) { fixture in
            answer = try await fixture.client { try $0.ask(target, method: method, headers: headers) }
        }
        return answer
    }

    private static func allowed(_ response: Response) -> [String] {
        response.headers.filter { $0.lowercased().hasPrefix("access-control-") }
    }

    private static func varies(_ response: Response) -> Bool {
        response.values("vary").contains { $0.contains("Origin") }
    }

    private static let app = "https://app.example"

    @Test("without configured origins there are no CORS headers, and OPTIONS is rejected")
    func off() async throws {
        let response = try await Self.ask(.sameOrigin, origin: Self.app)
        #expect(response.status == 200 && Self.allowed(response).isEmpty && !Self.varies(response))
        let preflight = try await Self.ask(
            .sameOrigin,
            origin: Self.app,
            method: "OPTIONS",
            headers: ["Access-Control-Request-Method: POST"]
        )
        #expect(preflight.status == 405 && Self.allowed(preflight).isEmpty)
        #expect(preflight.values("allow") == ["GET, HEAD, POST"])
    }

    @Test("allows a configured origin, with the headers that its pages may read")
    func named() async throws {
        let policy = try CrossOriginPolicy(origins: [Self.app, "http://localhost:3000"])
        for target in ["/graphql?query=%7B__typename%7D", "/graphql?query=%7Bnonsense%7D", "/graphql"] {
            let response = try await Self.ask(policy, origin: Self.app, target: target)
            #expect(response.values("access-control-allow-origin") == [Self.app])
            #expect(response.values("access-control-expose-headers").joined().contains("X-Request-Id"))
            #expect(response.values("access-control-allow-credentials").isEmpty)
            #expect(Self.varies(response))
        }
    }

    @Test(
        "does not allow another origin, and the response still varies by origin",
        arguments: [
            nil, "null", "https://app.example.evil", "https://APP.example", "http://app.example", "https://app.example:444",
            "https://evil,https://app.example",
        ]
    )
    func other(origin: String?) async throws {
        let policy = try CrossOriginPolicy(origins: [Self.app], allowsCredentials: true)
        let response = try await Self.ask(policy, origin: origin)
        #expect(response.status == 200 && Self.allowed(response).isEmpty && Self.varies(response))
        let preflight = try await Self.ask(policy, origin: origin, method: "OPTIONS", headers: ["Access-Control-Request-Method: POST"])
        #expect(Self.allowed(preflight).isEmpty && Self.varies(preflight))
        #expect(preflight.status == (origin == nil ? 405 : 403))
    }

    @Test("a preflight response lists methods, headers and the cache lifetime")
    func preflight() async throws {
        let policy = try CrossOriginPolicy(origins: [Self.app], allowsCredentials: true, allowedHeaders: ["X-Tenant"])
        let request = ["Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type,x-evil", "Accept: text/html"]
        let response = try await Self.ask(policy, origin: Self.app, method: "OPTIONS", headers: request)
        #expect(response.status == 204 && response.body.isEmpty)
        #expect(response.values("access-control-allow-origin") == [Self.app])
        #expect(response.values("access-control-allow-credentials") == ["true"])
        #expect(response.values("access-control-allow-methods") == ["GET, HEAD, POST"])
        let headers = response.values("access-control-allow-headers").joined()
        #expect(headers.contains("Content-Type") && headers.contains("X-Tenant") && !headers.lowercased().contains("evil"))
        #expect(response.values("access-control-max-age") == ["7200"])
    }

    @Test("a star allows any origin without echoing its name")
    func any() async throws {
        let policy = try CrossOriginPolicy(origins: ["*"])
        let response = try await Self.ask(policy, origin: Self.app)
        #expect(response.values("access-control-allow-origin") == ["*"])
        #expect(response.values("access-control-allow-credentials").isEmpty)
        #expect(!Self.varies(response))
    }

    @Test("rejects OPTIONS that is not a preflight")
    func options() async throws {
        let response = try await Self.ask(try CrossOriginPolicy(origins: [Self.app]), origin: Self.app, method: "OPTIONS")
        #expect(response.status == 405)
    }

    @Test(
        "rejects invalid origins",
        arguments: [
            "", "null", "app.example", "https://app.example/", "https://app.example/path", "https://App.example", "https://app.example:443",
            "http://app.example:80", "https://app.example:0", "https://app.example:x", "https://*.example", "https://a b",
            "https://u@app.example", "://x",
        ]
    )
    func invalid(origin: String) {
        #expect(throws: InvalidOrigin.self) { try CrossOriginPolicy(origins: [origin]) }
    }

    @Test(
        "accepts origins with ports and addresses",
        arguments: ["http://localhost:3000", "https://[::1]:8443", "http://127.0.0.1", "capacitor://localhost"]
    )
    func valid(origin: String) throws {
        #expect(try CrossOriginPolicy(origins: [origin]).isOn)
    }

    @Test("rejects credentials for any origin, and invalid header names")
    func contradictions() {
        #expect(throws: InvalidOrigin.self) { try CrossOriginPolicy(origins: ["*"], allowsCredentials: true) }
        #expect(throws: InvalidOrigin.self) { try CrossOriginPolicy(origins: [Self.app], allowedHeaders: ["X Evil"]) }
        #expect(throws: InvalidOrigin.self) { try CrossOriginPolicy(origins: [Self.app], allowedHeaders: ["X\r\nY: z"]) }
    }
}
