/// The line of a source with an error, and a caret under the column, for people at a terminal.
///
///     { recipe(id: "recipe_1") { titel } }
///                  "        "    ^
///
/// Characters that JSON escapes with a backslash, such as quotes and tabs, are in both lines. The caret is therefore in the right column
/// whether the text is shown as a JSON string or unescaped.
public enum SourceExcerpt {
    /// The number of columns shown of a long line.
    public static let width = 72

    /// Returns the line and its caret; empty if the location is outside the source.
    public static func lines(of location: SourceLocation, in source: [UInt8]) -> [String] {
        guard let range = line(location.line, in: source.span) else { return [] }
        // A long line is decoded only around the column, so the cost does not grow with the document.
        let skipped = max(0, location.column - 1 - width)
        let start = offset(ofColumn: skipped + 1, in: source.span, range)
        let end = min(range.upperBound, start + 12 * width)
        let scalars = Array(String(decoding: source[start..<end], as: UTF8.self).unicodeScalars.prefix(2 * width))
        let column = min(location.column - 1 - skipped, scalars.count)
        // If the line does not fit, the caret is in the middle, or closer to the end of the line.
        let isCutBefore = skipped > 0 || (column > width - 12 && scalars.count > width)
        let first = isCutBefore ? max(0, min(column - width / 2, scalars.count - width)) : 0
        let last = min(scalars.count, first + width)
        let isCutBehind = last < scalars.count || end < range.upperBound
        let shown = scalars[first..<last].map(printable)
        let before = shown.prefix(column - first).map(blank).joined()
        return [
            (isCutBefore ? "…" : "") + String(String.UnicodeScalarView(shown)) + (isCutBehind ? "…" : ""),
            (isCutBefore ? " " : "") + before + "^",
        ]
    }

    /// Returns the bytes of a line without its line end.
    private static func line(_ number: Int, in source: Span<UInt8>) -> Range<Int>? {
        var (line, start, index) = (1, 0, 0)
        while index < source.count {
            let byte = source[index]
            index += 1
            guard byte == .lineFeed || byte == .carriageReturn else { continue }
            if line == number { return start..<index - 1 }
            if byte == .carriageReturn, index < source.count, source[index] == .lineFeed { index += 1 }
            line += 1
            start = index
        }
        return line == number ? start..<source.count : nil
    }

    private static func offset(ofColumn column: Int, in source: Span<UInt8>, _ line: Range<Int>) -> Int {
        var (rest, index) = (column - 1, line.lowerBound)
        while rest > 0, index < line.upperBound {
            index += 1
            while index < line.upperBound, source[index].isUTF8Continuation { index += 1 }
            rest -= 1
        }
        return index
    }

    /// Returns the character, or `�` if it would control the terminal or change the writing direction.
    private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\t" { return scalar }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return "\u{FFFD}"
        case .format: return scalar == "\u{200D}" ? scalar : "\u{FFFD}"
        default: return scalar
        }
    }

    /// Returns text with the width of a character: spaces, or the character itself if JSON escapes it.
    private static func blank(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\t", "\"", "\\": return String(Character(scalar))
        case "\u{200D}": return ""
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return ""
        default: return scalar.isWide ? "  " : " "
        }
    }
}

extension Unicode.Scalar {
    /// Whether terminals show the character in two columns: the blocks of East Asian scripts and of emoji.
    ///
    /// Spec: https://www.unicode.org/reports/tr11/
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
