public import Reactor

/// An HTTP/1.1 server: a listener on each of several loops, all on one port.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9112
public final class HTTPServer: Sendable {
    /// The port that the server listens on.
    public let port: UInt16

    private let loops: [LoopServer]

    private init(port: UInt16, loops: [LoopServer]) {
        self.port = port
        self.loops = loops
    }

    /// Listens and serves.
    ///
    /// `handler` is called once per loop, on the loop's thread, to create the handler of its requests. Port 0 uses a free port. If another
    /// socket listens on the port already, even in a process of the same user, this throws an error.
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
                // Bind all listeners before the first one accepts, so that no client has to be dropped if one of them fails.
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

    /// The sum of the loops' statistics, which are read on each loop's own thread.
    public func statistics() async -> HTTPStatistics {
        var sum = HTTPStatistics()
        for server in loops { sum += await server.loop.perform { server.currentStatistics() } }
        return sum
    }

    /// Announces the end of the connection with each client's next response, but keeps accepting.
    ///
    /// This keeps clients from being cut off between two requests when the server ends.
    public func announceEnd() async {
        for server in loops { await server.loop.perform { server.isEnding = true } }
    }

    /// Stops accepting, finishes requests in flight with `Connection: close`, and returns when all connections have ended.
    ///
    /// Connections that remain after the grace period are cut off; then the method returns false.
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
