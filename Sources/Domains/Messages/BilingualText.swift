import Languages
import Planner

/// A text of the program in both languages that statements answer with: the tour, names of what there is to choose.
struct BilingualText: Sendable {
    let english: StaticString
    let spanish: StaticString

    init(_ english: StaticString, _ spanish: StaticString) {
        self.english = english
        self.spanish = spanish
    }

    /// The text in one language, as a literal of a statement.
    func literal(in language: Language) -> SQL {
        switch language {
        case .english: .literal(english)
        case .spanish: .literal(spanish)
        }
    }

    /// The text in the language of a field, as a literal of a statement.
    func literal(in language: TextLanguage) -> SQL { literal(in: language.language) }
}
