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

extension String {
    /// The text on one line and without commands to a terminal: control characters are written as `\n` or `\u{1B}`.
    ///
    /// For what others have chosen, such as names of files and messages of servers. A line of their own could be a command as well: the
    /// log of GitHub Actions obeys those that begin with `::`.
    var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isControl { text += scalar.escaped(asASCII: true) } else { text.unicodeScalars.append(scalar) }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
