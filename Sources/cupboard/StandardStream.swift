import Glibc
import GraphQL

/// Standard output and standard error, written completely and without buffering.
enum StandardStream {
    case output, error

    /// Writes a text.
    ///
    /// Returns false if the reader has closed the pipe.
    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    /// Writes bytes.
    ///
    /// Returns false if the reader has closed the pipe.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        writeAll(bytes, to: self == .output ? STDOUT_FILENO : STDERR_FILENO)
    }

    /// Writes a value as JSON on a line by itself.
    func write(json value: Value) {
        var writer = ResponseWriter()
        writer.write(value)
        write(writer.text + "\n")
    }
}

extension String {
    /// The text on a single line and without terminal control sequences.
    ///
    /// Control characters become `\n` or `\u{1B}`.
    ///
    /// Foreign text, such as file names and server messages, must be printed in this form. A separate line could be a command: GitHub
    /// Actions executes log lines that begin with `::`.
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
