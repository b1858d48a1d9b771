import Glibc

/// How much memory a server that keeps its data may use for the pages of tables and indexes (`shared_buffers`).
///
/// An eighth of what the machine has, or the container: pages that are not in it have to come from the system, which takes longer. Memory is only
/// taken as pages are read.
enum ServerMemory {
    /// What a server on the smallest machine may use, and one that is thrown away.
    static let least = 128
    /// Room for the indexes of some hundred thousand recipes, posts and items.
    static let most = 2_048

    /// How many MiB that is here.
    static var buffers: Int {
        let machine = max(0, sysconf(Int32(_SC_PHYS_PAGES))) * max(0, sysconf(Int32(_SC_PAGESIZE)))
        // A container's limit, as the second and the first version of control groups tell it.
        let limits = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"].map { Files.read($0, limit: 64) }
        return buffers(machine: machine, limits: limits)
    }

    /// How many MiB that is of so many bytes; `limits` are numbers of bytes as text, or a word where there is none.
    static func buffers(machine: Int, limits: [String?]) -> Int {
        let bytes = limits.compactMap { $0.flatMap { Int($0.filter { !$0.isWhitespace }) } }.reduce(machine, min)
        return min(max(bytes / 8 / (1 << 20), least), most)
    }
}
