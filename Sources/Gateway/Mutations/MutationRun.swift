import Domains
import GraphQL
import Planner
import Postgres
import Reactor
import Sodium

/// One mutation from its input to its payload: rules, audit and payload in one transaction.
///
/// Tries again when the database could not put the transaction in an order with others, and, where an idempotency key makes that safe, when
/// nobody knows what became of the COMMIT.
struct MutationRun {
    let mutation: Mutation
    let input: MutationInput
    let payload: PreparedPlan
    let gateway: LoopGateway
    let origin: RequestOrigin

    /// What the payload is made of.
    struct Outcome {
        /// The payload's own fields, its message and its user errors among them.
        var values: RequestValues
        /// The rows of the payload's levels.
        var results: [QueryResult]
        /// What became of it, for the metrics.
        var result: MutationResult
    }

    private static let attempts = 5

    func run(_ values: RequestValues) async throws(MutationFailure) -> Outcome {
        let start = gateway.loop.now
        do throws(MutationFailure) {
            let outcome = try await outcome(of: values)
            gateway.observer.count(outcome.result, of: mutation.name)
            await waitOut(since: start)
            return outcome
        } catch {
            gateway.observer.count(.failed, of: mutation.name)
            await waitOut(since: start)
            throw error
        }
    }

    /// Waits, with nothing held, until the answer may be given.
    private func waitOut(since start: MonotonicTime) async {
        let rest = mutation.leastTime - gateway.loop.now.since(start)
        if mutation.leastTime > .zero, rest > .zero { await gateway.loop.sleep(for: rest) }
    }

    private func outcome(of values: RequestValues) async throws(MutationFailure) -> Outcome {
        let key = try IdempotencyKey(input, of: mutation.name, by: values.viewer?.account)
        // The failure of a COMMIT of which nobody knows what became.
        var lostCommit: MutationFailure?
        // Kept until the end: whoever had to wait again after a lost COMMIT could be told that the server is busy, as if nothing were done.
        var hasTurn = false
        defer { if hasTurn { gateway.turns.give(values.viewer?.account ?? 0) } }
        for attempt in 1... {
            let transaction = Transaction(on: gateway.lanes.writing)
            let isUncertain = lostCommit != nil
            let call = MutationCall(
                viewer: values.viewer,
                language: values.language.language,
                origin: origin,
                services: gateway.services,
                transaction: transaction,
                reads: gateway.lanes.fast,
                loop: gateway.loop
            )
            call.beforeFirstCommand = { call throws(MutationFailure) in
                if mutation.binding.access.needsOwnAccount, !hasTurn {
                    try await gateway.turns.take(call.account)
                    hasTurn = true
                }
                try await begin(key, call, afterLostCommit: isUncertain)
            }
            do throws(MutationFailure) {
                return try await run(key, call, transaction, values, afterLostCommit: isUncertain)
            } catch {
                await transaction.rollback()
                guard case .database(let cause) = error else { return try refusal(error, values) }
                var isRepeatable = cause.isTransient
                if case .outcomeUnknown = cause {
                    lostCommit = error
                    isRepeatable = key != nil
                }
                // Whatever has failed since a COMMIT was lost: the mutation may have been done.
                guard isRepeatable, attempt < Self.attempts else { throw lostCommit ?? error }
                await gateway.loop.sleep(for: .milliseconds(Int.random(in: 1...(5 << attempt))))
            }
        }
        throw .busy
    }

    private func run(
        _ key: IdempotencyKey?,
        _ call: MutationCall,
        _ transaction: Transaction,
        _ values: RequestValues,
        afterLostCommit isUncertain: Bool
    ) async throws(MutationFailure) -> Outcome {
        var earlier = try await key?.earlierAnswer(call)
        var answer = MutationAnswer(nil, of: nil)
        if earlier == nil {
            do throws(MutationFailure) {
                // Waits for what PostgreSQL is still doing of the lost run, before the rules look at anything. So here, and only here, a
                // connection is held while they hash: it is rare.
                if isUncertain { try await call.begin() }
                answer = try await mutation.rules(input, call)
                // Rules that ran no statement have not claimed the key yet.
                if answer.userErrors.isEmpty { try await call.begin() }
            } catch {
                guard case .answered(let first) = error else { throw error }
                await transaction.rollback()
                earlier = first
            }
        }
        if let earlier {
            try await Self.checkSession(of: earlier, call)
            try await tellAgain(earlier.endsAccess, call)
            return try await outcome(.repeated, of: earlier, in: nil, values)
        }
        guard answer.userErrors.isEmpty else {
            try await commit(transaction, call)
            return try await outcome(.refused, of: answer, in: nil, values)
        }
        var commands = [AuditEntry.insertion(of: mutation.name, answer, by: call)]
        if let key { commands.append(key.storing(answer)) }
        let outcome = try await outcome(.done, of: answer, in: transaction, after: commands, values)
        try await commit(transaction, telling: answer.endsAccess, call)
        return outcome
    }

