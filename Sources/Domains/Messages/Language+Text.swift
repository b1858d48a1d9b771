public import Languages
public import Planner

extension Language {
    /// The language in the form that the planner uses.
    public var text: TextLanguage {
        switch self {
        case .english: TextLanguage(number: 1, enumValue: "EN", columnSuffix: "_en", alphabet: "alphabet_en")
        case .spanish: TextLanguage(number: 2, enumValue: "ES", columnSuffix: "_es", alphabet: "alphabet_es")
        }
    }
}

extension TextLanguage {
    /// The language for the program's texts.
    ///
    /// English if the planner has no language.
    public var language: Language { self == Language.spanish.text ? .spanish : .english }
}
