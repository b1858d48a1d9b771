/// Cuts the objects of lists out of a stream of JSON without parsing them.
///
/// A record is an object in a list. The list is the whole text, or a member of the outermost object. An object without such a list can be a
/// record itself. The reader of the record checks its strings and numbers.
///
/// Three rules keep an error from spreading. A string ends with its line, as JSON requires. If each line is a JSON text, a text ends with its
/// line too. After a wrong bracket, separator or quotation mark, scanning continues where the next record seems to begin: at an object that
/// begins like the ones before. A record counts only if what follows it can follow a record.
public struct RecordScanner {
    /// The result of a cut.
    public enum Cut: Equatable {
        /// A complete record, whose bytes are in `record`.
        case record(RecordPosition)
        /// The start of a record that cannot be completed, or text that belongs to no record.
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

    private enum State {
        /// Outside records.
        case outside
        case record
        /// Behind a record, before the byte that shows whether it is complete.
        case behind
        /// After an error, before the beginning of the next record.
        case lost
    }

    private var state = State.outside
    private var syntax = JSONSyntax()
    private var beginnings = RecordBeginnings()
    private var position = RecordPosition(number: 0, line: 1, offset: 0)
    /// The number of bytes before the next byte.
    private var offset = 0
    private var line = 1
    /// The containers of the current list, or of the last one.
    private var listContainers: [Bool] = []
    /// The depth of the objects in the current list.
    private var listDepth: Int? { didSet { syntax.lenientDepth = listDepth } }
    private var isInString = false
    private var isEscaped = false
    /// The last key in the outermost object.
    private var key: [UInt8] = []
    /// Whether the current string is a message.
    private var isMessage = false
    /// The depth outside the current record.
    private var recordDepth = 0
    /// Whether the current record exceeds the limit, so its bytes are dropped.
    private var isTooLong = false
    private var hasEnded = false
    private var isByLines = false
    /// Bytes to scan once more, because an error was found behind them; the last ones come first.
    private var replays: [Replay] = []

    private struct Replay {
        let bytes: [UInt8]
        let index: Int
    }

    /// Whether the last byte was inside an object or a list.
    public var isInside: Bool { syntax.depth > 0 || isInString }
    /// Whether no record was found behind the last broken one.
    public var isLost: Bool { state == .lost && position.number > 0 }
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

    /// Continues in a chunk of the stream from an index, and advances the index.
    ///
    /// Returns nil at the end of the chunk.
    public mutating func next(in piece: Span<UInt8>, from index: inout Int) -> Cut? {
        if let cut = scanReplay() { return cut }
        while index < piece.count {
            if let cut = scan(piece, &index) { return cut }
            if let cut = scanReplay() { return cut }
        }
        return nil
    }

    /// Returns the last record, or the problem of a record that the end of the stream cut off; nil if there is neither.
    ///
    /// To be called until it returns nil.
    public mutating func finish() -> Cut? {
        if let cut = scanReplay() { return cut }
        switch state {
        case .behind: return complete()
        case .record:
            state = .outside
            return .problem(
                position,
                RecordProblem("the file ends inside it: the file is truncated, or a closing brace or quotation mark is missing")
            )
        case .outside, .lost: return nil
        }
    }

    private mutating func scanReplay() -> Cut? {
        while let replay = replays.popLast() {
            let place = replays.count
            var index = replay.index
            let cut = scan(replay.bytes.span, &index)
            // An error within the bytes adds others, which come first.
            if index < replay.bytes.count { replays.insert(Replay(bytes: replay.bytes, index: index), at: place) }
            if let cut { return cut }
        }
        return nil
    }

    /// Scans to the end of the bytes, or to the next cut or error.
    private mutating func scan(_ piece: Span<UInt8>, _ index: inout Int) -> Cut? {
        var start = index
        defer { offset += index - start }
        while index < piece.count {
            let byte = piece[index]
            if state == .lost {
                index += 1
                // The beginning of a record is scanned again.
                if find(byte) { return nil }
                continue
            }
            if isInString {
                index += 1
                take(byte)
                continue
            }
            if state == .behind {
                if let cut = follow(byte) { return cut }
            }
            if byte == UInt8(ascii: "{"), state == .outside, syntax.depth == listDepth || syntax.depth == 0 && takesObjects {
                begin(at: offset + index - start)
                offset += index - start
                start = index
            }
            index += 1
            guard syntax.take(byte) else {
                if state == .record { keep(piece, start..<index) }
                offset += index - start
                start = index
                guard let cut = fail(at: byte) else { continue }
                return cut
            }
            switch byte {
            case UInt8(ascii: "\""): beginString()
            case UInt8(ascii: "\n"):
                line += 1
                if isByLines || line == 2, let cut = endLine() { return cut }
            case UInt8(ascii: "["): open()
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if state == .record, syntax.depth == recordDepth {
                    keep(piece, start..<index)
                    offset += index - start
                    start = index
                    if let cut = end() { return cut }
                } else if state == .outside {
                    close()
                }
            default: break
            }
        }
        if state == .record { keep(piece, start..<index) }
        return nil
    }

