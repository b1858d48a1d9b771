import Glibc

/// Replaces the contents of a file atomically.
///
/// Readers find either the old contents or the new.
enum FileReplacement {
    /// Writes a temporary file next to the target of the path, with its mode and owner, and renames it.
    static func replace(_ path: String, with bytes: [UInt8], within boundary: WriteBoundary) throws(CommandFailure) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw CommandFailure("\(path) cannot be written: it is not a regular file.") }
        guard let target = WriteBoundary.resolved(path) else { throw failure(path) }
        guard boundary.contains(target) else {
            throw CommandFailure("\(path) was not written: it links to \(target), which is outside the given files and folders.")
        }
        guard unsafe access(target, W_OK) == 0 else { throw failure(path) }

        var template = Array((target + ".XXXXXX").utf8CString)
        // Sound: mkstemp changes the six letters in place.
        let descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
            unsafe name.baseAddress.map { unsafe mkstemp($0) } ?? -1
        }
        guard descriptor >= 0 else { throw failure(path) }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Only root can give a file to another user. For others, the new file belongs to the user who writes it.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        let isWritten = writeAll(bytes, to: descriptor) && fchmod(descriptor, status.st_mode & 0o777) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, unsafe rename(temporary, target) == 0 else {
            let failure = failure(path)
            unsafe unlink(temporary)
            throw failure
        }
    }

    private static func failure(_ path: String) -> CommandFailure {
        CommandFailure("\(path) cannot be written: \(TextFile.reason())")
    }
}
