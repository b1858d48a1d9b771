public import HTTP
import Reactor

/// A real HTTP server that answers as a test says, on a thread of its own, and a thread for what waits for its answers.
public struct TestServer: Sendable {
    private let server: HTTPServer
    private let waiting: WorkerPool

    /// Where it listens: `http://127.0.0.1:1234`.
    public var url: String { "http://127.0.0.1:\(server.port)" }

    /// Serves while the body runs.
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
        // Whoever still waits for an answer has given up: all clients of the test have ended.
        await server.shutdown(grace: .zero)
        try outcome.get()
    }

    /// Runs what waits for the server's answers on a thread that may block.
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

    /// The body of the request.
    public var body: [UInt8] {
        withBody { bytes in
            var copy: [UInt8] = []
            for index in bytes.indices { copy.append(bytes[index]) }
            return copy
        }
    }

    /// The first header of a name, given in lower case.
    public func header(_ name: StaticString) -> String? { withHeader(name) { text($0) } }

    /// Sends a redirect.
    public func redirect(to location: String) {
        status = HTTPStatus(307, "Temporary Redirect")
        addHeader("Location", location)
    }

    /// Answers with JSON.
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
