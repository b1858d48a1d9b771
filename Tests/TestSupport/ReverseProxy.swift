import Glibc

/// An nginx in front of a gateway, with the repository's configuration and a self-signed certificate.
public final class ReverseProxy: Sendable {
    /// The URL for TLS, such as `https://localhost:1234`.
    public var url: String { "https://localhost:\(securePort)" }
    /// The URL that redirects to TLS, such as `http://localhost:1234`.
    public var plainURL: String { "http://localhost:\(plainPort)" }
    /// The file with the certificate that clients must trust.
    public var certificate: String { folder.path + "/fullchain.pem" }

    /// The port of the second upstream gateway.
    public let nextPort: UInt16
    private let securePort: UInt16
    private let plainPort: UInt16
    private let folder: TemporaryFolder
    private let process: WatchedProcess

    /// The error of an nginx that does not start.
    public struct StartFailure: Error, CustomStringConvertible {
        /// The output and errors of nginx.
        public let description: String
    }

    /// Starts nginx in front of the gateway at a port and waits until nginx listens.
    public init(before gateway: UInt16) throws {
        folder = TemporaryFolder()
        (securePort, plainPort, nextPort) = (try Self.freePort(), try Self.freePort(), try Self.freePort())
        try Self.makeCertificate(in: folder.path)
        try Self.write(Self.main(folder.path), to: folder.path + "/nginx.conf")
        try Self.write(Self.site(folder.path, [gateway, nextPort], securePort, plainPort), to: folder.path + "/cupboard.conf")
        process = try WatchedProcess([
            "/usr/bin/env", "PATH=/usr/sbin:/usr/bin:/bin", "nginx", "-e", folder.path + "/error.log", "-c", folder.path + "/nginx.conf",
        ])
        for _ in 0..<1_000 {
            if Self.accepts(securePort) { return }
            if try process.hasEnded { break }
            usleep(10_000)
        }
        let said = try process.output() + process.errors()
        _ = try process.stop()
        throw StartFailure(description: "nginx does not listen: \(said)")
    }

    /// Returns the error log.
    public func errors() throws -> String { try Command.text(of: folder.path + "/error.log") }

    /// Stops nginx.
    public func stop() throws { _ = try process.stop() }

    // MARK: Its files

    /// The main configuration, like Debian's nginx.conf but with a temporary folder.
    private static func main(_ folder: String) -> String {
        let places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \(folder)/\($0);" }.joined(separator: " ")
        return """
            \(geteuid() == 0 ? "user root;" : "")
            daemon off;
            worker_processes 2;
            pid \(folder)/nginx.pid;
            error_log \(folder)/error.log;
            events { worker_connections 768; }
            http { access_log off; \(places) include \(folder)/cupboard.conf; }
            """
    }

    /// The repository's configuration with its variables replaced like envsubst does.
    private static func site(_ folder: String, _ gateways: [UInt16], _ securePort: UInt16, _ plainPort: UInt16) throws -> String {
        let values = [
            "CUPBOARD_GATEWAY": "127.0.0.1:\(gateways[0])", "CUPBOARD_NEXT_GATEWAY": "127.0.0.1:\(gateways[1])",
            "CUPBOARD_DOMAIN": "localhost:\(securePort)", "CUPBOARD_CERTIFICATES": folder,
            "CUPBOARD_HTTP_PORT": "127.0.0.1:\(plainPort)", "CUPBOARD_HTTPS_PORT": "127.0.0.1:\(securePort)",
        ]
        var pieces = try Command.text(of: ServedProgram.repository + "/scripts/deploy/cupboard.conf.template").split(separator: "${")
        var text = String(pieces.removeFirst())
        for piece in pieces {
            let name = piece.prefix { $0 != "}" }
            text += (values[String(name)] ?? "${\(name)}") + piece.dropFirst(name.count + 1)
        }
        return text
    }

    private static func write(_ text: String, to file: String) throws {
        guard let stream = unsafe fopen(file, "w") else { throw Command.Failure(call: "fopen", code: errno) }
        unsafe fputs(text, stream)
        unsafe fclose(stream)
    }

    /// Creates a certificate as docs/operate/tls.md describes.
    private static func makeCertificate(in folder: String) throws {
        let made = try Command.run([
            "/usr/bin/env", "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "2",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", folder + "/privkey.pem",
            "-out", folder + "/fullchain.pem",
        ])
        guard made.status == 0 else { throw StartFailure(description: "no certificate: \(made)") }
    }

    // MARK: Ports

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Finds a free port.
    private static func freePort() throws -> UInt16 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(socket, $0, length) == 0 ? unsafe getsockname(socket, $0, &length) : -1
            }
        }
        guard status == 0 else { throw Command.Failure(call: "bind", code: errno) }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func accepts(_ port: UInt16) -> Bool {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = address(port)
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
