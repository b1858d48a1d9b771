/// Builds records of what a parser meets: an element begins, has text, ends.
///
/// Only the record at hand is held; of what is too long only its place.
struct XMLElementBuilder {
    /// Records that have ended.
    private(set) var records: [SourceRecord] = []
    /// Whether an element was found in which records stand.
    private(set) var hasFoundList = false
    /// How deep the element at hand is.
    private(set) var depth = 0

    private let layout: XMLLayout
    private var open: [(element: XMLElement, text: [UInt8])] = []
    private var position = RecordPosition(number: 0, line: 1, offset: 0)
    /// How deep the record at hand is.
    private var recordDepth: Int?
    private var size = 0

    /// What an element costs beside its letters.
    private static let elementSize = 64

    init(_ layout: XMLLayout) {
        self.layout = layout
    }

    private var isTooLong: Bool { size > RecordLimits.bytes }

    /// Takes the records that have ended.
    mutating func takeRecords() -> [SourceRecord] {
        defer { records.removeAll(keepingCapacity: true) }
        return records
    }

    /// Begins an element.
    ///
    /// - Parameters:
    ///   - element: Name and attributes.
    ///   - line: Where it stands.
    ///   - offset: Its first byte.
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

    /// Adds text to the element at hand.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard recordDepth != nil, !isTooLong else { return }
        size += bytes.count
        // Sound: the bytes are copied at once.
        unsafe open[open.count - 1].text.append(contentsOf: bytes)
        dropWhatIsTooLong()
    }

    /// Ends the element at hand.
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
            let problem = RecordProblem("it has more than \(RecordLimits.bytes) bytes: that is no record, or its end is missing")
            records.append(SourceRecord(position: position, content: .unreadable(problem)))
        }
        if depth == recordDepth { self.recordDepth = nil }
    }

    private mutating func dropWhatIsTooLong() {
        if isTooLong { open = [] }
    }
}
