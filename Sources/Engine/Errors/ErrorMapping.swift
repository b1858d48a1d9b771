public import GraphQL
public import Planner
public import Postgres

/// The only place that maps errors of planning, of rules and of the database to errors of a response.
///
/// Errors in a document already have that form.
///
/// Errors of the client are explained plainly. If the failure is ours, people get the failure message of the field they requested, in
/// their language. The error also contains the request's id. The details go into the request's facts, for the log.
public final class ErrorMapping: Sendable {
    let messages: EngineMessages

    init(messages: EngineMessages) {
        self.messages = messages
    }

    // MARK: Client errors

    /// The error of an operation or field that cannot be planned.
    func error(_ error: PlanError, at coordinates: [String] = [], for reader: ErrorRecipient, _ facts: inout RequestFacts) -> GraphQLError {
        if let denial = error.denial { return self.error(denial, for: reader) }
        guard error.code == .internal else { return GraphQLError(error) }
        return failure(.internal, logging: "The operation could not be planned: \(error.message)", at: coordinates, for: reader, &facts)
    }

    /// The error of a request that cannot be planned, with its place in the document if known.
    func error(
        _ error: PlanError,
        ofRequest document: Document,
        _ values: RequestValues,
        for reader: ErrorRecipient,
        _ facts: inout RequestFacts
    ) -> GraphQLError {
        var shown = self.error(error.worded(for: values), for: reader, &facts)
        guard let site = error.site else { return shown }
        shown.locations = [document.location(ofOffset: site.offset)]
        shown.path = site.path.map { .key($0) }
        return shown
    }

    func error(_ denial: Denial, for reader: ErrorRecipient) -> GraphQLError {
        var error = GraphQLError(messages.denial(denial).text(in: reader.language), code: denial.reason.code)
        if denial.reason == .unauthenticated, let rejected = reader.rejectedCredentials {
            error.message = messages.credentialsRejected.text(in: reader.language)
            error.credentials = rejected.name
        }
        if denial.namesScope || reader.disclosure.showsRule(of: denial.reason.code) { error.denied = denial.rule }
        return error
    }

    // MARK: Fields

    /// The errors of fields without a value; each distinct problem is logged once, however many fields it concerns.
    ///
    /// - Parameters:
    ///   - found: The fields.
    ///   - isDone: Whether the fields belong to the payload of a completed mutation, so that the error does not claim that the mutation
    ///     failed.
    ///   - reader: The client that receives the errors.
    ///   - facts: Receives the details for the log.
    /// - Returns: An error for each field.
    func errors(
        _ found: [FieldError],
        afterMutation isDone: Bool = false,
        for reader: ErrorRecipient,
        _ facts: inout RequestFacts
    ) -> [GraphQLError] {
        var logged: Set<String> = []
        return found.map { field in
            var error = error(field, for: reader, &facts, &logged)
            if isDone, error.requestID != nil { error.message = messages.doneButNotShown.text(in: reader.language) }
            error.locations = field.locations
            error.path = field.path
            return error
        }
    }

    private func error(
        _ field: FieldError,
        for reader: ErrorRecipient,
        _ facts: inout RequestFacts,
        _ logged: inout Set<String>
    ) -> GraphQLError {
        let name = field.coordinates.last ?? ""
        switch field.cause {
        case .planning(let error): return self.error(error, at: field.coordinates, for: reader, &facts)
        case .database(let error):
            let isFirst = logged.insert("\(error)").inserted
            return self.error(error, at: field.coordinates, for: reader, &facts, logs: isFirst)
        case .wrongType:
            let details = "The value does not fit the type of \(name)."
            let isFirst = logged.insert(details).inserted
            return failure(.internal, details, logging: isFirst ? details : nil, at: field.coordinates, for: reader, &facts)
        case .missingValue:
            let details = "Cannot return null for non-nullable field \(name)."
            let isFirst = logged.insert(details).inserted
            return failure(.internal, details, logging: isFirst ? details : nil, at: field.coordinates, for: reader, &facts)
        }
    }

    // MARK: The database

    /// The error for a failed read or write in the database.
    func error(
        _ error: PostgresError,
        at coordinates: [String] = [],
        for reader: ErrorRecipient,
        _ facts: inout RequestFacts,
        logs: Bool = true
    ) -> GraphQLError {
        switch error {
        case .timeout, .overran:
            failure(
                .timeout,
                "The request took too long and was cancelled. Request less data at once.",
                at: coordinates,
                for: reader,
                &facts
            )
        case .overloaded: failure(.serviceUnavailable, "The server is busy. Try again in a moment.", at: coordinates, for: reader, &facts)
        case .unavailable(let reason), .connection(let reason):
            failure(
                .serviceUnavailable,
                "The database is not available. Try again in a moment.",
                logging: logs ? reason : nil,
                as: "the database is not available",
                at: coordinates,
                for: reader,
                &facts
            )
        case .outcomeUnknown(let reason): outcomeUnknown(reason, for: reader, &facts)
        case .server(let server) where server.sqlState == .characterNotInRepertoire:
            GraphQLError("A string in the request contains a character that cannot be stored, such as U+0000.", code: .badUserInput)
        case .server(let server) where server.sqlState.isOutOfResources:
            failure(
                .serviceUnavailable,
                "The database is out of memory or disk space. Try again in a moment.",
                logging: logs ? "\(error)" : nil,
                as: "the database is out of resources",
                at: coordinates,
                for: reader,
                &facts
            )
        case .server, .protocol, .row: failure(.internal, logging: logs ? "\(error)" : nil, at: coordinates, for: reader, &facts)
        }
    }

