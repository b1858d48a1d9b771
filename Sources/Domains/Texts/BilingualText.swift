import Languages
import Planner

/// A text of the program in both languages that statements return, for example in the tour and in labels.
struct BilingualText: Sendable {
    let english: StaticString
    let spanish: StaticString

    init(_ english: StaticString, _ spanish: StaticString) {
        self.english = english
        self.spanish = spanish
    }

    /// The text in a language, as an SQL literal.
    func literal(in language: Language) -> SQL {
        switch language {
        case .english: .literal(english)
        case .spanish: .literal(spanish)
        }
    }

    /// The text in the language of a field, as an SQL literal.
    func literal(in language: TextLanguage) -> SQL { literal(in: language.language) }
}
