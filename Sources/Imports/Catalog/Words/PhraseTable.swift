/// Phrases with what each of them stands for.
struct PhraseTable: Sendable {
    private var values: [String: [String]] = [:]
    /// How many words the longest phrase has that begins with a word.
    private var mostWords: [String: Int] = [:]

    /// A phrase in a text: where it stands, and what it stands for.
    struct Match {
        let words: Range<Int>
        let values: [String]
    }

    /// Adds a phrase, which can stand for several values.
    mutating func add(_ phrase: String, for value: String) {
        let words = phrase.searchedWords
        guard !words.isEmpty else { return }
        mostWords[words[0]] = max(mostWords[words[0]] ?? 1, words.count)
        let key = words.joined(separator: " ")
        if values[key]?.contains(value) != true { values[key, default: []].append(value) }
    }

    /// What a whole text stands for; nothing where it is no phrase.
    func values(of text: String) -> [String] { values(of: text.searchedWords[...]) ?? [] }

    /// The phrases in a text, from left to right; of those that begin with the same word the longest.
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

    /// The values of all phrases in a text, each once.
    func allValues(in text: String) -> [String] {
        matches(in: text).flatMap(\.values).unique
    }

    /// A plural is tried without its ending, for phrases are mostly singular.
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
    /// Its words in small letters without accents; whatever is neither letter nor digit is between them.
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
            // A mark of its own, behind its letter.
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

    /// Vowels with their accents; ñ is a letter of its own.
    private static let unaccented: [Unicode.Scalar: UInt8] = {
        var letters: [Unicode.Scalar: UInt8] = [:]
        for (letter, accented) in [("a", "áàâäÁÀÂÄ"), ("e", "éèêëÉÈÊË"), ("i", "íìîïÍÌÎÏ"), ("o", "óòôöÓÒÔÖ"), ("u", "úùûüÚÙÛÜ")] {
            for scalar in accented.unicodeScalars { letters[scalar] = letter.utf8.first }
        }
        return letters
    }()
}

extension Array where Element: Hashable {
    /// Each element once, where it comes first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
