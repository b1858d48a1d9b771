import GraphQL
import Planner
import Postgres
import Reactor

/// One mutation from its input to its payload, in one transaction: claim → rules → audit → payload → commit → notify.
///
/// A run makes at most five attempts. It retries after a serialization failure, a deadlock or a stale prepared statement, and once if the
/// connection broke before COMMIT. After a COMMIT with unknown outcome, it retries if an idempotency key makes that safe.
struct MutationRun {
    let engine: MutationEngine
    let mutation: Mutation
    let operation: ExecutableOperation
    let input: MutationInput
    let payload: PreparedPlan
    let context: RequestContext
    let values: RequestValues
    let listSizes: ListSizes

    /// The contents of the payload.
    struct Outcome {
        /// The payload's own fields, with its message and its user errors.
        var values: RequestValues
        /// The rows of the payload's levels.
        var results: [QueryResult]
        /// The result of the mutation.
        var result: MutationResult
    }

    private static let attempts = 5

    /// Runs the mutation, and answers no earlier than the minimum response time.
    func outcome() async throws(MutationFailure) -> Outcome {
        let start = engine.loop.now
        let outcome: Result<Outcome, MutationFailure>
        do throws(MutationFailure) {
            outcome = .success(try await attempts())
        } catch {
            outcome = .failure(error)
        }
        // Wait here, where no connection and no turn is held.
        let rest = mutation.minimumDuration - engine.loop.now.since(start)
        if mutation.minimumDuration > .zero, rest > .zero { await engine.loop.sleep(for: rest) }
        return try outcome.get()
    }

    private func attempts() async throws(MutationFailure) -> Outcome {
        let key = try IdempotencyKey(input, of: mutation.name, by: values.viewer?.account, engine.messages)
        let setup = MutationSetup(mutation, key, engine.authority, engine.turns)
        defer { setup.leave() }
        // The failure of a COMMIT with unknown outcome.
        var lostCommit: MutationFailure?
        var hasLostConnection = false
        for attempt in 1... {
            // Don't start an attempt after the client's deadline.
            if let deadline = context.deadline, engine.loop.now >= deadline { throw lostCommit ?? .database(.timeout) }
            let call = engine.call(context, values, setup)
            do throws(MutationFailure) {
                return try await self.attempt(key, call, afterLostCommit: lostCommit != nil)
            } catch {
                await call.transaction.rollback()
                guard case .database(let cause) = error else { return try await refusal(error) }
                var isRepeatable = cause.isTransient
                if case .connection = cause {
                    // Before COMMIT nothing was done, so a retry is safe. Retry once only: rules that crash their database server must
                    // not crash the next one.
                    isRepeatable = !hasLostConnection
                    hasLostConnection = true
                }
                if case .outcomeUnknown = cause {
                    lostCommit = error
                    setup.isUncertain = true
                    isRepeatable = key != nil
                }
                // If a COMMIT was lost, the mutation may have been done, whatever failed after that.
                guard isRepeatable, attempt < Self.attempts else { throw lostCommit ?? error }
                await engine.loop.sleep(for: .milliseconds(Int.random(in: 1...(5 << attempt))))
            }
        }
        throw .busy
    }

    private func attempt(_ key: IdempotencyKey?, _ call: MutationCall, afterLostCommit: Bool) async throws(MutationFailure) -> Outcome {
        // Claim: give an earlier answer under the key again.
        if let earlier = try await key?.earlierAnswer(call) { return try await repetition(of: earlier, call) }
        let answer: MutationAnswer
        do throws(MutationFailure) {
            // Wait for PostgreSQL to finish the lost run before the rules read anything. Only here is a connection held while rules hash
            // passwords, because lost COMMITs are rare.
            if afterLostCommit { try await call.begin() }
            answer = try await mutation.rules(input, call)
            // Rules that ran no statement have not claimed the key yet.
            if answer.userErrors.isEmpty { try await call.begin() }
        } catch {
            guard case .answered(let earlier) = error else { throw error }
            await call.transaction.rollback()
            return try await repetition(of: earlier, call)
        }
        guard answer.userErrors.isEmpty else {
            try await commit(call)
            return try await shown(answer, as: .refused)
        }
        // Audit and payload, in one round trip before COMMIT. Data that the payload shows because of a role is recorded in the mutation's
        // audit row.
        var audited = answer
        if let reading = AuditedReading(payload.plan.privileges, by: engine.authority.auditedRoles, values, of: operation) {
            audited.details.append("read", .list(reading.coordinates.map { .string($0) }))
        }
        var commands = [engine.authority.audit(of: mutation, audited, call)]
        if let key { commands.append(key.storing(answer)) }
        var outcome = Outcome(values: values(answering: answer), results: [], result: .done)
        do throws(PostgresError) {
            outcome.results = try await engine.rows.rows(ofPayload: payload, outcome.values, after: commands, in: call.transaction)
        } catch {
            throw .database(error)
        }
        try await commit(call, notifying: answer.endsAccess)
        return outcome
    }

    /// Commits the transaction.
    ///
    /// If access has changed, the former access is invalid everywhere before the client learns of the change.
    private func commit(_ call: MutationCall, notifying accounts: [Int64] = []) async throws(MutationFailure) {
        do throws(PostgresError) {
            guard !accounts.isEmpty else { return try await call.transaction.commit() }
            try await engine.authority.commit(call.transaction, notifying: accounts, on: engine.loop)
        } catch {
            throw .database(error)
        }
    }

    /// Gives an earlier answer again.
    private func repetition(of answer: MutationAnswer, _ call: MutationCall) async throws(MutationFailure) -> Outcome {
        let answer = try await engine.authority.repeatable(answer, call)
        // Notify of changed access again: the run that changed it may not have waited for the confirmations.
        if !answer.endsAccess.isEmpty {
            let transaction = Transaction(on: engine.lanes.writing)
            do throws(PostgresError) {
                try await engine.authority.commit(transaction, notifying: answer.endsAccess, on: engine.loop)
            } catch {
                await transaction.rollback()
                throw .database(error)
            }
        }
        return try await shown(answer, as: .repeated)
    }

    /// The payload of an answer whose transaction has ended; read on its own.
    private func shown(_ answer: MutationAnswer, as result: MutationResult) async throws(MutationFailure) -> Outcome {
        let values = values(answering: answer)
        if answer.members.isEmpty { return Outcome(values: values, results: [], result: result) }
        do throws(PostgresError) {
            let cost = payload.cost.points(for: values, listSizes)
            var time: UInt64 = 0
            let results = try await engine.rows.rows(of: payload, values, cost: cost, from: .primary, for: context, time: &time)
            try await engine.readings.keep(payload.plan.privileges, values, of: operation, context)
            return Outcome(values: values, results: results, result: result)
        } catch {
            throw .database(error)
        }
    }

    /// Turns a refusal or a question into a payload; rethrows all other failures.
    private func refusal(_ failure: MutationFailure) async throws(MutationFailure) -> Outcome {
        if case .asks(let question) = failure { return try await shown(question, as: .refused) }
        guard case .refused(let errors, let message) = failure else { throw failure }
        let answer = MutationAnswer(keeping: errors, message: message)
        return Outcome(values: values(answering: answer), results: [], result: .refused)
    }

    private func values(answering answer: MutationAnswer) -> RequestValues {
        var values = values
        values.answer = answer.payload(in: answer.language ?? values.language)
        return values
    }
}
