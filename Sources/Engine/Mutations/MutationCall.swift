public import Planner
public import Postgres
import Reactor

/// One run of a mutation: who asks, its transaction, and what the server lends it.
///
/// The transaction begins with the first command, so what takes long, such as hashing a password, comes before and keeps nothing from
/// others.
///
/// Belongs to one loop, like its transaction.
public final class MutationCall {
    /// Who asks; nil for strangers.
    public let viewer: Viewer?
    /// The language of what is answered.
    public let textLanguage: TextLanguage
    /// Where the request comes from.
    public let origin: RequestOrigin
    /// What the server lends rules besides the database; the engine does not look into it.
    public let loan: any Sendable
    let transaction: Transaction
    private let entrance: MutationEntrance
    private let lanes: DatabaseLanes
    private var hasBegun = false

    init(
        _ context: RequestContext,
        _ values: RequestValues,
        loan: any Sendable,
        entrance: MutationEntrance,
        lanes: DatabaseLanes
    ) {
        viewer = values.viewer
        textLanguage = values.language
        origin = RequestOrigin(context)
        self.loan = loan
        self.entrance = entrance
        self.lanes = lanes
        transaction = Transaction(on: lanes.writing)
    }

    /// The number of the account that asks; only for mutations that strangers may not run.
    public var account: Int64 { viewer?.account ?? 0 }

    /// Begins the transaction, unless it has begun: waits for the account's turn, claims the idempotency key, confirms the access.
    func begin() async throws(MutationFailure) {
        guard !hasBegun else { return }
        hasBegun = true
        try await entrance.enter(self)
    }

    // MARK: In the transaction

    /// Runs a command in the transaction, which the first one begins.
    @discardableResult
    public func execute(_ command: BoundStatement) async throws(MutationFailure) -> QueryResult {
        try await begin()
        do throws(PostgresError) {
            return try await transaction.execute(command)
        } catch {
            throw .database(error)
        }
    }

    /// Runs commands in the transaction, whose answers no one reads, in one round trip.
    public func execute(_ commands: [BoundStatement]) async throws(MutationFailure) {
        guard !commands.isEmpty else { return }
        try await begin()
        var batch = StatementBatch()
        for command in commands { batch.append(command) }
        do throws(PostgresError) {
            _ = try await transaction.execute(batch)
        } catch {
            throw .database(error)
        }
    }

    /// Runs a command in the transaction and reads the rows that it answers; see `QueryResult.decode`.
    public func all<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> [Row] {
        let rows = try await execute(command)
        return try decoding { () throws(PostgresError) in try rows.decode(type) }
    }

    /// Runs a command in the transaction and reads the first row that it answers; nil when there is none.
    public func first<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> Row? {
        let rows = try await execute(command)
        return try decoding { () throws(PostgresError) in try rows.first(type) }
    }

    /// Runs a command in the transaction that always answers a row, and reads it.
    public func one<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> Row {
        let rows = try await execute(command)
        return try decoding { () throws(PostgresError) in try rows.one(type) }
    }

    private func decoding<Rows>(_ rows: () throws(PostgresError) -> Rows) throws(MutationFailure) -> Rows {
        do throws(PostgresError) { return try rows() } catch { throw .database(error) }
    }

    // MARK: Outside of it

    /// Waits, before the transaction, so that those who guess get on slowly.
    public func pause(for delay: Duration) async {
        if delay > .zero { await lanes.loop.sleep(for: delay) }
    }

    /// Reads outside of the transaction, without keeping a connection: what has been committed until now.
    public func read(_ command: BoundStatement) async throws(MutationFailure) -> QueryResult {
        var batch = StatementBatch()
        batch.append(command)
        do throws(PostgresError) {
            return try await lanes.read(batch, from: .primary)[0]
        } catch {
            throw .database(error)
        }
    }

    /// Reads the rows that a command answers, outside of the transaction.
    public func readAll<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> [Row] {
        let rows = try await read(command)
        return try decoding { () throws(PostgresError) in try rows.decode(type) }
    }

    /// Reads the first row that a command answers, outside of the transaction; nil when there is none.
    public func readFirst<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> Row? {
        let rows = try await read(command)
        return try decoding { () throws(PostgresError) in try rows.first(type) }
    }
}
