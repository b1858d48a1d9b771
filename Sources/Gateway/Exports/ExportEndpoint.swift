import Domains
import Engine
import HTTP
import Languages
import Postgres
import Sodium

/// `/exports/TOKEN`: the link to all data of an account.
///
/// GET and HEAD only show how to get the file, whatever the client accepts, because mail servers open links before the reader does. Only
/// POST delivers the file, once. A POST from another site needs no further check, because the token in the address is the only credential.
/// A site that knows the token could send the request itself.
struct ExportEndpoint {
    /// The prefix of the path.
    static let prefix: StaticString = "/exports/"

    let export: DataExport
    let errors: ErrorMapping
    /// The number of proxies before the server.
    let proxies: Int

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        exchange.addHeader("Cache-Control", "no-store")
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        // The address is secret.
        exchange.addHeader("Referrer-Policy", "no-referrer")
        let method = exchange.method
        guard method == .get || method == .head || method == .post else {
            exchange.addHeader("Allow", "GET, HEAD, POST")
            return PlainTextResponse.write("Only GET, HEAD and POST are allowed here.\n", status: .methodNotAllowed, to: exchange)
        }
        let language = exchange.withHeader("accept-language") { Language(acceptLanguage: $0) } ?? .english
        let token = exchange.withPath { SecretToken(parsing: $0.extracting(Self.prefix.utf8CodeUnitCount...), kind: .dataExport) }
        guard let token else { return refuse(exchange, language) }
        do throws(PostgresError) {
            if method == .post {
                try await deliver(token, exchange, language, record.id.text)
            } else {
                try await show(token, exchange, language)
            }
        } catch {
            fail(error, exchange, language, &record)
        }
    }

    /// Shows a page with a button to browsers, and to other clients the command that downloads the file.
    private func show(_ token: SecretToken, _ exchange: HTTPExchange, _ requested: Language) async throws(PostgresError) {
        guard let owner = try await export.owner(of: token) else { return refuse(exchange, requested) }
        let language = owner.language ?? requested
        exchange.vary.formUnion([.accept, .acceptLanguage])
        if Self.isBrowser(exchange) { return ExportPage.write(in: language, to: exchange) }
        let address = ServerAddress(of: exchange, proxies: proxies).text
        PlainTextResponse.write(ExportPage.command(for: "\(address)\(Self.prefix)\(token.text)", in: language), to: exchange)
    }

    private func deliver(
        _ token: SecretToken,
        _ exchange: HTTPExchange,
        _ language: Language,
        _ requestID: String
    ) async throws(PostgresError) {
        guard let data = try await export.data(for: token, requestID: requestID) else { return refuse(exchange, language) }
        exchange.contentType = "application/json; charset=utf-8"
        exchange.addHeader("Content-Disposition", "attachment; filename=\"cupboard-data.json\"")
        exchange.responseBody.append(contentsOf: data.utf8)
    }

    /// Whether the client accepts HTML, as browsers do.
    private static func isBrowser(_ exchange: HTTPExchange) -> Bool {
        exchange.withHeader("accept") { accept in FieldItem.list(accept).contains { $0.name == "text/html" && $0.weight > 0 } } ?? false
    }

    /// Gives the same response for a link that was used, has expired or never existed.
    private func refuse(_ exchange: HTTPExchange, _ language: Language) {
        let text =
            switch language {
            case .english: "This link has been used or has expired. Request a new one with the mutation exportMyData.\n"
            case .spanish: "Este enlace ya se ha usado o ha caducado. Pide otro con la mutación exportMyData.\n"
            }
        PlainTextResponse.write(text, status: .notFound, to: exchange)
    }

    private func fail(_ error: PostgresError, _ exchange: HTTPExchange, _ language: Language, _ record: inout RequestRecord) {
        let text =
            switch language {
            case .english: "Your data is not available now. Try again in a moment. The id of this request is \(record.id.text).\n"
            case .spanish:
                "Tus datos no están disponibles ahora. Inténtalo de nuevo en un momento. El identificador de esta solicitud es \(record.id.text).\n"
            }
        PlainTextResponse.write(error, by: errors, to: exchange, &record, temporary: text, permanent: text)
    }
}
