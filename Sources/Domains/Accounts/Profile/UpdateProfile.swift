import Engine
import Geocoding
import GraphQL
import Languages
import Mail
import Planner
import Postgres

/// `updateProfile`: changes the profile of an account.
///
/// Omitted fields do not change, and null clears an optional field.
let updateProfile = mutation("updateProfile", for: .signedIn, in: .accounts, cost: 200) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let name = input.isGiven("name") ? errors.required(input, "name", atMost: 200) : nil
    let phone = errors.phone(input)
    let place = errors.place(input)
    let language = errors.language(input, "language")
    let timeZone = try await errors.timeZone(input, call)
    let householdSize = errors.number(input, "householdSize", in: 1...50)
    let email = try await errors.otherEmail(input, call)
    let isMoved = input.isGiven("location")
    try await errors.requireKnownPlace(place, call)
    try errors.check()
    // Before the transaction, because it waits for another service.
    var point: GeographicPoint?
    if let place { point = try await call.geocodedPoint(of: place) }
    let (latitude, longitude) = (place?.latitude ?? point?.latitude, place?.longitude ?? point?.longitude)

    // Forms send the unchanged e-mail back.
    var other = email
    if let email, try await call.read("SELECT FROM account WHERE id = \(call.account) AND email = \(email)").rowCount > 0 { other = nil }
    if let other {
        // A person who receives the e-mails can take over the account, so a session alone must not be enough.
        guard call.origin.session != nil else { throw .denied(rule: "people only") }
        if let refusal = try await Reauthentication.refusal(input, "password", call) { return refusal }
        // Each attempt sends an e-mail to an unproved address or reveals that an address is taken.
        if try await AttemptCounter.emailChanges(call)?.add(call) == false {
            throw .refused(UserError(.tooManyAttempts, .slowDown, "email"))
        }
        if try await TakenEmail.isTaken(other, call) { return try await TakenEmail.refuse(call) }
    }
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
                household_size = CASE WHEN \(input.isGiven("householdSize")) THEN \(householdSize)::integer ELSE household_size END,
                unit_system = coalesce(\(input.enumValue("unitSystem"), as: "unit_system"), account.unit_system),
                email = coalesce(\(other), account.email),
                email_verified = account.email_verified AND account.email = coalesce(\(other), account.email),
                address = CASE WHEN \(isMoved) THEN \(place?.address) ELSE address END,
                latitude = CASE WHEN \(isMoved) THEN \(latitude) ELSE latitude END,
                longitude = CASE WHEN \(isMoved) THEN \(longitude) ELSE longitude END,
                area = CASE WHEN \(isMoved) THEN shown.area ELSE account.area END,
                area_latitude = CASE WHEN \(isMoved) THEN shown.area_latitude ELSE account.area_latitude END,
                area_longitude = CASE WHEN \(isMoved) THEN shown.area_longitude ELSE account.area_longitude END,
                updated_at = now()
            FROM before, public_area(\(place?.address), \(latitude), \(longitude)) AS shown
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
        // The links were sent to the former e-mail.
        try await call.execute("DELETE FROM password_reset WHERE account_id = \(call.account)")
        try await call.forgetDataExports(of: call.account)
        try await EmailConfirmation.forget(of: call.account, call)
        let owner = AccountContact(id: call.account, name: edited.former.name, email: other, language: edited.former.language)
        try await EmailConfirmation.send(to: owner, call)
        // The reader of the former address must not get gathered news.
        try await call.execute(OutboxEmail.withdrawingGathered(of: call.account))
        // The owner reads the former address, and someone else may have made the change.
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

/// The result of the change.
private struct EditedAccount: Decodable {
    /// The current name and language with the former e-mail.
    let former: AccountContact
    /// Whether the former e-mail was confirmed.
    let wasConfirmed: Bool
    let hasOtherEmail: Bool
    /// Whether cached access to the account is outdated.
    let hasOtherAccess: Bool
}

extension UserErrors {
    /// Reads the e-mail in the input, if given.
    ///
    /// An account that has an e-mail cannot remove it.
    fileprivate mutating func otherEmail(_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> String? {
        guard input.isGiven("email") else { return nil }
        if input.typed("email") == nil {
            // The form of an account without an e-mail sends the empty field back.
            let found = try await call.read("SELECT FROM account WHERE id = \(call.account) AND email IS NULL")
            if found.rowCount > 0 { return nil }
        }
        return email(input, "email")
    }
}

extension MutationInput {
    /// The names of the given profile fields.
    fileprivate var editedFields: [String] {
        ["name", "kind", "roles", "phone", "location", "language", "timeZone", "householdSize", "unitSystem", "email"].filter(isGiven)
    }
}
