import Engine
import Languages

/// The language of a new account: the one in the input, or else the language of the request.
struct SignUpLanguage {
    let language: Language
    /// Whether the input names an unsupported language, so that the language of the request replaces it.
    let isReplaced: Bool

    /// Reads the language from the input of a sign-up.
    ///
    /// An unsupported language is no reason to refuse a new person. The confirmation names the language that is used instead.
    init(_ input: MutationInput, _ call: MutationCall) {
        let code = input.typed("language")
        let chosen = code.flatMap { Language(code: $0) }
        language = chosen ?? call.language
        isReplaced = code != nil && chosen == nil
    }
}
