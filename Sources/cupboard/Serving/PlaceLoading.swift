import Glibc
import Importing
import Imports
import Logging
import Postgres
import Reactor

/// Imports a file of places while the server runs, so that the first answers do not wait for it.
final class PlaceLoading: Sendable {
    private let path: String
    /// The connection string of a role that may write the gazetteer.
    private let database: String
    private let log: Logger
    private let isStopping = Lock(false)

    /// Prepares to import a file.
    init(_ path: String, database: String, log: Logger) {
        (self.path, self.database, self.log) = (path, database, log)
    }

    /// Starts a thread that waits for the file and imports it.
    func start() throws(SystemError) {
        try Thread { [self] in
            if !exists {
                log.notice("waiting for the file of places; until it is there, fewer addresses are known", metadata: ["file": "\(path)"])
            }
            while !exists {
                if isStopping.withLock({ $0 }) { return }
                usleep(500_000)
            }
            do {
                try load()
            } catch {
                // A stopping server closes its database.
                if !isStopping.withLock({ $0 }) {
                    log.error("the places could not be loaded", metadata: ["file": "\(path)", "reason": "\(error)"])
                }
            }
        }.detach()
    }

    /// Stops waiting for the file.
    ///
    /// A running import ends with the database or the process, and continues after the next start.
    func stop() {
        isStopping.withLock { $0 = true }
    }

    private var exists: Bool { unsafe access(path, R_OK) == 0 }

    private func load() throws {
        let session = try PostgresSession(database)
        if let last = try LastLine(of: path), try PlaceTarget().isStored(last.text, session) {
            log.debug("the places are stored already", metadata: ["file": "\(path)"])
            return
        }
        let begin = MonotonicTime.now
        log.notice("loading places", metadata: ["file": "\(path)"])
        var failure: String?
        let run = try ImportRun(
            GeoNames(),
            into: PlaceTarget(),
            connect: { try PostgresSession(database) },
            tell: { self.log.warning("a place was skipped", metadata: ["reason": "\($0)"]) },
            tellOfFile: { failure = $0 }
        )
        try run.run(ImportFile(path: path))
        if let failure { throw ImportFailure(failure) }
        try run.finish()
        log.notice(
            "places are loaded",
            metadata: [
                "outcome": "\(run.report.summary(of: "places"))", "seconds": "\(MonotonicTime.now.since(begin).components.seconds)",
            ]
        )
    }
}

/// The last line of a file.
///
/// Imports store records in the order of the file. So a file whose last record is stored was imported to its end.
private struct LastLine {
    let text: String

    /// Reads the end of a file; nil if it cannot be read or has no complete line there.
    init?(of path: String) throws(ImportFailure) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ImportFailure("\(path) cannot be opened") }
        defer { close(descriptor) }
        let size = lseek(descriptor, 0, SEEK_END)
        let start = max(0, size - 16_384)
        var bytes = [UInt8](repeating: 0, count: Int(size - start))
        // Sound: the kernel writes within the buffer during the call.
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe pread(descriptor, $0.baseAddress, $0.count, start) }
        guard count == bytes.count, let line = bytes.split(separator: UInt8(ascii: "\n")).last,
            let text = String(validating: line, as: UTF8.self)
        else { return nil }
        self.text = text
    }
}
