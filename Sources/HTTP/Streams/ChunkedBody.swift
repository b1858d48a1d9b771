/// A body in chunks (RFC 9112, 7.1), for a length that is unknown at the beginning.
enum ChunkedBody {
    /// Appends a chunk; appends nothing for no bytes, since an empty chunk is the end.
    static func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        if bytes.isEmpty { return }
        append(hexadecimal: bytes.count, to: &output)
        output.append("\r\n")
        output.append(bytes)
        output.append("\r\n")
    }

    /// Appends the end of the body.
    static func end(_ output: inout [UInt8]) {
        output.append("0\r\n\r\n")
    }

    private static func append(hexadecimal number: Int, to output: inout [UInt8]) {
        if number >= 16 { append(hexadecimal: number / 16, to: &output) }
        let digit = UInt8(number % 16)
        output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
