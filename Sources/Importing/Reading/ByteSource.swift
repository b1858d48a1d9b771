import Glibc

/// A file that is read once, in chunks.
///
/// `-` is standard input.
public final class ByteSource {
    /// The file's name in messages.
    public let name: String
    /// The file's size, or nil if it is unknown, as for a pipe.
    public let size: Int?
    /// The number of bytes read so far.
    public private(set) var count = 0

    private let descriptor: Int32
    /// Bytes read by `lookAhead` and not yet returned by `read`.
    private var ahead: [UInt8] = []
    private let isOwned: Bool

    /// Opens a file.
    public init(path: String) throws(ImportFailure) {
        if path == "-" {
            (name, descriptor, isOwned) = ("standard input", STDIN_FILENO, false)
        } else {
            let opened = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
            guard opened >= 0 else { throw ImportFailure("\(path) cannot be opened: \(Self.reason())") }
            (name, descriptor, isOwned) = (path, opened, true)
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw ImportFailure("\(path) cannot be opened: \(Self.reason())") }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { throw ImportFailure("\(path) is a folder: give the files in it") }
        size = kind == S_IFREG ? Int(status.st_size) : nil
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// Returns up to `limit` of the next bytes without consuming them.
    func lookAhead(atMost limit: Int) throws(ImportFailure) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: limit)
        while ahead.count < limit {
            let piece = try readPiece(into: &buffer)
            if piece == 0 { break }
            ahead.append(contentsOf: buffer[..<piece])
        }
        return ahead
    }

    /// Reads the next bytes into a buffer, as many as it holds.
    ///
    /// - Returns: The number of bytes read, 0 at the end.
    public func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        guard !ahead.isEmpty else { return try readPiece(into: &buffer) }
        let piece = min(ahead.count, buffer.count)
        buffer.replaceSubrange(0..<piece, with: ahead.prefix(piece))
        ahead.removeFirst(piece)
        return piece
    }

    private func readPiece(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        while true {
            let descriptor = descriptor
            // Sound: the kernel writes within the buffer during the call.
            let result = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if result >= 0 {
                count += result
                return result
            }
            if errno != EINTR { throw ImportFailure("\(name) cannot be read: \(Self.reason())") }
        }
    }

    private static func reason() -> String {
        // Sound: the text is the library's and is copied at once.
        unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "for an unknown reason"
    }
}
