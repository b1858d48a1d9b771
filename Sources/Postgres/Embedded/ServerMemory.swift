import Glibc

/// The memory for pages of tables and indexes (`shared_buffers`) of a server that keeps its data.
///
/// One eighth of the memory of the machine or container. Pages that are not in it have to be read from the operating system, which takes
/// longer. Memory is allocated only as pages are read.
enum ServerMemory {
    /// The size in MiB on the smallest machine, and for a throwaway server.
    static let minimum = 128
    /// The maximum in MiB: room for the indexes of some hundred thousand recipes, posts and items.
    static let maximum = 2_048

    /// The size on this machine in MiB.
    static var buffers: Int {
        let machine = max(0, sysconf(Int32(_SC_PHYS_PAGES))) * max(0, sysconf(Int32(_SC_PAGESIZE)))
        // A container's limit, from version 2 and version 1 of control groups.
        let limits = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"].map { Files.read($0, limit: 64) }
        return buffers(machine: machine, limits: limits)
    }

    /// The size in MiB for a machine's memory in bytes.
    ///
    /// `limits` are numbers of bytes as text, or a word if there is no limit.
    static func buffers(machine: Int, limits: [String?]) -> Int {
        let bytes = limits.compactMap { $0.flatMap { Int($0.filter { !$0.isWhitespace }) } }.reduce(machine, min)
        return min(max(bytes / 8 / (1 << 20), minimum), maximum)
    }
}
