import HTTP

/// The routes of the gateway.
struct GatewayHandler: HTTPHandler {
    let gateway: LoopGateway
    let drainState: DrainState
    /// Nil where the figures are nobody's business.
    let metrics: Metrics?

    func handle(_ exchange: HTTPExchange) async {
        var record = gateway.observer.begin(exchange)
        await answer(exchange, &record)
        gateway.observer.end(&record)
    }

    /// Who will be refused for his head alone need not send the body.
    func admission(of exchange: HTTPExchange) -> BodyAdmission {
        guard case .graphQL = exchange.withPath({ Route($0) }), GraphQLEndpoint(gateway: gateway).admitsBody(of: exchange) else {
            return .refuse
        }
        return .read(limit: exchange.bodyLimit)
    }

    func complete(_ refusal: HTTPRefusal, _ exchange: HTTPExchange) {
        gateway.observer.name(exchange)
        guard case .bodyTooLarge = refusal, case .graphQL = exchange.withPath({ Route($0) }) else { return }
        GraphQLEndpoint(gateway: gateway).explainTooLarge(exchange)
    }

    private func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        switch exchange.withPath({ Route($0) }) {
        case .graphQL: await GraphQLEndpoint(gateway: gateway).answer(exchange, &record)
        case .photo: await PhotoEndpoint(gateway: gateway).answer(exchange, record)
        case .live: answer(exchange, .ok, "live\n")
        case .ready: await answerReadiness(exchange)
        case .metrics where metrics != nil: await answerMetrics(exchange)
        case .exploring(let place):
            ExploringEndpoint(snapshot: gateway.snapshot, isProduction: gateway.isProduction).answer(place, exchange)
        case .metrics, .unknown: PlainAnswer.notFound(exchange, isProduction: gateway.isProduction)
        }
    }

    private enum Route {
        case graphQL, photo, live, ready, metrics, unknown
        case exploring(ExploringEndpoint.Place)

        init(_ path: Span<UInt8>) {
            self =
                if path.equals("/graphql") {
                    .graphQL
                } else if path.hasPrefix(PhotoEndpoint.prefix) {
                    .photo
                } else if path.isEmpty || path.equals("/") {
                    .exploring(.guide)
                } else if path.equals("/health/live") {
                    .live
                } else if path.equals("/health/ready") {
                    .ready
                } else if path.equals("/schema.graphql") {
                    .exploring(.definition)
                } else if path.equals("/schema") {
                    .exploring(.schema)
                } else if path.hasPrefix("/schema/") {
                    .exploring(.element)
                } else if path.equals("/metrics") {
                    .metrics
                } else {
                    .unknown
                }
        }
    }

    // MARK: Everything else

    private func answerReadiness(_ exchange: HTTPExchange) async {
        guard let obstacle = drainState.isDraining ? .draining : await gateway.readiness.obstacle() else {
            return answer(exchange, .ok, "ready\n")
        }
        exchange.addHeader("Retry-After", "1")
        answer(exchange, .serviceUnavailable, obstacle.text.description)
    }

    private func answerMetrics(_ exchange: HTTPExchange) async {
        guard let metrics, PlainAnswer.isRead(exchange) else { return }
        let text = await metrics.text(schemaVersion: gateway.snapshot.version)
        exchange.contentType = "text/plain; version=0.0.4; charset=utf-8"
        exchange.responseBody.append(contentsOf: text)
    }

    private func answer(_ exchange: HTTPExchange, _ status: HTTPStatus, _ text: String) {
        guard PlainAnswer.isRead(exchange) else { return }
        PlainAnswer.write(text, status: status, to: exchange)
    }
}
