/// Converts block strings from the raw text between `"""` to the value, and back.
///
/// Spec: https://spec.graphql.org/September2025/#sec-String-Value.Block-Strings
enum BlockString {
    /// Returns the value of a block string: `\"""` unescaped, and the common indentation and blank first and last lines removed.
    static func value(ofRaw raw: ArraySlice<UInt8>) -> [UInt8] {
        var value: [UInt8] = []
        value.reserveCapacity(raw.count)
        for (number, line) in contentLines(ofRaw: raw).enumerated() {
            if number > 0 { value.append(.lineFeed) }
            appendUnescaped(line, to: &value)
        }
        return value
    }

    /// Returns the lines of the value as in the source, but without the common indentation.
    static func contentLines(ofRaw raw: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        let lines = lines(of: raw)
        var commonIndent = Int.max
        var firstFilled: Int?
        var lastFilled = -1
        for (number, line) in lines.enumerated() {
            let indent = line.prefix(while: isWhiteSpace).count
            guard indent < line.count else { continue }
            firstFilled = firstFilled ?? number
            lastFilled = number
            // The first line follows the quotes, so its indentation does not count.
            if number > 0 { commonIndent = min(commonIndent, indent) }
        }
        guard let firstFilled else { return [] }
        return (firstFilled...lastFilled).map { $0 == 0 ? lines[$0] : lines[$0].dropFirst(commonIndent) }
    }

    private static func lines(of raw: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = raw.startIndex
        var index = start
        while index < raw.endIndex {
            let byte = raw[index]
            guard byte == .lineFeed || byte == .carriageReturn else {
                index += 1
                continue
            }
            lines.append(raw[start..<index])
            index += byte == .carriageReturn && index + 1 < raw.endIndex && raw[index + 1] == .lineFeed ? 2 : 1
            start = index
        }
        lines.append(raw[start...])
        return lines
    }

    /// Appends a line, with `\"""` replaced by `"""`.
    private static func appendUnescaped(_ line: ArraySlice<UInt8>, to value: inout [UInt8]) {
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == .backslash, line[index...].starts(with: [.backslash, .quote, .quote, .quote]) {
                value.append(contentsOf: [.quote, .quote, .quote])
                index += 4
            } else {
                value.append(line[index])
                index += 1
            }
        }
    }
}

extension BlockString {
    /// Returns a value in block notation, on several lines if that reads better or is necessary.
    static func printed(_ value: [UInt8]) -> String {
        let escaped = escaped(value)
        let lines = lines(of: value[...])
        let startsWithWhiteSpace = value.first.map(isWhiteSpace) ?? false
        // If all lines after the first are indented, they keep their indentation only if the first line is below the opening quotes.
        let needsLeadingLine = lines.count > 1 && lines.dropFirst().allSatisfy { $0.first.map(isWhiteSpace) ?? true }
        let endsWithTripleQuote = escaped.suffix(4).elementsEqual([.backslash, .quote, .quote, .quote])
        // A quote or backslash at the end would merge with the closing quotes.
        let needsTrailingLine = value.last == .backslash || value.last == .quote && !endsWithTripleQuote
        let isLong = value.count(where: { !$0.isUTF8Continuation }) > 70
        let hasSeveralLines = lines.count > 1 || isLong || needsTrailingLine || needsLeadingLine || endsWithTripleQuote
        let keepsFirstLine = lines.count == 1 && startsWithWhiteSpace

        var text: [UInt8] = [.quote, .quote, .quote]
        if hasSeveralLines && !keepsFirstLine || needsLeadingLine { text.append(.lineFeed) }
        text.append(contentsOf: escaped)
        if hasSeveralLines { text.append(.lineFeed) }
        text.append(contentsOf: [.quote, .quote, .quote])
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether block notation preserves this value exactly.
    static func canPrint(_ value: [UInt8]) -> Bool {
        guard !value.isEmpty else { return true }
        var lineIsBlank = true
        var lineIsIndented = false
        var allLinesIndented = true
        var hasEarlierLine = false
        for byte in value {
            switch byte {
            case .lineFeed:
                if lineIsBlank, !hasEarlierLine { return false }  // a blank first line
                hasEarlierLine = true
                lineIsBlank = true
                lineIsIndented = false
            case .tab, .space:
                lineIsIndented = lineIsIndented || lineIsBlank
            case 0..<0x10:
                return false  // not printable, or a carriage return that would become a line feed
            default:
                allLinesIndented = allLinesIndented && lineIsIndented
                lineIsBlank = false
            }
        }
        // A blank last line, or indentation common to all lines, would be removed.
        return !lineIsBlank && !(allLinesIndented && hasEarlierLine)
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == .space || byte == .tab
    }

    /// Returns the value with `"""` replaced by `\"""`.
    private static func escaped(_ value: [UInt8]) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(value.count)
        var quotes = 0
        for byte in value {
            quotes = byte == .quote ? quotes + 1 : 0
            if quotes == 3 {
                escaped.insert(.backslash, at: escaped.count - 2)
                quotes = 0
            }
            escaped.append(byte)
        }
        return escaped
    }
}
