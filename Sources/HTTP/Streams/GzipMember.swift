import CZlib

/// The frame of a gzip file (RFC 1952) around pieces deflated elsewhere; a stream keeps only a checksum and a length.
struct GzipMember {
    /// The header: no name, no time, and an unknown system.
    static let start: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    private var sum: UInt = 0
    private var length: UInt32 = 0

    /// Adds plain bytes to checksum and length.
    mutating func count(_ bytes: Span<UInt8>) {
        // Sound: zlib reads within the span's bounds and lifetime.
        unsafe bytes.withUnsafeBufferPointer { bytes in
            sum = unsafe crc32_z(sum, bytes.baseAddress, bytes.count)
        }
        length &+= UInt32(truncatingIfNeeded: bytes.count)
    }

    /// The final, empty block, followed by checksum and length.
    func end() -> [UInt8] {
        var bytes: [UInt8] = [0x03, 0x00]
        for value in [UInt32(truncatingIfNeeded: sum), length] {
            for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt32(place)))) }
        }
        return bytes
    }
}