    /// The refusal of a whole request because the database could not answer.
    public func refusal(
        _ error: PostgresError,
        at coordinates: [String] = [],
        for reader: ErrorRecipient,
        _ facts: inout RequestFacts
    ) -> Refusal {
        var refusal = Refusal(self.error(error, at: coordinates, for: reader, &facts))
        if refusal.errors.first?.code == .serviceUnavailable { refusal.retryAfter = Self.pause }
        return refusal
    }

    /// Whether the database cannot take the request now, so that the whole request is refused.
    static func refusesWhole(_ error: PostgresError) -> Bool {
        switch error {
        case .overloaded, .unavailable, .connection: true
        case .server(let server): server.sqlState.isOutOfResources
        case .timeout, .overran, .outcomeUnknown, .protocol, .row: false
        }
    }

    /// The refusal of a request because the server is overloaded.
    func overloaded(_ reason: String, for reader: ErrorRecipient, _ facts: inout RequestFacts) -> Refusal {
        var refusal = Refusal(failure(.serviceUnavailable, reason, at: [], for: reader, &facts))
        refusal.retryAfter = Self.pause
        return refusal
    }

    /// The delay in seconds before a client may retry when the server is overloaded.
    private static let pause = 1

    // MARK: Internal failures

    /// The error of a mutation that may have been done: people must know that, whatever they requested.
    private func outcomeUnknown(_ reason: String, for reader: ErrorRecipient, _ facts: inout RequestFacts) -> GraphQLError {
        facts.note(failure: "the outcome of a mutation is unknown", reason)
        var error = GraphQLError(messages.outcomeUnknown.text(in: reader.language), code: .outcomeUnknown)
        error.requestID = reader.id.text
        return error
    }

    /// An internal failure, with the message of the innermost field that has one.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - reason: The explanation for developers.
    ///   - details: The details for the log; nil for none.
    ///   - entry: The log's name for the failure.
    ///   - coordinates: The fields from the root to the one that failed.
    ///   - reader: The client that receives the error.
    ///   - facts: Receives the details for the log.
    /// - Returns: An error without locations and path.
    func failure(
        _ code: ErrorCode,
        _ reason: String? = nil,
        logging details: String? = nil,
        as entry: String = "request failed",
        at coordinates: [String],
        for reader: ErrorRecipient,
        _ facts: inout RequestFacts
    ) -> GraphQLError {
        if let details { facts.note(failure: entry, details) }
        let message = coordinates.reversed().lazy.compactMap { [messages] in messages.failures[$0] }.first ?? messages.failed
        var error = GraphQLError(message.text(in: reader.language), code: code)
        error.requestID = reader.id.text
        error.reason = reader.disclosure.showsReason(of: code) ? reason : nil
        return error
    }
}

/// The recipient of an error: the request's id, the language, and the level of detail to disclose.
public struct ErrorRecipient {
    let id: RequestID
    let language: TextLanguage
    let disclosure: Disclosure
    let rejectedCredentials: RejectedCredentials?

    /// The client that sent a request.
    public init(_ context: borrowing RequestContext) {
        (id, disclosure, language) = (context.id, context.disclosure, context.language)
        rejectedCredentials = context.rejectedCredentials
    }

    /// A client whose request has no context, with these values.
    public init(_ id: RequestID, in language: TextLanguage, _ disclosure: Disclosure) {
        (self.id, self.language, self.disclosure) = (id, language, disclosure)
        rejectedCredentials = nil
    }
}

extension Disclosure {
    /// Whether the client learns which rule denied access.
    fileprivate func showsRule(of code: ErrorCode) -> Bool {
        switch self {
        case .everything, .rules: true
        case .essentials: code.productionAudience != .administrators
        }
    }

    /// Whether the client learns the reason for an error.
    fileprivate func showsReason(of code: ErrorCode) -> Bool {
        self == .everything || code.productionAudience == .everyone
    }
}

extension GraphQLError {
    /// A planning error, word for word.
    public init(_ error: PlanError) { self.init(error.message, code: error.code) }

    /// The error with the line of the document that it concerns, unless production hides it.
    func showing(_ source: [UInt8], inProduction isProduction: Bool) -> GraphQLError {
        isProduction && code?.productionAudience != .everyone ? self : showing(source)
    }
}
