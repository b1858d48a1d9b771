import CLibpq
import Glibc
import Reactor

/// A blocking connection, for the command line and tests: migrate, seed, check, explain.
///
/// Never use a session on a loop. It belongs to one task or thread at a time.
public final class PostgresSession {
    private let handle: PGHandle

    /// Connects, and blocks until connected.
    ///
    /// The connection string is a URL or `key=value` pairs, in libpq's syntax; missing values come from the environment.
    public convenience init(_ connectionString: String, applicationName: String = "cupboard") throws(PostgresError) {
        try self.init(connectionString, applicationName: applicationName, [])
    }

    /// Connects with additional libpq settings, which override the connection string.
    init(_ connectionString: String, applicationName: String, _ settings: [(keyword: String, value: String)]) throws(PostgresError) {
        let parameters = ConnectionParameters(
            connectionString: connectionString,
            [("fallback_application_name", applicationName), ("client_encoding", "UTF8"), ("connect_timeout", "10")] + settings
        )
        guard let raw = unsafe parameters.withArrays({ unsafe PQconnectdbParams($0, $1, 1) }) else {
            throw .connection("out of memory")
        }
        handle = unsafe PGHandle(owning: raw)
        guard unsafe PQstatus(handle.raw) == CONNECTION_OK else { throw .connection(handle.errorMessage) }
        // Notices ("relation already exists, skipping") are useful in psql; here they would clutter standard error.
        unsafe PQsetNoticeReceiver(handle.raw, { _, _ in }, nil)
    }

    /// The server's version as a number, such as 150018.
    public var serverVersion: Int { unsafe Int(PQserverVersion(handle.raw)) }

    /// Runs one statement, or several separated by semicolons, without parameters.
    ///
    /// Several run in one transaction unless they control transactions themselves.
    public func execute(_ sql: String) throws(PostgresError) {
        let result = unsafe sql.withCString { unsafe PQexec(handle.raw, $0) }
        _ = try unsafe checked(result, statement: nil)
    }

    /// Runs one statement with parameters and returns its rows in binary format.
    @discardableResult
    public func query(_ sql: String, _ parameters: ParameterBuffer = ParameterBuffer()) throws(PostgresError) -> QueryResult {
        try refuseInvalidText(parameters)
        let result = unsafe sql.withCString { sql in
            unsafe parameters.withArrays(of: 0..<parameters.count) { count, values, lengths, formats in
                unsafe PQexecParams(handle.raw, sql, count, nil, values, lengths, formats, 1)
            }
        }
        return try unsafe checked(result, statement: nil)
    }

    /// Runs a command and returns its rows.
    ///
    /// Not called `execute`, because a literal with values would resolve to the overload for a text.
    @discardableResult
    public func run(_ command: BoundStatement) throws(PostgresError) -> QueryResult {
        try query(command.statement.sql, command.parameters)
    }

    /// Runs a batch's statements one after the other, each as a separate command, and returns their rows.
    public func query(_ batch: StatementBatch) throws(PostgresError) -> [QueryResult] {
        try refuseInvalidText(batch.parameters)
        var results: [QueryResult] = []
        for entry in batch.entries {
            let result = unsafe entry.statement.sql.withCString { sql in
                unsafe entry.statement.withParameterTypes { _, types in
                    unsafe batch.parameters.withArrays(of: entry.parameters) { count, values, lengths, formats in
                        unsafe PQexecParams(handle.raw, sql, count, types, values, lengths, formats, 1)
                    }
                }
            }
            results.append(try unsafe checked(result, statement: entry.statement.name))
        }
        return results
    }

    /// The notifications that have arrived, oldest first; does not wait.
    func notifications() throws(PostgresError) -> [(channel: String, payload: String)] {
        guard unsafe PQconsumeInput(handle.raw) == 1 else { throw .connection(handle.errorMessage) }
        var notifications: [(channel: String, payload: String)] = []
        while let notification = unsafe PQnotifies(handle.raw) {
            // Sound: the strings belong to the notification, are copied, and are freed with it.
            unsafe notifications.append((String(cString: notification.pointee.relname), String(cString: notification.pointee.extra)))
            unsafe PQfreemem(notification)
        }
        return notifications
    }

