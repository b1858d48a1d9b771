import Domains
import GraphQL
import Planner
import Postgres

/// The one place where errors of the layers below become errors of a response.
///
/// What the client did is said plainly. What went wrong inside is told with the request's id only; the details go to the log under that id.
struct ErrorMapping {
    let observer: LoopObserver

    func graphQLError(_ error: PlanError, in language: Language, of record: RequestRecord) -> GraphQLError {
        if let denial = error.denial { return graphQLError(denial, in: language) }
        guard error.code == "INTERNAL" else { return GraphQLError(error.message, code: error.code) }
        return internalError("The operation could not be planned: \(error.message)", record)
    }

    private func graphQLError(_ denial: Denial, in language: Language) -> GraphQLError {
        var error = GraphQLError(denial.message(in: language), code: denial.reason.rawValue)
        error.denied = denial.rule
        return error
    }

    /// The error of a mutation that was not done.
    func graphQLError(_ failure: MutationFailure, in language: Language, of record: RequestRecord) -> GraphQLError {
        switch failure {
        case .failed(let message, let code): GraphQLError(message.text(in: language), code: code.description)
        case .denied(let rule): graphQLError(Denial(.forbidden, rule: rule), in: language)
        case .busy: GraphQLError(Message.slowDown.text(in: language), code: "RATE_LIMITED")
        case .database(.outcomeUnknown(let reason)): outcomeUnknown(reason, in: language, of: record)
        case .database(let error):
            if let refusal = refusal(error, of: record)?.errors.first { refusal } else { graphQLError(error, of: record) }
        case .refused, .answered: internalError("a mutation's answer was taken for an error", record)
        }
    }

    /// The error that each field fed by the database gets.
    func graphQLError(_ error: PostgresError, of record: RequestRecord) -> GraphQLError {
        switch error {
        case .timeout: GraphQLError("The request took too long and was cancelled. Ask for less at once.", code: "TIMEOUT")
        case .server(let server) where server.sqlState == .characterNotInRepertoire:
            GraphQLError("A text of the request holds a character that cannot be stored, such as U+0000.", code: "BAD_USER_INPUT")
        case .server(let server) where server.sqlState == .unknownAddress:
            GraphQLError("No place that we know is in the address. Name the town, and its district if you like.", code: "BAD_USER_INPUT")
        case .overloaded, .unavailable, .connection, .outcomeUnknown, .protocol, .server: internalError("\(error)", record)
        }
    }

    /// Whether a request is refused whole because the database cannot take it now.
    func refusal(_ error: PostgresError, of record: RequestRecord) -> Refusal? {
        switch error {
        case .overloaded: return .unavailable("The server is busy. Try again in a moment.")
        case .unavailable(let reason), .connection(let reason):
            observer.logFailure("the database is not available", reason, of: record)
            return .unavailable("The database is not available. Try again in a moment.")
        case .timeout, .server, .outcomeUnknown, .protocol: return nil
        }
    }

    /// The error of a mutation that may have been done.
    private func outcomeUnknown(_ reason: String, in language: Language, of record: RequestRecord) -> GraphQLError {
        observer.logFailure("the outcome of a mutation is not known", reason, of: record)
        return GraphQLError(Message.outcomeUnknown.text(in: language), code: "OUTCOME_UNKNOWN")
    }

    private func internalError(_ details: String, _ record: RequestRecord) -> GraphQLError {
        observer.logFailure("request failed", details, of: record)
        return GraphQLError("Something went wrong on our side. Please quote the request id \(record.id.text).", code: "INTERNAL")
    }
}

extension SQLState {
    /// Raised by `address_point`: the gazetteer has no place that the address names.
    static let unknownAddress: SQLState = "CB001"
}
