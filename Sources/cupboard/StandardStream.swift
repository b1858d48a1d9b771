import Glibc

/// Standard output and standard error, written whole and at once.
enum StandardStream {
    case output, error

    /// Writes a text; a reader that has gone wants no more of it.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes bytes; a reader that has gone wants no more of them.
    func write(_ bytes: [UInt8]) {
        let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
        var written = 0
        while written < bytes.count {
            // Sound: the buffer is only read, and inside the closure.
            let count = unsafe bytes[written...].withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            written += max(0, count)
        }
    }
}
