/// Cuts the objects of lists out of a stream of JSON, without reading them.
///
/// It knows strings, braces and brackets, and nothing else: a record is an object in a list that is the whole text, or a member of the
/// object that is. Whether what is between the braces is JSON is found out by who reads the record. Two rules keep a mistake from spreading:
/// a string ends with its line, as JSON demands; and where each line is a text of its own, a text ends with its line, too.
public struct RecordCutter {
    /// What was found.
    public enum Cut: Equatable {
        /// A whole record is in `record`.
        case record(RecordPosition)
        /// Something that begins as a record does.
        case problem(RecordPosition, RecordProblem)
    }

    /// The bytes of the record at hand.
    public private(set) var record: [UInt8] = []
    /// Whether a list was found.
    public private(set) var hasFoundList = false

    private let lists: [[UInt8]]
    private let limit: Int

    private var position = RecordPosition(number: 0, line: 1, offset: 0)
    /// Bytes and lines before what comes next.
    private var offset = 0
    private var line = 1
    private var depth = 0
    /// How deep the objects of the list at hand are.
    private var listDepth: Int?
    private var isInString = false
    private var isEscaped = false
    /// The last string in the outermost object, by which a list is known.
    private var key: [UInt8] = []
    private var isInRecord = false
    /// Whether the record at hand is too long to be kept.
    private var isTooLong = false
    private var hasEnded = false
    private var isByLines = false

    /// Cuts lists that are members of these names, or the whole text.
    public init(lists: [String], limit: Int = RecordLimits.bytes) {
        self.lists = lists.map { Array($0.utf8) }
        self.limit = limit
    }

    /// Goes on in a piece of the stream from an index, which moves behind what was looked at; nil when the piece is used up.
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
                if depth == 1 && !isInRecord { key.removeAll(keepingCapacity: true) }
            case UInt8(ascii: "\n"):
                line += 1
                if let cut = endLine() {
                    offset += index - start
                    return cut
                }
            case UInt8(ascii: "{") where depth == listDepth && !isInRecord:
                begin(at: offset + index - 1 - start)
                offset += index - 1 - start
                start = index - 1
                depth += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth > 0 { depth -= 1 }
                if isInRecord, depth == listDepth {
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

    /// What the end of the stream leaves.
    public mutating func finish() -> Cut? {
        guard isInRecord else { return nil }
        isInRecord = false
        return .problem(position, RecordProblem("the file ends within it: it is cut off, or a closing brace or quotation mark is missing"))
    }

    private mutating func take(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        } else if byte == UInt8(ascii: "\n") {
            isInString = false
            line += 1
        } else if depth == 1, !isInRecord, key.count < 64 {
            key.append(byte)
        }
    }

    private mutating func begin(at start: Int) {
        isInRecord = true
        isTooLong = false
        record.removeAll(keepingCapacity: true)
        position = RecordPosition(number: position.number + 1, line: line, offset: start)
    }

    private mutating func open(_ byte: UInt8) {
        if !isInRecord, byte == UInt8(ascii: "["), depth == 0 || depth == 1 && lists.contains(key) {
            listDepth = depth + 1
            hasFoundList = true
        }
        depth += 1
    }

    private mutating func close() {
        guard !isInRecord else { return }
        if let list = listDepth, depth < list { listDepth = nil }
        if depth == 0 { hasEnded = true }
    }

    private mutating func end() -> Cut {
        isInRecord = false
        return isTooLong
            ? .problem(position, RecordProblem("it has more than \(limit) bytes: that is no record, or a closing brace is missing before"))
            : .record(position)
    }

    /// Where a text has ended within the first line, each line is a text.
    private mutating func endLine() -> Cut? {
        if line == 2 { isByLines = hasEnded && depth == 0 }
        guard isByLines, depth > 0 else { return nil }
        (depth, listDepth) = (0, nil)
        guard isInRecord else { return nil }
        isInRecord = false
        return .problem(position, RecordProblem("the line ends within it: a closing brace is missing, or a line was broken"))
    }

    private mutating func keep(_ piece: Span<UInt8>, _ range: Range<Int>) {
        guard !isTooLong else { return }
        if record.count + range.count > limit {
            isTooLong = true
            record = []
            return
        }
        // Sound: the range lies within the span, whose bytes are copied.
        unsafe piece.withUnsafeBufferPointer { unsafe record.append(contentsOf: $0[range]) }
    }
}
