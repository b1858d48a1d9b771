import HTTP
import Languages

/// The page for downloading an account's data: one button, which sends a form to the same address.
///
/// It works without scripts.
enum ExportPage {
    static func write(in language: Language, to exchange: HTTPExchange) {
        exchange.contentType = "text/html; charset=utf-8"
        // The page has no scripts, styles or images, and its form can only be sent to the same origin.
        exchange.addHeader("Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
        exchange.responseBody.append(contentsOf: text(in: language).utf8)
    }

    /// The text for clients that are not browsers: the command that downloads the file.
    static func command(for address: String, in language: Language) -> String {
        switch language {
        case .english:
            """
            Everything that Cupboard has stored about you, as a file in JSON. Opening this link changes nothing.
            Download the file with POST, which works once:

              curl -X POST -o cupboard-data.json '\(address)'

            """
        case .spanish:
            """
            Todo lo que Cupboard guarda sobre ti, en un archivo JSON. Abrir este enlace no cambia nada.
            Descarga el archivo con POST, que solo funciona una vez:

              curl -X POST -o cupboard-data.json '\(address)'

            """
        }
    }

    private static func text(in language: Language) -> String {
        let (code, title, explanation, button) =
            switch language {
            case .english:
                (
                    "en", "Your data from Cupboard",
                    "Everything that Cupboard has stored about you, as a file in JSON. The button works once.",
                    "Download"
                )
            case .spanish:
                (
                    "es", "Tus datos de Cupboard",
                    "Todo lo que Cupboard guarda sobre ti, en un archivo JSON. El botón solo funciona una vez.",
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
