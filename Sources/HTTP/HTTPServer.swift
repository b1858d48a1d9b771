public import Reactor

/// An HTTP/1.1 server: a listener on each of several loops, all on one port.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9112
public final class HTTPServer: Sendable {
    /// The port it listens on.
    public let port: UInt16

    private let loops: [LoopServer]

    private init(port: UInt16, loops: [LoopServer]) {
        self.port = port
        self.loops = loops
    }

    /// Listens and serves.
    ///
    /// `handler` is asked once per loop, on the loop's thread, who answers its requests. Port 0 takes a free one. A port at which
    /// anybody listens already is an error, also when it is a server of the same user.
    public static func start<Handler: HTTPHandler>(
        on loops: [EventLoop],
        host: String,
        port: UInt16,
        configuration: HTTPConfiguration = HTTPConfiguration(),
        handler: @escaping @Sendable (EventLoop) -> Handler
    ) async throws(SystemError) -> HTTPServer {
        try ListeningSocket.assertFree(host: host, port: port)
        var servers: [LoopServer] = []
        let counts = ConnectionCounts()
        var port = port
        do {
            for loop in loops {
                // All listeners are bound before the first accepts, so that a failure leaves no client half served.
                let (server, bound) = try await loop.perform { [port] () throws(SystemError) in
                    let socket = try ListeningSocket.open(host: host, port: port)
                    let bound = try ListeningSocket.port(of: socket)
                    return (LoopServer(loop: loop, socket: socket, configuration: configuration, counts: counts), bound)
                }
                servers.append(server)
                port = bound
            }
            for server in servers {
                try await server.loop.perform { () throws(SystemError) in
                    try server.startAccepting(for: handler(server.loop))
                }
            }
        } catch {
            for server in servers { _ = await server.drain(grace: .zero) }
            throw error
        }
        return HTTPServer(port: port, loops: servers)
    }

    /// What all loops have done so far; each is asked on its own thread.
    public func statistics() async -> HTTPStatistics {
        var sum = HTTPStatistics()
        for server in loops { sum += await server.loop.perform { server.currentStatistics() } }
        return sum
    }

    /// Tells each client with its next answer that the connection ends, and goes on accepting: so that no one is cut off between two requests
    /// when the end comes.
    public func announceEnd() async {
        for server in loops { await server.loop.perform { server.isEnding = true } }
    }

    /// Accepts no more, finishes the requests in flight with `Connection: close`, and returns when all connections have ended.
    ///
    /// Those that have not when the grace is over are cut off; then the answer is false.
    @discardableResult
    public func shutdown(grace: Duration) async -> Bool {
        await withTaskGroup { group in
            for server in loops {
                group.addTask { await server.drain(grace: grace) }
            }
            return await group.reduce(true) { $0 && $1 }
        }
    }
}
