/// The CRC-32 of PNG chunks, calculated bit by bit because it covers only a few dozen bytes per picture.
///
/// Spec: https://www.w3.org/TR/png-3/#5CRC-algorithm
enum CRC32 {
    static func of(_ bytes: Span<UInt8>) -> UInt32 {
        var checksum = UInt32.max
        for index in bytes.indices {
            checksum ^= UInt32(bytes[index])
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return ~checksum
    }
}
