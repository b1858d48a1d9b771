public import HTTP
import Reactor

/// A real HTTP server with a handler from the test on its own thread, and another thread for blocking clients.
public struct TestServer: Sendable {
    private let server: HTTPServer
    private let waiting: WorkerPool

    /// The URL of the server, such as `http://127.0.0.1:1234`.
    public var url: String { "http://127.0.0.1:\(server.port)" }

    /// Runs the body while the server runs.
    public static func run(
        answering answer: @escaping @Sendable (HTTPExchange) async -> Void,
        _ body: (TestServer) async throws -> Void
    ) async throws {
        let group = try EventLoopGroup(count: 1)
        defer { group.stop() }
        let waiting = try WorkerPool(threads: 1)
        defer { waiting.stop() }
        let server = try await HTTPServer.start(on: group.loops, host: "127.0.0.1", port: 0) { _ in Handler(answer: answer) }
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(TestServer(server: server, waiting: waiting))) } catch { outcome = .failure(error) }
        // All clients of the test have ended, so pending responses are not needed.
        await server.shutdown(grace: .zero)
        try outcome.get()
    }

    /// Runs code that waits for the server's responses, on a thread that may block.
    public func client<Answer: Sendable>(_ body: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await waiting.run { () throws(any Error) in try body() }
    }

    private struct Handler: HTTPHandler {
        let answer: @Sendable (HTTPExchange) async -> Void

        func handle(_ exchange: HTTPExchange) async { await answer(exchange) }
    }
}

extension HTTPExchange {
    /// The path of the request.
    public var path: String { withPath { text($0) } }

    /// The query of the request, still encoded.
    public var query: String { withQuery { text($0) } }

    /// The body of the request.
    public var body: [UInt8] {
        withBody { bytes in
            var copy: [UInt8] = []
            for index in bytes.indices { copy.append(bytes[index]) }
            return copy
        }
    }

    /// Returns the first header with a name in lower case.
    public func header(_ name: StaticString) -> String? { withHeader(name) { text($0) } }

    /// Sends a redirect.
    public func redirect(to location: String) {
        status = HTTPStatus(307, "Temporary Redirect")
        addHeader("Location", location)
    }

    /// Sends a JSON response.
    public func respond(json: some Sequence<UInt8>) {
        contentType = "application/json"
        responseBody.append(contentsOf: json)
    }

    private func text(_ bytes: Span<UInt8>) -> String {
        var copy: [UInt8] = []
        for index in bytes.indices { copy.append(bytes[index]) }
        return String(decoding: copy, as: UTF8.self)
    }
}