    /// Runs a command and waits for its end, up to a timeout; notifications that arrive meanwhile are kept for `notifications`.
    ///
    /// After an error the session is unusable.
    ///
    /// - Parameters:
    ///   - sql: One statement.
    ///   - parameters: The statement's parameters.
    ///   - timeout: The maximum time to wait for the response.
    ///   - end: A descriptor that becomes readable when the wait should stop.
    /// - Throws: PostgreSQL's error, or a connection error if the connection fails, the timeout expires, or the wait is stopped.
    func execute(
        _ sql: String,
        _ parameters: ParameterBuffer = ParameterBuffer(),
        atMost timeout: Duration,
        until end: Int32
    ) throws(PostgresError) {
        try refuseInvalidText(parameters)
        let isSent = unsafe sql.withCString { sql in
            unsafe parameters.withArrays(of: 0..<parameters.count) { count, values, lengths, formats in
                unsafe PQsendQueryParams(handle.raw, sql, count, nil, values, lengths, formats, 1) == 1
            }
        }
        guard isSent else { throw .connection(handle.errorMessage) }
        let deadline = MonotonicTime.now.advanced(by: timeout)
        while true {
            while unsafe PQisBusy(handle.raw) == 1 {
                var watched = [pollfd(fd: end, events: Int16(POLLIN), revents: 0), pollfd(fd: socket, events: Int16(POLLIN), revents: 0)]
                let left = max(0, Int(deadline.since(.now) / .milliseconds(1)))
                if unsafe poll(&watched, 2, Int32(clamping: left)) == 0 { throw .connection("no response within \(timeout)") }
                guard watched[0].revents == 0 else { throw .connection("the caller no longer waits for the response") }
                guard unsafe PQconsumeInput(handle.raw) == 1 else { throw .connection(handle.errorMessage) }
            }
            guard let result = unsafe PQgetResult(handle.raw) else { return }
            _ = try unsafe checked(result, statement: nil)
        }
    }

    /// The descriptor to poll for input.
    var socket: Int32 { unsafe PQsocket(handle.raw) }

    /// Runs the body between BEGIN and COMMIT; rolls back if it throws.
    public func transaction<Answer>(_ body: (PostgresSession) throws -> Answer) throws -> Answer {
        try execute("BEGIN")
        let answer: Answer
        do {
            answer = try body(self)
        } catch {
            // Report the body's error; a failed ROLLBACK means that the connection is gone, and the transaction with it.
            try? execute("ROLLBACK")
            throw error
        }
        try execute("COMMIT")
        return answer
    }

    /// Prepares a statement and returns PostgreSQL's description of it, without running it.
    public func describe(_ sql: String, parameterTypes: [TypeOID] = []) throws(PostgresError) -> StatementDescription {
        let statement = Statement(sql, parameterTypes: parameterTypes)
        let prepared = unsafe sql.withCString { sql in
            unsafe statement.withParameterTypes { unsafe PQprepare(handle.raw, "", sql, $0, $1) }
        }
        _ = try unsafe checked(prepared, statement: nil)
        let result = try unsafe checked(PQdescribePrepared(handle.raw, ""), statement: nil)
        let parameterCount = unsafe PQnparams(result.raw)
        return StatementDescription(
            parameterTypes: (0..<parameterCount).map { unsafe TypeOID(rawValue: PQparamtype(result.raw, $0)) },
            columns: (0..<result.columnCount).map { column in
                StatementDescription.Column(
                    name: result.columnName(column),
                    type: result.columnType(column),
                    table: unsafe PQftable(result.raw, Int32(column)),
                    attribute: unsafe Int(PQftablecol(result.raw, Int32(column)))
                )
            }
        )
    }

    /// Copies rows into a table: `COPY … FROM STDIN` in text format, with the rows written by the body.
    ///
    /// Returns the number of rows that PostgreSQL inserted.
    @discardableResult
    public func copy(_ sql: String, rows body: (inout CopyWriter) throws -> Void) throws -> Int {
        let started = unsafe sql.withCString { unsafe PQexec(handle.raw, $0) }
        guard unsafe PQresultStatus(started) == PGRES_COPY_IN else {
            _ = try unsafe checked(started, statement: nil)
            throw PostgresError.protocol("not a COPY … FROM STDIN: \(sql)")
        }
        unsafe PQclear(started)
        var writer = unsafe CopyWriter(connection: handle.raw)
        do {
            try body(&writer)
            try writer.flush()
        } catch {
            _ = unsafe PQputCopyEnd(handle.raw, "the writer stopped")
            // The result of the COPY must be read, but its error only repeats the one we sent.
            _ = try? endCopy()
            throw error
        }
        guard unsafe PQputCopyEnd(handle.raw, nil) == 1 else { throw PostgresError.connection(handle.errorMessage) }
        return try endCopy()
    }

    private func endCopy() throws(PostgresError) -> Int {
        let result = unsafe PQgetResult(handle.raw)
        while let extra = unsafe PQgetResult(handle.raw) { unsafe PQclear(extra) }
        return try unsafe checked(result, statement: nil).affectedRows
    }

    private func refuseInvalidText(_ parameters: ParameterBuffer) throws(PostgresError) {
        if parameters.hasInvalidText { throw .server(.nulInText) }
    }

    /// Takes ownership of a result; throws the error that it contains.
    private func checked(_ raw: OpaquePointer?, statement: String?) throws(PostgresError) -> QueryResult {
        guard let raw = unsafe raw else { throw .connection(handle.errorMessage) }
        let result = unsafe QueryResult(owning: raw)
        switch unsafe PQresultStatus(raw) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY:
            return result
        default:
            // An error without a code is libpq's own: the connection broke.
            guard unsafe PQresultErrorField(raw, Int32(CUPBOARD_DIAG_SQLSTATE)) != nil else {
                throw .connection(handle.errorMessage)
            }
            throw unsafe .server(PGHandle.serverError(of: raw, statement: statement))
        }
    }
}
