import Glibc
import GraphQL

/// Standard output and standard error, written whole and at once.
enum StandardStream {
    case output, error

    /// Writes a text; false where the reader has gone.
    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    /// Writes bytes; false where the reader has gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        writeAll(bytes, to: self == .output ? STDOUT_FILENO : STDERR_FILENO)
    }

    /// Writes a value as JSON in a line of its own.
    func write(json value: Value) {
        var writer = ResponseWriter()
        writer.write(value)
        write(writer.text + "\n")
    }
}
