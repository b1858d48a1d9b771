/// A table that maps phrases to values.
struct PhraseTable: Sendable {
    private var values: [String: [String]] = [:]
    /// The number of words of the longest phrase, by the phrase's first word.
    private var mostWords: [String: Int] = [:]

    /// A phrase found in a text: its position and its values.
    struct Match {
        let words: Range<Int>
        let values: [String]
    }

    /// Adds a phrase.
    ///
    /// A phrase can map to several values.
    mutating func add(_ phrase: String, for value: String) {
        let words = phrase.searchedWords
        guard !words.isEmpty else { return }
        mostWords[words[0]] = max(mostWords[words[0]] ?? 1, words.count)
        let key = words.joined(separator: " ")
        if values[key]?.contains(value) != true { values[key, default: []].append(value) }
    }

    /// Returns the values of a whole text, or an empty list if the text is not a known phrase.
    func values(of text: String) -> [String] { values(of: text.searchedWords[...]) ?? [] }

    /// Returns the phrases in a text from left to right.
    ///
    /// Of phrases with the same first word, the longest wins.
    func matches(in text: String) -> [Match] {
        let words = text.searchedWords
        var matches: [Match] = []
        var start = 0
        while start < words.count {
            let longest = min(mostWords[words[start]] ?? 1, words.count - start)
            let found = stride(from: longest, through: 1, by: -1).lazy.compactMap { count in
                self.values(of: words[start..<start + count]).map { Match(words: start..<start + count, values: $0) }
            }.first
            if let found { matches.append(found) }
            start = found?.words.upperBound ?? start + 1
        }
        return matches
    }

    /// Returns the values of all phrases in a text, without duplicates.
    func allValues(in text: String) -> [String] {
        matches(in: text).flatMap(\.values).unique
    }

    /// Looks up a phrase, and retries a plural without its ending, because most phrases are singular.
    private func values(of words: ArraySlice<String>) -> [String]? {
        let key = words.joined(separator: " ")
        if let found = values[key] { return found }
        for ending in ["s", "es"] where key.hasSuffix(ending) && key.utf8.count > ending.utf8.count + 2 {
            if let found = values[String(key.dropLast(ending.count))] { return found }
        }
        return nil
    }
}

extension String {
    /// The words in lower case and without accents.
    ///
    /// Everything but letters and digits separates words.
    var searchedWords: [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func endWord() {
            guard !word.isEmpty else { return }
            words.append(String(decoding: word, as: UTF8.self))
            word.removeAll(keepingCapacity: true)
        }
        for scalar in unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": word.append(UInt8(scalar.value))
            case "A"..."Z": word.append(UInt8(scalar.value) + 32)
            case "\0"..."\u{7F}": endWord()
            // Drops a combining mark, which follows its letter.
            case "\u{300}"..."\u{36F}": break
            default:
                if let letter = Self.unaccented[scalar] {
                    word.append(letter)
                } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                    word.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
                } else {
                    endWord()
                }
            }
        }
        endWord()
        return words
    }

    /// The plain letter of each accented vowel.
    ///
    /// ñ is a separate letter and keeps its tilde.
    private static let unaccented: [Unicode.Scalar: UInt8] = {
        var letters: [Unicode.Scalar: UInt8] = [:]
        for (letter, accented) in [("a", "áàâäÁÀÂÄ"), ("e", "éèêëÉÈÊË"), ("i", "íìîïÍÌÎÏ"), ("o", "óòôöÓÒÔÖ"), ("u", "úùûüÚÙÛÜ")] {
            for scalar in accented.unicodeScalars { letters[scalar] = letter.utf8.first }
        }
        return letters
    }()
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first occurrence.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
