/// One database transaction on a connection reserved for it, from its first statement to its end.
///
/// A transaction begins with its first statement, so earlier checks take no connection away from others. The database resolves races by
/// constraints, row locks and conditions in UPDATEs. Nothing is retried: after a transient error, roll back and run the whole transaction
/// again.
///
/// Confined to its pool's loop. The creator must end it with `commit` or `rollback` on every path.
public final class Transaction {
    private let pool: PostgresPool
    /// The reserved connection, from the first statement to the end.
    private var reservation: ConnectionReservation?
    private var hasEnded = false
    private static let begin = Statement("BEGIN")
    private static let end = Statement("COMMIT")
    private static let undo = Statement("ROLLBACK")

    /// Creates a transaction that has not begun.
    public init(on pool: PostgresPool) {
        self.pool = pool
    }

    /// Whether a statement has been sent.
    var hasBegun: Bool { reservation != nil }

    /// Whether the connection broke.
    ///
    /// PostgreSQL then rolls back, unless COMMIT was already sent.
    private var isLost: Bool { reservation?.isLost ?? false }

    /// Runs a command and returns its rows.
    @discardableResult
    public func execute(_ command: BoundStatement) async throws(PostgresError) -> QueryResult {
        var batch = StatementBatch()
        batch.append(command)
        return try await execute(batch)[0]
    }

    /// Runs a batch's statements in one round trip and returns the rows of each; after an error only `rollback` is possible.
    public func execute(_ batch: StatementBatch) async throws(PostgresError) -> [QueryResult] {
        guard batch.count > 0 else { return [] }
        if batch.parameters.hasInvalidText { throw .server(.nulInText) }
        guard !hasEnded else { throw .protocol("a statement after the end of its transaction") }
        let reservation =
            if let begun = self.reservation { begun } else { try await pool.reserve(beginningWith: Self.begin) }
        self.reservation = reservation
        return try await reservation.execute(batch)
    }

    /// Commits the transaction; does nothing if no statement was sent.
    ///
    /// - Throws: The reason why it was not committed, or `.outcomeUnknown` if that cannot be known.
    public func commit() async throws(PostgresError) {
        // Until COMMIT is sent, a broken connection means that nothing was changed.
        guard !isLost else { return try await end(Self.end) }
        do throws(PostgresError) {
            try await end(Self.end)
        } catch {
            if case .server = error { throw error }
            throw .outcomeUnknown("\(error)")
        }
    }

    /// Rolls the transaction back.
    ///
    /// If ROLLBACK cannot be sent, PostgreSQL rolls back when the connection ends.
    public func rollback() async {
        // An error means that the connection is gone, and the transaction with it.
        try? await end(Self.undo)
    }

    private func end(_ statement: Statement) async throws(PostgresError) {
        guard !hasEnded else { return }
        hasEnded = true
        guard let reservation else { return }
        var batch = StatementBatch()
        batch.append(statement)
        do throws(PostgresError) {
            _ = try await reservation.execute(batch, ignoresCancellation: true)
            reservation.end()
        } catch {
            // The transaction may still be open, and the next one must not run inside it.
            reservation.fail(.connection("the end of a transaction failed: \(error)"))
            throw error
        }
    }
}

extension PostgresError {
    /// Whether running the whole transaction again may succeed: it could not be serialized, or a statement's preparation was out of date.
    public var isTransient: Bool {
        guard case .server(let error) = self else { return false }
        return error.sqlState.isTransient || error.sqlState == .duplicateStatement || error.sqlState == .invalidStatementName
            || error.routine == "RevalidateCachedQuery"
    }
}
