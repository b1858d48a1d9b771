import TestSupport
import Testing

@Suite(
    "Pages in Chromium",
    .tags(.database, .socket, .slow),
    .timeLimit(.minutes(5)),
    .enabled(if: Clients.hasBrowser, "scripts/test --browser installs the browser and runs these")
)
struct BrowserTests {
    @Test("receive subscriptions by EventSource, WebSocket and reserved streams, from allowed origins only")
    func live() async throws {
        try await ServedProgram.run(["--cors-origin", "http://app.localhost"]) { server in
            let outcome = try await Clients.python("live_pages.py", in: "Browser", against: server)
            #expect(outcome.status == 0, "\(outcome)")
        }
    }
}
