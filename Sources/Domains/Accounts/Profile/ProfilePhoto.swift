import Engine
import GraphQL
import Planner
import Postgres
import Sodium

/// `setProfilePhoto`: sets the photo of the account and replaces the previous one.
///
/// The new photo gets its own name, so the address of the previous one stops working.
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

/// `removeProfilePhoto`: removes the photo of the account.
let removeProfilePhoto = mutation("removeProfilePhoto", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    try await call.execute("DELETE FROM photo WHERE account_id = \(call.account)")
    try await call.execute("UPDATE account_identity SET picture_url = NULL WHERE account_id = \(call.account)")
    return MutationAnswer(.photoRemoved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}

/// `photoUrl` of an account or a profile: the account's own photo, or else the picture of the account's identity provider.
///
/// - Parameter isShown: A condition over the row, which is false for inactive accounts.
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
