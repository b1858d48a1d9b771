import HTTP

/// The routes of the gateway.
struct GatewayHandler: HTTPHandler {
    let gateway: LoopGateway
    let readiness: Readiness
    /// Nil where the figures are nobody's business.
    let metrics: Metrics?

    func handle(_ exchange: HTTPExchange) async {
        var record = gateway.observer.begin(exchange)
        await answer(exchange, &record)
        gateway.observer.end(&record)
    }

    func addHeaders(toRefusal exchange: HTTPExchange) {
        gateway.observer.name(exchange)
    }

    private func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        switch exchange.withPath({ Route($0) }) {
        case .graphQL: await GraphQLEndpoint(gateway: gateway).answer(exchange, &record)
        case .live: answer(exchange, .ok, "live\n")
        case .ready: await answerReadiness(exchange)
        case .schema: answerSchema(exchange)
        case .metrics where metrics != nil: await answerMetrics(exchange)
        case .guide: answer(exchange, .ok, Self.guide)
        case .metrics, .unknown: answer(exchange, .notFound, "Not found. The API is at /graphql, its schema at /schema.graphql.\n")
        }
    }

    private enum Route {
        case graphQL, live, ready, schema, metrics, guide, unknown

        init(_ path: Span<UInt8>) {
            self =
                if path.equals("/graphql") {
                    .graphQL
                } else if path.equals("/") {
                    .guide
                } else if path.equals("/health/live") {
                    .live
                } else if path.equals("/health/ready") {
                    .ready
                } else if path.equals("/schema.graphql") {
                    .schema
                } else if path.equals("/metrics") {
                    .metrics
                } else {
                    .unknown
                }
        }
    }

    // MARK: Everything else

    private func answerReadiness(_ exchange: HTTPExchange) async {
        guard let obstacle = readiness.isDraining ? .draining : await gateway.readiness.obstacle() else {
            return answer(exchange, .ok, "ready\n")
        }
        exchange.addHeader("Retry-After", "1")
        answer(exchange, .serviceUnavailable, obstacle.text.description)
    }

    private func answerMetrics(_ exchange: HTTPExchange) async {
        guard let metrics, Self.isGet(exchange) else { return }
        let text = await metrics.text(schemaVersion: gateway.snapshot.version)
        exchange.contentType = "text/plain; version=0.0.4; charset=utf-8"
        exchange.responseBody.append(contentsOf: text)
    }

    private func answerSchema(_ exchange: HTTPExchange) {
        guard Self.isGet(exchange) else { return }
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: gateway.snapshot.sdl)
    }

    private func answer(_ exchange: HTTPExchange, _ status: HTTPStatus, _ text: String) {
        guard status != .ok || Self.isGet(exchange) else { return }
        exchange.status = status
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: text.utf8)
    }

    /// Whether the method is one that only reads; answers 405 otherwise.
    private static func isGet(_ exchange: HTTPExchange) -> Bool {
        if exchange.method == .get || exchange.method == .head { return true }
        exchange.addHeader("Allow", "GET, HEAD")
        exchange.status = .methodNotAllowed
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: "Only GET here.\n".utf8)
        return false
    }

    private static let guide = """
        Cupboard: one GraphQL API over surplus food, recipes, meal plans and fashion.

          the API      POST /graphql, or GET /graphql?query=…
          its schema   GET /schema.graphql
          its health   GET /health/live, GET /health/ready

        """
}
