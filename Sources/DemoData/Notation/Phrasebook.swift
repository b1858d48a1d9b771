import Languages

/// The parsed phrases for steps and notes.
struct Phrasebook: Sendable {
    private struct Phrase: Sendable {
        let english: Template
        let spanish: Template

        func fits(_ lists: Int, _ numbers: Int) -> Bool { english.listCount == lists && english.numberCount == numbers }
    }

    /// The phrases by key; a key has one phrase for each combination of slots.
    private let phrases: [Substring: [Phrase]]
    private let things: [Substring: Noun]
    private let notes: [Substring: Phrase]

    /// Parses the texts of the phrasebook.
    init() throws(NotationError) {
        var phrases: [Substring: [Phrase]] = [:]
        for line in NotationLine.lines(of: Self.techniques, in: "techniques") {
            let (key, phrase) = try Self.phrase(in: line)
            guard phrase.english.listCount == phrase.spanish.listCount, phrase.english.numberCount == phrase.spanish.numberCount else {
                throw line.mistake("the two languages have different slots")
            }
            phrases[key, default: []].append(phrase)
        }
        self.phrases = phrases

        var things: [Substring: Noun] = [:]
        for line in NotationLine.lines(of: Self.things, in: "things") {
            let cells = try line.cells(3...3)
            guard let noun = Noun(english: cells[1], spanish: cells[2]) else { throw line.mistake("“\(cells[2])” has no noun code") }
            things[cells[0]] = noun
        }
        self.things = things

        var notes: [Substring: Phrase] = [:]
        for line in NotationLine.lines(of: Self.notes, in: "notes") {
            let (key, phrase) = try Self.phrase(in: line)
            notes[key] = phrase
        }
        self.notes = notes
    }

    func thing(_ key: Substring) -> Noun? { things[key] }

    /// The sentence of a technique with lists and numbers; nil if no phrase has that number of slots.
    func sentence(_ key: Substring, _ lists: [NounList], _ numbers: [Int]) -> Bilingual? {
        guard let phrase = phrases[key]?.first(where: { $0.fits(lists.count, numbers.count) }) else { return nil }
        return Bilingual(english: phrase.english.filled(lists, numbers), spanish: phrase.spanish.filled(lists, numbers))
    }

    /// The note about the preparation of an ingredient.
    func note(_ key: Substring, for noun: NounList) -> Bilingual? {
        notes[key].map { Bilingual(english: $0.english.filled([], []), spanish: $0.spanish.filled([noun], [])) }
    }

    private static func phrase(in line: NotationLine) throws(NotationError) -> (Substring, Phrase) {
        let cells = try line.cells(3...3)
        guard let english = Template(cells[1], .english), let spanish = Template(cells[2], .spanish) else {
            throw line.mistake("a slot that is not closed or not known")
        }
        return (cells[0], Phrase(english: english, spanish: spanish))
    }
}
