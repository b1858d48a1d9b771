/// Writes a server's frames (RFC 6455, 5.2): never masked, each message in one frame.
public enum WebSocketWriter {
    /// Appends a text message in UTF-8.
    public static func text(_ message: Span<UInt8>, to output: inout [UInt8]) {
        frame(.text, message, to: &output)
    }

    /// Appends a ping with at most 125 bytes.
    public static func ping(_ payload: Span<UInt8>, to output: inout [UInt8]) {
        frame(.ping, payload.extracting(first: 125), to: &output)
    }

    /// Appends the response to a ping.
    public static func pong(_ payload: Span<UInt8>, to output: inout [UInt8]) {
        frame(.pong, payload.extracting(first: 125), to: &output)
    }

    /// Appends the closing frame; a reason of more than 123 bytes is truncated before a character.
    public static func close(_ code: WebSocketCloseCode, reason: String, to output: inout [UInt8]) {
        var payload = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
        for scalar in reason.unicodeScalars {
            let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            guard payload.count + bytes.count <= 125 else { break }
            payload += bytes
        }
        frame(.close, payload.span, to: &output)
    }

    /// Appends a closing frame without a code, as the answer to one.
    static func closeWithoutCode(to output: inout [UInt8]) {
        frame(.close, Span(), to: &output)
    }

    private static func frame(_ opcode: WebSocketOpcode, _ payload: Span<UInt8>, to output: inout [UInt8]) {
        output.append(0x80 | opcode.rawValue)
        switch payload.count {
        case ..<126: output.append(UInt8(payload.count))
        case ...Int(UInt16.max):
            output.append(126)
            append(payload.count, in: 2, to: &output)
        default:
            output.append(127)
            append(payload.count, in: 8, to: &output)
        }
        output.append(payload)
    }

    /// Appends a number with its highest byte first.
    private static func append(_ number: Int, in bytes: Int, to output: inout [UInt8]) {
        for place in (0..<bytes).reversed() { output.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
}
