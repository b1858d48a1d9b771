import GraphQL
import Logging
import Planner
import Postgres

/// The one place where errors of the layers below become errors of a response.
///
/// What the client did is said plainly. What went wrong inside is told with the request's id only; the details go to the log under that id.
struct ErrorMapping {
    let log: Logger

    func graphQLError(_ error: PlanError) -> GraphQLError {
        guard error.code == "INTERNAL" else { return GraphQLError(error.message, code: error.code) }
        return internalError("The operation could not be planned: \(error.message)")
    }

    /// The error that each field fed by the database gets.
    func graphQLError(_ error: PostgresError) -> GraphQLError {
        switch error {
        case .timeout: GraphQLError("The request took too long and was cancelled. Ask for less at once.", code: "TIMEOUT")
        case .server(let server) where server.sqlState == .characterNotInRepertoire:
            GraphQLError("A text of the request holds a character that cannot be stored, such as U+0000.", code: "BAD_USER_INPUT")
        case .server(let server) where server.sqlState == .unknownAddress:
            GraphQLError("No place that we know is in the address. Name the town, and its district if you like.", code: "BAD_USER_INPUT")
        case .overloaded, .unavailable, .connection, .protocol, .server: internalError("\(error)")
        }
    }

    /// Whether a request is refused whole because the database cannot take it now.
    func refusal(_ error: PostgresError) -> Refusal? {
        switch error {
        case .overloaded: return .unavailable("The server is busy. Try again in a moment.")
        case .unavailable(let reason), .connection(let reason):
            log.error("the database is not available", metadata: ["reason": "\(reason)"])
            return .unavailable("The database is not available. Try again in a moment.")
        case .timeout, .server, .protocol: return nil
        }
    }

    private func internalError(_ details: String) -> GraphQLError {
        let requestID = String(UInt64.random(in: .min ... .max), radix: 36)
        log.error("request failed", metadata: ["request_id": "\(requestID)", "error": "\(details)"])
        return GraphQLError("Something went wrong on our side. Please quote the request id \(requestID).", code: "INTERNAL")
    }
}

extension SQLState {
    /// Raised by `address_point`: the gazetteer has no place that the address names.
    static let unknownAddress: SQLState = "CB001"
}
