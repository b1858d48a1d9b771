import Bytes
import Domains
import Drawings
import Engine
import HTTP
import Reactor

/// The routes of the gateway on one loop.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class GatewayHandler: HTTPHandler, @unchecked Sendable {
    private let engine: Engine
    private let observer: LoopObserver
    private let graphQL: GraphQLEndpoint
    private let sockets: WebSocketEndpoint
    private let reservedStreams: ReservedStreamEndpoint
    private let photos: PhotoEndpoint
    private let exports: ExportEndpoint
    private let drawings: DrawingEndpoint
    private let exploring: ExploringEndpoint
    private let drainState: DrainState
    private let proxies: Int
    /// The metrics; nil if they are not served.
    private let metrics: Metrics?

    init(
        _ loop: LoopServices,
        _ explorers: SchemaExplorers,
        _ configuration: GatewayConfiguration,
        _ allowances: ClientAllowances,
        _ proxyWarning: ProxyWarning,
        _ streams: ReservedStreams,
        _ drainState: DrainState,
        _ metrics: Metrics?
    ) {
        engine = loop.engine
        observer = loop.observer
        let isProduction = configuration.engine.isProduction
        let authentication = Authentication(identities: loop.identities, errors: engine.errors, isProduction: isProduction)
        let requests = configuration.requests
        let crossOrigin = requests.crossOrigin.isOn ? requests.crossOrigin : nil
        let settings = ClientSettings(
            proxies: requests.proxies,
            photoAddress: configuration.photoAddress,
            isProduction: isProduction
        )
        let limits = RequestLimits(requests, configuration.engine.limits, configuration.http.limits)
        let spending = ClientSpending(settings, allowances, proxyWarning)
        let operations = LiveOperations(loop.live, authentication, settings, limits, spending)
        let events = EventStreamEndpoint(operations, observer)
        graphQL = GraphQLEndpoint(engine, authentication, settings, limits, spending, events, crossOrigin: crossOrigin)
        reservedStreams = ReservedStreamEndpoint(operations, observer, streams, crossOrigin: crossOrigin)
        sockets = WebSocketEndpoint(
            operations,
            observer,
            crossOrigin: crossOrigin,
            messageBytes: configuration.http.limits.body,
            initializationTimeout: requests.webSocketInitialization
        )
        photos = PhotoEndpoint(photos: StoredPhotos(lanes: engine.lanes), errors: engine.errors, crossOrigin: crossOrigin)
        exports = ExportEndpoint(export: DataExport(lanes: engine.lanes), errors: engine.errors, proxies: requests.proxies)
        drawings = DrawingEndpoint(crossOrigin: crossOrigin)
        exploring = ExploringEndpoint(engine: engine, explorers: explorers, isProduction: isProduction, proxies: requests.proxies)
        self.drainState = drainState
        self.proxies = requests.proxies
        self.metrics = metrics
    }

    func handle(_ exchange: HTTPExchange) async {
        var record = observer.begin(exchange)
        switch exchange.withPath({ Route($0) }) {
        case .graphQL:
            let webSocket = exchange.method == .get ? exchange.webSocketRequest : .notAsked
            if webSocket == .notAsked {
                await graphQL.answer(exchange, &record)
            } else {
                sockets.answer(exchange, webSocket)
            }
        case .reservedStream: await reservedStreams.answer(exchange, &record)
        case .photo: await photos.answer(exchange, &record)
        case .export: await exports.answer(exchange, &record)
        case .drawing: drawings.answer(exchange)
        case .live: answer(exchange, .ok, "live\n")
        case .ready: await answerReadiness(exchange)
        case .metrics where metrics != nil: await answerMetrics(exchange)
        case .exploring(let place): exploring.answer(place, exchange)
        case .metrics, .unknown: exploring.answerUnknown(exchange)
        }
        observer.end(&record)
    }

    /// Clients whose request is refused for its head need not send the body.
    func admission(of exchange: HTTPExchange) -> BodyAdmission {
        guard case .graphQL = exchange.withPath({ Route($0) }), graphQL.admitsBody(of: exchange) else {
            return .refuse
        }
        return exchange.usualAdmission
    }

    func network(of exchange: HTTPExchange) -> ClientNetwork { ForwardedClient.network(of: exchange, proxies: proxies) }

    func complete(_ refusal: HTTPRefusal, _ exchange: HTTPExchange) {
        observer.name(exchange)
        // If the part of a form received so far is already too large, the client learns that even after a time-out. It is the problem
        // that the sender can solve.
        let isTooLarge = if case .bodyTooLarge = refusal { true } else { exchange.isBodyCut }
        guard isTooLarge, case .graphQL = exchange.withPath({ Route($0) }) else { return }
        graphQL.explainTooLarge(exchange)
    }

    private enum Route {
        case graphQL, reservedStream, photo, export, drawing, live, ready, metrics, unknown
        case exploring(ExploringEndpoint.Place)

        init(_ path: Span<UInt8>) {
            self =
                if path.equals("/graphql") {
                    .graphQL
                } else if path.equals("/graphql/stream") {
                    .reservedStream
                } else if path.hasPrefix(PhotoEndpoint.prefix) {
                    .photo
                } else if path.hasPrefix(ExportEndpoint.prefix) {
                    .export
                } else if path.hasPrefix(Drawing.path) {
                    .drawing
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
        guard let problem = await readinessProblem() else { return answer(exchange, .ok, "ready\n") }
        exchange.addHeader("Retry-After", "1")
        answer(exchange, .serviceUnavailable, "not ready: \(problem)\n")
    }

    /// The reason why the server is not ready; nil if the server is ready.
    private func readinessProblem() async -> StaticString? {
        if drainState.isDraining { return "the server is shutting down" }
        return switch await engine.readiness.obstacle() {
        case .unreachable: "the database does not respond"
        case .migrationsMissing: "database migrations are missing; run cupboard migrate"
        case nil: nil
        }
    }

    private func answerMetrics(_ exchange: HTTPExchange) async {
        guard let metrics, PlainTextResponse.requireReadMethod(exchange) else { return }
        let text = await metrics.text(schemaVersion: engine.snapshot.version)
        exchange.contentType = "text/plain; version=0.0.4; charset=utf-8"
        exchange.responseBody.append(contentsOf: text)
    }

    private func answer(_ exchange: HTTPExchange, _ status: HTTPStatus, _ text: String) {
        guard PlainTextResponse.requireReadMethod(exchange) else { return }
        PlainTextResponse.write(text, status: status, to: exchange)
    }
}
