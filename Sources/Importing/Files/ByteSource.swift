/// Text that is read once, in chunks.
///
/// Text in another encoding becomes UTF-8, if a byte order mark or an XML declaration names the encoding.
public final class ByteSource {
    /// The name in messages.
    public let name: String
    /// The size of the file on disk or in its archive, or nil if it is unknown, as for a pipe.
    public let size: Int?
    /// The number of bytes of this size that are read so far.
    public var count: Int { input.count }

    private let input: any ByteInput
    /// Bytes that are read and not yet returned by `read`.
    private var ahead: [UInt8] = []
    private var aheadIndex = 0
    private var hasBegun = false
    private var conversion: TextConversion?

    /// Reads from an input.
    init(_ input: any ByteInput, name: String, size: Int?) {
        (self.input, self.name, self.size) = (input, name, size)
    }

    /// Reads a file, which may be compressed with gzip.
    convenience init(_ file: FileInput) throws(ImportFailure) {
        let isCompressed = try file.signature().starts(with: [0x1F, 0x8B])
        self.init(isCompressed ? try GzipInput(file) : file, name: file.name, size: file.size)
    }

    /// Opens a file, which may be compressed with gzip; `-` is standard input.
    public convenience init(path: String) throws(ImportFailure) {
        try self.init(FileInput(path: path))
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
                let piece = try input.read(into: &some)
                if piece == 0 { break }
                beginning += some[..<piece]
            }
            if let description = ForeignFile.description(ofBeginning: beginning) { throw ImportFailure("\(name) \(description)") }
            conversion = TextConversion(of: beginning)
            ahead = try converted(beginning[...])
            if let piece = takeAhead(into: &buffer) { return piece }
        }
        guard conversion != nil else { return try input.read(into: &buffer) }
        while true {
            let piece = try input.read(into: &buffer)
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
}
