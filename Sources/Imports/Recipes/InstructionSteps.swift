import Importing

/// Splits instructions given as a single text into steps.
///
/// Each line is a step. A single line is split at numbers such as `1.` or `Step 2:`, or at sentences if it has no such numbers.
enum InstructionSteps {
    static func split(_ text: String) -> [String] {
        let lines = cleaned(text.split(whereSeparator: \.isNewline).map(String.init))
        guard let line = lines.first, lines.count == 1 else { return lines }
        let sentences = sentenceStarts(in: line)
        let numbered = sentences.filter { numberEnd(in: line[$0...]) != nil }
        return cleaned(parts(of: line, at: numbered.isEmpty ? sentences : numbered))
    }

    /// Trims the steps and removes their numbers, which the position already gives.
    static func cleaned(_ steps: [String]) -> [String] {
        steps.compactMap { step in
            let text = step.trimmed
            let rest = numberEnd(in: text[...]).map { String(text[$0...]).trimmed } ?? text
            return rest.isEmpty ? nil : rest
        }
    }

    /// Returns the end of a step number such as `1.`, `2)` or `Step 3:`.
    ///
    /// The numbers in `1.5 cups` and `2 onions` don't count.
    private static func numberEnd(in text: Substring) -> String.Index? {
        var rest = text
        let hasWord = ["step ", "paso "].contains { rest.lowercased().hasPrefix($0) }
        if hasWord { rest = rest.dropFirst(5) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        guard let sign = rest.first, ".):".contains(sign) else { return hasWord ? rest.startIndex : nil }
        rest = rest.dropFirst()
        guard let next = rest.first, !next.isNumber, hasWord || sign != ":" else { return nil }
        return rest.startIndex
    }

    /// Returns the starts of all sentences but the first.
    private static func sentenceStarts(in text: String) -> [String.Index] {
        var starts: [String.Index] = []
        var index = text.startIndex
        while index < text.endIndex {
            let after = text.index(after: index)
            if ".!?".contains(text[index]), after < text.endIndex, text[after].isWhitespace, !isNumber(before: index, in: text),
                let next = text[after...].firstIndex(where: { !$0.isWhitespace }), text[next].isUppercase || text[next].isNumber
            {
                starts.append(next)
            }
            index = after
        }
        return starts
    }

    /// Whether the full stop at an index ends a standalone number, which is then a step number.
    private static func isNumber(before index: String.Index, in text: String) -> Bool {
        let word = text[..<index].reversed().prefix { !$0.isWhitespace }
        return !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func parts(of text: String, at starts: [String.Index]) -> [String] {
        let bounds = [text.startIndex] + starts + [text.endIndex]
        return zip(bounds, bounds.dropFirst()).map { String(text[$0..<$1]) }
    }
}
