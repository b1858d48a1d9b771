/// The characters that texts from people may contain.
///
/// Control characters and characters that change the writing direction are rejected, because other readers would see a different text.
/// Unicode characters that are newer than the program are accepted.
package enum TextForm: Sendable {
    /// One line, such as a name.
    case line
    /// Lines and paragraphs, such as a comment.
    case paragraphs

    /// Whether a text has the form and contains a visible character.
    func admits(_ text: String) -> Bool {
        var hasVisible = false
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control:
                guard self == .paragraphs, scalar == "\n" || scalar == "\t" else { return false }
            case .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return false
            case .format:
                // Rejects embeddings, overrides and isolates of the writing direction. The marks that single words need are allowed.
                if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) { return false }
            case .spaceSeparator, .nonspacingMark, .enclosingMark: continue
            default: hasVisible = hasVisible || !scalar.properties.isDefaultIgnorableCodePoint
            }
        }
        return hasVisible
    }
}
