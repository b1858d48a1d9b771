import Domains
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Client addresses from proxies", .tags(.database), .timeLimit(.minutes(20)))
struct ForwardedClientTests {
    /// Checks the codes of log-ins with a wrong password and the given headers, if two are allowed per address.
    private static func check(proxies: Int, _ headers: [[String]], _ codes: [[String]]) async throws {
        try await GatewayFixture.run(
            configure: { $0.requests.proxies = proxies },
            services: { $0.accounts.passwordAttemptsPerAddress = AttemptLimit(2, within: .seconds(900), lock: .seconds(900)) }
        ) { fixture in
            let found = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                let input = #"{ email: "ana@example.com", password: "Wrong-Horse-7" }"#
                return try headers.map { headers in
                    let json = try client.query("mutation { logIn(input: \(input)) { userErrors { code } } }", headers: headers).json()
                    return json.at("data.logIn.userErrors").items.compactMap { $0["code"].string }
                }
            }
            #expect(found == codes)
        }
    }

    private static let wrong = ["WRONG_PASSWORD"], locked = ["TOO_MANY_ATTEMPTS"]

    @Test(
        "attempts are counted by address in any notation",
        arguments: [
            ["192.0.2.7", "192.0.2.7:4711", "192.0.2.7:4712", "::ffff:192.0.2.7"],
            ["2001:db8::1", "2001:DB8::2", "2001:0db8:0000:0000:0000:0000:0000:0003", "[2001:db8::4]:4711"],
            ["198.51.100.1, 192.0.2.7", "2001:db8::1, 192.0.2.7", "unknown ,\t192.0.2.7:1 ", "192.0.2.7"],
        ]
    )
    func forms(addresses: [String]) async throws {
        let headers = addresses.map { ["X-Forwarded-For: \($0)"] } + [["X-Forwarded-For: 203.0.113.9"]]
        try await Self.check(proxies: 1, headers, [Self.wrong, Self.wrong, Self.locked, Self.locked, Self.wrong])
    }

    @Test("guesses from other addresses do not block the address of an earlier log-in, and cannot forge it")
    func knownAddress() async throws {
        try await GatewayFixture.run(configure: { $0.requests.proxies = 1 }) { fixture in
            let codes = try await fixture.client { client in
                func logIn(_ password: String, from address: String) throws -> [String] {
                    let input = #"{ email: "ana@example.com", password: "\#(password)" }"#
                    let headers = ["X-Forwarded-For: \(address)"]
                    let json = try client.query("mutation { logIn(input: \(input)) { userErrors { code } } }", headers: headers).json()
                    return json.at("data.logIn.userErrors").items.compactMap { $0["code"].string }
                }
                _ = try Person.signUp(client, "ana@example.com")
                let home = try logIn(Person.password, from: "2001:db8:0:7::1")
                // The proxy appends the client's real address to the forged one.
                let guesses = try (0..<100).map { try logIn("Wrong-Horse-7", from: "2001:db8:0:7::1, 192.0.2.\($0)") }
                return [home] + guesses + [
                    try logIn(Person.password, from: "2001:db8:0:7::2"), try logIn(Person.password, from: "192.0.2.200"),
                ]
            }
            #expect(codes[0] == [])
            #expect(codes[1...100].count { $0 == Self.wrong } == 10 && codes[1...100].count { $0 == Self.locked } == 90)
            #expect(codes[101] == [], "another address of the same /64")
            #expect(codes[102] == Self.locked)
        }
    }

    @Test("an invalid address counts as the proxy's own")
    func noAddress() async throws {
        let headers = [["X-Forwarded-For: unknown"], ["X-Forwarded-For: _hidden"], ["X-Forwarded-For: 1.2.3.4.5"], []]
        try await Self.check(proxies: 1, headers, [Self.wrong, Self.wrong, Self.locked, Self.locked])
    }

    @Test("with two proxies the outer one's client address counts, in one header or two")
    func twoProxies() async throws {
        let headers = [
            ["X-Forwarded-For: 198.51.100.1, 192.0.2.7, 10.0.0.1"], ["X-Forwarded-For: 192.0.2.7:99", "X-Forwarded-For: 10.0.0.2"],
            ["X-Forwarded-For: 198.51.100.2, 192.0.2.7", "X-Forwarded-For: 10.0.0.1"], ["X-Forwarded-For: 192.0.2.8, 10.0.0.1"],
        ]
        try await Self.check(proxies: 2, headers, [Self.wrong, Self.wrong, Self.locked, Self.wrong])
    }

    @Test("without proxies a client cannot choose its address")
    func noProxies() async throws {
        let headers = (1...4).map { ["X-Forwarded-For: 192.0.2.\($0)"] }
        try await Self.check(proxies: 0, headers, [Self.wrong, Self.wrong, Self.locked, Self.locked])
    }

    @Test(
        "HTTPS is accepted only from proxies, and responses vary by it",
        arguments: [
            (0, ["X-Forwarded-Proto: https"], "http"), (1, ["X-Forwarded-Proto: https"], "https"),
            (1, ["X-Forwarded-Proto: HTTPS"], "https"),
            (1, [], "http"), (1, ["X-Forwarded-Proto: https, http"], "http"),
            (1, ["X-Forwarded-Proto: http", "X-Forwarded-Proto: https"], "https"),
            (2, ["X-Forwarded-Proto: https, http"], "https"), (2, ["X-Forwarded-Proto: https"], "https"),
            (2, ["X-Forwarded-Proto: https, http, http"], "http"),
        ]
    )
    func scheme(proxies: Int, headers: [String], scheme: String) async throws {
        try await GatewayFixture.run(configure: { $0.requests.proxies = proxies }) { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                let query = "{ node(id: \"profile_1\") { ... on Profile { photoUrl } } }"
                let answer = try client.query(query, headers: headers)
                #expect(try answer.json().at("data.node.photoUrl").string == "\(scheme)://test" + photo.path)
                let vary = "Accept, Accept-Language, Host"
                #expect(answer.values("vary") == [proxies == 0 ? vary : vary + ", X-Forwarded-Proto"])
                #expect(try client.ask("/", headers: headers).text.contains("\(scheme)://test"))
                // Responses without the server's address don't vary by it.
                #expect(try client.query("{ __typename }", headers: headers).values("vary") == ["Accept, Accept-Language"])
            }
        }
    }
}
