import Postgres

extension MutationCall {
    /// Refuses what the account has done as often within a day as it may; `count` answers how often that was.
    ///
    /// One who does it many times at once waits for each.
    func refuse(beyond limit: Int, _ count: BoundStatement) async throws(MutationFailure) {
        try await execute("SELECT pg_advisory_xact_lock(7204, hashint8(\(account)))")
        let done = try await one(Int.self, count)
        guard done < limit else { throw .refused(UserError(.tooManyAttempts, .slowDown)) }
    }
}