    // MARK: Strings

    private mutating func beginString() {
        isInString = true
        guard syntax.depth == 1, state == .outside || recordDepth == 0 else { return }
        if syntax.isKey {
            key.removeAll(keepingCapacity: true)
        } else if message == nil, messages.contains(key) {
            (isMessage, message) = (true, [])
        }
    }

    private mutating func take(_ byte: UInt8) {
        if isMessage, isEscaped || byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\""), message?.count ?? 0 < 500 {
            message?.append(byte)
        }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
            (isInString, isMessage) = (false, false)
            if byte == UInt8(ascii: "\n") { line += 1 }
            syntax.endString()
        } else if syntax.isKey, syntax.depth == 1, key.count < 64 {
            key.append(byte)
        }
    }

    // MARK: Records

    private mutating func begin(at start: Int) {
        state = .record
        recordDepth = syntax.depth
        isTooLong = false
        record.removeAll(keepingCapacity: true)
        position = RecordPosition(number: position.number + 1, line: line, offset: start)
    }

    private mutating func open() {
        let isOutermost = syntax.depth == 2 && syntax.containers[0] == false && (state == .outside || recordDepth == 0)
        guard syntax.depth == 1 && state == .outside || isOutermost && lists.contains(key) else { return }
        if state == .record {
            // The outermost object is no record, because it has a list of records.
            state = .outside
            record.removeAll(keepingCapacity: true)
            position.number -= 1
        }
        listDepth = syntax.depth
        listContainers = syntax.containers
        syntax.relax()
        hasFoundList = true
    }

    private mutating func close() {
        if let list = listDepth, syntax.depth < list { listDepth = nil }
        if syntax.depth == 0 { hasEnded = true }
    }

    private mutating func end() -> Cut? {
        if syntax.depth == 0 { (hasEnded, hasFoundList) = (true, true) }
        guard isTooLong else {
            state = .behind
            return nil
        }
        state = .outside
        return .problem(
            position,
            RecordProblem("it has more than \(limit) bytes: it is not a record, or a closing brace is missing before it")
        )
    }

    /// Returns the record if a byte can follow it, and nil for whitespace and commas.
    private mutating func follow(_ byte: UInt8) -> Cut? {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return nil
        case UInt8(ascii: ",") where listDepth != nil: return nil
        case UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: ","):
            state = .lost
            beginnings.fallBack(to: record)
            return .problem(position, RecordProblem("text follows it that belongs to no record: a brace is missing or superfluous"))
        default: return complete()
        }
    }

    private mutating func complete() -> Cut {
        state = .outside
        beginnings.learn(record)
        return .record(position)
    }

    /// Ends the JSON text if every line is a text, and returns the problem of a record that the line cuts off.
    ///
    /// If the first line is a complete JSON text, every line is expected to be one.
    private mutating func endLine() -> Cut? {
        if line == 2 { isByLines = hasEnded && syntax.depth == 0 }
        guard isByLines, syntax.depth > 0 else { return nil }
        syntax.reset(to: [])
        listDepth = nil
        guard state == .record else { return nil }
        state = .outside
        return .problem(position, RecordProblem("the line ends inside it: a closing brace is missing, or the line was broken"))
    }

    // MARK: Errors

    /// Returns the problem at a byte that cannot be there, and scans the record again for the next one.
    ///
    /// Returns nil if the text does not begin as JSON, so that there is no record to report.
    private mutating func fail(at byte: UInt8) -> Cut? {
        let mistake = "a bracket, a separator or a quotation mark is wrong in line \(line), before byte \(offset)"
        let isInRecord = state == .record
        state = .lost
        guard isInRecord || position.number > 0 || syntax.depth > 0 else { return nil }
        if isInRecord {
            beginnings.fallBack(to: record)
            if !isTooLong { line = position.line }
        } else {
            record = [byte, byte]
            position = RecordPosition(number: position.number + 1, line: line, offset: offset - 1)
        }
        // The next record may begin behind the first byte of a broken one, or at the wrong byte between records.
        let again = Array(record.dropFirst())
        offset -= again.count
        replays.append(Replay(bytes: again, index: 0))
        return .problem(position, RecordProblem(isInRecord ? mistake : "it is no record: \(mistake)"))
    }

    /// Looks for the beginning of a record.
    ///
    /// - Returns: Whether the byte completes one, which is then scanned again.
    private mutating func find(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "\n") {
            line += 1
            if isByLines {
                syntax.reset(to: [])
                (state, isInString, listDepth) = (.outside, false, nil)
                beginnings.restart()
                return false
            }
        }
        guard let beginning = beginnings.find(byte) else { return false }
        syntax.reset(to: listContainers)
        (state, isInString, listDepth) = (.outside, false, listContainers.isEmpty ? nil : listContainers.count)
        offset -= beginning.count
        line -= beginning.count { $0 == UInt8(ascii: "\n") }
        replays.append(Replay(bytes: beginning, index: 0))
        return true
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
