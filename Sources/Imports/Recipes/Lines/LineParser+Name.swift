// The name: everything between the amount and the first comment, without preparation and sizes.
extension LineParser {
    /// Reads the name and returns the index after it.
    mutating func readName(at start: Int) -> Int {
        var index = start
        while let token = main[index], token.hasAny([.determiner, .plus, .opening]) || !token.isWord && token.kind != .number { index += 1 }
        // Until the noun, preparation and sizes are left out.
        var isBeforeNoun = true
        var listEnd = index
        while let token = main[index] {
            if token.kind == .comma, index >= listEnd {
                if isBeforeNoun, continues(after: index) {
                    if !nameWords.isEmpty { mark(index..<index + 1, .name) }
                    index += 1
                    continue
                }
                guard let end = endOfList(from: index), !nameWords.isEmpty else { return index }
                listEnd = end
            }
            if isBeforeNoun, token.kind == .number, let next = readWeightOfEach(at: index) {
                index = next
                continue
            }
            if endsName(token, at: index) { return index }
            if !keepsPreparation, let next = afterPreparation(at: index), !isProduct(index),
                isBeforeNoun || next > index + 1 || isAfterAnd(index) || words.adjectivesFollow
            {
                guard hasNoun(from: next), !words.adjectivesFollow || nameWords.isEmpty else { return index }
                mark(index..<next, .note)
                index = next
                continue
            }
            if token.has(.preparation), !isBeforeNoun, !isFollowedByNoun(index), !formsName(index), !isProduct(index) { return index }
            if token.has(.size), isBeforeNoun, main.hasAny([.to, .or], at: index + 1), main.has(.size, at: index + 2) {
                mark(index..<index + 3, .note)
                index += 3
                continue
            }
            if token.has(.size), !isSuspended(index), words.adjectivesFollow || isBeforeNoun && hasNoun(from: index + 1) {
                mark(index..<index + 1, .note)
                index += 1
                continue
            }
            mark(index..<index + 1, .name)
            if token.isWord || token.kind == .number { nameWords.append(index) }
            if !token.hasAny([.adjective, .or]), token.isWord, !looksLikeAdjective(token) { isBeforeNoun = false }
            if token.has(.and) { isBeforeNoun = isBeforeNoun || afterPreparation(at: index + 1) != nil }
            index += 1
        }
        return index
    }

    /// Whether a hyphen leaves out the rest of a compound, as in “medium- or long-grain rice”.
    private func isSuspended(_ index: Int) -> Bool {
        guard let dash = main[index + 1], dash.kind == .dash, !dash.isSpaced else { return false }
        return main.hasAny([.or, .and, .to], at: index + 2)
    }

    /// Reads a weight between adjectives and the noun, as in “1 ripe 8-ounce tomato”.
    private mutating func readWeightOfEach(at index: Int) -> Int? {
        guard quantity != nil, measure == nil, gramsOfEach == nil, let weight = main.metered(at: index), main[weight.next]?.isWord == true
        else {
            return nil
        }
        gramsOfEach = weight.grams
        mark(index..<weight.next, .note)
        return weight.next
    }

    /// Whether an English word that the tables don't have can be an adjective, such as “reduced-sodium”.
    private func looksLikeAdjective(_ token: LineToken) -> Bool {
        !words.adjectivesFollow && token.hasAny([.unknownParticiple, .unknownCompound])
    }

    /// Whether a participle is part of a product's name, as in “1 can sliced peaches”.
    private func isProduct(_ index: Int) -> Bool {
        guard measure == .can || measure == .jar, let token = main[index] else { return false }
        return token.has(.preparation) && !token.has(.finish) && (words.adjectivesFollow || isFollowedByNoun(index))
    }

    private func isAfterAnd(_ index: Int) -> Bool { index > 0 && main.has(.and, at: index - 1) }

    /// Whether a comment, a sentence end or another amount begins at a token.
    func endsName(_ token: LineToken, at index: Int) -> Bool {
        switch token.kind {
        case .comma: return false
        case .semicolon, .colon, .plus: return true
        case .dash: return !(index > 0 && isSuspended(index - 1)) && (token.isSpaced || main[index + 1].map(\.isSpaced) ?? true)
        case .dot: return main[index + 1].map { $0.isSpaced && !isAbbreviation(index - 1) } ?? true
        case .number: return !nameWords.isEmpty && endsNameAsAmount(index)
        case .word: break
        default: return false
        }
        if nameWords.isEmpty { return false }
        if token.has(.comment) || beginsComment(index) { return !formsPhrase(index) }
        if token.has(.of), isAmount(index + 1) { return true }
        if token.has(.shapeComment), let next = main[index + 1] {
            let isShape = { (at: Int) in self.main[at].map { $0.kind == .number || $0.hasAny([.shape, .number]) } ?? false }
            if isShape(index + 1) || next.hasAny([.size, .modifier, .adverb, .article, .adjective]) && isShape(index + 2) { return true }
        }
        if token.hasAny([.or, .and]), let next = main[index + 1] {
            if next.hasAny([.more, .comment]) || beginsComment(index + 1) { return true }
            if words.adjectivesFollow, token.has(.or) { return true }
            let start = main.afterApproximates(index + 1)
            if next.kind == .number || main.metered(at: start) != nil { return true }
            if next.hasAny([.number, .article, .half]), let range = main.range(at: start), main.measure(at: range.next) != nil {
                return true
            }
        }
        return false
    }

