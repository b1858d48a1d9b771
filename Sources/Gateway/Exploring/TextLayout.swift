/// Lays out text for a terminal of 80 columns.
enum TextLayout {
    static let width = 78

    /// Wraps words at the width; each line begins with the indentation.
    static func wrapped(_ text: String, indentation: String = "", width: Int = TextLayout.width) -> [String] {
        var lines: [String] = []
        var line = indentation
        var isEmpty = true
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = indentation
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        if !isEmpty { lines.append(line) }
        return lines
    }

    /// Wraps the long lines of descriptions in a definition.
    ///
    /// In a block string, this changes only the positions of line breaks.
    static func wrapped(definition: String) -> String {
        var isInside = false
        return definition.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let quotes = line.ranges(of: "\"\"\"").count
            let isDescription = isInside || quotes > 0
            if quotes % 2 == 1 { isInside.toggle() }
            guard isDescription, line.count > width else { return String(line) }
            return wrapped(String(line), indentation: String(line.prefix { $0 == " " })).joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    /// The first sentence of a text on one line, cut if it is too long.
    static func firstSentence(of text: String, width: Int) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let sentence = line.firstRange(of: ". ").map { String(line[..<$0.lowerBound]) + "." } ?? line
        guard sentence.count > max(1, width) else { return sentence }
        let cut = sentence.prefix(max(1, width - 1))
        // Cuts between words, unless there is only one word.
        let end = cut.lastIndex(of: " ") ?? cut.endIndex
        return cut[..<end] + "…"
    }

    /// Pads a text with trailing spaces to a number of columns.
    static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - text.count))
    }
}
