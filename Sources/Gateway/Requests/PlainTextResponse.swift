import Domains
import Engine
import GraphQL
import HTTP
import Languages
import Postgres

/// Responses in plain text, for people at a terminal and for probes.
enum PlainTextResponse {
    static func write(_ text: String, status: HTTPStatus = .ok, to exchange: HTTPExchange) {
        exchange.status = status
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: text.utf8)
    }

    static func write(_ bytes: [UInt8], to exchange: HTTPExchange) {
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: bytes)
    }

    /// Responds to a database error; if the error is temporary, the client may retry.
    static func write(
        _ error: PostgresError,
        by errors: ErrorMapping,
        to exchange: HTTPExchange,
        _ record: inout RequestRecord,
        temporary: String,
        permanent: String
    ) {
        // Records the details of the error for the log; the client does not see them.
        let code = errors.refusal(error, for: ErrorRecipient(record.id, in: Language.english.text, .essentials), &record.facts).code
        let isTemporary = code == .serviceUnavailable || code == .timeout
        if isTemporary { exchange.addHeader("Retry-After", "1") }
        write(isTemporary ? temporary : permanent, status: isTemporary ? .serviceUnavailable : .internalServerError, to: exchange)
    }

    /// Responds with 404.
    static func notFound(_ exchange: HTTPExchange, isProduction: Bool) {
        let hint = isProduction ? "" : ", its schema at /schema"
        write("Not found. The API is at /graphql\(hint). GET / returns a guide.\n", status: .notFound, to: exchange)
    }

    /// Whether the method is GET or HEAD; responds with 405 otherwise.
    static func requireReadMethod(_ exchange: HTTPExchange) -> Bool {
        if exchange.method == .get || exchange.method == .head { return true }
        exchange.addHeader("Allow", "GET, HEAD")
        write("Only GET is allowed here.\n", status: .methodNotAllowed, to: exchange)
        return false
    }
}
