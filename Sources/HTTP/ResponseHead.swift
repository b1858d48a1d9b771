import Reactor

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

    /// What stands at the beginning, alike in nearly all responses.
    var start: Start
    /// Bytes of the body, also when it is not sent; nil when there can be none.
    var contentLength: Int?
    var persistence: Persistence

    /// Writes what follows the beginning; `extraHeaders` are whole lines.
    func writeRest(to bytes: inout [UInt8], extraHeaders: [UInt8]) {
        if let contentLength {
            bytes.append("Content-Length: ")
            bytes.append(decimal: contentLength)
            bytes.append("\r\n")
        }
        bytes.append(contentsOf: extraHeaders)
        switch persistence {
        case .unsaid: bytes.append("\r\n")
        case .keepAlive: bytes.append("Connection: keep-alive\r\n\r\n")
        case .close: bytes.append("Connection: close\r\n\r\n")
        }
    }

    /// The status line and the headers that do not differ from one answer of a resource to the next.
    struct Start {
        var status: HTTPStatus
        var contentType: StaticString?
        var isCompressed = false
        var vary: HTTPVary = []

        /// Whether both are written alike.
        func isSame(as other: Start) -> Bool {
            // Addresses are compared, not read: the same text at two places is merely written anew.
            let isSameType = unsafe contentType?.utf8Start == other.contentType?.utf8Start
            return isSameType && status == other.status && vary == other.vary && isCompressed == other.isCompressed
        }

        /// Writes the lines; `dateLine` is a whole one.
        func write(to bytes: inout [UInt8], dateLine: [UInt8]) {
            bytes.append("HTTP/1.1 ")
            bytes.append(decimal: Int(status.code))
            bytes.append(" ")
            bytes.append(status.reason)
            bytes.append("\r\n")
            bytes.append(contentsOf: dateLine)
            if let contentType {
                bytes.append("Content-Type: ")
                bytes.append(contentType)
                bytes.append("\r\n")
            }
            if isCompressed { bytes.append("Content-Encoding: gzip\r\n") }
            vary.write(to: &bytes)
        }
    }
}

/// Writes the beginnings of a loop's responses, and keeps the latest: within a second the next response mostly begins alike.
final class ResponseStartWriter {
    private let date = HTTPDate()
    private var latest: ResponseHead.Start?
    private var bytes: [UInt8] = []

    /// Appends the beginning of a response.
    func write(_ start: ResponseHead.Start, at now: MonotonicTime, to output: inout [UInt8]) {
        let isNewSecond = date.refresh(now)
        if isNewSecond || latest?.isSame(as: start) != true {
            var fresh: [UInt8] = []
            start.write(to: &fresh, dateLine: date.line)
            bytes = fresh
            latest = start
        }
        output.append(contentsOf: bytes)
    }
}
