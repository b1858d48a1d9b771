/// Cuts the objects of lists out of a stream of JSON without parsing them.
///
/// The scanner knows only strings, braces and brackets. A record is an object in a list. The list is the whole text, or a member of the
/// outermost object. An object without such a list can be a record itself. The reader of the record checks that the record is valid JSON.
///
/// Two rules keep an error from spreading. A string ends with its line, as JSON requires. If each line is a JSON text, a text ends with its
/// line too.
public struct RecordScanner {
    /// The result of a cut.
    public enum Cut: Equatable {
        /// A complete record, whose bytes are in `record`.
        case record(RecordPosition)
        /// The start of a record that cannot be completed.
        case problem(RecordPosition, RecordProblem)
    }

    /// The bytes of the current record.
    public private(set) var record: [UInt8] = []
    /// Whether a list was found.
    public private(set) var hasFoundList = false

    /// The first text of a member that is a message, without its escapes.
    public private(set) var message: [UInt8]?

    private let lists: [[UInt8]]
    private let messages: [[UInt8]]
    private let takesObjects: Bool
    private let limit: Int

    private var position = RecordPosition(number: 0, line: 1, offset: 0)
    /// The number of bytes before the next byte.
    private var offset = 0
    private var line = 1
    private var depth = 0
    /// The depth of the objects in the current list.
    private var listDepth: Int?
    private var isInString = false
    private var isEscaped = false
    /// The last string in the outermost object, which is the key of a list that follows.
    private var key: [UInt8] = []
    /// Whether the next string in the outermost object is a message.
    private var isMessage = false
    private var isInRecord = false
    /// The depth outside the current record.
    private var recordDepth = 0
    /// Whether the current record exceeds the limit, so its bytes are dropped.
    private var isTooLong = false
    private var hasEnded = false
    private var isByLines = false

    /// Whether the last byte was inside an object or a list.
    public var isInside: Bool { depth > 0 || isInString }
    /// The number of bytes so far.
    public var length: Int { offset }
    /// The number of the last line.
    public var lastLine: Int { line }

    /// Cuts lists that are the whole text, or members with one of the given names.
    ///
    /// If `takesObjects` is true, an outermost object without such a list is a record.
    public init(lists: [String], messages: [String] = [], takesObjects: Bool = false, limit: Int = RecordLimits.bytes) {
        self.lists = lists.map { Array($0.utf8) }
        self.messages = messages.map { Array($0.utf8) }
        (self.takesObjects, self.limit) = (takesObjects, limit)
    }

    /// Whether the next byte is directly in the outermost object, which may be the current record.
    private var isInOutermost: Bool { depth == 1 && (!isInRecord || recordDepth == 0) }

    /// Continues in a chunk of the stream from an index, and advances the index.
    ///
    /// Returns nil at the end of the chunk.
    public mutating func next(in piece: Span<UInt8>, from index: inout Int) -> Cut? {
        var start = index
        while index < piece.count {
            let byte = piece[index]
            index += 1
            if isInString {
                take(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                if isInOutermost {
                    key.removeAll(keepingCapacity: true)
                    if isMessage, message == nil { message = [] }
                }
            case UInt8(ascii: ":"): isMessage = isInOutermost && message == nil && messages.contains(key)
            case UInt8(ascii: ","): isMessage = false
            case UInt8(ascii: "\n"):
                line += 1
                if let cut = endLine() {
                    offset += index - start
                    return cut
                }
            case UInt8(ascii: "{") where !isInRecord && (depth == listDepth || depth == 0 && takesObjects):
                begin(at: offset + index - 1 - start)
                offset += index - 1 - start
                start = index - 1
                depth += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth > 0 { depth -= 1 }
                if isInRecord, depth == recordDepth {
                    keep(piece, start..<index)
                    offset += index - start
                    return end()
                }
                close()
            default: break
            }
        }
        if isInRecord { keep(piece, start..<index) }
        offset += index - start
        return nil
    }

    /// Returns the problem of a record that the end of the stream cut off, or nil.
    public mutating func finish() -> Cut? {
        guard isInRecord else { return nil }
        isInRecord = false
        return .problem(
            position,
            RecordProblem("the file ends inside it: the file is truncated, or a closing brace or quotation mark is missing")
        )
    }

    private mutating func take(_ byte: UInt8) {
        if isMessage, isEscaped || byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\""), message?.count ?? 0 < 500 {
            message?.append(byte)
        }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            (isInString, isMessage) = (false, false)
        } else if byte == UInt8(ascii: "\n") {
            isInString = false
            line += 1
        } else if isInOutermost, key.count < 64 {
            key.append(byte)
        }
    }

    private mutating func begin(at start: Int) {
        isInRecord = true
        recordDepth = depth
        isTooLong = false
        record.removeAll(keepingCapacity: true)
        position = RecordPosition(number: position.number + 1, line: line, offset: start)
    }

    private mutating func open(_ byte: UInt8) {
        if byte == UInt8(ascii: "["), depth == 0 || isInOutermost && lists.contains(key) {
            if isInRecord { forget() }
            listDepth = depth + 1
            hasFoundList = true
        }
        depth += 1
    }

    /// Forgets the outermost object as a record, because it has a list of records.
    private mutating func forget() {
        isInRecord = false
        record.removeAll(keepingCapacity: true)
        position.number -= 1
    }

    private mutating func close() {
        guard !isInRecord else { return }
        if let list = listDepth, depth < list { listDepth = nil }
        if depth == 0 { hasEnded = true }
    }

    private mutating func end() -> Cut {
        isInRecord = false
        if depth == 0 { (hasEnded, hasFoundList) = (true, true) }
        return isTooLong
            ? .problem(
                position,
                RecordProblem("it has more than \(limit) bytes: it is not a record, or a closing brace is missing before it")
            )
            : .record(position)
    }

    /// Ends the JSON text if every line is a text, and returns the problem of a record that the line cuts off.
    ///
    /// If the first line is a complete JSON text, every line is expected to be one.
    private mutating func endLine() -> Cut? {
        if line == 2 { isByLines = hasEnded && depth == 0 }
        guard isByLines, depth > 0 else { return nil }
        (depth, listDepth) = (0, nil)
        guard isInRecord else { return nil }
        isInRecord = false
        return .problem(position, RecordProblem("the line ends inside it: a closing brace is missing, or the line was broken"))
    }

    private mutating func keep(_ piece: Span<UInt8>, _ range: Range<Int>) {
        guard !isTooLong else { return }
        if record.count + range.count > limit {
            isTooLong = true
            record = []
            return
        }
        // Sound: the range is within the span, and the bytes are copied.
        unsafe piece.withUnsafeBufferPointer { unsafe record.append(contentsOf: $0[range]) }
    }
}
