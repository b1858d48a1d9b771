import Domains
import Engine
import GraphQL
import HTTP
import Languages
import Postgres

/// Answers in plain text, for people at a terminal and for probes.
enum PlainAnswer {
    static func write(_ text: String, status: HTTPStatus = .ok, to exchange: HTTPExchange) {
        exchange.status = status
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: text.utf8)
    }

    static func write(_ bytes: [UInt8], to exchange: HTTPExchange) {
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: bytes)
    }

    /// The database could not answer: the client may come again where that passes.
    static func write(
        _ error: PostgresError,
        by errors: ErrorMapping,
        to exchange: HTTPExchange,
        _ record: inout RequestRecord,
        passing: String,
        lasting: String
    ) {
        // The log is told what no one outside is.
        let code = errors.refusal(error, for: ErrorReader(record.id, in: Language.english.text, .essentials), &record.facts).code
        let isPassing = code == .serviceUnavailable || code == .timeout
        if isPassing { exchange.addHeader("Retry-After", "1") }
        write(isPassing ? passing : lasting, status: isPassing ? .serviceUnavailable : .internalServerError, to: exchange)
    }

    /// There is nothing under the path.
    static func notFound(_ exchange: HTTPExchange, isProduction: Bool) {
        let hint = isProduction ? "" : ", its schema at /schema"
        write("Not found. The API is at /graphql\(hint); GET / says more.\n", status: .notFound, to: exchange)
    }

    /// Whether the method is one that only reads; answers 405 otherwise.
    static func isRead(_ exchange: HTTPExchange) -> Bool {
        if exchange.method == .get || exchange.method == .head { return true }
        exchange.addHeader("Allow", "GET, HEAD")
        write("Only GET here.\n", status: .methodNotAllowed, to: exchange)
        return false
    }
}
