import Bytes
import Engine
import GraphQL
import HTTP

/// `/`, `/schema`, `/schema/…`, `/schema.graphql`: pages that help people with only `curl` to find their way.
struct ExploringEndpoint {
    let engine: Engine
    let explorers: SchemaExplorers
    /// Whether the schema is hidden.
    let isProduction: Bool
    /// The number of trusted proxies before the server.
    let proxies: Int

    private var snapshot: SchemaSnapshot { engine.snapshot }

    /// The page that the client wants.
    enum Place {
        case guide, schema, element, definition
    }

    func answer(_ place: Place, _ exchange: HTTPExchange) {
        guard PlainTextResponse.requireReadMethod(exchange) else { return }
        if place == .guide { return answerGuide(exchange) }
        if isProduction { return PlainTextResponse.notFound(exchange, isProduction: true) }
        // The pages contain names chosen by clients, so browsers must not guess another content type.
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        switch place {
        case .definition: PlainTextResponse.write(snapshot.sdl, to: exchange)
        case .schema: answerSchema(exchange)
        case .guide, .element: answerElement(exchange)
        }
    }

    /// Responds with 404.
    func answerUnknown(_ exchange: HTTPExchange) {
        PlainTextResponse.notFound(exchange, isProduction: isProduction)
    }

    private func address(_ exchange: HTTPExchange) -> ServerAddress {
        ServerAddress(of: exchange, proxies: proxies)
    }

    // MARK: Pages

    private func answerGuide(_ exchange: HTTPExchange) {
        let guide = Guide(address: address(exchange), language: RequestHeaders(of: exchange).language, isOpen: !isProduction)
        exchange.vary.insert(.acceptLanguage)
        PlainTextResponse.write(guide.text, to: exchange)
    }

    private func answerSchema(_ exchange: HTTPExchange) {
        let commands = CurlCommand(address: address(exchange))
        let search = exchange.queryItems().first { $0.name.elementsEqual("search".utf8) }
        guard let search else {
            return PlainTextResponse.write(SchemaOverview(schema: snapshot.schema, commands: commands).text, to: exchange)
        }
        let text = String(decoding: search.value.prefix(Self.maximumText), as: UTF8.self)
        PlainTextResponse.write(
            SchemaSearchPage(explorer: explorers.explorer(of: snapshot), text: text, commands: commands).page,
            to: exchange
        )
    }

    private func answerElement(_ exchange: HTTPExchange) {
        let text = exchange.decodedPath().dropFirst("/schema/".utf8.count)
        if text.isEmpty { return answerSchema(exchange) }
        let commands = CurlCommand(address: address(exchange))
        guard text.count <= Self.maximumText, let coordinate = try? SchemaCoordinate(parsing: Array(text)) else {
            let forms = "Type, Type.field, Type.field(argument:), Enum.VALUE, @directive or @directive(argument:)"
            let message = "This is not a schema coordinate. A coordinate has one of these forms:\n\n  \(forms)\n\n\(search(nil, commands))"
            return PlainTextResponse.write(message, status: .notFound, to: exchange)
        }
        guard let element = (try? snapshot.schema.element(at: coordinate)) ?? nil else {
            return answerUnknown(coordinate, commands, exchange)
        }
        let page = SchemaPage(explorer: explorers.explorer(of: snapshot), element: element, commands: commands)
        let wantsJSON = exchange.withHeader("accept") { $0.equals("application/json") } ?? false
        exchange.vary.insert(.accept)
        guard wantsJSON else { return PlainTextResponse.write(page.text, to: exchange) }
        var writer = ResponseWriter()
        writer.write(page.json)
        PlainTextResponse.write(IndentedJSON.text(of: writer.bytes) + [UInt8(ascii: "\n")], to: exchange)
        exchange.contentType = "application/json; charset=utf-8"
    }

    private func answerUnknown(_ coordinate: SchemaCoordinate, _ commands: CurlCommand, _ exchange: HTTPExchange) {
        let similar = snapshot.schema.coordinates(similarTo: coordinate)
        let links = similar.map { "  " + commands.page("/schema/\($0)") + "\n" }.joined()
        let message =
            "The schema has no \(coordinate).\(Suggestions.didYouMean(similar.map(\.description)))\n\n"
            + (links.isEmpty ? "" : links + "\n") + search((similar.first ?? coordinate).parts.name, commands)
        PlainTextResponse.write(message, status: .notFound, to: exchange)
    }

    private func search(_ name: String?, _ commands: CurlCommand) -> String {
        "Search names and descriptions:\n\n  \(commands.page("/schema?search=\(name ?? "recipe")"))\n"
    }

    /// The maximum length in bytes of a coordinate, which otherwise is not found, and of a search text, which is truncated.
    private static let maximumText = 300
}
