public import Planner
public import Postgres
import Reactor

/// One run of a mutation: the viewer, the transaction, and the services that the server supplies.
///
/// The transaction begins with the first command. Slow work, such as hashing a password, therefore comes first and blocks no other
/// request.
///
/// Belongs to one loop, like its transaction.
public final class MutationCall {
    /// The viewer; nil for anonymous clients.
    public let viewer: Viewer?
    /// The language of the answer.
    public let textLanguage: TextLanguage
    /// The origin of the request.
    public let origin: RequestOrigin
    /// Services that rules receive besides the database; opaque to the engine.
    public let mutationServices: any Sendable
    let transaction: Transaction
    private let allowance: (any Allowance)?
    private let setup: MutationSetup
    private let lanes: DatabaseLanes
    private var hasBegun = false

    init(
        _ context: RequestContext,
        _ values: RequestValues,
        mutationServices: any Sendable,
        setup: MutationSetup,
        lanes: DatabaseLanes
    ) {
        viewer = values.viewer
        textLanguage = values.language
        origin = RequestOrigin(context)
        allowance = context.allowance
        self.mutationServices = mutationServices
        self.setup = setup
        self.lanes = lanes
        transaction = Transaction(on: lanes.writing)
    }

    /// The number of the viewer's account; only for mutations that require one.
    public var account: Int64 { viewer?.account ?? 0 }

    /// Begins the transaction if necessary: waits for the account's turn, confirms the access, and claims the idempotency key.
    func begin() async throws(MutationFailure) {
        guard !hasBegun else { return }
        hasBegun = true
        try await setup.enter(self)
    }

    // MARK: In the transaction

    /// Runs a command in the transaction; the first command begins it.
    @discardableResult
    public func execute(_ command: BoundStatement) async throws(MutationFailure) -> QueryResult {
        try await begin()
        do throws(PostgresError) {
            return try await transaction.execute(command)
        } catch {
            throw .database(error)
        }
    }

    /// Runs commands in the transaction in one round trip, and discards their results.
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

    /// Runs a command in the transaction and decodes its rows; see `QueryResult.decode`.
    public func all<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> [Row] {
        let rows = try await execute(command)
        return try decoding { () throws(PostgresError) in try rows.decode(type) }
    }

    /// Runs a command in the transaction and decodes its first row; nil if there is none.
    public func first<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> Row? {
        let rows = try await execute(command)
        return try decoding { () throws(PostgresError) in try rows.first(type) }
    }

    /// Runs a command in the transaction that always returns a row, and decodes that row.
    public func one<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> Row {
        let rows = try await execute(command)
        return try decoding { () throws(PostgresError) in try rows.one(type) }
    }

    private func decoding<Rows>(_ rows: () throws(PostgresError) -> Rows) throws(MutationFailure) -> Rows {
        do throws(PostgresError) { return try rows() } catch { throw .database(error) }
    }

    // MARK: Outside the transaction

    /// Waits before the transaction, to slow down guessing.
    public func pause(for delay: Duration) async {
        if delay > .zero { await lanes.loop.sleep(for: delay) }
    }

    /// Spends points of the caller's allowance on work that a mutation does only for some inputs.
    ///
    /// Returns false if not enough points remain, or if the database does not answer.
    public func spend(_ points: Int) async -> Bool {
        guard let allowance else { return true }
        do throws(AllowanceError) {
            try await allowance.spend(points, asking: lanes.primary.fast)
            return true
        } catch {
            return false
        }
    }

    /// Reads committed data outside the transaction, without holding a connection.
    public func read(_ command: BoundStatement) async throws(MutationFailure) -> QueryResult {
        var batch = StatementBatch()
        batch.append(command)
        do throws(PostgresError) {
            return try await lanes.read(batch, from: .primary)[0]
        } catch {
            throw .database(error)
        }
    }

    /// Decodes the rows of a command, outside the transaction.
    public func readAll<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> [Row] {
        let rows = try await read(command)
        return try decoding { () throws(PostgresError) in try rows.decode(type) }
    }

    /// Decodes the first row of a command, outside the transaction; nil if there is none.
    public func readFirst<Row: Decodable>(_ type: Row.Type, _ command: BoundStatement) async throws(MutationFailure) -> Row? {
        let rows = try await read(command)
        return try decoding { () throws(PostgresError) in try rows.first(type) }
    }
}
