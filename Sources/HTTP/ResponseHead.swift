/// What the head of a response says.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-message-format
struct ResponseHead {
    enum Persistence {
        /// HTTP/1.1's default: nothing is said.
        case unsaid
        case keepAlive
        case close
    }

    var status: HTTPStatus
    var contentType: StaticString?
    /// Bytes of the body, also when it is not sent; nil when there can be none.
    var contentLength: Int?
    var isCompressed = false
    var vary: HTTPVary = []
    var persistence: Persistence

    /// Writes the head; `dateLine` and `extraHeaders` are whole lines.
    func write(to bytes: inout [UInt8], dateLine: [UInt8], extraHeaders: [UInt8]) {
        if status == .ok {
            bytes.append("HTTP/1.1 200 OK\r\n")
        } else {
            bytes.append("HTTP/1.1 ")
            bytes.append(decimal: Int(status.code))
            bytes.append(" ")
            bytes.append(status.reason)
            bytes.append("\r\n")
        }
        bytes.append(contentsOf: dateLine)
        if let contentType {
            bytes.append("Content-Type: ")
            bytes.append(contentType)
            bytes.append("\r\n")
        }
        if let contentLength {
            bytes.append("Content-Length: ")
            bytes.append(decimal: contentLength)
            bytes.append("\r\n")
        }
        if isCompressed { bytes.append("Content-Encoding: gzip\r\n") }
        vary.write(to: &bytes)
        bytes.append(contentsOf: extraHeaders)
        switch persistence {
        case .unsaid: break
        case .keepAlive: bytes.append("Connection: keep-alive\r\n")
        case .close: bytes.append("Connection: close\r\n")
        }
        bytes.append("\r\n")
    }
}
