// Commas inside the name.
extension LineParser {
    /// Whether a comma stands between adjectives, as in “boneless, skinless chicken”.
    func continues(after comma: Int) -> Bool {
        guard !words.adjectivesFollow, let next = main[comma + 1], next.isWord, !next.hasAny([.comment, .plus, .portion]) else {
            return false
        }
        return hasNoun(from: comma + 1)
    }

    /// Returns the end of a list such as “, fava beans, or lima beans”, or nil if the comma begins a comment.
    func endOfList(from comma: Int) -> Int? {
        var start = comma + 1
        for _ in 0..<6 {
            var index = start
            var isLast = false
            let excluded: LineWords.Roles = [
                .preparation, .guardedPreparation, .adverb, .size, .plus, .more, .each, .shapeComment,
            ]
            var hasNoun = false
            if main.hasAny([.portion, .measure, .shape], at: start) { return nil }
            while let token = main[index], token.kind != .comma {
                if token.hasAny([.or, .and]) {
                    isLast = true
                    if endsName(token, at: index) { return nil }
                } else if token.has(.comment) && !token.has(.preparation) || beginsComment(index) {
                    break
                } else if !token.isWord || token.hasAny(excluded) || token.has(.number) && !token.has(.article)
                    || isUnknownParticiple(token)
                {
                    return nil
                } else if !token.hasAny([.adjective, .condition, .measure, .portion, .shape]) {
                    hasNoun = true
                }
                index += 1
            }
            guard hasNoun, index - start <= 6 else { return nil }
            if isLast { return main.hasAny([.or, .and], at: index - 1) ? nil : index }
            guard main.isKind(.comma, at: index) else { return nil }
            start = index + 1
        }
        return nil
    }

    /// Whether a word looks like preparation that the tables don't have, such as “gutted”.
    private func isUnknownParticiple(_ token: LineToken) -> Bool {
        !words.adjectivesFollow && token.has(.unknownParticiple)
    }
}
