import Importing

/// Instructions that are one text, as steps.
///
/// Each line is a step. Where there is only one line, numbers such as `1.` or `Step 2:` begin steps; where there are none either, each
/// sentence is one.
enum InstructionSteps {
    static func split(_ text: String) -> [String] {
        let lines = cleaned(text.split(whereSeparator: \.isNewline).map(String.init))
        guard let line = lines.first, lines.count == 1 else { return lines }
        let sentences = sentenceStarts(in: line)
        let numbered = sentences.filter { numberEnd(in: line[$0...]) != nil }
        return cleaned(parts(of: line, at: numbered.isEmpty ? sentences : numbered))
    }

    /// Steps without blanks and without the numbers that their places tell.
    static func cleaned(_ steps: [String]) -> [String] {
        steps.compactMap { step in
            let text = step.trimmed
            let rest = numberEnd(in: text[...]).map { String(text[$0...]).trimmed } ?? text
            return rest.isEmpty ? nil : rest
        }
    }

    /// Where a number that begins a step ends: `1.`, `2)`, `Step 3:`; not that of `1.5 cups` or `2 onions`.
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

    /// Where sentences begin, but the first.
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

    /// Whether a point follows a number that stands alone and begins a step.
    private static func isNumber(before index: String.Index, in text: String) -> Bool {
        let word = text[..<index].reversed().prefix { !$0.isWhitespace }
        return !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func parts(of text: String, at starts: [String.Index]) -> [String] {
        let bounds = [text.startIndex] + starts + [text.endIndex]
        return zip(bounds, bounds.dropFirst()).map { String(text[$0..<$1]) }
    }
}
