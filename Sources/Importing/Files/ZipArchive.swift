import CZip

/// A zip archive, whose entries are read one at a time, in memory and without writing any file.
///
/// Source: https://libzip.org/documentation/
@safe
final class ZipArchive {
    /// The archive's name in messages.
    let name: String
    private let archive: OpaquePointer
    /// The number of entries, of any kind.
    let count: Int

    /// The maximum number of entries.
    static let maximumEntries = 100

    /// Opens an archive.
    init(path: String) throws(ImportFailure) {
        var code: Int32 = 0
        guard let archive = unsafe zip_open(path, ZIP_RDONLY, &code) else {
            throw ImportFailure("\(path) cannot be read as a zip archive: \(Self.reason(code)). It may be truncated: get the file again")
        }
        name = path
        unsafe self.archive = archive
        count = Int(unsafe zip_get_num_entries(archive, 0))
    }

    deinit {
        unsafe zip_discard(archive)
    }

    /// An entry as the archive describes it.
    struct Entry {
        let index: Int
        /// The name with its folders, as the archive has it.
        ///
        /// It is only shown, never opened as a path.
        let name: String
        let size: Int
        let compressedSize: Int
        let isEncrypted: Bool
        let isLink: Bool

        var isFolder: Bool { name.hasSuffix("/") }
        /// The name without its folders.
        var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }
    }

    /// Returns an entry.
    func entry(_ index: Int) throws(ImportFailure) -> Entry {
        var status = unsafe zip_stat_t()
        let code = unsafe zip_stat_index(archive, UInt64(index), 0, &status)
        guard code == 0 else { throw ImportFailure("\(name): entry \(index + 1) cannot be read: \(reason())") }
        var system: UInt8 = 0
        var attributes: UInt32 = 0
        _ = unsafe zip_file_get_external_attributes(archive, UInt64(index), 0, &system, &attributes)
        let isLink = system == UInt8(ZIP_OPSYS_UNIX) && attributes >> 16 & Self.fileKinds == Self.linkKind
        return Entry(
            index: index,
            // Sound: libzip keeps the name as long as the archive is open, and the name is copied.
            name: unsafe status.name.map { unsafe String(cString: $0) } ?? "",
            size: Int(clamping: unsafe status.size),
            compressedSize: Int(clamping: unsafe status.comp_size),
            isEncrypted: unsafe status.encryption_method != UInt16(ZIP_EM_NONE),
            isLink: isLink
        )
    }

    /// Opens an entry.
    func open(_ entry: Entry) throws(ImportFailure) -> ZipEntryInput {
        guard let file = unsafe zip_fopen_index(archive, UInt64(entry.index), 0) else {
            throw ImportFailure("\(name), \(entry.name) cannot be read: \(reason())")
        }
        return unsafe ZipEntryInput(file, entry, of: self)
    }

    // The kind of a file in Unix's mode, and a symbolic link's.
    private static let fileKinds: UInt32 = 0o170000
    private static let linkKind: UInt32 = 0o120000

    private func reason() -> String {
        // Sound: libzip keeps the text as long as the archive is open, and the text is copied.
        unsafe zip_strerror(archive).map { unsafe String(cString: $0) } ?? "for an unknown reason"
    }

    private static func reason(_ code: Int32) -> String {
        var error = unsafe zip_error_t()
        unsafe zip_error_init_with_code(&error, code)
        defer { unsafe zip_error_fini(&error) }
        return unsafe zip_error_strerror(&error).map { unsafe String(cString: $0) } ?? "for an unknown reason"
    }
}

/// The bytes of an entry of an archive.
@safe
final class ZipEntryInput: ByteInput {
    private(set) var count = 0

    private let file: OpaquePointer
    private let entry: ZipArchive.Entry
    // Keeps the archive open.
    private let archive: ZipArchive

    fileprivate init(_ file: OpaquePointer, _ entry: ZipArchive.Entry, of archive: ZipArchive) {
        unsafe self.file = file
        (self.entry, self.archive) = (entry, archive)
    }

    deinit {
        unsafe zip_fclose(file)
    }

    func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        let file = unsafe file
        // Sound: libzip writes within the buffer during the call.
        let result = unsafe buffer.withUnsafeMutableBytes { unsafe zip_fread(file, $0.baseAddress, UInt64($0.count)) }
        guard result >= 0 else {
            // Sound: libzip keeps the text as long as the file is open, and the text is copied.
            let reason = unsafe zip_file_strerror(file).map { unsafe String(cString: $0) } ?? "for an unknown reason"
            throw ImportFailure("\(archive.name), \(entry.name) is damaged after byte \(count): \(reason). Get the file again")
        }
        count += Int(result)
        try ExpansionLimit.check("\(archive.name), \(entry.name)", compressed: entry.compressedSize, expanded: count)
        return Int(result)
    }
}
