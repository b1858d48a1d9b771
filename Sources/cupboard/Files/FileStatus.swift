import Glibc

/// Which file a path leads to, however it is written.
struct FileIdentity: Hashable {
    let device: UInt
    let inode: UInt
}

/// What the system says about a path, links followed.
struct FileStatus {
    let identity: FileIdentity
    let isFolder: Bool
    let isRegular: Bool

    /// Asks the system; nil where there is nothing, and `errno` says why.
    init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        identity = FileIdentity(device: status.st_dev, inode: status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isRegular = status.st_mode & S_IFMT == S_IFREG
    }
}
