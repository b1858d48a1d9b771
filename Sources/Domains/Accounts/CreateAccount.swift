import GraphQL
import Planner
import Postgres

/// `createAccount`: signs somebody up and begins their first session.
let createAccount = mutation("createAccount", for: .everyone, in: nil, cost: 200) {
    changed("account", "Account", isViewer: true)
    answers("session")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let name = errors.required(input, "name", atMost: 200)
    let email = errors.email(input, "email")
    let password = errors.newPassword(input)
    let phone = errors.optional(input, "phone", atMost: 40)
    let timeZone = errors.optional(input, "timeZone", atMost: 64) ?? "UTC"
    let language = input.text("language").flatMap(Language.init(code:)) ?? call.language
    if let code = input.text("language"), Language(code: code) == nil { errors.add(.invalid, .unsupportedLanguage, "language") }
    try errors.check()

    let hash = try await call.services.passwords.hash(password)
    let rows = try await call.execute(
        """
        INSERT INTO account (name, email, password_hash, kind, roles, phone, language, time_zone)
        VALUES (\(name), \(email), \(hash), \(input.enumValue("kind") ?? "INDIVIDUAL", as: "account_kind"),
            \(input.enumValues("roles") ?? [], as: "account_role[]"), \(phone), \(language.enumValue, as: "language"), \(timeZone))
        ON CONFLICT (email) DO NOTHING RETURNING id
        """
    )
    guard let account = rows.int8(0, 0) else { throw .refused([UserError(.taken, .emailTaken, "email")]) }
    let session = try await Session.begin(for: account, call)
    var answer = MutationAnswer(
        .accountCreated,
        of: AuditedObject("account", account),
        ["account": .int(account), "session": session]
    )
    answer.actor = account
    return answer
}
