import Engine
import Languages
import Mail
import Postgres

// What rules of all domains ask of their call.
extension MutationCall {
    /// The language of what is answered.
    var language: Language { textLanguage.language }

    /// Refuses what the account has done as often within a day as it may; `count` answers how often that was.
    ///
    /// One who does it many times at once waits for each.
    func refuse(beyond limit: Int, _ count: BoundStatement) async throws(MutationFailure) {
        try await execute("SELECT pg_advisory_xact_lock(7204, hashint8(\(account)))")
        let done = try await one(Int.self, count)
        guard done < limit else { throw .refused(UserError(.dailyLimitReached, .atMostDaily(limit))) }
    }

    /// Holds what the account plans and logs until the transaction ends, and answers the day that it is for the account.
    func lockedDay() async throws(MutationFailure) -> String {
        try await one(String.self, "SELECT local_today(time_zone)::text FROM account WHERE id = \(account) FOR NO KEY UPDATE")
    }

    /// Sends an e-mail when the transaction commits, as far as the rule of its kind allows (`EmailRule`).
    @discardableResult
    func send(_ email: OutboxEmail) async throws(MutationFailure) -> OutboxEmail.Outcome {
        let outcome = try await one(String.self, email.insertion)
        return OutboxEmail.Outcome(rawValue: outcome) ?? .unwanted
    }
}
