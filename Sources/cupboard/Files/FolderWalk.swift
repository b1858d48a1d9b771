import Glibc

/// Looks into folders and those below them.
///
/// What is hidden and `node_modules` are passed over: whoever means them names them. Links to folders are not followed, so that a walk ends.
enum FolderWalk {
    /// One name in a folder.
    struct Entry {
        let name: String
        /// Whether it is a folder itself, not only a link to one.
        let isFolder: Bool

        var isHidden: Bool { name.hasPrefix(".") }

        /// Whether a walk goes on into it.
        var isEntered: Bool { isFolder && !isHidden && name != "node_modules" }
    }

    /// All files below a folder in the order of their names.
    static func files(below folder: String) throws(CommandFailure) -> [String] {
        var files: [String] = []
        for entry in try entries(of: folder) {
            let path = join(folder, entry.name)
            if entry.isEntered { files += try Self.files(below: path) } else if !entry.isFolder, !entry.isHidden { files.append(path) }
        }
        return files
    }

    /// The names in a folder, sorted.
    static func entries(of folder: String) throws(CommandFailure) -> [Entry] {
        guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else {
            throw CommandFailure("\(folder.printable) cannot be read: \(TextFile.reason())")
        }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while let entry = unsafe readdir(stream) {
            // Sound: the entry stays until the next call, and its name ends with a zero.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            var isFolder = unsafe entry.pointee.d_type == UInt8(DT_DIR)
            if unsafe entry.pointee.d_type == UInt8(DT_UNKNOWN) {
                // Some file systems leave the question to lstat.
                var status = stat()
                isFolder = unsafe lstat(join(folder, name), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            entries.append(Entry(name: name, isFolder: isFolder))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// A path out of a folder, which may be empty or end with a slash, and a name.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
