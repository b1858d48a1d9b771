/// Follows the structure of JSON outside strings, and finds the place where a bracket, a separator or a quotation mark is wrong.
///
/// The values of literals and strings are not checked.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc8259
struct JSONSyntax {
    /// The kinds of bytes that may come next.
    private enum Expected {
        /// Anything but a colon: outside of all values, and between the records of a list.
        case any
        case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd
        /// The rest of a number, true, false or null.
        case literal
    }

    /// The open containers, outermost first: true is a list, false an object.
    private(set) var containers: [Bool] = []
    /// The depth at which everything is allowed, because records are independent of each other there.
    var lenientDepth: Int?
    /// Whether the current string is the key of a member.
    private(set) var isKey = false

    private var expected = Expected.any

    private static let maximumDepth = 256

    /// The number of open containers.
    var depth: Int { containers.count }

    /// Returns to a state within some containers, before the next record.
    mutating func reset(to containers: [Bool]) {
        self.containers = containers
        expected = .any
    }

    /// Takes a byte outside strings.
    ///
    /// - Returns: Whether the byte may be there.
    mutating func take(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
            if expected == .literal { expected = .commaOrEnd }
            return true
        case UInt8(ascii: "{"): return open(isList: false)
        case UInt8(ascii: "["): return open(isList: true)
        case UInt8(ascii: "}"): return close(isList: false)
        case UInt8(ascii: "]"): return close(isList: true)
        case UInt8(ascii: ":"):
            guard expected == .colon else { return false }
            expected = .value
            return true
        case UInt8(ascii: ","): return comma()
        case UInt8(ascii: "\""): return beginString()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            guard expected == .value || expected == .valueOrEnd || expected == .literal || expected == .any else { return false }
            if expected != .any { expected = .literal }
            return true
        // A byte order mark.
        case 0xEF, 0xBB, 0xBF: return depth == 0
        default: return false
        }
    }

    /// Ends the current string.
    mutating func endString() {
        expected = isKey ? .colon : .commaOrEnd
        relax()
    }

    private mutating func beginString() -> Bool {
        switch expected {
        case .key, .keyOrEnd: isKey = true
        case .value, .valueOrEnd, .any: isKey = false
        default: return false
        }
        return true
    }

    private mutating func open(isList: Bool) -> Bool {
        guard expected == .value || expected == .valueOrEnd || expected == .any, depth < Self.maximumDepth else { return false }
        containers.append(isList)
        expected = isList ? .valueOrEnd : .keyOrEnd
        return true
    }

    private mutating func close(isList: Bool) -> Bool {
        guard containers.last == isList else { return false }
        switch expected {
        case .commaOrEnd, .literal, .any: break
        case .valueOrEnd where isList, .keyOrEnd where !isList: break
        default: return false
        }
        containers.removeLast()
        expected = .commaOrEnd
        relax()
        return true
    }

    private mutating func comma() -> Bool {
        guard let isList = containers.last, expected == .commaOrEnd || expected == .literal || expected == .any else { return false }
        expected = isList ? .value : .key
        relax()
        return true
    }

    /// Allows anything where records are independent of each other.
    mutating func relax() {
        if depth == 0 || depth == lenientDepth { expected = .any }
    }
}
