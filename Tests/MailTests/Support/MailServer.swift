import Glibc
import JSON
import TestSupport
import Testing

/// A real mail server for the tests: Python's `aiosmtpd`, which treats recipients as their addresses say (Python/mail_server.py).
final class MailServer: Sendable {
    /// A message that it took, as a mail program sees it.
    struct Message: Sendable {
        let sender: String
        let recipients: [String]
        /// The client's port: the same for messages over one connection.
        let peer: Int
        let isEncrypted: Bool
        let user: String?
        let headers: [String: String]
        let headerNames: [String]
        /// The text, decoded.
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
    /// The server ends when this end of its input closes, however these tests end.
    private let life: Int32

    /// Starts it with options of the script, and waits until it listens.
    init(_ options: [String] = []) throws {
        let interpreter = ServedProgram.repository + "/.venv/bin/python"
        guard unsafe access(interpreter, X_OK) == 0 else { throw DidNotStart(description: "no \(interpreter): scripts/test makes it") }
        folder = TemporaryFolder()
        let (input, output, errors) = (folder.path + "/input", folder.path + "/output", folder.path + "/errors")
        guard unsafe mkfifo(input, 0o600) == 0 else { throw DidNotStart(description: "no pipe: \(errno)") }
        // Open for both, so that neither side waits for the other.
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

    /// Ends it and waits for that.
    func stop() throws {
        close(life)
        _ = try Command.end(of: process)
    }

    /// Runs a server while the body runs.
    static func run(_ options: [String] = [], _ body: (MailServer) async throws -> Void) async throws {
        let server = try MailServer(options)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(server)) } catch { outcome = .failure(error) }
        try server.stop()
        try outcome.get()
    }

    /// Lets it take the content of messages to `held@…`.
    func release() throws {
        let stream = try unsafe #require(unsafe fopen(folder.path + "/messages.release", "w"))
        unsafe fclose(stream)
    }

    /// What has come so far.
    func messages() throws -> [Message] {
        guard let text = try? Command.text(of: folder.path + "/messages") else { return [] }
        // The last line may not be whole yet.
        guard let end = text.lastIndex(of: "\n") else { return [] }
        return try text[..<end].split(separator: "\n").map { line in try Message(JSONDocument(parsing: Array(line.utf8))) }
    }

    /// What has come when there is as much as expected, or when patience ends.
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
