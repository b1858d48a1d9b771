import Glibc

/// The identity of the file behind a path.
struct FileIdentity: Hashable {
    let device: UInt
    let inode: UInt
}

/// The status of a path after following links.
struct FileStatus {
    let identity: FileIdentity
    let isFolder: Bool
    let isRegular: Bool

    /// Queries the status.
    ///
    /// Returns nil if that fails, with the reason in `errno`.
    init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        identity = FileIdentity(device: status.st_dev, inode: status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isRegular = status.st_mode & S_IFMT == S_IFREG
    }
}
