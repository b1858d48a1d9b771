public import GraphQL
public import JSON

/// Reads a JSON text from the first byte to the last, and builds requested values directly, without an intermediate tree.
///
/// Reading is strict: it accepts only RFC 8259 in UTF-8, and rejects duplicate names in an object. Nesting is bounded, so recursive reading
/// is safe. Valid JSON that cannot be represented or stored, such as half a surrogate pair, becomes a `JSONFlaw`, and reading continues.
///
/// Each call takes the bytes again, because a span cannot be stored. All calls must get the same bytes.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc8259
public struct JSONReader {
    /// Limits on the content of a text.
    public struct Limits: Sendable {
        /// The maximum nesting of arrays and objects.
        public var nesting: Int
        /// The maximum number of values in arrays and objects together; each value needs far more memory than its text.
        public var values: Int

        /// Creates limits.
        public init(nesting: Int = 64, values: Int = .max) {
            (self.nesting, self.values) = (nesting, values)
        }
    }

    private let limits: Limits
    /// The index of the next byte to read.
    var index = 0
    /// The number of open arrays and objects.
    private var depth = 0
    private var valueCount = 0
    /// The number of white space bytes read so far.
    private var blankCount = 0
    /// The names read so far in the open objects, with the innermost object's names last.
    private var names: [String] = []
    /// The buffer for the text of a string with escapes.
    var unescaped: [UInt8] = []
    private var flaw: JSONFlaw?
    /// The depth of the array or object that adds the next step to the flaw's path.
    private var flawDepth = 0

    /// Starts to read a text.
    ///
    /// - Throws: An error if the text is not UTF-8.
    public init(_ bytes: Span<UInt8>, limits: Limits = Limits()) throws(JSONError) {
        self.limits = limits
        do {
            _ = try UTF8Span(validating: bytes)
        } catch {
            throw JSONError(.invalidUnicode, "the text is not UTF-8", at: error.byteOffsets.lowerBound, of: bytes)
        }
    }

    // MARK: Single values

    /// The kind of a value, judged by its first byte.
    public enum Kind {
        case object, array, string, other
    }

    /// Returns the kind of the next value; the text after its first byte may still be invalid.
    public mutating func kind(in bytes: Span<UInt8>) -> Kind {
        skipBlanks(bytes)
        guard index < bytes.count else { return .other }
        return switch bytes[index] {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        default: .other
        }
    }

    /// Reads the next value with everything in it.
    public mutating func value(in bytes: Span<UInt8>) throws(JSONError) -> Value {
        skipBlanks(bytes)
        guard index < bytes.count else { throw expected("a value", in: bytes) }
        switch bytes[index] {
        case UInt8(ascii: "\""): return .string(try string(in: bytes))
        case UInt8(ascii: "{"): return .object(try object(in: bytes))
        case UInt8(ascii: "["): return .list(try list(in: bytes))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(in: bytes)
        case UInt8(ascii: "t"):
            try read("true", in: bytes)
            return .boolean(true)
        case UInt8(ascii: "f"):
            try read("false", in: bytes)
            return .boolean(false)
        case UInt8(ascii: "n"):
            try read("null", in: bytes)
            return .null
        default: throw expected("a value", in: bytes)
        }
    }

    /// Throws an error if anything follows the value that has been read.
    public mutating func end(of bytes: Span<UInt8>) throws(JSONError) {
        skipBlanks(bytes)
        guard index == bytes.count else {
            throw JSONError(.trailingBytes, "the end was expected, not \(found(in: bytes))", at: index, of: bytes)
        }
    }

    /// The number of bytes read so far, without white space between values.
    public var compactCount: Int { index - blankCount }

    /// Returns the first flaw in the values read since the last call, and clears it; nil if there is no flaw.
    public mutating func takeFlaw() -> JSONFlaw? {
        defer { flaw = nil }
        return flaw
    }

    private mutating func object(in bytes: Span<UInt8>) throws(JSONError) -> ObjectValue {
        var object = ObjectValue()
        var members = try openObject(in: bytes)
        while let name = try nextName(of: &members, in: bytes) { object.append(name, try value(in: bytes)) }
        return object
    }

    private mutating func list(in bytes: Span<UInt8>) throws(JSONError) -> [Value] {
        var list: [Value] = []
        var items = try openArray(in: bytes)
        while try hasNext(of: &items, in: bytes) { list.append(try value(in: bytes)) }
        return list
    }

    // MARK: Objects

    /// An object whose members are being read.
    public struct Members {
        /// The index of the object's first name among the names of all open objects.
        fileprivate let firstName: Int
        /// All names of the object, once there are too many to compare them one by one.
        fileprivate var nameSet: Set<[UInt8]> = []
    }

    /// Reads the beginning of an object; its members follow.
    public mutating func openObject(in bytes: Span<UInt8>) throws(JSONError) -> Members {
        try open(UInt8(ascii: "{"), "an object", in: bytes)
        return Members(firstName: names.count)
    }

