/// The first error in a JSON text.
public struct JSONError: Error, Sendable, Equatable {
    /// The kinds of errors.
    public enum Reason: Sendable, Hashable {
        /// The text is not JSON, or it ends too early.
        case syntax
        /// There are bytes after the value.
        case trailingBytes
        /// The bytes are not UTF-8, or an escape is not a Unicode character.
        case invalidUnicode
        /// A string contains U+0000.
        case nulCharacter
        /// An object has the same key twice.
        case duplicateKey
        /// An integer does not fit into 64 bits, or another number does not fit into a double.
        case numberOutOfRange
        /// Arrays and objects are nested too deep.
        case nestedTooDeep
        /// Arrays and objects contain too many values.
        case tooManyValues
    }

    /// The kind of error.
    public let reason: Reason
    /// The message for people.
    public let message: String
    /// The approximate byte offset in the source.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
}

extension JSONError {
    /// Creates an error at an offset of a source, and counts the lines before the offset.
    public init(_ reason: Reason, _ message: String, at offset: Int, of bytes: Span<UInt8>) {
        var line = 1
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") { line += 1 }
        self.init(reason: reason, message: message, offset: offset, line: line)
    }
}

extension JSONError: CustomStringConvertible {
    /// The message with its line and byte offset.
    public var description: String { "\(message) (line \(line), byte \(offset))" }
}
