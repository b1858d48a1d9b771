import Glibc
import Reactor
import ServiceSupport
import TestSupport

/// A way to PostgreSQL on which programs forget to hold posts: a fault in a program whose source has none.
///
/// It passes on what programs and PostgreSQL say to each other, and leaves the lock out of the statement that holds a post.
final class LeftOutLock: Sendable {
    /// How to connect by it.
    let database: String
    private let folder = TemporaryFolder()
    private let listener: Int32
    private let server: String
    private let count = Lock(0)

    private static let holding = "SELECT FROM food_post WHERE id = $1::bigint FOR NO KEY UPDATE"
    private static let looking = "SELECT FROM food_post WHERE id = $1::bigint"

    /// Opens the way to a database, which is reached by a socket in a folder.
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

    /// How often a lock was left out.
    var leftOut: Int { count.withLock { $0 } }

    /// Takes no more connections.
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

    /// Serves a connection to its end.
    private func serve(_ client: Int32) {
        defer { Glibc.close(client) }
        guard let server = try? unsafe Self.socket(server, connect) else { return }
        defer { Glibc.close(server) }
        let answers = try? Thread { [self] in pass(from: server, to: client, isToServer: false) }
        pass(from: client, to: server, isToServer: true)
        answers?.join()
    }

    /// Passes on all that comes from one side.
    ///
    /// What may be the beginning of the statement waits for more: no message that is whole ends so.
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
        // Who cannot be told any more need not speak.
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
