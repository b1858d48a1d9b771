import CZlib

/// Bytes of archives and compressed files, made for tests.
enum SampleArchive {
    /// An entry of a zip archive.
    struct Entry {
        var name: String
        var content: [UInt8]
        var isStored = false
        var isEncrypted = false
        var isLink = false
        /// Whether the checksum is wrong.
        var isDamaged = false

        init(_ name: String, _ text: String) {
            (self.name, content) = (name, Array(text.utf8))
        }
    }

    /// Returns a zip archive.
    ///
    /// Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
    static func zip(_ entries: [Entry]) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = bytes.count
            let packed = entry.isStored ? entry.content : compressed(entry.content, isFramed: false)
            let sum = checksum(entry.content) &+ (entry.isDamaged ? 1 : 0)
            let common =
                little(20, 2) + little(entry.isEncrypted ? 1 : 0, 2) + little(entry.isStored ? 0 : 8, 2) + little(0, 4)
                + little(Int(sum), 4)
                + little(packed.count, 4) + little(entry.content.count, 4) + little(entry.name.utf8.count, 2) + little(0, 2)
            bytes += little(0x0403_4B50, 4) + common + Array(entry.name.utf8) + packed
            let attributes = entry.isLink ? 0o120777 << 16 : 0o100644 << 16
            directory +=
                little(0x0201_4B50, 4) + little(3 << 8 | 20, 2) + common + little(0, 2) + little(0, 2) + little(0, 2)
                + little(attributes, 4)
                + little(offset, 4) + Array(entry.name.utf8)
        }
        let start = bytes.count
        bytes += directory
        return bytes + little(0x0605_4B50, 4) + little(0, 4) + little(entries.count, 2) + little(entries.count, 2)
            + little(directory.count, 4) + little(start, 4) + little(0, 2)
    }

    /// Returns a file of gzip.
    static func gzip(_ bytes: [UInt8]) -> [UInt8] { compressed(bytes, isFramed: true) }

    private static func compressed(_ bytes: [UInt8], isFramed: Bool) -> [UInt8] {
        var stream = unsafe z_stream()
        _ = unsafe isFramed ? zlib_start_gzip(&stream, 9) : zlib_start_deflating(&stream, 9)
        var source = bytes
        var target = [UInt8](repeating: 0, count: bytes.count + bytes.count / 8 + 128)
        let left = unsafe source.withUnsafeMutableBufferPointer { source in
            unsafe target.withUnsafeMutableBufferPointer { target in
                unsafe (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
                unsafe (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
                _ = unsafe deflate(&stream, Z_FINISH)
                return unsafe Int(stream.avail_out)
            }
        }
        unsafe deflateEnd(&stream)
        target.removeLast(left)
        return target
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        unsafe bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: unsafe crc32_z(0, $0.baseAddress, $0.count)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
