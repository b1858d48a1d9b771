import CZlib

/// Decompresses gzip as it arrives.
@safe final class Inflater {
    private let stream: UnsafeMutablePointer<z_stream>
    /// Whether the end has arrived with the correct checksum and length.
    private(set) var isEnded = false
    private(set) var isBroken = false

    init() {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        unsafe inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Returns everything that the bytes so far allow to decode.
    func take(_ coded: [UInt8]) -> [UInt8] {
        var coded = coded
        var plain: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        unsafe coded.withUnsafeMutableBufferPointer { input in
            unsafe stream.pointee.next_in = input.baseAddress
            unsafe stream.pointee.avail_in = UInt32(input.count)
            var isMore = true
            while isMore {
                let code: Int32 = unsafe piece.withUnsafeMutableBufferPointer { output in
                    unsafe stream.pointee.next_out = output.baseAddress
                    unsafe stream.pointee.avail_out = UInt32(output.count)
                    let code = unsafe inflate(stream, Z_SYNC_FLUSH)
                    unsafe plain.append(contentsOf: output[..<(output.count - Int(stream.pointee.avail_out))])
                    return code
                }
                if code == Z_STREAM_END { isEnded = true }
                if code < 0, code != Z_BUF_ERROR { isBroken = true }
                isMore = unsafe code == Z_OK && (stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0)
            }
        }
        return plain
    }
}
