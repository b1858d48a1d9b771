import Glibc

/// A file that is read once, in chunks.
///
/// `-` is standard input. Text in another encoding becomes UTF-8, if a byte order mark or an XML declaration names the encoding.
public final class ByteSource {
    /// The file's name in messages.
    public let name: String
    /// The file's size, or nil if it is unknown, as for a pipe.
    public let size: Int?
    /// The number of bytes read so far.
    public private(set) var count = 0

    private let descriptor: Int32
    /// Bytes that are read and not yet returned by `read`.
    private var ahead: [UInt8] = []
    private var aheadIndex = 0
    private var hasBegun = false
    private var conversion: TextConversion?
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
        var collected = takeAhead()
        while collected.count < limit {
            let piece = try readConverted(into: &buffer)
            if piece == 0 { break }
            collected += buffer[..<piece]
            collected += takeAhead()
        }
        ahead = collected
        return Array(ahead.prefix(limit))
    }

    /// Whether the bytes were converted from another encoding.
    var isConverted: Bool { conversion != nil }

    /// Removes and returns the bytes that are read already.
    private func takeAhead() -> [UInt8] {
        defer { (ahead, aheadIndex) = ([], 0) }
        return Array(ahead[aheadIndex...])
    }

    /// Reads the next bytes into a buffer, as many as it holds.
    ///
    /// - Returns: The number of bytes read, 0 at the end.
    public func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        if let piece = takeAhead(into: &buffer) { return piece }
        return try readConverted(into: &buffer)
    }

    /// Returns bytes that are read already, or nil without any.
    private func takeAhead(into buffer: inout [UInt8]) -> Int? {
        guard aheadIndex < ahead.count else { return nil }
        let piece = min(ahead.count - aheadIndex, buffer.count)
        buffer.replaceSubrange(0..<piece, with: ahead[aheadIndex..<aheadIndex + piece])
        aheadIndex += piece
        if aheadIndex == ahead.count { (ahead, aheadIndex) = ([], 0) }
        return piece
    }

    /// Reads the next bytes as UTF-8.
    private func readConverted(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        if !hasBegun {
            hasBegun = true
            var beginning: [UInt8] = []
            var some = [UInt8](repeating: 0, count: 1_024)
            while beginning.count < some.count {
                let piece = try readPiece(into: &some)
                if piece == 0 { break }
                beginning += some[..<piece]
            }
            conversion = TextConversion(of: beginning)
            ahead = try converted(beginning[...])
            if let piece = takeAhead(into: &buffer) { return piece }
        }
        guard conversion != nil else { return try readPiece(into: &buffer) }
        while true {
            let piece = try readPiece(into: &buffer)
            ahead = try converted(buffer[..<piece])
            if piece == 0 { return 0 }
            if let piece = takeAhead(into: &buffer) { return piece }
        }
    }

    private func converted(_ bytes: ArraySlice<UInt8>) throws(ImportFailure) -> [UInt8] {
        guard let conversion else { return Array(bytes) }
        do throws(ImportFailure) {
            if bytes.isEmpty { try conversion.finish() }
            return try conversion.convert(bytes)
        } catch {
            throw ImportFailure("\(name): \(error)")
        }
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
