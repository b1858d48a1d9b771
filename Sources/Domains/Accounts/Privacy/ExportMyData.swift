import Engine
import GraphQL
import Mail
import Planner
import Postgres
import Sodium

/// `exportMyData`: e-mails the account a link to all data stored about it.
///
/// The mutation requires the password, because a stolen session must not be enough to read everything. The e-mail must be confirmed,
/// because a mistyped address belongs to someone else.
let exportMyData = mutation("exportMyData", for: .signedIn, in: nil, cost: 500) {
} rules: { input, call async throws(MutationFailure) in
    if let refusal = try await Reauthentication.refusal(input, "password", call) { return refusal }
    guard let owner = try await AccountContact.of(call.account, call) else { throw .denied(rule: "account") }
    guard owner.email != nil else { throw .refused(UserError(.noEmail, .noEmailForData)) }
    let isConfirmed = try await call.one(Bool.self, "SELECT email_verified FROM account WHERE id = \(call.account)")
    guard isConfirmed else { throw .failed(.confirmEmailFirst, code: .emailUnconfirmed) }
    let settings = call.services.accounts
    let sent = AttemptCounter(.dataExportOfAccount, of: "\(call.account)", settings.dataExports)
    if try await sent?.add(call) == false { throw .refused(UserError(.tooManyAttempts, .slowDown)) }
    let token = SecretToken(random: .dataExport)
    let lifetime = settings.dataExportLifetime
    try await call.execute(
        """
        INSERT INTO data_export (digest, account_id, expires_at)
        VALUES (\(bytes: token.digest.bytes), \(call.account), now() + make_interval(secs => \(lifetime / .seconds(1))))
        """
    )
    let link = call.services.app.dataExport(token: token.text)
    let outcome = try await owner.send(.dataExport(name: owner.name, link: link, lifetime: lifetime), call)
    guard outcome.isSent else { throw .refused(UserError(.tooManyAttempts, .slowDown)) }
    return MutationAnswer(.dataExportSent, of: AuditedObject("account", call.account))
}

extension MutationCall {
    /// Deletes the data export links of an account, because someone else may have requested them or may read them.
    func forgetDataExports(of account: Int64) async throws(MutationFailure) {
        try await execute("DELETE FROM data_export WHERE account_id = \(account)")
    }
}
