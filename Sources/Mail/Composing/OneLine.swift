extension String {
    /// The text on one line: controls, and whatever else ends a line, become a blank; commands to reverse the writing go.
    ///
    /// What is put into a header goes through here, so that nothing can add a header of its own.
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
