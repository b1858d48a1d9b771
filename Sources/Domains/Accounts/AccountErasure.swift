import Engine
import GraphQL
import Mail
import Planner
import Postgres

/// `deleteAccount`: removes the details of the account that asks from the database.
let deleteAccount = mutation("deleteAccount", for: .signedIn, in: nil, cost: 500) {
} rules: { input, call async throws(MutationFailure) in
    if let refusal = try await Reauthentication.refusal(input, "password", call) { return refusal }
    // Somebody must be left who runs the service.
    if call.viewer?.roles.contains(.admin) == true { try await Administrators.refuseLast(call.account, call) }
    try await AccountErasure.erase(call.account, call)
    var answer = MutationAnswer(.accountDeleted, of: AuditedObject("account", call.account))
    answer.endsAccess = [call.account]
    return answer
}

/// Takes a person out of the database, whoever wants it: the account itself or those who run the service.
///
/// The row stays, without a name, for what others need: recipes, what was said of food and recipes, donations that were promised and are over.
/// Every column that names accounts is in `PersonalColumn.all`, with what happens to its rows.
enum AccountErasure {
    /// Erases an account in the call's transaction; false when it is gone already.
    @discardableResult
    static func erase(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        let found = try await call.first(
            String?.self,
            "SELECT email FROM account WHERE id = \(account) AND status <> 'DELETED' FOR UPDATE"
        )
        guard let email = found else { return false }
        try await PasswordGate.open(of: account, email: email, call)
        // Invitations by others, too.
        try await call.execute("DELETE FROM email_outbox WHERE recipient = \(email)")
        try await DonationErasure.erase(account, call)
        try await call.execute(belongings(account))
        try await call.execute(
            """
            UPDATE account SET name = 'Deleted account', kind = 'INDIVIDUAL', roles = '{}', status = 'DELETED',
                email = NULL, email_verified = false, password_hash = NULL, password_version = password_version + 1,
                phone = NULL, address = NULL, latitude = NULL, longitude = NULL,
                area = NULL, area_latitude = NULL, area_longitude = NULL,
                language = NULL, time_zone = 'UTC', is_under_review = false, is_admin = false, tour_completed = false,
                referral_code = NULL, notify_planned_meals = false, notify_recipe_suggestions = false, notify_donations = false,
                notify_morning_time = DEFAULT, notify_by_email = false, updated_at = now()
            WHERE id = \(account)
            """
        )
        return true
    }

    /// What no one else needs, as `PersonalColumn` says.
    private static func belongings(_ account: Int64) -> [BoundStatement] {
        [OutboxEmail.forgetting(account: account)]
            + PersonalColumn.all.compactMap { personal in
                switch personal.erasure {
                case .deleted: "DELETE FROM \(name: personal.table) WHERE \(name: personal.column) = \(account)"
                case .unnamed:
                    """
                    UPDATE \(name: personal.table) SET \(name: personal.column) = NULL WHERE \(name: personal.column) = \(account)
                    """
                case .special, .kept: nil
                }
            }
    }
}
