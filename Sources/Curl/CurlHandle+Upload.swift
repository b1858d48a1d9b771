import CCurl
import Glibc

extension CurlHandle {
    /// The outcome of an upload.
    struct Upload {
        /// libcurl's result.
        let code: CURLcode
        /// Whether libcurl has read all bytes, so that the server's last reply concerns them.
        let isSent: Bool
        /// The last reply that refused a command; empty if the server refused nothing.
        let refusal: String
    }

    /// Sends bytes; blocks the thread.
    func upload(_ bytes: [UInt8], timeout: Duration) throws(CurlError) -> Upload {
        try prepare(timeout: timeout)
        try set(CURLOPT_UPLOAD, 1)
        try set(CURLOPT_INFILESIZE_LARGE, size: bytes.count)
        var outgoing = Outgoing(bytes: bytes)
        var line = RefusalLine()
        let code = unsafe withUnsafeMutablePointer(to: &outgoing) { outgoing in
            unsafe withUnsafeMutablePointer(to: &line) { line in
                // Sound: libcurl calls both only during the transfer, while the variables are lent.
                var code = unsafe cupboard_curl_set_reader(raw, Outgoing.reader, outgoing)
                guard code == CURLE_OK else { return code }
                code = unsafe cupboard_curl_set_line_writer(raw, RefusalLine.writer, line)
                guard code == CURLE_OK else { return code }
                return unsafe curl_easy_perform(raw)
            }
        }
        return Upload(code: code, isSent: outgoing.offset == bytes.count, refusal: line.text)
    }
}

/// The bytes still to be sent.
private struct Outgoing {
    let bytes: [UInt8]
    var offset = 0

    /// Fills libcurl's buffer; 0 marks the end.
    static let reader: curl_read_callback = { buffer, size, count, context in
        guard let buffer = unsafe buffer, let outgoing = unsafe context?.assumingMemoryBound(to: Outgoing.self) else {
            return Int(CURL_READFUNC_ABORT)
        }
        // Sound: libcurl lends `size * count` bytes for the call, and `context` is the variable that `upload` lends it.
        let offset = unsafe outgoing.pointee.offset
        let taken = min(size * count, unsafe outgoing.pointee.bytes.count - offset)
        unsafe outgoing.pointee.bytes.withUnsafeBytes { source in
            guard taken > 0, let start = source.baseAddress else { return }
            unsafe memcpy(buffer, start + offset, taken)
        }
        unsafe outgoing.pointee.offset += taken
        return taken
    }
}

/// The server's last refusal.
///
/// The refusal is kept separately, because libcurl then sends QUIT, which the server answers as well.
private struct RefusalLine {
    private var bytes: [UInt8] = []
    /// Longer lines are truncated: RFC 5321 allows 512 bytes, but a server may send more.
    private static let limit = 512

    static let writer: curl_write_callback = { data, size, count, context in
        guard let data = unsafe data, let line = unsafe context?.assumingMemoryBound(to: RefusalLine.self) else { return 0 }
        // Sound: libcurl lends `size * count` bytes for the call, and `context` is the variable that `upload` lends it.
        let bytes = unsafe UnsafeRawBufferPointer(start: data, count: size * count)
        let isRefusal = unsafe bytes.first == UInt8(ascii: "4") || bytes.first == UInt8(ascii: "5")
        if isRefusal { unsafe line.pointee.bytes = Array(bytes.prefix(limit)) }
        return bytes.count
    }

    /// The line without its end; control characters, which could affect a terminal, become spaces.
    var text: String {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\r" || scalar == "\n" { return }
            text.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
    }
}
