import Engine
import GraphQL
import Languages
import Planner
import Postgres

/// `setLanguage`: sets the language of the account.
let setLanguage = mutation("setLanguage", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let chosen = errors.language(input, "language")
    try errors.check()
    guard let language = chosen else { throw .refused([UserError(.blank, .fieldIsEmpty, "language")], message: .enterTheDetails) }
    let changed = try await call.execute(
        """
        UPDATE account SET language = \(language.enumValue, as: "language"), updated_at = now()
        WHERE id = \(call.account) AND language IS DISTINCT FROM \(language.enumValue, as: "language")
        """
    )
    var answer = MutationAnswer(.languageChanged, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = ["language": .string(language.enumValue)]
    answer.language = language.text
    if changed.affectedRows > 0 { answer.endsAccess = [call.account] }
    return answer
}

extension Language {
    /// Parses a language code in any of the usual forms: `ES`, `es`, `es-MX`, `es_MX`.
    init?(code: String) {
        let primary = code.trimmed.split(maxSplits: 1, whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.uppercased() } ?? ""
        self.init(enumValue: primary)
    }
}

extension UserErrors {
    /// Reads an optional language, and adds an error if it is unsupported.
    mutating func language(_ input: MutationInput, _ field: String) -> Language? {
        guard let code = input.typed(field) else { return nil }
        guard let language = Language(code: code) else {
            add(.unsupportedLanguage, .unsupportedLanguage, field)
            return nil
        }
        return language
    }
}
