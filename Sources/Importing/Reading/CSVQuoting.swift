/// Follows the quotation marks of a row, which decide where the row ends.
///
/// A field that begins with a quotation mark ends with one, and marks inside it are doubled.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc4180
struct CSVQuoting {
    /// The state after a line.
    enum Outcome: Equatable {
        /// The row ends with the line.
        case complete
        /// The row continues inside a quoted field.
        case open
        /// Something follows the closing mark of a field.
        case malformed
    }

    private enum State {
        case begin, plain, quoted
        /// Behind a mark in a quoted field: the end of the field, or the first of two marks.
        case closing
    }

    private let separator: UInt8
    private var state = State.begin
    /// The number of bytes before the next one.
    private var offset = 0
    /// The offset of the last field that begins with a mark, in bytes from the beginning of the row.
    private(set) var opening = 0
    /// The number of the last field that begins with a mark, from 0.
    private(set) var openingField = 0
    private var field = 0

    init(separator: UInt8) {
        self.separator = separator
    }

    /// Follows the next line of the row, with its line break.
    mutating func take(_ line: [UInt8]) -> Outcome {
        for byte in line {
            switch state {
            case .quoted:
                if byte == Self.mark { state = .closing }
            case .closing where byte == Self.mark: state = .quoted
            case .closing where !isEnd(byte): return .malformed
            case .begin where byte == Self.mark:
                (opening, openingField) = (offset, field)
                state = .quoted
            case .begin, .plain, .closing:
                state = isEnd(byte) ? .begin : .plain
                if byte == separator { field += 1 }
            }
            offset += 1
        }
        return state == .quoted ? .open : .complete
    }

    private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static let mark = UInt8(ascii: "\"")

    /// A field of a row that is divided at each separator: without its marks if they are well formed, and nil if the closing one is missing.
    static func content(_ field: ArraySlice<UInt8>) -> [UInt8]? {
        guard field.first == mark else { return Array(field) }
        var quoting = CSVQuoting(separator: UInt8(ascii: "\n"))
        switch quoting.take(Array(field)) {
        case .open: return nil
        case .malformed: return Array(field)
        case .complete:
            var content: [UInt8] = []
            var isDoubled = false
            for byte in field.dropFirst().dropLast() {
                isDoubled = byte == mark && !isDoubled
                if !isDoubled { content.append(byte) }
            }
            return content
        }
    }
}
