package import Glibc

/// The few file operations of the embedded server; blocking, for the command line.
package enum Files {
    static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

    /// The names in a folder, without `.` and `..`; empty if it cannot be read.
    package static func names(in folder: String) -> [String] {
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            // Sound: the kernel terminates d_name with NUL within the entry.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The end of a file, up to the limit in bytes; nil if it cannot be read.
    package static func read(_ path: String, limit: Int = 65_536) -> String? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let size = lseek(file, 0, SEEK_END)
        // Files in /proc have no size; they are read from the beginning.
        _ = lseek(file, max(0, size - limit), SEEK_SET)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            while count < limit {
                let got = unsafe Glibc.read(file, buffer.baseAddress.map { unsafe $0 + count }, limit - count)
                guard got > 0 else { break }
                count += got
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Creates a folder; returns false if it exists already.
    @discardableResult
    static func makeFolder(_ path: String, mode: mode_t) throws(EmbeddedServerError) -> Bool {
        if unsafe mkdir(path, mode) == 0 { return true }
        if errno == EEXIST { return false }
        throw failure("cannot create the folder \(path)")
    }

    /// Creates a folder and its parents.
    static func makeFolders(_ path: String) throws(EmbeddedServerError) {
        var partial = path.hasPrefix("/") ? "" : "."
        for name in path.split(separator: "/") {
            partial += "/" + name
            if !exists(partial) { try makeFolder(partial, mode: 0o755) }
        }
    }

    /// The path without symbolic links and dots; nil if it does not exist.
    static func absolute(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The owner, mode and other attributes of a path; does not follow a symbolic link.
    package static func status(_ path: String) -> stat? {
        var status = stat()
        return unsafe lstat(path, &status) == 0 ? status : nil
    }

    static func changeOwner(_ path: String, to user: ServerUser) throws(EmbeddedServerError) {
        guard unsafe lchown(path, user.id, user.group) != 0 else { return }
        throw failure("cannot change the owner of \(path) to \(user.name)")
    }

    static func rename(_ path: String, to new: String) throws(EmbeddedServerError) {
        guard unsafe Glibc.rename(path, new) != 0 else { return }
        throw failure("cannot rename \(path)")
    }

    static func remove(_ path: String) { unsafe unlink(path) }

    /// Removes a folder and its contents; items that cannot be removed stay.
    package static func removeFolder(_ path: String) {
        for name in names(in: path) {
            let child = path + "/" + name
            if let status = status(child), status.st_mode & S_IFMT == S_IFDIR { removeFolder(child) } else { remove(child) }
        }
        unsafe rmdir(path)
    }

    /// Builds an error from `errno`; call it immediately after the failure.
    static func failure(_ what: String) -> EmbeddedServerError {
        let reason = unsafe String(cString: strerror(errno))
        return .system("\(what): \(reason)")
    }
}
