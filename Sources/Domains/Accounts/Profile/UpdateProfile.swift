import Engine
import GraphQL
import Languages
import Mail
import Planner
import Postgres

/// `updateProfile`: what an account says of itself.
///
/// What is left out stays; null takes away what can be missing.
let updateProfile = mutation("updateProfile", for: .signedIn, in: .accounts, cost: 200) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let name = input.isGiven("name") ? errors.required(input, "name", atMost: 200) : nil
    let phone = errors.phone(input)
    let place = errors.place(input)
    let language = errors.language(input, "language")
    let timeZone = try await errors.timeZone(input, call)
    let email = try await errors.otherEmail(input, call)
    try errors.check()

    // A form sends the present one back.
    var other = email
    if let email, try await call.read("SELECT FROM account WHERE id = \(call.account) AND email = \(email)").rowCount > 0 { other = nil }
    if let other {
        // Who reads the e-mail can take the account, so a session alone must not be enough.
        guard call.origin.session != nil else { throw .denied(rule: "people only") }
        if let refusal = try await Reauthentication.refusal(input, "password", call) { return refusal }
        // Each sends an e-mail to an address that no one may have proved to be theirs, or tells that it is taken.
        if try await AttemptCounter.emailChanges(call)?.add(call) == false {
            throw .refused(UserError(.tooManyAttempts, .slowDown, "email"))
        }
        if try await TakenEmail.isTaken(other, call) { return try await TakenEmail.refuse(call) }
    }
    let isMoved = input.isGiven("location")
    let edited: EditedAccount?
    do throws(MutationFailure) {
        edited = try await call.first(
            EditedAccount.self,
            """
            WITH before AS MATERIALIZED (SELECT roles, time_zone, language, email, email_verified FROM account WHERE id = \(call.account) FOR UPDATE)
            UPDATE account SET
                name = coalesce(\(name), name),
                kind = coalesce(\(input.enumValue("kind"), as: "account_kind"), kind),
                roles = CASE WHEN \(input.isGiven("roles")) THEN \(input.roles ?? [], as: "account_role[]") ELSE account.roles END,
                phone = CASE WHEN \(input.isGiven("phone")) THEN \(phone) ELSE phone END,
                language = coalesce(\(language?.enumValue, as: "language"), account.language),
                time_zone = coalesce(\(timeZone), account.time_zone),
                email = coalesce(\(other), account.email),
                email_verified = account.email_verified AND account.email = coalesce(\(other), account.email),
                address = CASE WHEN \(isMoved) THEN \(place?.address) ELSE address END,
                latitude = CASE WHEN \(isMoved) THEN \(place?.latitude) ELSE latitude END,
                longitude = CASE WHEN \(isMoved) THEN \(place?.longitude) ELSE longitude END,
                area = CASE WHEN \(isMoved) THEN shown.area ELSE account.area END,
                area_latitude = CASE WHEN \(isMoved) THEN shown.area_latitude ELSE account.area_latitude END,
                area_longitude = CASE WHEN \(isMoved) THEN shown.area_longitude ELSE account.area_longitude END,
                updated_at = now()
            FROM before, public_area(\(place?.address), \(place?.latitude), \(place?.longitude)) AS shown
            WHERE account.id = \(call.account) AND account.status = 'ACTIVE'
            RETURNING account.id, account.name, before.email, account.language, before.email_verified AS was_confirmed,
                before.email IS DISTINCT FROM account.email AS has_other_email,
                (before.roles, before.time_zone, before.language, before.email_verified)
                    IS DISTINCT FROM (account.roles, account.time_zone, account.language, account.email_verified) AS has_other_access
            """
        )
    } catch {
        guard case .database(let cause) = error, cause.sqlState == .uniqueViolation else { throw error }
        throw .refused([UserError(.emailTaken, .emailTaken, "email")], message: .invalidDetails)
    }
    guard let edited else { throw .denied(rule: "account") }
    if edited.hasOtherEmail {
        // They were sent to the former e-mail.
        try await call.execute("DELETE FROM password_reset WHERE account_id = \(call.account)")
        try await call.forgetDataExports(of: call.account)
        try await EmailConfirmation.forget(of: call.account, call)
        let owner = AccountContact(id: call.account, name: edited.former.name, email: other, language: edited.former.language)
        try await EmailConfirmation.send(to: owner, call)
        // What waits for later news is not for the reader of the former address.
        try await call.execute(OutboxEmail.withdrawingGathered(of: call.account))
        // The owner reads the former address, and somebody else may have changed it.
        try await edited.former.sendToFormerAddress(
            .emailChanged(name: edited.former.name, app: call.services.app),
            wasConfirmed: edited.wasConfirmed,
            call
        )
    }
    var answer = MutationAnswer(.profileEdited, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = ["fields": .list(input.editedFields.map { .string($0) })]
    answer.language = language?.text
    if edited.hasOtherAccess { answer.endsAccess = [call.account] }
    return answer
}

/// What has changed of an account.
private struct EditedAccount: Decodable {
    /// Its name and language as they are now, with the e-mail that it had.
    let former: AccountContact
    /// Whether the e-mail that it had was confirmed.
    let wasConfirmed: Bool
    let hasOtherEmail: Bool
    /// Whether what its credentials stand for has changed.
    let hasOtherAccess: Bool
}

extension UserErrors {
    /// The e-mail address in the input, if there is one; an account that has one cannot be without.
    fileprivate mutating func otherEmail(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> String? {
        guard input.isGiven("email") else { return nil }
        if input.typed("email") == nil {
            // A form of an account without one sends it back as it is.
            let found = try await call.read("SELECT FROM account WHERE id = \(call.account) AND email IS NULL")
            if found.rowCount > 0 { return nil }
        }
        return email(input, "email")
    }
}

extension MutationInput {
    /// The names of the fields that say something of the account.
    fileprivate var editedFields: [String] {
        ["name", "kind", "roles", "phone", "location", "language", "timeZone", "email"].filter(isGiven)
    }
}
