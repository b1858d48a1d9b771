/// The first thing in a source that is not the JSON that is taken.
public struct JSONError: Error, Sendable, Equatable {
    /// What kinds of mistakes there are.
    public enum Reason: Sendable, Hashable {
        /// Not JSON at all, or it ends too early.
        case syntax
        /// Something follows the value.
        case trailingBytes
        /// The bytes are no UTF-8, or an escape is no Unicode character.
        case invalidUnicode
        /// A string contains U+0000.
        case nulCharacter
        /// An object has a key twice.
        case duplicateKey
        /// A number does not fit into 64 bits, or into a double.
        case numberOutOfRange
        /// Arrays and objects are nested too deep.
        case nestedTooDeep
        /// Arrays and objects hold too many values.
        case tooManyValues
    }

    /// Which kind of mistake it is.
    public let reason: Reason
    /// What is wrong, for people.
    public let message: String
    /// The byte offset in the source, about.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
}

extension JSONError {
    /// A mistake at an offset of a source, whose lines are counted.
    public init(_ reason: Reason, _ message: String, at offset: Int, of bytes: Span<UInt8>) {
        var line = 1
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") { line += 1 }
        self.init(reason: reason, message: message, offset: offset, line: line)
    }
}

extension JSONError: CustomStringConvertible {
    /// The message with its place.
    public var description: String { "\(message) (line \(line), byte \(offset))" }
}
