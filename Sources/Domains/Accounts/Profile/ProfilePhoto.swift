import Engine
import GraphQL
import Planner
import Postgres
import Sodium

/// `setProfilePhoto`: takes a picture for the account to be known by, in place of the one before.
///
/// The picture gets a name of its own, so that the former one's address shows nothing from then on.
let setProfilePhoto = mutation("setProfilePhoto", for: .confirmed, in: .accounts, cost: 500) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let given = try await errors.photo(input, of: "\(call.account)", call)
    try errors.check()
    guard let picture = given else { throw .refused([UserError(.blank, .fieldIsEmpty, "photo")], message: .enterTheDetails) }
    try await picture.store(for: call.account, call)
    var answer = MutationAnswer(.photoChanged, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = picture.details
    return answer
}

/// `removeProfilePhoto`: shows no photo of the account any more.
let removeProfilePhoto = mutation("removeProfilePhoto", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    try await call.execute("DELETE FROM photo WHERE account_id = \(call.account)")
    try await call.execute("UPDATE account_identity SET picture_url = NULL WHERE account_id = \(call.account)")
    return MutationAnswer(.photoRemoved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}

/// `photoUrl` of an account or a profile: the account's own photo, or else the picture of the public profile by which it logs in.
///
/// - Parameter isShown: Whether the photo is shown, as a condition over the row; not where the account is closed.
/// - Returns: The binding.
func photoUrl(when isShown: @escaping @Sendable (_ row: Alias) -> SQL) -> [FieldBinding] {
    field("photoUrl") { row, _ in
        """
        CASE WHEN \(isShown(row)) THEN coalesce(
            (SELECT '/photos/' || photo.name FROM photo
                WHERE photo.account_id = \(row).id AND photo.is_shown),
            (SELECT picture_url FROM account_identity
                WHERE account_identity.account_id = \(row).id AND picture_url IS NOT NULL ORDER BY account_identity.id LIMIT 1)) END
        """
    }
}
