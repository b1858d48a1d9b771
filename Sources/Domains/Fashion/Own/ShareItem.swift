import Engine
import GraphQL
import Mail
import Planner
import Postgres
import Sodium

/// `shareItem`: creates a link to an item that names the sharing account.
///
/// If a friend's e-mail is given, the link is sent there. As with invitations, only a digest of the friend's address is stored.
let shareItem = mutation("shareItem", for: .signedIn, in: .fashion) {
    answers("shareUrl")
    changed("item", "CatalogItem")
} rules: { input, call async throws(MutationFailure) in
    let item = try await call.catalogItem(input)
    var friend: EmailAddress?
    if input.typed("email") != nil {
        var errors = UserErrors()
        let email = errors.email(input, "email")
        try errors.check()
        friend = EmailAddress(email)
    }
    let code = try await Referral.code(of: call.account, call)
    let link = call.services.app.catalogItem("catalog_item_\(item.id)", code: code)
    if let friend { try await send(item, link: link, to: friend, call) }
    return MutationAnswer(
        friend == nil ? .shareLinkMade : .itemShared,
        of: AuditedObject("catalog_item", item.id),
        ["shareUrl": .string(link), "item": .int(item.id)]
    )
}

private func send(_ item: ChosenItem, link: String, to friend: EmailAddress, _ call: MutationCall) async throws(MutationFailure) {
    // Mutations that reach other people require a confirmed e-mail.
    guard call.viewer?.roles.contains(.confirmed) == true else { throw .failed(.confirmEmailFirst, code: .emailUnconfirmed) }
    try await call.refuse(
        beyond: call.services.accounts.dailyItemShares,
        "SELECT count(*) FROM item_share WHERE account_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    let digest = SHA256Digest(of: Array(friend.text.utf8).span).bytes
    let added = try await call.first(
        Int64.self,
        """
        INSERT INTO item_share (account_id, item_id, recipient_digest) VALUES (\(call.account), \(item.id), \(bytes: digest))
        ON CONFLICT DO NOTHING RETURNING id
        """
    )
    guard added != nil else { throw .refused(UserError(.alreadyShared, .itemSharedAlready, "email")) }
    let inviter = try await AccountContact.ofCaller(call)
    let title = (english: item.titleEn, spanish: item.titleEs)
    let email = EmailTemplate.itemShared(by: inviter.name, title: title, link: link)
    let outcome = try await call.send(
        OutboxEmail(email, to: .stranger(friend), language: call.language, sender: inviter.inviting(call))
    )
    // The answer is the same if the recipient wants no e-mails. Otherwise it would reveal an unconfirmed account.
    if outcome == .bounded { throw .refused(UserError(.tooManyAttempts, .slowDown)) }
    // Friends with an account also get a notification. It does not name the sender, so it can stay when the sender's account is deleted.
    let reader = try await call.first(
        Int64.self,
        "SELECT id FROM account WHERE email = \(friend.text) AND email_verified AND status = 'ACTIVE' AND id <> \(call.account)"
    )
    if let reader {
        let text = Message.itemForYouText(english: item.titleEn, spanish: item.titleEs)
        try await Notice(.fashion, .itemForYou, text, about: AuditedObject("catalog_item", item.id)).give(to: reader, call)
    }
}
