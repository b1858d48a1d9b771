/// One transaction of the database on a connection of its own, from its first statement to its end.
///
/// It begins with its first statement, so what is checked before takes no connection away from others. Races are settled by the database:
/// by constraints, row locks and conditions in UPDATEs. Nothing is sent twice: whoever gets a transient error rolls back and runs the whole
/// transaction again.
///
/// Belongs to the loop of its pool. Whoever makes one must end it by `commit` or `rollback`, on every path.
public final class Transaction {
    private let pool: PostgresPool
    /// The connection where it runs, from the first statement to the end.
    private var reservation: ConnectionReservation?
    private var hasEnded = false
    private static let begin = Statement("BEGIN")
    private static let end = Statement("COMMIT")
    private static let undo = Statement("ROLLBACK")

    /// A transaction that has not begun.
    public init(on pool: PostgresPool) {
        self.pool = pool
    }

    /// Whether a statement has been sent.
    var hasBegun: Bool { reservation != nil }

    /// Whether its connection broke: PostgreSQL undoes it, unless it has been told to commit it.
    private var isLost: Bool { reservation?.isLost ?? false }

    /// Runs a command and answers its rows.
    @discardableResult
    public func execute(_ command: BoundStatement) async throws(PostgresError) -> QueryResult {
        var batch = StatementBatch()
        batch.append(command)
        return try await execute(batch)[0]
    }

    /// Runs the statements of a batch, in one round trip, and answers the rows of each; after an error only `rollback` is possible.
    public func execute(_ batch: StatementBatch) async throws(PostgresError) -> [QueryResult] {
        guard batch.count > 0 else { return [] }
        if batch.parameters.hasInvalidText { throw .server(.nulInText) }
        guard !hasEnded else { throw .protocol("a statement after the end of its transaction") }
        let reservation =
            if let begun = self.reservation { begun } else { try await pool.reserve(beginningWith: Self.begin) }
        self.reservation = reservation
        return try await reservation.execute(batch)
    }

    /// Makes everything lasting; nothing to do when nothing was sent.
    ///
    /// - Throws: Why it was not, or `.outcomeUnknown` when nobody can know.
    public func commit() async throws(PostgresError) {
        // Before COMMIT is sent, a broken connection means that nothing was done.
        guard !isLost else { return try await end(Self.end) }
        do throws(PostgresError) {
            try await end(Self.end)
        } catch {
            if case .server = error { throw error }
            throw .outcomeUnknown("\(error)")
        }
    }

    /// Undoes everything; when that cannot be said to PostgreSQL, it does so by itself with the end of the connection.
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
            _ = try await reservation.execute(batch, evenIfCancelled: true)
            reservation.end()
        } catch {
            // Nobody knows whether the transaction is over; the next must not find itself in the middle of it.
            reservation.fail(.connection("the end of a transaction failed: \(error)"))
            throw error
        }
    }
}

extension PostgresError {
    /// Whether the whole transaction may succeed when it is run again: it could not be put in an order with others, or a statement's
    /// preparation was out of date.
    public var isTransient: Bool {
        guard case .server(let error) = self else { return false }
        return error.sqlState.isTransient || error.sqlState == .duplicateStatement || error.sqlState == .invalidStatementName
            || error.routine == "RevalidateCachedQuery"
    }
}
