import Glibc

/// Lists the files in a folder and its subfolders.
///
/// Hidden files, hidden folders and `node_modules` are skipped unless they are named explicitly. Links to folders are not followed, so
/// that a walk ends.
enum FolderWalk {
    /// An entry of a folder.
    struct Entry {
        let name: String
        /// Whether the entry is a folder itself, not a link to one.
        let isFolder: Bool

        var isHidden: Bool { name.hasPrefix(".") }

        /// Whether the walk enters the folder.
        var isEntered: Bool { isFolder && !isHidden && name != "node_modules" }
    }

    /// Returns all files below a folder, in order of their names.
    static func files(below folder: String) throws(CommandFailure) -> [String] {
        var files: [String] = []
        for entry in try entries(of: folder) {
            let path = join(folder, entry.name)
            if entry.isEntered { files += try Self.files(below: path) } else if !entry.isFolder, !entry.isHidden { files.append(path) }
        }
        return files
    }

    /// Returns the entries of a folder, sorted by name.
    static func entries(of folder: String) throws(CommandFailure) -> [Entry] {
        guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else {
            throw CommandFailure("\(folder.printable) cannot be read: \(TextFile.reason())")
        }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while let entry = unsafe readdir(stream) {
            // Sound: the entry is valid until the next call, and its name ends with a zero byte.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            var isFolder = unsafe entry.pointee.d_type == UInt8(DT_DIR)
            if unsafe entry.pointee.d_type == UInt8(DT_UNKNOWN) {
                // Some file systems don't report the type, so lstat has to.
                var status = stat()
                isFolder = unsafe lstat(join(folder, name), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            entries.append(Entry(name: name, isFolder: isFolder))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Joins a folder, which may be empty or end with a slash, and a name.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
