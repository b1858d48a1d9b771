/// What the texts that people type may consist of, wherever they type them.
///
/// No controls, and nothing that turns the direction of the writing around it about: others would see something else than what is there.
/// Characters that are newer than the program are none of these.
package enum TextForm: Sendable {
    /// One line, such as a name.
    case line
    /// Lines and paragraphs, such as a comment.
    case paragraphs

    /// Whether a text has the form, and something in it to see.
    func admits(_ text: String) -> Bool {
        var hasVisible = false
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control:
                guard self == .paragraphs, scalar == "\n" || scalar == "\t" else { return false }
            case .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return false
            case .format:
                // Embeddings, overrides and isolates of the writing direction; the marks that single words need may stay.
                if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) { return false }
            case .spaceSeparator, .nonspacingMark, .enclosingMark: continue
            default: hasVisible = hasVisible || !scalar.properties.isDefaultIgnorableCodePoint
            }
        }
        return hasVisible
    }
}
