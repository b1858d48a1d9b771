/// Parses one step: phrases separated by `;`, joined to a text in each language.
struct StepParser {
    let phrasebook: Phrasebook
    /// The recipe's ingredients by slug; a step may refer only to these.
    let nouns: [Substring: NounList.Member]

    /// The techniques that consist of waiting.
    private static let waits: Set<Substring> = ["marinate", "soak", "rest", "rise", "chill", "freeze"]
    /// The longest wait in minutes that is included in the recipe's preparation time.
    private static let includedWait = 30

    /// The words that separate lists of ingredients, like `in` in `fry onion in olive-oil`.
    private static let separators: Set<Substring> = ["in", "with", "into", "over", "for", "to", "under"]

    /// The step's text and its minutes of waiting.
    func step(_ line: NotationLine) throws(NotationError) -> (text: Bilingual, wait: Int) {
        var sentences: [Bilingual] = []
        var wait = 0
        for phrase in line.text.dropFirst(1).split(separator: ";").map(\.trimmed) {
            if phrase.hasPrefix("\"") {
                sentences.append(try quoted(phrase, line))
            } else {
                let (sentence, minutes) = try technique(phrase, line)
                sentences.append(sentence)
                wait += minutes
            }
        }
        guard !sentences.isEmpty else { throw line.mistake("an empty step") }
        let text = Bilingual(
            english: sentences.map(\.english).joined(separator: " "),
            spanish: sentences.map(\.spanish).joined(separator: " ")
        )
        return (text, wait)
    }

    private func quoted(_ phrase: Substring, _ line: NotationLine) throws(NotationError) -> Bilingual {
        guard phrase.hasSuffix("\""), let sentence = Bilingual(sides: phrase.dropFirst().dropLast()) else {
            throw line.mistake("\(phrase) is not \"English = Spanish\"")
        }
        return sentence
    }

    private func technique(_ phrase: Substring, _ line: NotationLine) throws(NotationError) -> (Bilingual, wait: Int) {
        var words = phrase.split(separator: " ")[...]
        guard let key = words.popFirst() else { throw line.mistake("an empty phrase") }
        var lists: [[NounList.Member]] = [[]]
        var numbers: [Int] = []
        for word in words {
            if let number = Int(word) {
                numbers.append(number)
            } else if Self.separators.contains(word) {
                lists.append([])
            } else {
                lists[lists.count - 1].append(try member(word, line))
            }
        }
        let nouns = lists.filter { !$0.isEmpty }.map(NounList.init(members:))
        guard let sentence = phrasebook.sentence(key, nouns, numbers) else {
            throw line.mistake("“\(key)” has no form with \(nouns.count) lists and \(numbers.count) numbers")
        }
        let wait = Self.waits.contains(key) ? numbers.last ?? 0 : 0
        return (sentence, wait > Self.includedWait ? wait : 0)
    }

    private func member(_ word: Substring, _ line: NotationLine) throws(NotationError) -> NounList.Member {
        if word.hasPrefix("*") {
            guard let thing = phrasebook.thing(word.dropFirst()) else { throw line.mistake("there is no thing “\(word)”") }
            return NounList.Member(noun: thing, isPlural: thing.isPlural(several: false))
        }
        guard let noun = nouns[word] else { throw line.mistake("“\(word)” is not among the ingredients above") }
        return noun
    }
}
