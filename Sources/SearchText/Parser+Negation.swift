// Negations before the excluded words: “without eggs or milk”, “sin nueces ni huevo”.
extension Parser {
    /// The maximum number of words between a negation and the excluded words.
    private static let maximumFillers = 8

    /// Takes a negation with the list that follows.
    mutating func takeNegation() -> Bool {
        if takeJoinedNegation() { return true }
        guard let (_, count) = NegationWords.before.match(lexemes, at: index) else { return false }
        let end = index + count
        // “size 0”
        if keyword(index) == "0", index > 0, LimitWords.numbered.contains(keyword(index - 1)) { return false }
        let isNo = count == 1 && ["no", "not", "non"].contains(keyword(index))
        if isNo, end < lexemes.count, NegationWords.inNames.contains(keyword(end)) {
            let end = endOfHyphens(from: end)
            addTerm(text(of: index..<end), to: end)
            hasWanted = true
            return true
        }
        // “Chanel no 5”, but not “no 2 eggs”.
        if isNo, end < lexemes.count, lexemes[end].number?.unit == "", hasWanted || end + 1 == lexemes.count { return false }
        let negation = SearchExclusion.Negation.before(text(of: index..<end))
        if end < lexemes.count, lexemes[end].isJoined {
            // “non-dairy creamer” and “no-sugar cookies” exclude one word.
            let wordEnd = endOfWord(from: end)
            add(.exclusion(SearchExclusion([text(of: end..<wordEnd)], .phrase, by: negation)), to: wordEnd)
            if wordEnd < lexemes.count, isSuffix(wordEnd) { index += 1 }
            return true
        }
        guard let start = startOfItem(end) else { return false }
        // Words after the first negation of a text can name the dish: “no sugar cookies”. “non” is always before a dish.
        takeList(from: start, negation, isLeading: !hasWanted || keyword(index) == "non")
        return true
    }

    /// The position of the first word that a negation excludes; nil if the negating word is an ordinary word.
    private func startOfItem(_ place: Int) -> Int? {
        var start = place
        // The limit keeps “no no no …” linear.
        while start < lexemes.count, start < place + Self.maximumFillers, !lexemes[start].isExcluded {
            // Punctuation behind the negation ends nothing: “without: milk”.
            if NegationWords.fillers.contains(keyword(start)) || isSeparator(start) || lexemes[start].kind == .boundary {
                start += 1
            } else if let (_, count) = NegationWords.before.match(lexemes, at: start) {
                start += count
            } else if lexemes[start].kind == .word, limit(at: start) == nil, let end = endOfAmount(from: start) {
                start = end
            } else {
                break
            }
        }
        return isItem(start) ? start : nil
    }

    /// The end of an amount before an excluded word; nil without one.
    private func endOfAmount(from start: Int) -> Int? {
        if let (_, end) = amount(at: start) { return end }
        // A number behind “no” usually belongs to a name: “no 5”.
        return lexemes[start].number?.unit == "" && endOfHyphens(from: start) == start + 1 ? start + 1 : nil
    }

    /// Whether an excluded word or phrase can begin at a position.
    private func isItem(_ place: Int) -> Bool {
        guard place < lexemes.count, lexemes[place].isItem, !lexemes[place].isExcluded else { return false }
        if lexemes[place].kind == .phrase { return true }
        return !NegationWords.boundaries.contains(keyword(place)) && !isListWord(place) && limit(at: place) == nil
            && NegationWords.before.match(lexemes, at: place) == nil
    }

    /// Takes the items of a list up to a word that ends the negation.
    private mutating func takeList(from start: Int, _ negation: SearchExclusion.Negation, isLeading: Bool) {
        var unconfirmed = entries.count
        var place = start
        var condition = SearchExclusion.Condition.always
        while true {
            let run = run(from: place)
            let next = nextItem(run.end)
            let extent: SearchExclusion.Extent = lexemes[place].kind == .phrase ? .phrase : isLeading && next == nil ? .beginning : .names
            if !run.words.isEmpty {
                add(.exclusion(SearchExclusion(run.words, extent, tail: run.tail, if: condition, by: negation)), to: run.end)
            }
            if let free = run.free { add(.exclusion(free), to: run.end) }
            index = run.end
            guard let next, run.free == nil, run.tail.isEmpty || next.isAfterOr else { return }
            place = next.place
            // A comma or a preposition may end the negation, so only ingredients continue it, unless “or” follows later in the list.
            condition = next.isAfterComma || !run.tail.isEmpty ? .ifIngredient : .always
            if !next.isAfterComma {
                for entry in unconfirmed..<entries.count { entries[entry].confirmExclusion() }
                unconfirmed = entries.count
            }
        }
    }

