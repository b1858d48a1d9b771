/// Block strings: from the raw text between `"""` to the value.
///
/// Spec: https://spec.graphql.org/September2025/#sec-String-Value.Block-Strings
enum BlockString {
    /// The value of a block string: `\"""` resolved, the common indentation and the blank first and last lines removed.
    static func value(ofRaw raw: ArraySlice<UInt8>) -> [UInt8] {
        let lines = lines(of: raw)
        var commonIndent = Int.max
        var firstFilled: Int?
        var lastFilled = -1
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == .space || $0 == .tab }.count
            guard indent < line.count else { continue }
            firstFilled = firstFilled ?? number
            lastFilled = number
            // The first line stands behind the quotes, so its indentation says nothing.
            if number > 0 { commonIndent = min(commonIndent, indent) }
        }
        guard let firstFilled else { return [] }
        var value: [UInt8] = []
        value.reserveCapacity(raw.count)
        for number in firstFilled...lastFilled {
            if number > firstFilled { value.append(.lineFeed) }
            appendUnescaped(number == 0 ? lines[number] : lines[number].dropFirst(commonIndent), to: &value)
        }
        return value
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

    /// Appends a line with `\"""` written as `"""`.
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
