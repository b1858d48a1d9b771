/// A search text that a person is still typing: the words before the last one, which may be incomplete.
public struct SearchBeginning: Sendable, Hashable {
    /// The text before the last word, as typed.
    public let kept: String
    /// The last word, as typed; empty if the text has no words.
    public let begun: String
    /// The words before the last one.
    public let before: ParsedSearch
    /// Whether the last word is to be found; false for excluded words, amounts and limits, which are not completed.
    public let isWanted: Bool

    /// Divides a text.
    public init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var end = scalars.count
        while end > 0, !scalars[end - 1].isOfWord { end -= 1 }
        var start = end
        while start > 0, scalars[start - 1].isOfWord || scalars[start - 1].isApostrophe { start -= 1 }
        kept = String(scalars[..<start])
        begun = String(scalars[start..<end])
        before = ParsedSearch(kept)
        isWanted = if case .term? = ParsedSearch(text).parts.last { true } else { false }
    }
}
