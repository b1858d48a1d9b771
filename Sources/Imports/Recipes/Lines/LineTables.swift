/// Builds the words of a language from lists.
///
/// The words of a list are written with their accents and separated by blanks.
struct LineTables {
    var letters: [Unicode.Scalar: KitchenMeasure] = [:]
    var groupsWithPoints = false
    var adjectivesFollow = false
    private(set) var meanings: [String: LineWords.Meaning] = [:]
    private(set) var pairs: [LineWords.Pair: LineWords.PairUse] = [:]
    private(set) var refinements: [LineWords.Pair: KitchenMeasure] = [:]
    /// Returns a noun's singular and plural.
    private let plurals: (String) -> [String]
    /// Returns all forms of an adjective.
    private let inflections: (String) -> [String]
    private var count: Int32 = 0

    init(plurals: @escaping (String) -> [String], inflections: @escaping (String) -> [String]) {
        (self.plurals, self.inflections) = (plurals, inflections)
    }

    mutating func add(_ roles: LineWords.Roles, _ words: String) {
        for word in split(words) { change(word) { $0.roles.formUnion(roles) } }
    }

    /// Adds adjectives in all their forms.
    mutating func add(_ roles: LineWords.Roles, inflected words: String) {
        for word in split(words).flatMap(inflections) { change(word) { $0.roles.formUnion(roles) } }
    }

    mutating func add(_ roles: LineWords.Roles = .number, numbers: [String: Double]) {
        for (word, number) in numbers {
            change(LineFolding.folded(word)) { meaning in
                meaning.roles.formUnion(roles)
                meaning.number = number
            }
        }
    }

    /// Adds the names of a measure, in the singular.
    mutating func add(_ measure: KitchenMeasure, _ words: String, as roles: LineWords.Roles = []) {
        for word in split(words) {
            for form in plurals(word) {
                change(form) { meaning in
                    meaning.measure = measure
                    meaning.roles.formUnion(roles.union(form == word ? .measure : [.measure, .plural]))
                }
            }
        }
    }

    /// Adds words that make a spoon another measure, as in “cucharada sopera”.
    mutating func add(_ measure: KitchenMeasure, qualifiers words: String) {
        for word in split(words).flatMap(inflections) {
            change(word) { meaning in
                meaning.measure = measure
                meaning.roles.insert(.measureQualifier)
            }
        }
    }

    /// Adds pairs of words that begin a comment.
    mutating func add(comments phrases: String...) { add(phrases, as: .comment) }

    /// Adds pairs of words that describe a measure.
    mutating func add(fillings phrases: String...) { add(phrases, as: .filling) }

    /// Adds the nouns that make a participle, a comment word or a measure part of a name.
    mutating func add(names word: String, _ nouns: String) { add(word, nouns, as: .name) }

    /// Adds the nouns with which a guarded participle is preparation.
    mutating func add(preparation word: String, _ nouns: String) { add(word, nouns, as: .preparation) }

    /// Adds the nouns with which a measure's word is an ingredient.
    mutating func add(compounds word: String, _ nouns: String) { add(word, nouns, as: .compound) }

    /// Adds the nouns with which a measure's word is another measure.
    mutating func add(_ measure: KitchenMeasure, of word: String, _ nouns: String) {
        for pair in pairs(of: word, nouns) { refinements[pair] = measure }
    }

    private mutating func add(_ word: String, _ nouns: String, as use: LineWords.PairUse) {
        for pair in pairs(of: word, nouns) { pairs[pair, default: []].formUnion(use) }
    }

    private mutating func add(_ phrases: [String], as use: LineWords.PairUse) {
        for phrase in phrases {
            let words = split(phrase)
            guard words.count == 2 else { continue }
            pairs[pair(words[0], words[1]), default: []].formUnion(use)
        }
    }

    /// Returns the pairs of all forms of a word and of nouns.
    private mutating func pairs(of word: String, _ nouns: String) -> [LineWords.Pair] {
        let word = LineFolding.folded(word)
        let nouns = split(nouns).flatMap { plurals($0) + inflections($0) }
        var found: [LineWords.Pair] = []
        for form in plurals(word) + inflections(word) {
            for noun in nouns { found.append(pair(form, noun)) }
        }
        return found
    }

    private mutating func pair(_ first: String, _ second: String) -> LineWords.Pair {
        change(first) { $0.roles.insert(.paired) }
        change(second) { _ in }
        return LineWords.Pair(first: meanings[first]?.id ?? 0, second: meanings[second]?.id ?? 0)
    }

    /// Changes the meaning of a word, which is numbered if it is new.
    private mutating func change(_ word: String, _ change: (inout LineWords.Meaning) -> Void) {
        var meaning = meanings[word] ?? LineWords.Meaning()
        if meaning.id == 0 {
            count += 1
            meaning.id = count
        }
        change(&meaning)
        meanings[word] = meaning
    }

    private func split(_ words: String) -> [String] { words.split(whereSeparator: \.isWhitespace).map { LineFolding.folded(String($0)) } }
}