    func beginsComment(_ index: Int) -> Bool {
        main.arePair(index, index + 1, as: .comment)
    }

    /// Whether a comment's first word is part of a name, as in “mantequilla sin sal”.
    private func formsPhrase(_ index: Int) -> Bool {
        main.arePair(index, index + 1, as: .name)
    }

    private func isAmount(_ index: Int) -> Bool {
        main[main.afterApproximates(index)]?.kind == .number
    }

    /// Whether a point belongs to an abbreviation such as “St.”.
    private func isAbbreviation(_ index: Int) -> Bool {
        guard index >= 0, let token = main[index], token.isWord, token.range.count <= 3 else { return false }
        return scalars[token.range.lowerBound].properties.isUppercase
    }

    private func endsNameAsAmount(_ index: Int) -> Bool {
        guard let range = main.range(at: index) else { return false }
        if main.length(at: range.next) != nil { return true }
        let start = main.isKind(.dash, at: range.next) ? range.next + 1 : range.next
        if main.measure(at: start) != nil { return true }
        return quantity == nil && measure == nil && (main[range.next] == nil || main.isKind(.comma, at: range.next))
    }
}

// Preparation before the noun.
extension LineParser {
    /// Returns the index after preparation such as “finely chopped” or “peeled and diced”, or nil.
    private func afterPreparation(at start: Int, isChained: Bool = false) -> Int? {
        var index = start
        while main.has(.adverb, at: index) { index += 1 }
        guard let token = main[index], token.isWord else { return nil }
        let hasAdverb = index > start
        let isPreparation =
            token.has(.preparation)
            || token.has(.guardedPreparation)
                && (hasAdverb || main.arePair(index, index + 1, as: .preparation) || main.arePair(index, index + 2, as: .preparation))
        guard isPreparation || token.has(.size) && hasAdverb else { return nil }
        if !hasAdverb, !isChained, formsName(index) { return nil }
        let next = index + 1
        // “peeled and diced”, “peeled, diced”, “peeled, and diced”.
        guard let sign = main[next], sign.hasAny([.and, .or]) || sign.kind == .comma else { return next }
        if let end = afterPreparation(at: next + 1, isChained: true) { return end }
        if sign.kind == .comma {
            guard main.hasAny([.and, .or], at: next + 1) else { return next }
            return afterPreparation(at: next + 2, isChained: true) ?? next
        }
        // “cooked or canned beans” is a name.
        return words.adjectivesFollow || isChained || hasAdverb || sign.has(.plus) ? next : nil
    }

    /// Whether a participle and a noun near it name an ingredient, as in “crushed tomatoes” or “pan rallado”.
    private func formsName(_ index: Int) -> Bool {
        guard main.has(.paired, at: index) else { return false }
        let range = words.adjectivesFollow ? max(0, index - 3)..<index : index + 1..<index + 5
        for noun in range.clamped(to: 0..<main.tokens.count) {
            if main.arePair(index, noun, as: .name) { return true }
        }
        return false
    }

    /// Whether a noun follows before the next comment.
    func hasNoun(from start: Int) -> Bool {
        if words.adjectivesFollow { return main[start]?.isWord ?? false }
        var index = start
        while let token = main[index] {
            if token.kind == .comma, !continuesWithWord(index) { return false }
            if endsNameBeforeNoun(token, at: index) { return false }
            if token.isWord, !token.hasAny([.adverb, .preparation, .and, .or, .of, .size]) { return true }
            index += 1
        }
        return false
    }

    private func endsNameBeforeNoun(_ token: LineToken, at index: Int) -> Bool {
        switch token.kind {
        case .semicolon, .colon, .plus: true
        case .word: token.hasAny([.comment, .shapeComment]) || beginsComment(index)
        default: false
        }
    }

    private func continuesWithWord(_ comma: Int) -> Bool {
        main[comma + 1].map { $0.isWord && !$0.hasAny([.comment, .portion, .plus]) } ?? false
    }

    /// Whether a participle stands directly before a noun.
    private func isFollowedByNoun(_ index: Int) -> Bool {
        guard let next = main[index + 1], next.isWord else { return false }
        return !next.hasAny([.and, .or, .comment, .shapeComment, .adverb, .preparation, .from, .plus]) && !beginsComment(index + 1)
    }
}
