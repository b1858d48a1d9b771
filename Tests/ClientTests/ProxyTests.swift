import TestSupport
import Testing

@Suite("Clients of a gateway behind nginx", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct ProxyTests {
    /// Runs a body with a gateway that trusts one proxy, and with that proxy.
    private static func serve(_ arguments: [String] = [], _ body: (ServedProgram, ReverseProxy) async throws -> Void) async throws {
        try await ServedProgram.run(["--proxies", "1"] + arguments) { program in
            let proxy = try await ServedProgram.waiting { try ReverseProxy(before: program.port) }
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(program, proxy)) } catch { outcome = .failure(error) }
            try proxy.stop()
            try outcome.get()
        }
    }

    private static func curl(_ proxy: ReverseProxy, _ arguments: String...) async throws -> Command.Outcome {
        try await Clients.curl(["--cacert", proxy.certificate] + arguments)
    }

    @Test("everything works over TLS: uploads, events without delay, and WebSockets")
    func clients() async throws {
        try await Self.serve { program, proxy in
            for script in ["small_clients.py", "gql_upload.py", "live_events.py", "live_websocket.py"] {
                let outcome = try await Clients.python(script, against: program, through: proxy)
                #expect(outcome.status == 0, "\(script): \(outcome)")
            }
            #expect(try !proxy.errors().contains("[emerg]"))
        }
    }

    private static let query = #"{"query":"{ recipe(id: \"recipe_1\") { id } }"}"#

    @Test("clients use HTTP/2 over TLS 1.2 or newer, get HSTS, and are redirected from HTTP")
    func protocols() async throws {
        try await Self.serve { _, proxy in
            let graphql = proxy.url + "/graphql"
            for version in ["1.2", "1.3"] {
                let answer = try await Self.curl(
                    proxy,
                    "--tlsv" + version,
                    "--tls-max",
                    version,
                    "--json",
                    Self.query,
                    "--write-out",
                    "\n%{http_version} %{http_code} %header{strict-transport-security}",
                    graphql
                )
                #expect(answer.output == #"{"data":{"recipe":{"id":"recipe_1"}}}"# + "\n2 200 max-age=63072000", "\(version): \(answer)")
            }
            let old = try await Self.curl(proxy, "--tls-max", "1.1", "--ciphers", "DEFAULT@SECLEVEL=0", graphql)
            #expect(old.status == 35, "TLS 1.1 is refused: \(old)")
            let plain = try await Self.curl(
                proxy,
                "--json",
                Self.query,
                "--output",
                "/dev/null",
                "--write-out",
                "%{http_code} %{redirect_url}",
                proxy.plainURL + "/graphql?a=b"
            )
            #expect(plain.output == "308 \(graphql)?a=b")
            let followed = try await Self.curl(proxy, "--location", "--json", Self.query, proxy.plainURL + "/graphql")
            #expect(followed.output == #"{"data":{"recipe":{"id":"recipe_1"}}}"#, "\(followed)")
            // URLs in the gateway's pages begin with the address that the client used.
            let guide = try await Self.curl(proxy, proxy.url + "/")
            #expect(guide.output.contains(proxy.url + "/graphql"))
            #expect(
                try await Self.curl(proxy, "--output", "/dev/null", "--write-out", "%{http_code}", proxy.url + "/metrics").output == "404"
            )
        }
    }

    @Test("nginx rejects bodies beyond the largest form unread, and the gateway rejects smaller excesses")
    func bodies() async throws {
        try await Self.serve { _, proxy in
            func status(ofBytes count: Int) async throws -> String {
                let body = String(repeating: " ", count: count)
                return try await Clients.curl(
                    [
                        "--cacert", proxy.certificate, "--header", "Content-Type: application/json", "--header", "Expect:", "--data-binary",
                        "@-",
                        "--write-out", "\n%{http_code}", proxy.url + "/graphql",
                    ],
                    input: body
                ).output
            }
            let refused = try await status(ofBytes: 2 << 20)
            #expect(refused.contains("at most 1048576 are allowed") && refused.hasSuffix("\n413"), "the reason is given: \(refused)")
            #expect(try await status(ofBytes: 65 << 20).hasSuffix("\n413"))
        }
    }

    @Test("clients cannot forge their address")
    func addresses() async throws {
        try await Self.serve(["--address-points-per-minute", "300"]) { _, proxy in
            /// The points of one request, from the error message.
            var cost = 0
            /// Sends requests with different forged addresses until the points of an address are used up.
            ///
            /// Returns the number of successful requests.
            func answered(from address: String, _ headers: [String]) async throws -> Int {
                for attempt in 1...200 {
                    let forged =
                        headers.flatMap { ["--header", "\($0): 192.0.2.\(attempt)"] } + ["--header", "Forwarded: for=192.0.2.\(attempt)"]
                    let answer = try await Clients.curl(
                        ["--cacert", proxy.certificate, "--interface", address] + forged + ["--json", Self.list, proxy.url + "/graphql"]
                    )
                    if answer.output.contains("RATE_LIMITED") {
                        let costs = answer.output.split(separator: "The request costs ").dropFirst().first
                        cost = try #require(costs.flatMap { Int($0.prefix { $0.isNumber }) }, "\(answer)")
                        return attempt - 1
                    }
                    guard answer.output.hasPrefix(#"{"data""#) else { throw Clients.Missing(description: "\(answer)") }
                }
                throw Clients.Missing(description: "\(address) was never refused with forged \(headers)")
            }
            let clock = ContinuousClock()
            let start = clock.now
            let first = try await answered(from: "127.0.0.1", ["X-Forwarded-For"])
            // Another address has separate points.
            #expect(try await answered(from: "127.0.0.2", ["X-Forwarded-For", "X-Real-IP"]) > 0)
            // The first address has no points left, regardless of its headers, except those of each minute begun since.
            let later = try await answered(from: "127.0.0.1", ["X-Forwarded-For"])
            let minutes = Int((clock.now - start) / .seconds(60)) + 1
            #expect(first > 0 && first + later <= minutes * (300 / cost), "\(first) and \(later) at \(cost) points in \(minutes) minutes")
        }
    }

    private static let list = #"{"query":"{ recipes(first: 50) { nodes { title author { name } } } }"}"#
}
