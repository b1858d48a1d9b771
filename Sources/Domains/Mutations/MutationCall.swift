public import Languages
public import Mail
public import Planner
public import Postgres
public import Reactor

/// One run of a mutation: who asks, its transaction, and what the server lends it.
///
/// Belongs to one loop, like its transaction.
public final class MutationCall {
    /// Who asks; nil for strangers.
    public let viewer: Viewer?
    /// The language of what is answered.
    public let language: Language
    /// Where the request comes from.
    public let origin: RequestOrigin
    /// What the server lends mutations.
    public let services: MutationServices
    /// Runs before the first command of the transaction; what it throws ends the mutation.
    public var beforeFirstCommand: ((MutationCall) async throws(MutationFailure) -> Void)?
    private let transaction: Transaction
    private let reads: PostgresPool
    private let loop: EventLoop

    /// A run that has not begun.
    public init(
        viewer: Viewer?,
        language: Language,
        origin: RequestOrigin,
        services: MutationServices,
        transaction: Transaction,
        reads: PostgresPool,
        loop: EventLoop
    ) {
        self.viewer = viewer
        self.language = language
        self.origin = origin
        self.services = services
        self.transaction = transaction
        self.reads = reads
        self.loop = loop
    }

    /// The number of the account that asks; only for mutations that strangers may not run.
    public var account: Int64 { viewer?.account ?? 0 }

    /// Runs a command in the transaction, which the first one begins.
    ///
    /// So whatever takes long, such as hashing a password, comes before.
    @discardableResult
    public func execute(_ command: BoundStatement) async throws(MutationFailure) -> QueryResult {
        try await begin()
        do throws(PostgresError) {
            return try await transaction.execute(command)
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

    private func decoding<Answer>(_ rows: () throws(PostgresError) -> Answer) throws(MutationFailure) -> Answer {
        do throws(PostgresError) { return try rows() } catch { throw .database(error) }
    }

    /// Does what comes before the first command, once.
    public func begin() async throws(MutationFailure) {
        guard let first = beforeFirstCommand else { return }
        beforeFirstCommand = nil
        try await first(self)
    }

    /// Runs the end of the transaction.
    public func finish(_ end: () async throws(PostgresError) -> Void) async throws(MutationFailure) {
        do throws(PostgresError) { try await end() } catch { throw .database(error) }
    }

    /// Waits, before the transaction, so that whoever guesses gets on slowly.
    public func pause(for delay: Duration) async {
        if delay > .zero { await loop.sleep(for: delay) }
    }

    /// Reads outside of the transaction, without keeping a connection: what has been committed until now.
    public func read(_ command: BoundStatement) async throws(MutationFailure) -> QueryResult {
        var batch = StatementBatch()
        batch.append(command)
        do throws(PostgresError) {
            return try await reads.execute(batch, freshSnapshot: true)[0]
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

/// Where a request comes from, as far as the audit and the counting of attempts want to know.
public struct RequestOrigin: Sendable {
    /// What the request is called in the log.
    public var requestID: String
    /// The address of the client; empty when it is not known.
    public var address: String
    /// The number of the session that the request came with; nil for keys and strangers.
    public var session: Int64?
    /// The number of the key that the request came with; nil for people.
    public var apiKey: Int64?

    /// The origin of one request.
    public init(requestID: String, address: String, session: Int64? = nil, apiKey: Int64? = nil) {
        self.requestID = requestID
        self.address = address
        self.session = session
        self.apiKey = apiKey
    }
}

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

extension MutationCall {
    /// Has an e-mail sent when the transaction commits, and only then.
    ///
    /// `account` is the recipient's, if they have one; `sender` is that of another person who caused it. The e-mail is erased with either.
    public func send(
        _ template: EmailTemplate,
        to recipient: EmailAddress,
        in language: Language,
        account: Int64? = nil,
        onBehalfOf sender: Int64? = nil
    ) async throws(MutationFailure) {
        try await execute(OutboxEmail(template, to: recipient, language: language, account: account, sender: sender).insertion)
    }
}
