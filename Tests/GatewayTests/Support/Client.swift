import Glibc
import GraphQL
import Languages
import ServiceSupport
import TestSupport

@testable import Reactor

/// A response as a client receives it.
struct Response: ServiceResponse {
    var status = 0
    var headers: [String] = []
    var body: [UInt8] = []

    var bytes: [UInt8] { body }
    var isAccepted: Bool { status == 200 }
    var isUnauthenticated: Bool { status == 401 }
    /// Whether a query of the viewer got the error that it needs a log-in.
    var isWithoutViewer: Bool { status == 200 && (try? json().errorCode) == "UNAUTHENTICATED" && (try? json().at("data.viewer")) == .null }

    /// Returns the values of a header.
    func values(_ name: String) -> [String] {
        headers.filter { $0.lowercased().hasPrefix(name + ": ") }.map { String($0.dropFirst(name.utf8.count + 2)) }
    }
}

/// A client on a blocking socket that sends exact bytes.
///
/// Use it on threads that may block.
final class Client {
    private let socket: Int32
    private var buffer: [UInt8] = []

    /// Connects to the server.
    ///
    /// A small receive buffer makes the server wait sooner for a slow reader. It uses segments as on a real network, because they determine
    /// how much the server's kernel buffers.
    ///
    /// The client connects from the address 127.0.0.`host`, so that one machine can act as several clients.
    init(port: UInt16, receiveBuffer: Int32? = nil, from host: UInt32 = 1) throws {
        socket = try Syscall.retrying("socket") { Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
        // A hanging server fails the test after this timeout, which a busy machine does not reach.
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var one: Int32 = 1
        _ = unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        if var receiveBuffer {
            _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
            var segment: Int32 = 1_400
            _ = unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_MAXSEG, &segment, socklen_t(MemoryLayout<Int32>.size))
        }
        let (raw, size) = (socket, socklen_t(MemoryLayout<sockaddr_in>.size))
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

    deinit { close(socket) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            sent += try unsafe bytes.withUnsafeBytes { source in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: source[sent...])
                return try Syscall.retrying("send") { unsafe Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL)) }
            }
        }
    }

    /// Makes the next close a reset, like the kernel of a crashed client.
    func resetOnClose() {
        var abrupt = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_LINGER, &abrupt, socklen_t(MemoryLayout<linger>.size))
    }

    /// Closes only the sending side.
    func endSending() {
        _ = shutdown(socket, Int32(SHUT_WR))
    }

    /// Returns all responses until the connection closes or is reset, and the remaining bytes.
    func responsesToEnd() -> (responses: [Response], rest: [UInt8]) {
        var responses: [Response] = []
        while let next = try? response() { responses.append(next) }
        return (responses, buffer)
    }

    /// Returns the next response.
    ///
    /// A response to HEAD has no body.
    func response(toHead: Bool = false) throws -> Response {
        var scanned = 0
        while true {
            if let end = buffer.offset(of: "\r\n\r\n", from: scanned) {
                var lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n").map(String.init)
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

    /// Returns a number of bytes.
    func bytes(_ count: Int) throws -> [UInt8] {
        while buffer.count < count { try receiveMore() }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// Returns the next chunk of a chunked response.
    ///
    /// The last chunk is empty.
    func chunk() throws -> [UInt8] {
        func lineEnd() -> Int? { buffer.firstIndex(of: UInt8(ascii: "\n")) }
        while lineEnd() == nil { try receiveMore() }
        let line = try bytes((lineEnd() ?? 0) + 1)
        guard let count = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) else {
            throw SystemError("recv", EBADMSG)
        }
        return try bytes(count + 2).dropLast(2)
    }

    private func receiveMore() throws {
        let raw = socket
        let more = try unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { space, count in
            count = try Syscall.retrying("recv") { unsafe recv(raw, space.baseAddress, space.count, 0) }
        }
        if more.isEmpty { throw SystemError("recv", ENODATA) }
        buffer += more
    }
}

extension Client {
    /// The bytes of a POST with a JSON body.
    static func post(_ query: String, variables: ObjectValue = ObjectValue(), headers: [String] = []) -> String {
        var writer = ResponseWriter()
        writer.write(.object(["query": .string(query), "variables": .object(variables)]))
        return post(body: writer.text, headers: headers)
    }

    /// The bytes of a POST with any body.
    static func post(body: String, to path: String = "/graphql", type: String = "application/json", headers: [String] = []) -> String {
        let lines = ["POST \(path) HTTP/1.1", "Host: test", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"] + headers
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    /// Sends a GET, or another method without a body.
    func ask(_ target: String, method: String = "GET", headers: [String] = []) throws -> Response {
        try send((["\(method) \(target) HTTP/1.1", "Host: test"] + headers).joined(separator: "\r\n") + "\r\n\r\n")
        return try response(toHead: method == "HEAD")
    }

    /// Sends a POST.
    func query(_ query: String, variables: ObjectValue = ObjectValue(), headers: [String]) throws -> Response {
        try send(Self.post(query, variables: variables, headers: headers))
        return try response()
    }

    /// Returns the `data` of a response without errors.
    func data(_ query: String, variables: ObjectValue = ObjectValue(), headers: [String]) throws -> Value {
        let response = try self.query(query, variables: variables, headers: headers)
        let json = try response.json()
        guard response.status == 200, json.errors == .null else { throw Unexpected(text: "\(response.status) \(response.text)") }
        return json.data
    }
}

extension Client: ServiceClient {
    /// Sends a POST, with a form if a variable is a file.
    func answer(to document: String, variables: ObjectValue, as caller: (any Caller)?, language: Language?) throws -> Response {
        let headers = (caller?.headers ?? []) + (language.map { ["Accept-Language: \($0.enumValue.lowercased())"] } ?? [])
        guard case .upload(let photo) = variables["photo"] else { return try query(document, variables: variables, headers: headers) }
        return try form(document, photo: Array(photo.bytes), headers: headers)
    }
}

extension Caller {
    /// The header with the token.
    var header: String { "Authorization: Bearer \(credentials)" }

    /// The headers of the caller's requests.
    var headers: [String] { [header] }
}