    /// Reads the name of the next member, whose value follows; nil at the end of the object.
    public mutating func nextName(of members: inout Members, in bytes: Span<UInt8>) throws(JSONError) -> String? {
        let isFirst = names.count == members.firstName
        if flaw != nil, flawDepth == depth, let name = names.last, !isFirst { addToFlaw(.key(name)) }
        skipBlanks(bytes)
        if index < bytes.count, bytes[index] == UInt8(ascii: "}") {
            names.removeLast(names.count - members.firstName)
            close()
            return nil
        }
        if !isFirst {
            guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { throw expected("“,” or “}”", in: bytes) }
            index += 1
            skipBlanks(bytes)
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            throw expected(isFirst ? "a name in double quotes or “}”" : "a name in double quotes", in: bytes)
        }
        let start = index
        let name = try name(in: bytes)
        guard isNew(name, &members) else { throw JSONError(.duplicateKey, "an object has a duplicate key", at: start, of: bytes) }
        names.append(name)
        skipBlanks(bytes)
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { throw expected("“:”", in: bytes) }
        index += 1
        try countValue(bytes)
        return name
    }

    /// Whether the object does not have the name yet; few names are compared one by one, and many are kept in a set.
    private func isNew(_ name: String, _ members: inout Members) -> Bool {
        let count = names.count - members.firstName
        if count < Self.linearSearchLimit {
            let length = name.utf8.count
            for index in members.firstName..<names.count
            // Compared by bytes: names in another Unicode normalization form are different names.
            where names[index].utf8.count == length && names[index].utf8.elementsEqual(name.utf8) { return false }
            return true
        }
        if count == Self.linearSearchLimit { members.nameSet = Set(names[members.firstName...].map { Array($0.utf8) }) }
        return members.nameSet.insert(Array(name.utf8)).inserted
    }

    private static let linearSearchLimit = 16

    // MARK: Arrays

    /// An array whose items are being read.
    public struct Items {
        /// The number of items that have been started.
        public fileprivate(set) var count = 0
    }

    /// Reads the beginning of an array; its items follow.
    public mutating func openArray(in bytes: Span<UInt8>) throws(JSONError) -> Items {
        try open(UInt8(ascii: "["), "an array", in: bytes)
        return Items()
    }

    /// Whether there is another item to read.
    public mutating func hasNext(of items: inout Items, in bytes: Span<UInt8>) throws(JSONError) -> Bool {
        if flaw != nil, flawDepth == depth, items.count > 0 { addToFlaw(.index(items.count - 1)) }
        skipBlanks(bytes)
        if index < bytes.count, bytes[index] == UInt8(ascii: "]") {
            close()
            return false
        }
        if items.count > 0 {
            guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { throw expected("“,” or “]”", in: bytes) }
            index += 1
        }
        items.count += 1
        try countValue(bytes)
        return true
    }

    // MARK: Bounds

    private mutating func open(_ bracket: UInt8, _ expectation: StaticString, in bytes: Span<UInt8>) throws(JSONError) {
        skipBlanks(bytes)
        guard index < bytes.count, bytes[index] == bracket else { throw expected("\(expectation)", in: bytes) }
        depth += 1
        guard depth <= limits.nesting else {
            let deepest = Self.deepest(from: index, depth - 1, in: bytes)
            let message = "arrays and objects are nested \(deepest) deep; at most \(limits.nesting) are allowed"
            throw JSONError(.nestedTooDeep, message, at: index, of: bytes)
        }
        index += 1
    }

    private mutating func close() {
        depth -= 1
        index += 1
    }

    private mutating func countValue(_ bytes: Span<UInt8>) throws(JSONError) {
        valueCount += 1
        guard valueCount <= limits.values else {
            throw JSONError(.tooManyValues, "there are more than \(limits.values) values in arrays and objects", at: index, of: bytes)
        }
    }

    /// Returns the depth of a text that is already too deep, counted by the brackets outside strings.
    private static func deepest(from start: Int, _ depth: Int, in bytes: Span<UInt8>) -> Int {
        var (depth, deepest, isInString, index) = (depth, depth, false, start)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isInString { depth += 1 }
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isInString { depth -= 1 }
            default: break
            }
            index += 1
        }
        return deepest
    }

    // MARK: Flaws

    /// Records a flaw of the current value, or of the current name, unless there is one already.
    mutating func note(_ kind: JSONFlaw.Kind, isInName: Bool = false) {
        guard flaw == nil else { return }
        flaw = JSONFlaw(kind: kind, isInName: isInName)
        // A name belongs to its object, so the first step of the path comes from one level further out.
        flawDepth = isInName ? depth - 1 : depth
    }

    private mutating func addToFlaw(_ step: PathElement) {
        flaw?.path.insert(step, at: 0)
        flawDepth -= 1
    }

    // MARK: Bytes

    @inline(__always)
    mutating func skipBlanks(_ bytes: Span<UInt8>) {
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index += 1
            default:
                blankCount += index - start
                return
            }
        }
        blankCount += index - start
    }

    private mutating func read(_ word: StaticString, in bytes: Span<UInt8>) throws(JSONError) {
        let start = index
        // Sound: each offset is below the length of the word.
        for offset in 0..<word.utf8CodeUnitCount {
            guard index < bytes.count, unsafe bytes[index] == word.utf8Start[offset] else {
                index = start
                throw expected("“\(word)”", in: bytes)
            }
            index += 1
        }
    }

    /// Returns the error for an unexpected byte, or an unexpected end, at the current index.
    func expected(_ expectation: String, in bytes: Span<UInt8>) -> JSONError {
        JSONError(.syntax, "\(expectation) was expected, not \(found(in: bytes))", at: index, of: bytes)
    }

    /// Returns the current byte for messages, and nothing more, because a text may be a secret.
    func found(in bytes: Span<UInt8>) -> String {
        guard index < bytes.count else { return "the end" }
        let byte = bytes[index]
        if (0x21..<0x7F).contains(byte) { return "“\(Character(Unicode.Scalar(byte)))”" }
        return "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
