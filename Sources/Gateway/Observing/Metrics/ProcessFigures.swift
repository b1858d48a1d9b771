import Glibc
import Reactor

/// The kernel's figures about this process.
///
/// They must be read on a thread that may block, because the kernel can be slow if the process is busy with its memory.
struct ProcessFigures: Sendable {
    /// The resident memory in bytes.
    var residentMemory: UInt64 = 0
    /// The processor time of all threads in nanoseconds.
    var processorTime: UInt64 = 0
    var openDescriptors: UInt64 = 0
    var maximumDescriptors: UInt64 = 0

    /// Reads the current figures.
    init() {
        residentMemory = Self.residentPages() * UInt64(sysconf(Int32(_SC_PAGESIZE)))
        var usage = rusage()
        // Sound: a pointer to a local that the call fills; the call cannot fail for the process itself.
        _ = unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
        processorTime = Self.nanoseconds(usage.ru_utime) + Self.nanoseconds(usage.ru_stime)
        var limit = rlimit()
        // Sound: a pointer to a local that the call fills.
        if unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 { maximumDescriptors = UInt64(limit.rlim_cur) }
        openDescriptors = Self.countDescriptors()
    }

    private static func nanoseconds(_ time: timeval) -> UInt64 {
        UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1_000
    }

    /// The second number of `/proc/self/statm`; see proc(5).
    private static func residentPages() -> UInt64 {
        let descriptor = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        // Sound: the call gets the array's own bytes and their number.
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        let numbers = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        return numbers.count > 1 ? UInt64(numbers[1]) ?? 0 : 0
    }

    /// The number of entries of `/proc/self/fd`, without `.`, `..` and the descriptor used for reading.
    private static func countDescriptors() -> UInt64 {
        guard let folder = unsafe opendir("/proc/self/fd") else { return 0 }
        // Sound: the folder is open until here, and entries are only counted.
        defer { unsafe closedir(folder) }
        var count = 0
        while unsafe readdir(folder) != nil { count += 1 }
        return UInt64(max(0, count - 3))
    }
}
