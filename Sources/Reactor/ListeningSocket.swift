import CLinux
import Glibc

/// Listening TCP sockets.
public enum ListeningSocket {
    /// Opens a non-blocking listener that shares its port with the other loops' listeners.
    ///
    /// `host` is an address or a name, which is resolved once, blocking. Port 0 uses a free port, returned by `port(of:)`. The kernel keeps
    /// up to `backlog` connections until they are accepted.
    public static func open(host: String, port: UInt16, backlog: Int32 = 4096) throws(SystemError) -> FileDescriptor {
        let socket = try bind(host: host, port: port, sharing: true)
        // Accepted sockets inherit the option, which saves a call for each.
        try set(socket.raw, LINUX_PROTOCOL_TCP, TCP_NODELAY)
        let raw = socket.raw
        _ = try Syscall.retrying("listen") { listen(raw, backlog) }
        return socket
    }

    /// Throws if another socket listens on the port already.
    ///
    /// Port sharing would hide the conflict if the other socket belongs to a process of the same user.
    public static func assertFree(host: String, port: UInt16) throws(SystemError) {
        if port == 0 { return }
        _ = try bind(host: host, port: port, sharing: false)
    }

    /// The port of a listener.
    public static func port(of socket: borrowing FileDescriptor) throws(SystemError) -> UInt16 {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let raw = socket.raw
        // Sound: sockaddr_storage can hold every kind of address, and IPv4 and IPv6 addresses have the port at the same offset.
        return try unsafe withUnsafeMutablePointer(to: &address) { pointer throws(SystemError) in
            _ = try Syscall.retrying("getsockname") {
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(raw, $0, &length) }
            }
            return unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { unsafe UInt16(bigEndian: $0.pointee.sin_port) }
        }
    }

    /// Accepts the next pending connection as a non-blocking socket; nil if none is pending.
    public static func accept(_ socket: borrowing FileDescriptor) throws(SystemError) -> FileDescriptor? {
        let raw = socket.raw
        let accepted = try Syscall.nonBlocking("accept4") {
            accept4(raw, nil, nil, LINUX_SOCKET_NONBLOCK | LINUX_SOCKET_CLOEXEC)
        }
        guard let accepted else { return nil }
        return FileDescriptor(owning: accepted)
    }

    private static func bind(host: String, port: UInt16, sharing: Bool) throws(SystemError) -> FileDescriptor {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = LINUX_SOCKET_STREAM
        unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let first = unsafe list else {
            throw SystemError("getaddrinfo", EADDRNOTAVAIL)
        }
        defer { unsafe freeaddrinfo(first) }
        let info = unsafe first.pointee
        let type = LINUX_SOCKET_STREAM | LINUX_SOCKET_NONBLOCK | LINUX_SOCKET_CLOEXEC
        let socket = FileDescriptor(
            owning: try Syscall.retrying("socket") { unsafe Glibc.socket(info.ai_family, type, 0) }
        )
        // Otherwise the port stays occupied for a minute after a restart.
        try set(socket.raw, SOL_SOCKET, SO_REUSEADDR)
        if sharing { try set(socket.raw, SOL_SOCKET, SO_REUSEPORT) }
        let raw = socket.raw
        _ = try Syscall.retrying("bind") { unsafe Glibc.bind(raw, info.ai_addr, info.ai_addrlen) }
        return socket
    }

    private static func set(_ raw: Int32, _ level: Int32, _ option: Int32) throws(SystemError) {
        var on: Int32 = 1
        _ = try Syscall.retrying("setsockopt") {
            unsafe setsockopt(raw, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
        }
    }
}

extension FileDescriptor {
    /// Signals the end of the data to the other side of a connection, which may still send.
    public borrowing func endWriting() {
        let raw = self.raw
        // Fails only if the connection is gone, which the next read reports.
        Syscall.ignoringFailure { shutdown(raw, LINUX_SHUTDOWN_WRITE) }
    }
}
