import Domains
import GraphQL
import Languages
import Planner
import Postgres

/// The one place where errors of planning, rules and database become errors of a response; what is wrong with a document is one from the start.
///
/// What the client did is said plainly. When the failure is ours people are told the failure text of what they wanted, in their language; the
/// request's id stands beside it, and the details go to the log under that id.
struct ErrorMapping {
    let observer: LoopObserver
    let isProduction: Bool

    // MARK: What the client did

    /// The error of an operation, or a field, that cannot be planned.
    func error(_ error: PlanError, at coordinates: [String] = [], for reader: ErrorReader) -> GraphQLError {
        if let denial = error.denial { return self.error(denial, for: reader) }
        guard error.code == .internal else { return GraphQLError(error) }
        return failure(.internal, logging: "The operation could not be planned: \(error.message)", at: coordinates, for: reader)
    }

    private func error(_ denial: Denial, for reader: ErrorReader) -> GraphQLError {
        var error = GraphQLError(denial.message(in: reader.language), code: denial.reason.code)
        error.denied = denial.rule
        return shown(error, to: reader.viewer)
    }

    /// An error as far as the client may know what is behind it.
    func shown(_ error: GraphQLError, to viewer: Viewer?) -> GraphQLError {
        guard isProduction, error.denied != nil, error.code?.productionAudience == .administrators,
            viewer?.roles.contains(.admin) != true
        else { return error }
        var error = error
        error.denied = nil
        return error
    }

    // MARK: Fields

    /// The errors of fields without a value; what is to be logged is logged once, however many fields it concerns.
    ///
    /// - Parameters:
    ///   - found: The fields.
    ///   - isDone: Whether they are of the payload of a mutation that has been done, so that no one is told that it failed.
    ///   - reader: Who is told.
    /// - Returns: An error for each field.
    func errors(_ found: [FieldError], afterMutation isDone: Bool = false, for reader: ErrorReader) -> [GraphQLError] {
        var logged: Set<String> = []
        return found.map { field in
            var error = error(field, for: reader, &logged)
            if isDone, error.requestID != nil { error.message = Message.doneButNotShown.text(in: reader.language) }
            error.locations = field.locations
            error.path = field.path
            return error
        }
    }

    private func error(_ field: FieldError, for reader: ErrorReader, _ logged: inout Set<String>) -> GraphQLError {
        let name = field.coordinates.last ?? ""
        switch field.cause {
        case .planning(let error): return self.error(error, at: field.coordinates, for: reader)
        case .database(let error):
            let isNews = logged.insert("\(error)").inserted
            return self.error(error, at: field.coordinates, for: reader, logs: isNews)
        case .wrongType:
            let details = "The value does not fit the type of \(name)."
            let isNews = logged.insert(details).inserted
            return failure(.internal, details, logging: isNews ? details : nil, at: field.coordinates, for: reader)
        case .missingValue:
            let details = "Cannot return null for non-nullable field \(name)."
            let isNews = logged.insert(details).inserted
            return failure(.internal, details, logging: isNews ? details : nil, at: field.coordinates, for: reader)
        }
    }

    // MARK: Mutations

    /// The error of a mutation that was not done.
    ///
    /// - Parameters:
    ///   - failure: Why it was not done.
    ///   - coordinate: The mutation's field, such as `Mutation.deleteUser`.
    ///   - reader: Who is told.
    /// - Returns: An error without a place.
    func error(_ failure: MutationFailure, of coordinate: String, for reader: ErrorReader) -> GraphQLError {
        switch failure {
        case .failed(let message, let code): GraphQLError(message.text(in: reader.language), code: code)
        case .denied(let rule): error(Denial(.forbidden, rule: rule), for: reader)
        case .busy: GraphQLError(Message.slowDown.text(in: reader.language), code: .rateLimited)
        case .database(let cause): error(cause, at: [coordinate], for: reader)
        case .refused, .answered:
            self.failure(.internal, logging: "A mutation's answer was taken for an error.", at: [coordinate], for: reader)
        }
    }

    // MARK: The database

