import Engine
import GraphQL
import Mail
import Planner
import Postgres
import Sodium

/// `referFriend`: e-mails a friend an invitation to the app, with a link that names the inviting account.
///
/// The database keeps a digest of the friend's address, so that one person invites another only once.
///
/// The input may name the app to invite to.
let referFriend = mutation("referFriend", for: .confirmed, in: .accounts) {
    answers("referralUrl")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let email = errors.email(input, "email")
    try errors.check()
    guard let friend = EmailAddress(email) else { throw .refused(UserError(.invalid, .invalidEmail, "email")) }

    let own = try await call.read("SELECT FROM account WHERE id = \(call.account) AND email = \(friend.text)")
    guard own.rowCount == 0 else { throw .refused(UserError(.ownAccount, .cannotInviteOneself, "email")) }
    let code = try await Referral.code(of: call.account, call)
    try await call.refuse(
        beyond: call.services.accounts.dailyReferrals,
        "SELECT count(*) FROM referral WHERE account_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    let digest = SHA256Digest(of: Array(friend.text.utf8).span).bytes
    let added = try await call.first(
        Int64.self,
        """
        INSERT INTO referral (account_id, recipient_digest) VALUES (\(call.account), \(bytes: digest))
        ON CONFLICT DO NOTHING RETURNING id
        """
    )
    guard let number = added else { throw .refused(UserError(.alreadyInvited, .friendReferredAlready, "email")) }
    let app = call.app(of: input)
    let inviter = try await AccountContact.ofCaller(call)
    let invitation = EmailTemplate.friendReferral(referrer: inviter.name, code: code, app: app)
    let outcome = try await call.send(
        OutboxEmail(invitation, to: .stranger(friend), language: call.language, sender: inviter.inviting(call))
    )
    // The answer is the same if the recipient wants no e-mails. Otherwise it would reveal an unconfirmed account.
    if outcome == .bounded { throw .refused(UserError(.tooManyAttempts, .slowDown)) }
    return MutationAnswer(
        .friendReferred,
        of: AuditedObject("referral", number),
        ["referralUrl": .string(app.referral(code: code))]
    )
}

/// The referral codes of accounts.
enum Referral {
    /// The code that identifies an account in its referral links.
    ///
    /// The code is created on first use.
    static func code(of account: Int64, _ call: MutationCall) async throws(MutationFailure) -> String {
        let random = Base64URL.encode([UInt8].random(count: 9).span)
        return try await call.one(
            String.self,
            "UPDATE account SET referral_code = coalesce(referral_code, \(random)) WHERE id = \(account) RETURNING referral_code"
        )
    }
}

/// `Query.appLinks`: the name of an app, and the links for sharing, installing and rating it.
func appLinks(to all: AppAddress) -> [FieldBinding] {
    memory("appLinks", by: "app") { choice in
        let app = all[choice.flatMap { App(rawValue: $0) }]
        return ["name": .string(app.name), "shareUrl": .string(app.base), "appStoreUrl": app.store.map { .string($0) } ?? .null]
    }
}

extension MutationCall {
    /// The app that an input names, for the e-mails of the mutation; all apps together if it names none.
    func app(of input: MutationInput) -> AppAddress { services.app[input.enumValue("app").flatMap { App(rawValue: $0) }] }
}
