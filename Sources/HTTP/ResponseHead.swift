import Reactor

/// The contents of a response's head.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9112#name-message-format
struct ResponseHead {
    enum Persistence {
        /// HTTP/1.1's default: no header.
        case unsaid
        case keepAlive
        case close
    }

    /// The beginning, which is the same in nearly all responses.
    var start: Start
    /// The length of the body, even if it is not sent; nil if there cannot be a body or its length is unknown.
    var contentLength: Int?
    var persistence: Persistence

    /// Writes everything after the beginning; `extraHeaders` are complete lines.
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

    /// The status line and the headers that are usually the same for all responses of a resource.
    struct Start {
        var status: HTTPStatus
        var contentType: StaticString?
        var isCompressed = false
        var vary: HTTPVary = []

        /// Whether both produce the same lines.
        func isSame(as other: Start) -> Bool {
            // Compares addresses, not contents: if the same text has two addresses, the lines are merely written again.
            let isSameType = unsafe contentType?.utf8Start == other.contentType?.utf8Start
            return isSameType && status == other.status && vary == other.vary && isCompressed == other.isCompressed
        }

        /// Writes the lines; `dateLine` is a complete one.
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

/// Writes the beginnings of a loop's responses, and keeps the latest: within a second, the next response usually begins the same way.
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
