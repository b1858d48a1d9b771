// Negations behind the excluded words: “egg and dairy free”, “nut-free”.
extension Parser {
    /// The maximum number of words of a name.
    private static let maximumWords = 4

    /// Whether a word excludes the word before it.
    func isSuffix(_ place: Int) -> Bool {
        guard place > 0, lexemes[place].kind == .word, !lexemes[place].isExcluded, NegationWords.after.contains(keyword(place)) else {
            return false
        }
        let before = lexemes[place - 1]
        guard before.isItem, before.number == nil, !NegationWords.figuratively.contains(before.keyword) else { return false }
        // “free of”, “allergy to” and “egg-free-range” are not suffixes.
        if place + 1 < lexemes.count, lexemes[place + 1].isJoined { return false }
        return !NegationWords.freely.contains(keyword(place + 1)) && NegationWords.before.match(lexemes, at: place) == nil
    }

    /// Takes a word that excludes the words before it, which are taken out of the wanted words.
    mutating func takeSuffix() -> Bool {
        guard isSuffix(index), let last = entries.last, last.range.upperBound == index, case .term(let term) = last.part else {
            return false
        }
        let negation = SearchExclusion.Negation.behind(lexemes[index].text)
        if term.kind == .phrase {
            entries.removeLast()
            index = last.range.lowerBound
            add(.exclusion(SearchExclusion([term.text], .phrase, by: negation)), to: last.range.upperBound + 1)
            return true
        }
        guard var run = takeRun(endingAt: index) else { return false }
        let end = index + 1
        var exclusions = [Entry(run, .always, negation)]
        var condition = SearchExclusion.Condition.ifAllergen
        // Only single words continue the list to the left: “egg and dairy free”, but not “bread and butter gluten free”.
        while run.count == 1, let first = run.first, let connection = connection(before: first) {
            // With “and” the words are surely a list.
            if connection == .and { condition = .ifIngredient }
            let connective = takeConnective(before: first)
            guard let previous = takeRun(endingAt: connective?.range.lowerBound ?? first.range.lowerBound) else {
                if let connective { entries.append(connective) }
                break
            }
            exclusions.append(Entry(previous, condition, negation))
            run = previous
        }
        entries.append(contentsOf: exclusions.reversed())
        separator = nil
        index = end
        return true
    }

    /// The list word or comma before an entry; nil if the entry does not continue a list.
    private func connection(before entry: Entry) -> Separator? {
        if case .term(let term) = entry.part, term.isAlternative { return .and }
        return entry.separator == .boundary ? nil : entry.separator
    }

    /// Removes the “and” before an entry from the wanted words.
    private mutating func takeConnective(before entry: Entry) -> Entry? {
        guard let last = entries.last, case .term(let term) = last.part, term.kind == .connective else { return nil }
        return last.range.upperBound == entry.range.lowerBound ? entries.popLast() : nil
    }

    /// Removes the last consecutive words from the wanted words; nil if no word ends at the position, apart from punctuation.
    private mutating func takeRun(endingAt end: Int) -> [Entry]? {
        var run: [Entry] = []
        while run.count < Self.maximumWords, let last = entries.last, case .term(let term) = last.part, term.kind == .word {
            let limit = run.first?.range.lowerBound ?? end
            // Only list words and punctuation may lie between.
            guard last.range.upperBound == limit || run.isEmpty && isSeparation(last.range.upperBound..<limit) else { break }
            let keyword = keyword(last.range.lowerBound)
            if NegationWords.boundaries.contains(keyword) { break }
            if !run.isEmpty, NegationWords.fillers.contains(keyword), !NegationWords.inside.contains(keyword) { break }
            run.insert(last, at: 0)
            entries.removeLast()
            if last.separator != nil || term.isAlternative { break }
        }
        return run.isEmpty ? nil : run
    }

    private func isSeparation(_ range: Range<Int>) -> Bool {
        lexemes[range].allSatisfy { $0.kind == .comma || $0.kind == .and || ["or", "o", "u"].contains($0.keyword) }
    }
}

extension Parser.Entry {
    /// The exclusion of the last of some consecutive words.
    fileprivate init(_ run: [Parser.Entry], _ condition: SearchExclusion.Condition, _ negation: SearchExclusion.Negation) {
        let words = run.compactMap { if case .term(let term) = $0.part { term.text } else { nil } }
        let range = (run.first?.range.lowerBound ?? 0)..<(run.last?.range.upperBound ?? 0)
        self.init(
            part: .exclusion(SearchExclusion(words, .end, if: condition, by: negation)),
            range: range,
            separator: run.first?.separator
        )
    }
}
