import Glibc
import Postgres

/// A folder that is removed with its owner.
public final class TemporaryFolder: Sendable {
    /// The path, which is short enough for a socket.
    public let path: String

    /// The parent folders: on disk and in memory.
    private static let disk = "/tmp"
    private static let memory = "/dev/shm"

    /// Creates a folder, in memory on request if there is plenty.
    ///
    /// Copying a hundred databases is mostly work for the file system. On some disks it takes a third of the tests' time.
    public init(inMemory: Bool = false) {
        let parent = inMemory && Self.hasPlentyOfMemory ? Self.memory : Self.disk
        var template = Array("\(parent)/cupboard-test-XXXXXX".utf8CString)
        // Sound: mkdtemp replaces six letters in place.
        let made = unsafe template.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false }
        precondition(made, "cannot make a temporary folder")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // PostgreSQL's user needs access to the folder.
        unsafe chmod(path, 0o755)
    }

    /// Whether both the file system in memory and the memory itself have 12 GiB available.
    ///
    /// Containers often have 64 MB of shared memory, and laptops are often full.
    private static var hasPlentyOfMemory: Bool {
        var status = statvfs()
        guard unsafe statvfs(memory, &status) == 0, UInt64(status.f_bavail) * UInt64(status.f_frsize) >= 12 << 30 else { return false }
        let available = Files.read("/proc/meminfo")?.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        let kibibytes = available?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }
        return kibibytes.map { $0 >= 12 << 20 } ?? false
    }

    /// Removes the databases of killed processes, if the folder has not changed for ten minutes.
    static func removeAbandoned() {
        for parent in [disk, memory] {
            for name in Files.names(in: parent) where name.hasPrefix("cupboard-test-") {
                let path = "\(parent)/\(name)"
                guard let owner = Files.read(path + "/owner").flatMap({ pid_t($0) }), kill(owner, 0) != 0 else { continue }
                guard let status = Files.status(path), time(nil) - status.st_mtim.tv_sec > 600 else { continue }
                Files.removeFolder(path)
            }
        }
    }

    deinit { Files.removeFolder(path) }
}
