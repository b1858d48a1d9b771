/// Blocks of deflate (RFC 1951, 3.2.4) that need no compressor.
enum DeflateBlock {
    /// Appends bytes uncompressed, in blocks of at most 65,535 bytes, none of them final.
    static func store(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        var start = 0
        while start < bytes.count {
            let end = min(start + Int(UInt16.max), bytes.count)
            let length = UInt16(end - start)
            output.append(0)
            for half in [length, ~length] {
                output.append(UInt8(half & 0xFF))
                output.append(UInt8(half >> 8))
            }
            output.append(bytes.extracting(start..<end))
            start = end
        }
    }
}
