import Engine
import Languages
import Mail
import Planner
import Postgres

// Helpers for the mutations of all domains.
extension MutationCall {
    /// The language of the response.
    var language: Language { textLanguage.language }

    /// Whether the credentials may read the data of a domain.
    func mayRead(_ domain: Domain) -> Bool { Denial.ofScope(domain, writing: false, in: viewer?.scopes ?? []) == nil }

    /// Throws if the account has reached a daily limit.
    ///
    /// `count` returns the number so far. The lock serializes concurrent requests of one account.
    func refuse(beyond limit: Int, _ count: BoundStatement) async throws(MutationFailure) {
        try await execute("SELECT pg_advisory_xact_lock(7204, hashint8(\(account)))")
        let done = try await one(Int.self, count)
        guard done < limit else { throw .refused(UserError(.dailyLimitReached, .atMostDaily(limit))) }
    }

    /// Locks the account's plans and logs until the transaction ends, and returns today's date for the account.
    func lockedDay() async throws(MutationFailure) -> String {
        try await one(String.self, "SELECT local_today(time_zone)::text FROM account WHERE id = \(account) FOR NO KEY UPDATE")
    }

    /// Sends an e-mail when the transaction commits, if the rule of its kind allows it (`EmailRule`).
    @discardableResult
    func send(_ email: OutboxEmail) async throws(MutationFailure) -> OutboxEmail.Outcome {
        let outcome = try await one(String.self, email.insertion)
        return OutboxEmail.Outcome(rawValue: outcome) ?? .unwanted
    }
}
