import Glibc

/// Bytes that are read once, in chunks.
protocol ByteInput: AnyObject {
    /// The number of bytes of the file on disk that are read so far.
    var count: Int { get }

    /// Reads the next bytes into a buffer, at most as many as it holds.
    ///
    /// - Returns: The number of bytes read, 0 at the end.
    func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int
}

/// The bytes of a file, or of standard input for `-`.
final class FileInput: ByteInput {
    /// The file's name in messages.
    let name: String
    /// The file's size, or nil if it is unknown, as for a pipe.
    let size: Int?
    private(set) var count = 0

    private let descriptor: Int32
    private let isOwned: Bool
    /// The first bytes, which were read to recognize the file.
    private var beginning: ArraySlice<UInt8> = []

    /// Opens a file.
    init(path: String) throws(ImportFailure) {
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

    /// Returns up to four of the first bytes without consuming them.
    ///
    /// Only before the first `read`.
    func signature() throws(ImportFailure) -> [UInt8] {
        guard beginning.isEmpty else { return Array(beginning) }
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            var some = [UInt8](repeating: 0, count: 4 - bytes.count)
            let piece = try readFile(into: &some)
            if piece == 0 { break }
            bytes += some[..<piece]
        }
        beginning = bytes[...]
        return bytes
    }

    func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        guard !beginning.isEmpty else { return try readFile(into: &buffer) }
        let piece = min(beginning.count, buffer.count)
        buffer.replaceSubrange(0..<piece, with: beginning.prefix(piece))
        beginning.removeFirst(piece)
        return piece
    }

    private func readFile(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
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

/// Bounds how much longer compressed data may become, so that a small file cannot keep an import busy for hours.
struct ExpansionLimit {
    /// The largest allowed ratio.
    ///
    /// Tables and JSON of the known sources expand to 5–40 times their size.
    static let ratio = 200
    /// The number of bytes that are always allowed, because very small files can expand more.
    private static let allowance = 1 << 20

    /// Checks the bytes so far.
    static func check(_ name: String, compressed: Int, expanded: Int) throws(ImportFailure) {
        guard expanded > allowance, expanded / ratio > compressed else { return }
        throw ImportFailure("\(name) expands to more than \(ratio) times its size, so it was refused: unpack it and give the files in it")
    }
}
