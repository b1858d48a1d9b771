extension String {
    /// The text on one line: control characters and line breaks become blanks, and bidirectional controls are removed.
    ///
    /// All text in headers goes through this property, so that it cannot add headers.
    var onOneLine: String {
        var line = ""
        for scalar in unicodeScalars where !scalar.properties.isBidiControl {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                if !line.isEmpty, line.unicodeScalars.last != " " { line.append(" ") }
            default: line.unicodeScalars.append(scalar)
            }
        }
        if line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
        return line
    }
}
