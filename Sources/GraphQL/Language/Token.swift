/// A lexical token: its kind and the range of its bytes.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Language.Source-Text.Lexical-Tokens
struct Token: BitwiseCopyable {
    enum Kind: UInt8 {
        case endOfFile
        case bang, dollar, ampersand, parenLeft, parenRight, spread, colon, equals, at
        case bracketLeft, bracketRight, braceLeft, pipe, braceRight
        case name, int, float, string, blockString
        /// Only in schema coordinates.
        case dot

        /// The kind in messages: punctuators in quotes, other tokens by the name of their class.
        var description: String {
            switch self {
            case .endOfFile: "<EOF>"
            case .bang: "\"!\""
            case .dollar: "\"$\""
            case .ampersand: "\"&\""
            case .parenLeft: "\"(\""
            case .parenRight: "\")\""
            case .spread: "\"...\""
            case .colon: "\":\""
            case .equals: "\"=\""
            case .at: "\"@\""
            case .bracketLeft: "\"[\""
            case .bracketRight: "\"]\""
            case .braceLeft: "\"{\""
            case .pipe: "\"|\""
            case .braceRight: "\"}\""
            case .name: "Name"
            case .int: "Int"
            case .float: "Float"
            case .string: "String"
            case .blockString: "BlockString"
            case .dot: "\".\""
            }
        }
    }

    var kind: Kind
    var start: Int32
    var end: Int32

    @inline(__always)
    init(_ kind: Kind, start: Int, end: Int) {
        self.kind = kind
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    @inline(__always)
    var name: Name { Name(start: start, length: end - start) }

    var isString: Bool { kind == .string || kind == .blockString }
}
