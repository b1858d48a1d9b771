import Glibc
import Reactor
import Synchronization
import Testing

@testable import HTTP

/// A server with a handler that acts according to the path, and threads for blocking clients.
struct ServerHarness: Sendable {
    let server: HTTPServer
    let observer: Observer
    private let group: EventLoopGroup
    private let clients: WorkerPool

    /// Serves while the body runs, and checks that no connection remains.
    static func run(
        loops: Int = 1,
        endsCleanly: Bool = true,
        configure: (inout HTTPConfiguration) -> Void = { _ in },
        _ body: (ServerHarness) async throws -> Void
    ) async throws {
        var configuration = HTTPConfiguration()
        configure(&configuration)
        let group = try EventLoopGroup(count: loops)
        let observer = Observer(loop: group.loops[0])
        let server = try await HTTPServer.start(on: group.loops, host: "127.0.0.1", port: 0, configuration: configuration) { _ in
            TestHandler(observer: observer)
        }
        let harness = ServerHarness(server: server, observer: observer, group: group, clients: try WorkerPool(threads: 4))
        defer {
            harness.clients.stop()
            group.stop()
        }
        do {
            try await body(harness)
        } catch {
            await observer.open()
            await server.shutdown(grace: .seconds(10))
            throw error
        }
        await observer.open()
        let isClean = await server.shutdown(grace: .seconds(30))
        #expect(isClean || !endsCleanly)
    }

    /// Continues with connected clients on a thread that may block.
    func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await clients.run { () throws(any Error) in try body() }
    }

    /// Runs a client on a thread that may block.
    func client<Result: Sendable>(
        receiveBuffer: Int32? = nil,
        _ body: @escaping @Sendable (Client) throws -> Result
    ) async throws -> Result {
        let port = server.port
        return try await clients.run { () throws(any Error) in try body(Client(port: port, receiveBuffer: receiveBuffer)) }
    }
}

/// The handlers' reports to a test, and a gate at which they can wait.
final class Observer: Sendable {
    private let loop: EventLoop
    private let gate = WakeSignal()
    private let isOpen = Atomic(false)
    private let started: AsyncStream<Void>
    private let start: AsyncStream<Void>.Continuation
    private let begun = Atomic(0)
    private let ended = Lock<[String]>([])

    init(loop: EventLoop) {
        self.loop = loop
        (started, start) = AsyncStream.makeStream()
    }

    /// The number of requests that handlers have begun.
    var count: Int { begun.load(ordering: .relaxed) }

    /// The reports of the handlers that waited.
    var outcomes: [String] { ended.withLock { $0 } }

    /// Waits until a handler waits at the gate.
    func handlerWaits() async {
        for await _ in started { return }
    }

    /// Opens the gate for the waiting handler and all later ones.
    func open() async {
        isOpen.store(true, ordering: .relaxed)
        await loop.perform { [gate] in gate.wake() }
    }

    fileprivate func note() {
        begun.add(1, ordering: .relaxed)
    }

    func waitAtGate() async {
        start.yield()
        if !isOpen.load(ordering: .relaxed) { await gate.wait() }
    }

    /// Blocks the loop, which only a test may do.
    fileprivate func blockUntilOpen() {
        while !isOpen.load(ordering: .relaxed) { sched_yield() }
    }

    func report(_ outcome: String) {
        ended.withLock { $0.append(outcome) }
    }
}

struct TestHandler: HTTPHandler {
    let observer: Observer

    func admission(of exchange: HTTPExchange) -> BodyAdmission {
        exchange.withPath { $0.equals("/refuse") } ? .refuse : exchange.usualAdmission
    }

    func handle(_ exchange: HTTPExchange) async {
        observer.note()
        exchange.loop.assertIsCurrent()
        let path = exchange.withPath { String(decoding: copy($0), as: UTF8.self) }
        switch path {
        case "/wait":
            await observer.waitAtGate()
            observer.report("gone: \(exchange.isClientDisconnected), cancelled: \(Task.isCancelled)")
            exchange.responseBody.append(contentsOf: exchange.withBody(copy))
        case "/large", "/block":
            if path == "/block" { observer.blockUntilOpen() }
            let count = exchange.withQuery { Int(String(decoding: copy($0), as: UTF8.self)) ?? 0 }
            exchange.responseBody.append(contentsOf: [UInt8](repeating: UInt8(ascii: "x"), count: count))
        case "/headers":
            exchange.forEachHeader { name, value in
                exchange.responseBody += copy(name) + [UInt8(ascii: "=")] + copy(value) + [UInt8(ascii: ";")]
            }
            exchange.addHeader("X-Count", "\(exchange.headerCount("x"))")
        case "/text", "/varied", "/picture":
            let count = exchange.withQuery { Int(String(decoding: copy($0), as: UTF8.self)) ?? 0 }
            for index in 0..<count { exchange.responseBody.append(UInt8(ascii: "a") + UInt8(index % 26)) }
            exchange.isCompressible = path != "/picture"
            if path == "/varied" { exchange.vary = [.origin, .accept, .acceptLanguage] }
        case "/refuse":
            exchange.status = .notFound
            let count = exchange.withBody { $0.count }
            exchange.responseBody.append(contentsOf: "\(exchange.isBodyRefused ? "refused" : "read"): \(count) bytes".utf8)
        case "/coded":
            exchange.responseBody.append(contentsOf: "\(exchange.hasContentCoding)".utf8)
        case "/nothing":
            exchange.status = .noContent
        case "/last":
            exchange.closesConnection = true
        case _ where path.hasPrefix("/stream/"):
            await stream(exchange, path)
        case _ where path.hasPrefix("/socket/"):
            await talk(exchange, path)
        default:
            await Task.yield()
            exchange.contentType = "text/plain"
            exchange.addHeader("X-Path", path)
            exchange.responseBody.append(contentsOf: exchange.withBody(copy))
        }
    }
}
