import GraphQL
import Planner
import Postgres

/// `setLanguage`: the language of everything that the account is shown from now on.
let setLanguage = mutation("setLanguage", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    guard let language = Language(code: input.text("language") ?? "") else {
        throw .refused(UserError(.invalid, .unsupportedLanguage, "language"))
    }
    try await call.execute("UPDATE account SET language = \(language.enumValue, as: "language") WHERE id = \(call.account)")
    var answer = MutationAnswer(.languageChanged, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = ["language": .string(language.enumValue)]
    answer.endsAccess = [call.account]
    return answer
}

extension Language {
    /// A language by its code, however it is written: `ES`, `es`, `es-MX`.
    init?(code: String) {
        let primary = code.trimmed.split(separator: "-", maxSplits: 1).first.map { $0.uppercased() } ?? ""
        self.init(enumValue: primary)
    }
}
