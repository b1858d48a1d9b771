import HTTP
import Languages

/// The page behind the link to an account's data: one button, which sends a form to the same address.
enum ExportPage {
    static func write(in language: Language, to exchange: HTTPExchange) {
        exchange.contentType = "text/html; charset=utf-8"
        exchange.vary.formUnion([.accept, .acceptLanguage])
        // Nothing of it comes from a client.
        exchange.addHeader("Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
        exchange.responseBody.append(contentsOf: text(in: language).utf8)
    }

    private static func text(in language: Language) -> String {
        let (code, title, explanation, button) =
            switch language {
            case .english:
                (
                    "en", "Your data from Cupboard", "Everything that Cupboard has stored about you, as a file in JSON. This works once.",
                    "Download"
                )
            case .spanish:
                (
                    "es", "Tus datos de Cupboard", "Todo lo que Cupboard guarda sobre ti, en un archivo JSON. Solo funciona una vez.",
                    "Descargar"
                )
            }
        return """
            <!doctype html>
            <html lang="\(code)">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <h1>\(title)</h1>
            <p>\(explanation)</p>
            <form method="post"><button>\(button)</button></form>
            </html>

            """
    }
}