    /// The error of what the database could not answer or do.
    func error(_ error: PostgresError, at coordinates: [String] = [], for reader: ErrorReader, logs: Bool = true) -> GraphQLError {
        switch error {
        case .timeout:
            failure(.timeout, "The request took too long and was cancelled. Ask for less at once.", at: coordinates, for: reader)
        case .overloaded: failure(.serviceUnavailable, "The server is busy. Try again in a moment.", at: coordinates, for: reader)
        case .unavailable(let reason), .connection(let reason):
            failure(
                .serviceUnavailable,
                "The database is not available. Try again in a moment.",
                logging: logs ? reason : nil,
                as: "the database is not available",
                at: coordinates,
                for: reader
            )
        case .outcomeUnknown(let reason): outcomeUnknown(reason, for: reader)
        case .server(let server) where server.sqlState == .characterNotInRepertoire:
            GraphQLError("A text of the request holds a character that cannot be stored, such as U+0000.", code: .badUserInput)
        case .server(let server) where server.sqlState == .unknownAddress:
            GraphQLError("No place that we know is in the address. Name the town, and its district if you like.", code: .badUserInput)
        case .protocol, .server, .row: failure(.internal, logging: logs ? "\(error)" : nil, at: coordinates, for: reader)
        }
    }

    /// Why a request gets no data at all because the database could not answer.
    func refusal(_ error: PostgresError, at coordinates: [String] = [], for reader: ErrorReader) -> Refusal {
        var refusal = Refusal(self.error(error, at: coordinates, for: reader))
        if refusal.errors.first?.code == .serviceUnavailable { refusal.retryAfter = Self.pause }
        return refusal
    }

    /// Whether the database cannot take the request now, so that it is refused whole.
    static func refusesWhole(_ error: PostgresError) -> Bool {
        switch error {
        case .overloaded, .unavailable, .connection: true
        case .timeout, .server, .outcomeUnknown, .protocol, .row: false
        }
    }

    /// The refusal of a request that there is no time for.
    func overloaded(_ reason: String, for reader: ErrorReader) -> Refusal {
        var refusal = Refusal(failure(.serviceUnavailable, reason, at: [], for: reader))
        refusal.retryAfter = Self.pause
        return refusal
    }

    /// After how many seconds a client may try again when the server has too much to do.
    private static let pause = 1

    // MARK: Failures of ours

    /// The error of a mutation that may have been done: that is what people have to know, whatever they wanted.
    private func outcomeUnknown(_ reason: String, for reader: ErrorReader) -> GraphQLError {
        observer.logFailure("the outcome of a mutation is not known", reason, of: reader.record)
        var error = GraphQLError(Message.outcomeUnknown.text(in: reader.language), code: .outcomeUnknown)
        error.requestID = reader.record.id.text
        return error
    }

    /// A failure of ours, in the words of the innermost field that has its own.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - reason: What developers may know of it.
    ///   - details: What the log is told; nil for nothing.
    ///   - entry: What the log calls it.
    ///   - coordinates: The fields on the way to what failed, from the root.
    ///   - reader: Who is told.
    /// - Returns: An error without a place.
    private func failure(
        _ code: ErrorCode,
        _ reason: String? = nil,
        logging details: String? = nil,
        as entry: String = "request failed",
        at coordinates: [String],
        for reader: ErrorReader
    ) -> GraphQLError {
        if let details { observer.logFailure(entry, details, of: reader.record) }
        let message = coordinates.reversed().lazy.compactMap(Message.failure).first ?? .failed
        var error = GraphQLError(message.text(in: reader.language), code: code)
        error.requestID = reader.record.id.text
        error.reason = isProduction && code.productionAudience != .everyone ? nil : reason
        return error
    }
}

/// Who is told of an error, in which language and about which request.
struct ErrorReader {
    let language: Language
    let viewer: Viewer?
    let record: RequestRecord

    init(_ language: Language, _ record: RequestRecord, _ viewer: Viewer? = nil) {
        (self.language, self.record, self.viewer) = (language, record, viewer)
    }

    init(_ language: TextLanguage, _ record: RequestRecord, _ viewer: Viewer? = nil) {
        self.init(language.language, record, viewer)
    }
}

extension GraphQLError {
    /// What planning says of an operation, word for word.
    init(_ error: PlanError) { self.init(error.message, code: error.code) }

    /// The error with the line of the document that it is about, unless production keeps that to itself.
    func showing(_ source: [UInt8], inProduction isProduction: Bool) -> GraphQLError {
        isProduction && code?.productionAudience != .everyone ? self : showing(source)
    }
}

extension SQLState {
    /// Raised by `address_point`: the gazetteer has no place that the address names.
    static let unknownAddress: SQLState = "CB001"
}