    /// Makes everything lasting; where access has changed, the former one is dead everywhere before the client learns of it.
    private func commit(_ transaction: Transaction, telling accounts: [Int64] = [], _ call: MutationCall) async throws(MutationFailure) {
        try await call.finish { () async throws(PostgresError) in
            guard !accounts.isEmpty, let notices = gateway.notices else { return try await transaction.commit() }
            try await notices.commit(transaction, telling: accounts, on: gateway.loop)
        }
    }

    /// Tells of changed access once more: nobody knows whether the run that changed it has been waiting for the confirmations.
    private func tellAgain(_ accounts: [Int64], _ call: MutationCall) async throws(MutationFailure) {
        guard !accounts.isEmpty else { return }
        let transaction = Transaction(on: gateway.lanes.writing)
        do throws(MutationFailure) {
            try await commit(transaction, telling: accounts, call)
        } catch {
            await transaction.rollback()
            throw error
        }
    }

    /// What comes before the first statement of the rules.
    private func begin(
        _ key: IdempotencyKey?,
        _ call: MutationCall,
        afterLostCommit isUncertain: Bool
    ) async throws(MutationFailure) {
        // What the lost run may have done, such as ending this very session, must not keep its answer from being found.
        if isUncertain { try await claim(key, call) }
        if mutation.binding.access != .everyone { try await hold(call) }
        // Before the first change, so that of two runs at once one waits here for the other.
        if !isUncertain { try await claim(key, call) }
    }

    private func claim(_ key: IdempotencyKey?, _ call: MutationCall) async throws(MutationFailure) {
        if let answer = try await key?.claim(call) { throw .answered(answer) }
    }

    /// Makes sure that neither the account nor the credentials have been closed since the request began, and that the account is not until
    /// the end of the transaction.
    ///
    /// So what one account changes happens one after the other. Administrators lock accounts in an order of their own.
    private func hold(_ call: MutationCall) async throws(MutationFailure) {
        let account = call.account
        if mutation.binding.access.needsOwnAccount {
            try await call.execute("SELECT FROM account WHERE id = \(account) FOR NO KEY UPDATE")
        }
        // A statement of its own, that sees what was committed while the first waited.
        let rows = try await call.execute(
            """
            SELECT true FROM account WHERE id = \(account) AND status = 'ACTIVE' AND (is_admin OR \(mutation.binding.access != .admin))
                AND (EXISTS (SELECT FROM session WHERE id = \(origin.session) AND account_id = \(account))
                    OR EXISTS (SELECT FROM api_key WHERE id = \(origin.apiKey) AND account_id = \(account) AND revoked_at IS NULL))
            """
        )
        guard rows.rowCount == 1 else { throw .failed(.sessionExpired, code: .unauthenticated) }
    }

    /// An answer that began a session shows what is the account's own, so it is given again only while that session lasts.
    private static func checkSession(of answer: MutationAnswer, _ call: MutationCall) async throws(MutationFailure) {
        guard case .object(let session)? = answer.members["session"], case .string(let text)? = session["token"] else { return }
        guard let token = SecretToken(parsing: Array(text.utf8).span, kind: .session) else { throw .notFound }
        let rows = try await call.read(
            """
            SELECT true FROM session JOIN account ON account.id = session.account_id
            WHERE session.digest = \(bytes: token.digest.bytes) AND session.expires_at > now() AND account.status = 'ACTIVE'
            """
        )
        guard rows.rowCount == 1 else { throw .failed(.sessionExpired, code: .unauthenticated) }
    }

    /// Reads the payload, in the transaction or, when that is over, by itself.
    private func outcome(
        _ result: MutationResult,
        of answer: MutationAnswer,
        in transaction: Transaction?,
        after commands: [BoundStatement] = [],
        _ values: RequestValues
    ) async throws(MutationFailure) -> Outcome {
        var values = values
        values.answer = answer.payload(in: answer.language ?? values.language.language)
        do throws(PostgresError) {
            guard let transaction else {
                let results = answer.members.isEmpty ? [] : try await gateway.rows(ofPayload: payload, values)
                return Outcome(values: values, results: results, result: result)
            }
            var first = StatementBatch()
            for command in commands { first.append(command) }
            if let levels = payload.step(after: 0) { gateway.fill(&first, with: levels, payload, values, results: []) }
            var answers = Array(try await transaction.execute(first).dropFirst(commands.count))
            while let levels = payload.step(after: answers.count) {
                var next = StatementBatch()
                gateway.fill(&next, with: levels, payload, values, results: payload.byLevel(answers))
                answers += try await transaction.execute(next)
            }
            return Outcome(values: values, results: payload.byLevel(answers).compactMap { $0 }, result: result)
        } catch {
            throw .database(error)
        }
    }

    /// What the person typed wrong is an answer like others; all else is an error.
    private func refusal(_ failure: MutationFailure, _ values: RequestValues) throws(MutationFailure) -> Outcome {
        guard case .refused(let errors, let message) = failure else { throw failure }
        var values = values
        values.answer = MutationAnswer(keeping: errors, message: message).payload(in: values.language.language)
        return Outcome(values: values, results: [], result: .refused)
    }
}
