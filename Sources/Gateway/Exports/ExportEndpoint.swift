import Domains
import Engine
import HTTP
import Languages
import Postgres
import Sodium

/// `/exports/TOKEN`: everything that is stored of an account, once, for the reader of the account's e-mail.
///
/// A browser gets a page with a button first: programs that look at the links of e-mails before their reader does would use the link up. Everything
/// else, such as `curl`, gets the file at once.
struct ExportEndpoint {
    /// What the path begins with.
    static let prefix: StaticString = "/exports/"

    let export: DataExport
    let errors: ErrorMapping

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        exchange.addHeader("Cache-Control", "no-store")
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        // The address is the secret.
        exchange.addHeader("Referrer-Policy", "no-referrer")
        guard exchange.method == .get || exchange.method == .post else {
            exchange.addHeader("Allow", "GET, POST")
            return PlainAnswer.write("Only GET and POST here.\n", status: .methodNotAllowed, to: exchange)
        }
        let language = exchange.withHeader("accept-language") { Language(acceptLanguage: $0) } ?? .english
        let token = exchange.withPath { SecretToken(parsing: $0.extracting(Self.prefix.utf8CodeUnitCount...), kind: .dataExport) }
        guard let token else { return refuse(exchange, language) }
        if exchange.method == .get, Self.isBrowser(exchange) { return ExportPage.write(in: language, to: exchange) }
        do throws(PostgresError) {
            guard let data = try await export.data(for: token, requestID: record.id.text) else { return refuse(exchange, language) }
            exchange.contentType = "application/json; charset=utf-8"
            exchange.addHeader("Content-Disposition", "attachment; filename=\"cupboard-data.json\"")
            exchange.responseBody.append(contentsOf: data.utf8)
        } catch {
            fail(error, exchange, language, &record)
        }
    }

    /// Whether the client asks for pages, as browsers and what looks like them do.
    private static func isBrowser(_ exchange: HTTPExchange) -> Bool {
        exchange.withHeader("accept") { accept in FieldItem.list(accept).contains { $0.name == "text/html" && $0.weight > 0 } } ?? false
    }

    /// Says the same of a link that was used, is too old or never was one.
    private func refuse(_ exchange: HTTPExchange, _ language: Language) {
        let text =
            switch language {
            case .english: "This link has been used, or is too old. Ask for another one with the mutation exportMyData.\n"
            case .spanish: "Este enlace ya se ha usado o ha caducado. Pide otro con la mutación exportMyData.\n"
            }
        PlainAnswer.write(text, status: .notFound, to: exchange)
    }

    private func fail(_ error: PostgresError, _ exchange: HTTPExchange, _ language: Language, _ record: inout RequestRecord) {
        let text =
            switch language {
            case .english: "Your data cannot be had now. Try again in a moment; the log knows this request by \(record.id.text).\n"
            case .spanish:
                "No podemos darte tus datos ahora. Inténtalo de nuevo en un momento; el registro conoce esta petición como \(record.id.text).\n"
            }
        PlainAnswer.write(error, by: errors, to: exchange, &record, passing: text, lasting: text)
    }
}
