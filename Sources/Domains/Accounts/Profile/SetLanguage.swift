import Engine
import GraphQL
import Languages
import Planner
import Postgres

/// `setLanguage`: the language of everything that the account is shown from now on.
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
    /// A language by its code, however it is written: `ES`, `es`, `es-MX`, `es_MX`.
    init?(code: String) {
        let primary = code.trimmed.split(maxSplits: 1, whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.uppercased() } ?? ""
        self.init(enumValue: primary)
    }
}

extension UserErrors {
    /// A language that may be absent; notes when it is none that texts exist in.
    mutating func language(_ input: MutationInput, _ field: String) -> Language? {
        guard let code = input.typed(field) else { return nil }
        guard let language = Language(code: code) else {
            add(.unsupportedLanguage, .unsupportedLanguage, field)
            return nil
        }
        return language
    }
}
