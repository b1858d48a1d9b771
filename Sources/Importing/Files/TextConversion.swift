import Glibc

/// Converts bytes of another encoding to UTF-8, with iconv.
///
/// The encoding is known from a byte order mark or from an XML declaration.
@safe
final class TextConversion {
    /// The encoding's name, as iconv knows it.
    let encoding: String
    private let descriptor: iconv_t
    /// The beginning of a character whose end is in the next bytes.
    private var rest: [UInt8] = []
    /// The number of bytes converted so far.
    private var count = 0

    /// Detects the encoding at the beginning of a file; nil for UTF-8 and for text that names none.
    convenience init?(of beginning: [UInt8]) {
        if beginning.starts(with: [0xFF, 0xFE]) {
            self.init(from: "UTF-16LE")
        } else if beginning.starts(with: [0xFE, 0xFF]) {
            self.init(from: "UTF-16BE")
        } else if let declared = Self.declared(in: beginning), !["utf-8", "utf8", "us-ascii"].contains(declared.lowercased()) {
            self.init(from: declared)
        } else {
            return nil
        }
    }

    private init?(from encoding: String) {
        guard let descriptor = unsafe iconv_open("UTF-8", encoding), Int(bitPattern: descriptor) != -1 else { return nil }
        self.encoding = encoding
        unsafe self.descriptor = descriptor
    }

    deinit {
        _ = unsafe iconv_close(descriptor)
    }

    /// The encoding that an XML declaration names.
    ///
    /// Only the names of common encodings are accepted, because iconv loads a module by its name.
    private static func declared(in beginning: [UInt8]) -> String? {
        let text = String(decoding: beginning.prefix(200), as: UTF8.self)
        guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>") else { return nil }
        let pattern = /encoding\s*=\s*["']((?:utf|iso|windows|cp|us|koi8|shift|euc|gb|big5|macintosh)[A-Za-z0-9_-]*)["']/.ignoresCase()
        return text[..<end.lowerBound].firstMatch(of: pattern).map { String($0.1) }
    }

    /// Converts the next bytes, without a byte order mark.
    func convert(_ bytes: ArraySlice<UInt8>) throws(ImportFailure) -> [UInt8] {
        var input = rest + bytes
        // UTF-8 has at most four bytes for each byte of another encoding.
        var output = [UInt8](repeating: 0, count: input.count * 4 + 4)
        var (left, room) = (input.count, output.count)
        // Sound: iconv reads `left` bytes and writes at most `room` bytes, and keeps neither pointer.
        let result = unsafe input.withUnsafeMutableBytes { source in
            unsafe output.withUnsafeMutableBytes { target in
                var from = unsafe source.baseAddress?.assumingMemoryBound(to: CChar.self)
                var to = unsafe target.baseAddress?.assumingMemoryBound(to: CChar.self)
                return unsafe iconv(descriptor, &from, &left, &to, &room)
            }
        }
        if result == -1, errno != EINVAL {
            throw ImportFailure("byte \(count - rest.count + input.count - left) is no character of \(encoding)")
        }
        count += bytes.count
        rest = Array(input.suffix(left))
        output.removeLast(room)
        if count == bytes.count, output.starts(with: [0xEF, 0xBB, 0xBF]) { output.removeFirst(3) }
        return output
    }

    /// Ends the text.
    func finish() throws(ImportFailure) {
        if !rest.isEmpty { throw ImportFailure("it ends within a character of \(encoding): the file is truncated") }
    }
}
