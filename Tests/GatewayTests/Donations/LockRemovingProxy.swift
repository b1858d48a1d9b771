import Glibc
import Reactor
import ServiceSupport
import TestSupport

/// A proxy to PostgreSQL that removes post locks, to plant a fault into a correct program.
///
/// It forwards all messages between programs and PostgreSQL, and replaces the statement that locks a post by one without a lock.
final class LockRemovingProxy: Sendable {
    /// The connection string of the proxy.
    let database: String
    private let folder = TemporaryFolder()
    private let listener: Int32
    private let server: String
    private let count = Lock(0)

    private static let holding = "SELECT FROM food_post WHERE id = $1::bigint FOR NO KEY UPDATE"
    private static let looking = "SELECT FROM food_post WHERE id = $1::bigint"

    /// Starts a proxy to a database that is reached through a Unix socket.
    init(_ database: String) throws {
        let parts = database.split(separator: " ")
        guard let host = parts.first(where: { $0.hasPrefix("host=/") }) else { throw Unexpected(text: database) }
        server = host.dropFirst(5) + "/.s.PGSQL.5432"
        let own = "host=" + folder.path
        self.database = parts.map { $0 == host ? own : String($0) }.joined(separator: " ")
        listener = try unsafe Self.socket(folder.path + "/.s.PGSQL.5432", bind)
        guard listen(listener, 100) == 0 else { throw Unexpected(text: "listen: \(errno)") }
        try Thread { [self] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                try? Thread { [self] in serve(client) }.detach()
            }
            Glibc.close(listener)
        }.detach()
    }

    /// The number of removed locks.
    var leftOut: Int { count.withLock { $0 } }

    /// Stops accepting connections.
    func close() { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func socket(_ path: String, _ use: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32) throws -> Int32 {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe use(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw Unexpected(text: "\(path): \(errno)") }
        return socket
    }

    /// Serves a connection until it ends.
    private func serve(_ client: Int32) {
        defer { Glibc.close(client) }
        guard let server = try? unsafe Self.socket(server, connect) else { return }
        defer { Glibc.close(server) }
        let answers = try? Thread { [self] in pass(from: server, to: client, isToServer: false) }
        pass(from: client, to: server, isToServer: true)
        answers?.join()
    }

    /// Forwards everything from one side.
    ///
    /// A possible beginning of the statement waits for more bytes. No complete message ends like that.
    private func pass(from source: Int32, to target: Int32, isToServer: Bool) {
        let statement = Array(Self.holding.utf8)
        let other = Array(Self.looking.utf8) + [UInt8](repeating: UInt8(ascii: " "), count: statement.count - Self.looking.utf8.count)
        var (space, held) = ([UInt8](repeating: 0, count: 65_536), [UInt8]())
        while case let received = unsafe recv(source, &space, space.count, 0), received > 0 {
            held += space[..<received]
            var rest = 0
            if isToServer {
                for start in held.indices where held[start] == statement[0] {
                    let found = held[start...].prefix(statement.count)
                    guard found.elementsEqual(statement.prefix(found.count)) else { continue }
                    guard found.count == statement.count else {
                        rest = found.count
                        break
                    }
                    held.replaceSubrange(start..<start + statement.count, with: other)
                    count.withLock { $0 += 1 }
                }
            }
            guard send(held.prefix(held.count - rest), to: target) else { break }
            held.removeFirst(held.count - rest)
        }
        shutdown(target, Int32(SHUT_WR))
        // There is no reader any more, so stop reading too.
        shutdown(source, Int32(SHUT_RD))
    }

    private func send(_ bytes: ArraySlice<UInt8>, to target: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let sent = unsafe rest.withUnsafeBytes { unsafe Glibc.send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}
