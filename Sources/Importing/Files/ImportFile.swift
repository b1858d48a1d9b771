/// A file to import: plain, compressed with gzip, or a zip archive with several files.
///
/// The first bytes decide, not the name.
public final class ImportFile {
    /// The name in messages.
    public let name: String

    private let path: String
    /// The file, or nil for an archive.
    private let source: ByteSource?

    /// Opens a file; `-` is standard input.
    public init(path: String) throws(ImportFailure) {
        let file = try FileInput(path: path)
        (self.path, name) = (path, file.name)
        source = Self.archiveSignatures.contains(try file.signature()) ? nil : try ByteSource(file)
    }

    /// The first bytes of archives with and without entries.
    private static let archiveSignatures = [Array("PK\u{3}\u{4}".utf8), Array("PK\u{5}\u{6}".utf8)]

    /// Passes the file, or each file of the archive, to a function.
    ///
    /// - Parameters:
    ///   - names: The names of the files in an archive to read, in this order; by default all, in the order of the archive.
    ///   - refuse: Receives the reason why a file in the archive is not read.
    ///   - leaveOut: Receives the names of files that contain no records by their kind, such as pictures.
    ///   - body: Imports a file.
    /// - Throws: What `body` throws.
    public func read(
        inOrder names: [String]? = nil,
        refuse: (String) -> Void,
        leaveOut: ([String]) -> Void,
        body: (ByteSource) throws -> Void
    ) throws {
        if let source { return try body(source) }
        let archive: ZipArchive
        do throws(ImportFailure) { archive = try openArchive() } catch { return refuse(error.description) }
        var entries: [ZipArchive.Entry] = []
        var others: [String] = []
        for index in 0..<archive.count {
            do throws(ImportFailure) {
                let entry = try archive.entry(index)
                if entry.isFolder || Self.isOfSystem(entry) { continue }
                let isWanted = names?.contains(entry.fileName) ?? !Self.isAccompanying(entry.fileName)
                if isWanted { entries.append(entry) } else { others.append(entry.name) }
            } catch {
                refuse(error.description)
            }
        }
        if let names {
            entries.sort { names.firstIndex(of: $0.fileName) ?? names.count < names.firstIndex(of: $1.fileName) ?? names.count }
        }
        for entry in entries {
            let source: ByteSource
            do throws(ImportFailure) { source = try open(entry, of: archive) } catch {
                refuse(error.description)
                continue
            }
            try body(source)
        }
        if !others.isEmpty { leaveOut(others) }
    }

    private func openArchive() throws(ImportFailure) -> ZipArchive {
        guard path != "-" else { throw ImportFailure("a zip archive cannot be read from standard input: give its file name") }
        let archive = try ZipArchive(path: path)
        if let description = try ForeignFile.description(of: archive) { throw ImportFailure("\(path) \(description)") }
        guard archive.count <= ZipArchive.maximumEntries else {
            throw ImportFailure(
                "\(path) has \(archive.count) entries: at most \(ZipArchive.maximumEntries) are read; unpack it and give the files in it"
            )
        }
        return archive
    }

    private func open(_ entry: ZipArchive.Entry, of archive: ZipArchive) throws(ImportFailure) -> ByteSource {
        let title = "\(name), \(entry.name)"
        if entry.isEncrypted { throw ImportFailure("\(title) is encrypted: unpack the archive and give the file") }
        if entry.isLink { throw ImportFailure("\(title) is a link to another file: links are not followed") }
        return ByteSource(try archive.open(entry), name: title, size: entry.size)
    }

    /// Whether an operating system added an entry for itself.
    private static func isOfSystem(_ entry: ZipArchive.Entry) -> Bool {
        entry.name.hasPrefix("__MACOSX/") || [".DS_Store", "Thumbs.db", "desktop.ini"].contains(entry.fileName)
    }

    /// Whether a name is that of a picture, or of a text that accompanies the records.
    private static func isAccompanying(_ name: String) -> Bool {
        let name = name.lowercased()
        let pictures = [".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif", ".heic", ".pdf"]
        return name.hasPrefix("readme") || name.hasPrefix("license") || pictures.contains { name.hasSuffix($0) }
    }
}
