import Glibc
import JSON
import TestSupport
import Testing

/// A real mail server for the tests: Python's `aiosmtpd`, which handles recipients according to their addresses
/// (`Python/mail_server.py`).
final class MailServer: Sendable {
    /// A received message, as parsed by a mail program.
    struct Message: Sendable {
        let sender: String
        let recipients: [String]
        /// The client's port, which is the same for messages over one connection.
        let peer: Int
        let isEncrypted: Bool
        let user: String?
        let headers: [String: String]
        let headerNames: [String]
        /// The decoded text.
        let body: String
        let raw: String
        let isASCII: Bool
        let longestLine: Int
        let hasBareLineEnds: Bool
        let defects: [String]
    }

    struct DidNotStart: Error, CustomStringConvertible {
        let description: String
    }

    let port: Int
    var url: String { "smtp://127.0.0.1:\(port)" }

    private let folder: TemporaryFolder
    private let process: Int32
    /// The write end of the server's input.
    ///
    /// The server stops when this end closes, even if the tests crash.
    private let life: Int32

    /// Starts the server with options of the script, and waits until it listens.
    init(_ options: [String] = []) throws {
        let interpreter = ServedProgram.repository + "/.venv/bin/python"
        guard unsafe access(interpreter, X_OK) == 0 else { throw DidNotStart(description: "no \(interpreter): scripts/test makes it") }
        folder = TemporaryFolder()
        let (input, output, errors) = (folder.path + "/input", folder.path + "/output", folder.path + "/errors")
        guard unsafe mkfifo(input, 0o600) == 0 else { throw DidNotStart(description: "no pipe: \(errno)") }
        // Opened for reading and writing, so that neither side waits for the other.
        life = unsafe open(input, O_RDWR | O_CLOEXEC)
        let script = ServedProgram.repository + "/Tests/MailTests/Python/mail_server.py"
        process = try Command.start(
            [interpreter, "-B", script, folder.path + "/messages"] + options,
            input: input,
            output: output,
            errors: errors
        )
        for _ in 0..<3_000 {
            if let port = Int(try Command.text(of: output).prefix { $0 != "\n" }) {
                self.port = port
                return
            }
            usleep(10_000)
        }
        throw DidNotStart(description: try Command.text(of: errors))
    }

    /// Stops the server and waits for its end.
    func stop() throws {
        close(life)
        _ = try Command.end(of: process)
    }

    /// Runs a server for the duration of the body.
    static func run(_ options: [String] = [], _ body: (MailServer) async throws -> Void) async throws {
        let server = try MailServer(options)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(server)) } catch { outcome = .failure(error) }
        try server.stop()
        try outcome.get()
    }

    /// Lets the server accept the content of messages to `held@…`.
    func release() throws {
        let stream = try unsafe #require(unsafe fopen(folder.path + "/messages.release", "w"))
        unsafe fclose(stream)
    }

    /// The messages received so far.
    func messages() throws -> [Message] {
        guard let text = try? Command.text(of: folder.path + "/messages") else { return [] }
        // The last line may still be incomplete.
        guard let end = text.lastIndex(of: "\n") else { return [] }
        return try text[..<end].split(separator: "\n").map { line in try Message(JSONDocument(parsing: Array(line.utf8))) }
    }

    /// Waits for a number of messages or a time-out; returns the messages received so far.
    func messages(_ count: Int) async throws -> [Message] {
        for _ in 0..<2_000 {
            let messages = try messages()
            if messages.count >= count { return messages }
            try await Task.sleep(for: .milliseconds(10))
        }
        return try messages()
    }
}

extension MailServer.Message {
    fileprivate init(_ document: JSONDocument) throws {
        let root = document.root
        func texts(_ key: String) -> [String] {
            var texts: [String] = []
            root[key]?.forEachItem { texts.append($0.string ?? "") }
            return texts
        }
        var headers: [String: String] = [:]
        root["headers"]?.forEachMember { headers[$0] = $1.string }
        self.headers = headers
        sender = root["sender"]?.string ?? ""
        recipients = texts("recipients")
        peer = Int(root["peer"]?.int ?? 0)
        isEncrypted = root["isEncrypted"]?.boolean ?? false
        user = root["user"]?.string
        headerNames = texts("headerNames")
        body = root["body"]?.string ?? ""
        raw = root["raw"]?.string ?? ""
        isASCII = root["isASCII"]?.boolean ?? false
        longestLine = Int(root["longestLine"]?.int ?? 0)
        hasBareLineEnds = root["hasBareLineEnds"]?.boolean ?? true
        defects = texts("defects")
    }
}