    /// The words of one item of a list.
    private struct Run {
        var words: [String] = []
        /// The words from a preposition on.
        var tail: [String] = []
        /// The exclusion by a suffix that ends the item: “gluten” in “no sugar gluten free cookies”.
        var free: SearchExclusion?
        var end: Int
    }

    private func run(from start: Int) -> Run {
        var run = Run(end: start)
        if lexemes[start].kind == .phrase { return Run(words: [lexemes[start].text], end: start + 1) }
        while run.end < lexemes.count, lexemes[run.end].kind == .word, !lexemes[run.end].isExcluded {
            let place = run.end
            if place > start {
                if NegationWords.ends.contains(keyword(place)) || isListWord(place) { break }
                // An amount begins another ingredient.
                if limit(at: place) != nil || amount(at: place) != nil { break }
                if isSuffix(place), let last = run.tail.popLast() ?? run.words.popLast() {
                    run.free = SearchExclusion([last], .phrase, by: .behind(lexemes[place].text))
                    run.end = place + 1
                    break
                }
                if NegationWords.before.match(lexemes, at: place) != nil { break }
            }
            run.end = endOfWord(from: place)
            if NegationWords.trailing.contains(keyword(place)) || lexemes[place].isSign { continue }
            let word = text(of: place..<run.end)
            if run.tail.isEmpty, !NegationWords.prepositions.contains(keyword(place)) {
                run.words.append(word)
            } else {
                run.tail.append(word)
            }
        }
        return run
    }

    /// The next item of a list behind “or”, “and” or a comma; nil if the list ends.
    private func nextItem(_ end: Int) -> (place: Int, isAfterComma: Bool, isAfterOr: Bool)? {
        var place = end
        var (isAfterComma, isAfterOr) = (true, false)
        while place < lexemes.count, isSeparator(place) {
            if lexemes[place].kind != .comma { isAfterComma = false }
            if ["or", "o", "u"].contains(keyword(place)) { isAfterOr = true }
            place += 1
        }
        // The next negation has its own list: “no nuts, no eggs”.
        // “alérgico a la leche y al huevo”
        if !isAfterComma, keyword(place) == "al" { place += 1 }
        guard place > end, !NegationWords.boundaries.contains(keyword(place)), NegationWords.before.match(lexemes, at: place) == nil,
            let start = startOfItem(place)
        else { return nil }
        return (start, isAfterComma, isAfterOr)
    }

    /// Whether a comma, “or” or “and” is at a position.
    private func isSeparator(_ place: Int) -> Bool {
        lexemes[place].kind == .comma || lexemes[place].kind == .and || isListWord(place)
    }

    /// Whether a word connects the items of a list.
    ///
    /// People misspell “y huevo” as “e huevo”. Within a negation “e” and “u” are list words before every word, so that the list goes on.
    private func isListWord(_ place: Int) -> Bool {
        guard lexemes[place].kind == .word, !lexemes[place].isExcluded, !lexemes[place].isJoined else { return false }
        return switch keyword(place) {
        case "and", "or", "y", "o": true
        case "e", "u": place + 1 < lexemes.count && lexemes[place + 1].kind == .word && !lexemes[place + 1].isJoined
        default: false
        }
    }

    /// Takes a word that contains a negation, such as “eggless” or “noeggs”.
    private mutating func takeJoinedNegation() -> Bool {
        let lexeme = lexemes[index]
        let scalars = lexeme.text.unicodeScalars
        guard lexeme.kind == .word, scalars.count == lexeme.keyword.utf8.count else { return false }
        if let length = NegationWords.lengthOfFood(inLessWord: lexeme.keyword) {
            let (food, suffix) = (String(scalars.prefix(length)), String(scalars.dropFirst(length)))
            add(.exclusion(SearchExclusion([food], .phrase, by: .behind(suffix))), to: index + 1)
        } else if let length = NegationWords.lengthOfNegation(inJoinedWord: lexeme.keyword) {
            let (negation, food) = (String(scalars.prefix(length)), String(scalars.dropFirst(length)))
            add(.exclusion(SearchExclusion([food], .phrase, by: .before(negation))), to: index + 1)
        } else {
            return false
        }
        return true
    }
}

extension Parser.Entry {
    /// Makes the exclusion hold in any case.
    fileprivate mutating func confirmExclusion() {
        guard case .exclusion(let exclusion) = part else { return }
        part = .exclusion(SearchExclusion(exclusion.words, exclusion.extent, tail: exclusion.tail, by: exclusion.negation))
    }
}
