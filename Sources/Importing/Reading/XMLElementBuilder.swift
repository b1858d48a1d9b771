/// Builds records from parser events: the start of an element, its text, and its end.
///
/// The builder holds only the current record. It drops the contents of a record that is too long and keeps the position.
struct XMLElementBuilder {
    /// The finished records.
    private(set) var records: [SourceRecord] = []
    /// Whether an element that contains records was found.
    private(set) var hasFoundList = false
    /// The depth of the current element.
    private(set) var depth = 0

    private let layout: XMLLayout
    private var open: [(element: XMLElement, text: [UInt8])] = []
    private var position = RecordPosition(number: 0, line: 1, offset: 0)
    /// The depth of the current record.
    private var recordDepth: Int?
    private var size = 0

    /// The bytes counted for an element in addition to its text.
    private static let elementSize = 64

    init(_ layout: XMLLayout) {
        self.layout = layout
    }

    private var isTooLong: Bool { size > RecordLimits.bytes }

    /// Removes and returns the finished records.
    mutating func takeRecords() -> [SourceRecord] {
        defer { records.removeAll(keepingCapacity: true) }
        return records
    }

    /// Begins an element.
    ///
    /// - Parameters:
    ///   - element: The element's name and attributes.
    ///   - line: The line of the element's first byte.
    ///   - offset: The offset of its first byte.
    mutating func begin(_ element: XMLElement, line: Int, offset: Int) {
        depth += 1
        if recordDepth == nil {
            if layout.lists.contains(element.name) { hasFoundList = true }
            guard layout.records.contains(element.name) else { return }
            recordDepth = depth
            position = RecordPosition(number: position.number + 1, line: line, offset: offset)
            size = 0
        }
        guard !isTooLong else { return }
        size += Self.elementSize + element.attributes.reduce(0) { $0 + Self.elementSize + $1.key.utf8.count + $1.value.utf8.count }
        open.append((element, []))
        dropWhatIsTooLong()
    }

    /// Adds text to the current element.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard recordDepth != nil, !isTooLong else { return }
        size += bytes.count
        // Sound: the bytes are copied during the call.
        unsafe open[open.count - 1].text.append(contentsOf: bytes)
        dropWhatIsTooLong()
    }

    /// Ends the current element.
    mutating func end() {
        defer { depth -= 1 }
        guard let recordDepth else { return }
        if !isTooLong, var ended = open.popLast() {
            ended.element.text = String(decoding: ended.text, as: UTF8.self).trimmed
            if open.isEmpty {
                records.append(SourceRecord(position: position, content: .element(ended.element)))
            } else {
                open[open.count - 1].element.children.append(ended.element)
            }
        } else if depth == recordDepth {
            let problem = RecordProblem("it has more than \(RecordLimits.bytes) bytes: it is not a record, or its end is missing")
            records.append(SourceRecord(position: position, content: .unreadable(problem)))
        }
        if depth == recordDepth { self.recordDepth = nil }
    }

    private mutating func dropWhatIsTooLong() {
        if isTooLong { open = [] }
    }
}
