/// The words of a language in ingredient lines.
///
/// The tables of a language only list words. `LineParser` has the grammar.
final class LineWords: Sendable {
    /// The meaning of a word.
    struct Meaning: Sendable {
        var roles: Roles = []
        var number = 0.0
        var measure: KitchenMeasure?
        /// The word's number in pairs; 0 for words that the tables don't have.
        var id: Int32 = 0
    }

    /// Two words that mean something together.
    ///
    /// Other words can stand between them.
    struct Pair: Sendable, Hashable {
        let first: Int32
        let second: Int32
    }

    /// The uses of a pair.
    struct PairUse: OptionSet, Sendable {
        let rawValue: UInt8

        /// The beginning of a comment: “such as”.
        static let comment = PairUse(rawValue: 1 << 0)
        /// A participle, a comment word or a measure that is part of a name because of a noun: “toasted oil”, “celery stick”.
        static let name = PairUse(rawValue: 1 << 1)
        /// A guarded participle that is preparation because of a noun: “ground pepper”.
        static let preparation = PairUse(rawValue: 1 << 2)
        /// A measure that is an ingredient because of a noun: “rib steak”.
        static let compound = PairUse(rawValue: 1 << 3)
        /// Words after a measure that describe it: “al ras”.
        static let filling = PairUse(rawValue: 1 << 4)
    }

    /// Single letters that are measures, in their case.
    let letters: [Unicode.Scalar: KitchenMeasure]
    /// Whether a point groups thousands.
    let groupsWithPoints: Bool
    /// Whether adjectives follow the noun.
    let adjectivesFollow: Bool
    private let meanings: [String: Meaning]
    private let pairs: [Pair: PairUse]
    private let refinements: [Pair: KitchenMeasure]

    init(_ tables: LineTables) {
        letters = tables.letters
        groupsWithPoints = tables.groupsWithPoints
        adjectivesFollow = tables.adjectivesFollow
        (meanings, pairs, refinements) = (tables.meanings, tables.pairs, tables.refinements)
    }

    static let english = LineWords(.english)
    static let spanish = LineWords(.spanish)

    static func of(_ language: IngredientLine.Language) -> LineWords {
        switch language {
        case .english: english
        case .spanish: spanish
        }
    }

    func meaning(of word: String) -> Meaning? { meanings[word] }

    /// Whether two words are a pair with a use.
    func arePair(_ first: LineToken, _ second: LineToken, as use: PairUse) -> Bool {
        guard first.has(.paired), second.meaning.id != 0 else { return false }
        return pairs[Pair(first: first.meaning.id, second: second.meaning.id)]?.contains(use) ?? false
    }

    /// Returns the measure that a noun makes of a measure: “rama de canela” is a stick.
    func refinement(_ measure: LineToken, of noun: LineToken) -> KitchenMeasure? {
        guard measure.has(.paired), noun.meaning.id != 0 else { return nil }
        return refinements[Pair(first: measure.meaning.id, second: noun.meaning.id)]
    }
}
