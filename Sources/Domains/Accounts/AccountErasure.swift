import Engine
import GraphQL
import Mail
import Planner
import Postgres

/// `deleteAccount`: erases the personal data of the caller's account.
let deleteAccount = mutation("deleteAccount", for: .signedIn, in: nil, cost: 500) {
} rules: { input, call async throws(MutationFailure) in
    if let refusal = try await Reauthentication.refusal(input, "password", call) { return refusal }
    // The last administrator cannot leave.
    if call.viewer?.roles.contains(.admin) == true { try await Administrators.refuseLast(call.account, call) }
    try await AccountErasure.erase(call.account, call)
    var answer = MutationAnswer(.accountDeleted, of: AuditedObject("account", call.account))
    answer.endsAccess = [call.account]
    answer.keepsRequestName = false
    return answer
}

/// Erases a person from the database, for `deleteAccount` and for `deleteUser`.
///
/// The row of the account stays without a name, because other people's data refers to it: recipes, ratings, and donations that were
/// promised and are over.
///
/// `PersonalColumn.all` lists every column that names accounts and what happens to its rows. `docs/guide/accounts.md` lists the texts that
/// stay.
enum AccountErasure {
    /// Erases an account in the call's transaction.
    ///
    /// Returns false if the account is already deleted.
    @discardableResult
    static func erase(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        let found = try await call.first(
            String?.self,
            "SELECT email FROM account WHERE id = \(account) AND status <> 'DELETED' FOR UPDATE"
        )
        guard let email = found else { return false }
        try await PasswordGate.open(of: account, email: email, call)
        try await call.execute(AccountRestriction.keeping(of: account))
        // Deletes e-mails to the address, including invitations by other people.
        try await call.execute(letters(to: email))
        try await DonationErasure.erase(account, call)
        try await call.execute(erasureStatements(account))
        try await call.execute(
            """
            UPDATE account SET name = 'Deleted account', kind = 'INDIVIDUAL', roles = '{}', status = 'DELETED',
                email = NULL, email_verified = false, password_hash = NULL, password_version = password_version + 1,
                phone = NULL, household_size = NULL, address = NULL, latitude = NULL, longitude = NULL,
                area = NULL, area_latitude = NULL, area_longitude = NULL,
                language = NULL, time_zone = 'UTC', restricted_at = NULL, is_admin = false, tour_completed = false,
                referral_code = NULL, notify_planned_meals = false, notify_recipe_suggestions = false, notify_donations = false,
                notify_morning_time = DEFAULT, notify_by_email = false, notify_food_requests_by_email = false, updated_at = now()
            WHERE id = \(account)
            """
        )
        return true
    }

    static func letters(to email: String?) -> BoundStatement { "DELETE FROM email_outbox WHERE recipient = \(email)" }

    /// The statements that erase texts in rows that stay.
    private static func words(_ account: Int64) -> [BoundStatement] {
        [
            // Open reports are locked too. A report that is being resolved loses its reason either here or in the trigger `report_settled`.
            "UPDATE report SET reason = CASE status WHEN 'OPEN' THEN reason ELSE '' END WHERE reporter_id = \(account)",
            "UPDATE audit_entry SET client_request_id = NULL WHERE actor_id = \(account) AND client_request_id IS NOT NULL",
        ]
    }

    /// The statements that erase the rows and texts listed in `PersonalColumn`.
    static func erasureStatements(_ account: Int64) -> [BoundStatement] {
        [OutboxEmail.forgetting(account: account)]
            + words(account)
            + PersonalColumn.all.compactMap { personal in
                switch personal.erasure {
                case .deleted: "DELETE FROM \(name: personal.table) WHERE \(name: personal.column) = \(account)"
                case .unnamed:
                    """
                    UPDATE \(name: personal.table) SET \(name: personal.column) = NULL WHERE \(name: personal.column) = \(account)
                    """
                case .emptied(let text):
                    """
                    UPDATE \(name: personal.table) SET \(name: text) = '' WHERE \(name: personal.column) = \(account) AND \(name: text) <> ''
                    """
                case .special, .kept: nil
                }
            }
    }
}
