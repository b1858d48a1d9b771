/// The beginning that the records of a list have in common, such as `{"fdcId":`, to find the next record after an error.
struct RecordBeginnings {
    /// The common beginning without whitespace outside strings.
    private var common: [UInt8] = []
    /// The beginning of the first record, which the second one is compared with.
    private var first: [UInt8] = []
    private var count = 0
    /// The bytes of a possible beginning, from its brace.
    private var candidate: [UInt8] = []
    /// The number of bytes of `common` that the candidate has.
    private var matched = 0
    private var isInString = false

    private static let maximumLength = 64

    /// Learns from a complete record.
    mutating func learn(_ record: [UInt8]) {
        // A beginning that only has the first brace cannot become shorter.
        guard count < 1_000, count < 2 || common.count > 1 else { return }
        count += 1
        if count == 1 {
            first = Self.compact(record)
            common = Self.throughFirstColon(record)
        } else {
            common = Self.complete(Self.shared(count == 2 ? first : common, Self.compact(record)))
        }
    }

    /// Learns from a record that is broken, if no other is known.
    mutating func fallBack(to record: [UInt8]) {
        if count == 0 { common = Self.throughFirstColon(record) }
    }

    /// Takes the next byte.
    ///
    /// - Returns: The bytes from the brace to this byte, if they are the beginning of a record.
    mutating func find(_ byte: UInt8) -> [UInt8]? {
        let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
        if isSpace, !isInString, !candidate.isEmpty {
            candidate.append(byte)
            return nil
        }
        if matched >= common.count || byte != common[matched] { restart() }
        guard matched < common.count, byte == common[matched] else { return nil }
        candidate.append(byte)
        matched += 1
        if byte == UInt8(ascii: "\"") { isInString.toggle() }
        guard matched == common.count else { return nil }
        defer { restart() }
        return candidate
    }

    /// Forgets a possible beginning.
    mutating func restart() {
        (candidate, matched, isInString) = ([], 0, false)
    }

    private static func shared(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
        zip(one, other).prefix { $0 == $1 }.map(\.0)
    }

    private static func throughFirstColon(_ record: [UInt8]) -> [UInt8] {
        let compact = compact(record)
        return compact.firstIndex(of: UInt8(ascii: ":")).map { Array(compact[...$0]) } ?? compact
    }

    /// Cuts a beginning behind its last separator outside strings, so that it has no part of a value.
    private static func complete(_ beginning: [UInt8]) -> [UInt8] {
        var isInString = false
        var end = 1
        for (index, byte) in beginning.enumerated() {
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if !isInString, "{[:,".utf8.contains(byte) { end = index + 1 }
        }
        return Array(beginning.prefix(end))
    }

    /// The first bytes of a record without whitespace outside strings, up to an escape.
    private static func compact(_ record: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        var isInString = false
        for byte in record {
            if byte == UInt8(ascii: "\\") || compact.count == maximumLength { break }
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString || byte > 32 { compact.append(byte) }
        }
        return compact
    }
}
