import CZlib

/// The plain bytes of one complete gzip member; nil for anything else, including trailing bytes.
func gunzip(_ coded: [UInt8], atMost limit: Int = 64 * 1024 * 1024) -> [UInt8]? {
    var stream = unsafe z_stream()
    guard unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { unsafe inflateEnd(&stream) }
    var coded = coded
    var plain: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    let code: Int32 = unsafe coded.withUnsafeMutableBufferPointer { input in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = UInt32(input.count)
        while true {
            let code: Int32 = unsafe piece.withUnsafeMutableBufferPointer { output in
                unsafe stream.next_out = output.baseAddress
                unsafe stream.avail_out = UInt32(output.count)
                let code = unsafe inflate(&stream, Z_NO_FLUSH)
                unsafe plain.append(contentsOf: output[..<(output.count - Int(stream.avail_out))])
                return code
            }
            if code != Z_OK || plain.count > limit { return code }
        }
    }
    return unsafe code == Z_STREAM_END && stream.avail_in == 0 ? plain : nil
}
