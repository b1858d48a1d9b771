import Glibc
import TestSupport

@testable import Reactor

/// A response as received by a client.
struct Response: Equatable, Sendable {
    var status = 0
    var headers: [String] = []
    var body: [UInt8] = []

    var text: String { String(decoding: body, as: UTF8.self) }

    func values(_ name: String) -> [String] {
        headers.filter { $0.lowercased().hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
    }
}

/// A client on a blocking socket that sends exactly the given bytes; for the threads of a worker pool.
///
/// `@unchecked Sendable`: a test's steps use it one after the other.
final class Client: @unchecked Sendable {
    private let socket: FileDescriptor
    private var buffer: [UInt8] = []

    /// Connects from the address 127.0.0.`host`, so that one machine can act as several clients.
    init(port: UInt16, receiveBuffer: Int32? = nil, from host: UInt32 = 1) throws {
        socket = FileDescriptor(owning: try Syscall.retrying("socket") { Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) })
        // Long enough for a busy machine, but a hanging server fails the test.
        try set(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: 120, tv_usec: 0))
        try set(Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
        if let receiveBuffer { try set(SOL_SOCKET, SO_RCVBUF, receiveBuffer) }
        let (raw, size) = (socket.raw, socklen_t(MemoryLayout<sockaddr_in>.size))
        if host != 1 {
            try unsafe Self.withAddress(host: host, port: 0) { address in
                _ = try Syscall.retrying("bind") { unsafe bind(raw, address, size) }
            }
        }
        try unsafe Self.withAddress(host: 1, port: port) { address in
            _ = try Syscall.retrying("connect") { unsafe connect(raw, address, size) }
        }
    }

    private static func withAddress(host: UInt32, port: UInt16, _ body: (UnsafePointer<sockaddr>) throws -> Void) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = (0x7F00_0000 + host).bigEndian
        try unsafe withUnsafePointer(to: &address) { pointer in
            try unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { try unsafe body($0) }
        }
    }

    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try unsafe rest.withUnsafeBytes { bytes in
                try Syscall.retrying("send") { unsafe Glibc.send(socket.raw, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Ends the sending side only.
    func endSending() {
        socket.endWriting()
    }

    /// Ends both sides.
    func close() {
        _ = shutdown(socket.raw, Int32(SHUT_RDWR))
    }

    /// Resets the connection now, by connecting to an unspecified address.
    func reset() throws {
        var address = sockaddr(sa_family: sa_family_t(AF_UNSPEC), sa_data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        _ = try Syscall.retrying("connect") { unsafe connect(socket.raw, &address, socklen_t(MemoryLayout<sockaddr>.size)) }
    }

    /// Makes the next close a reset, like the kernel of a crashing client.
    func resetOnClose() throws {
        try set(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    }

    /// The next bytes, up to a number; empty at the end.
    func receive(atMost: Int = 65_536) throws -> [UInt8] {
        try unsafe [UInt8](unsafeUninitializedCapacity: atMost) { space, count in
            count = try Syscall.retrying("recv") { unsafe recv(socket.raw, space.baseAddress, space.count, 0) }
        }
    }

    /// Receives available bytes without waiting; returns false if no more will arrive.
    func receiveAvailable() -> Bool {
        var space = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe recv(socket.raw, &space, space.count, Int32(MSG_DONTWAIT))
        if count > 0 { buffer += space[..<count] }
        return count > 0 || (count < 0 && errno == EAGAIN)
    }

    /// All bytes up to the end, whether a regular one or a reset.
    func receiveToEnd() -> [UInt8] {
        var all = buffer
        while let more = try? receive(), !more.isEmpty { all += more }
        return all
    }

    /// The next response; `toHead` for a response without a body.
    func response(toHead: Bool = false) throws -> Response {
        var scanned = 0
        while true {
            if let end = buffer.offset(of: "\r\n\r\n", from: scanned) {
                var lines = String(decoding: buffer[..<end], as: UTF8.self).components(separatedBy: "\r\n")
                let status = Int(lines.removeFirst().dropFirst(9).prefix(3)) ?? 0
                var response = Response(status: status, headers: lines)
                buffer.removeFirst(end + 4)
                let length = toHead ? 0 : Int(response.values("content-length").first ?? "0") ?? 0
                while buffer.count < length { try receiveMore() }
                response.body = Array(buffer[..<length])
                buffer.removeFirst(length)
                return response
            }
            scanned = max(0, buffer.count - 3)
            try receiveMore()
        }
    }

    /// The next bytes, exactly the given number.
    func bytes(_ count: Int) throws -> [UInt8] {
        while buffer.count < count { try receiveMore() }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// The next chunk of a body; nil at its end.
    func chunk() throws -> [UInt8]? {
        while !buffer.contains(UInt8(ascii: "\n")) { try receiveMore() }
        let line = try bytes((buffer.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1)
        let count = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
        let chunk = try bytes(count)
        _ = try bytes(2)
        return count == 0 ? nil : chunk
    }

    /// The next chunks up to the body's end, joined.
    func chunks() throws -> [UInt8] {
        var all: [UInt8] = []
        while let next = try chunk() { all += next }
        return all
    }

    private func receiveMore() throws {
        let more = try receive()
        if more.isEmpty { throw SystemError("recv", ENODATA) }
        buffer += more
    }

    private func set<Value: BitwiseCopyable>(_ level: Int32, _ option: Int32, _ value: Value) throws {
        var value = value
        _ = try Syscall.retrying("setsockopt") { unsafe setsockopt(socket.raw, level, option, &value, socklen_t(MemoryLayout<Value>.size)) }
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
