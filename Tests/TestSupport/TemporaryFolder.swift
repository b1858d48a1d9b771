import Glibc
import Postgres

/// A folder that goes with its owner.
public final class TemporaryFolder: Sendable {
    /// Where it is; short enough for a socket.
    public let path: String

    /// Makes a new folder.
    public init() {
        var template = Array("/tmp/cupboard-test-XXXXXX".utf8CString)
        // Sound: mkdtemp changes the six letters in place.
        let made = unsafe template.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false }
        precondition(made, "cannot make a temporary folder")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // PostgreSQL's user must be able to enter it.
        unsafe chmod(path, 0o755)
    }

    /// Removes what processes left that ended before they could: a database whose starter has been gone for ten minutes.
    static func removeAbandoned() {
        for name in Files.names(in: "/tmp") where name.hasPrefix("cupboard-test-") {
            let path = "/tmp/" + name
            guard let owner = Files.read(path + "/owner").flatMap({ pid_t($0) }), kill(owner, 0) != 0 else { continue }
            guard let status = Files.status(path), time(nil) - status.st_mtim.tv_sec > 600 else { continue }
            Files.removeFolder(path)
        }
    }

    deinit { Files.removeFolder(path) }
}
