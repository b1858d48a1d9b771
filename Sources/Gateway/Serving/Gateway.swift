public import Domains
public import Engine
import HTTP
public import Mail
import Postgres
public import Push
public import Reactor
import Synchronization

/// A running gateway: one port, and one engine and one handler for each loop.
public final class Gateway: Sendable {
    private let server: HTTPServer
    private let drainState: DrainState
    let services: [LoopServices]
    let loops: [EventLoop]
    /// Receives the notifications of the database.
    private let hub: NotificationHub
    private let notices: AccessNotices
    /// The metrics; nil if they are not served.
    private let metrics: Metrics?
    /// Runs housekeeping on the first loop.
    private let housekeeping: Task<Void, Never>?
    /// Creates notices on the first loop.
    private let noticeMaking: Task<Void, Never>?

    /// The gateway's port.
    public var port: UInt16 { server.port }

    private init(
        server: HTTPServer,
        drainState: DrainState,
        services: [LoopServices],
        loops: [EventLoop],
        hub: NotificationHub,
        notices: AccessNotices,
        metrics: Metrics?,
        housekeeper: Housekeeper?,
        noticeMaker: NoticeMaker?
    ) {
        self.hub = hub
        self.notices = notices
        self.metrics = metrics
        self.server = server
        self.drainState = drainState
        self.services = services
        self.loops = loops
        housekeeping = housekeeper.map { housekeeper in
            Task(executorPreference: housekeeper.loop) { await housekeeper.run() }
        }
        noticeMaking = noticeMaker.map { noticeMaker in
            Task(executorPreference: noticeMaker.loop) { await noticeMaker.run() }
        }
    }

    /// Connects every loop to the database, then listens.
    public static func start(
        on loops: [EventLoop],
        workers: WorkerPool,
        services: MutationServices,
        host: String,
        port: UInt16,
        snapshot: SchemaSnapshot,
        configuration: GatewayConfiguration
    ) async throws(SystemError) -> Gateway {
        let drainState = DrainState()
        let names = OperationNames(limit: configuration.observing.operationNames)
        let shared = SharedByEngines(configuration.engine)
        let allowances = KeyAllowances()
        let hub = try NotificationHub()
        let notices = AccessNotices(hub: hub, log: configuration.log)
        let service = EngineService(
            messages: .texts,
            authority: AccountAuthority(notices: notices),
            mutationServices: services,
            knownPoint: services.lookedUpPoint
        )
        var ofLoops: [LoopServices] = []
        for loop in loops {
            let ofLoop = await loop.perform {
                let engine = Engine(
                    loop: loop,
                    workers: workers,
                    snapshot: snapshot,
                    configuration: configuration.engine,
                    service: service,
                    shared: shared
                )
                return LoopServices(
                    engine: engine,
                    identities: Identities(
                        lanes: engine.lanes,
                        allowances: allowances,
                        keyPoints: configuration.keyPoints,
                        needsConfirmedEmail: services.accounts.needsConfirmedEmail
                    ),
                    observer: LoopObserver(
                        configuration.observing,
                        log: configuration.log,
                        isProduction: configuration.engine.isProduction,
                        names: names
                    ),
                    live: LiveSubscriptions(engine, limits: configuration.engine.subscriptions, counts: shared.subscriptions)
                )
            }
            ofLoops.append(ofLoop)
        }
        for ofLoop in ofLoops {
            await ofLoop.engine.loop.perform { ofLoop.live.listen(to: hub, on: Domains.liveChannels) }
        }
        notices.start(ofLoops.map { LoopListener(loop: $0.engine.loop, listener: $0.identities) })
        var metrics: Metrics?
        if configuration.observing.servesMetrics(inProduction: configuration.engine.isProduction) {
            let figures = ofLoops.map { ofLoop in { @Sendable in ofLoop.figures } }
            metrics = Metrics(loops: loops, figures: figures, workers: workers, names: names, shared: shared)
        }
        let explorers = SchemaExplorers()
        let clients = ClientAllowances(configuration.clients)
        let proxyWarning = ProxyWarning(log: configuration.log)
        let streams = ReservedStreams(maximumOperations: configuration.engine.subscriptions.perConnection)
        let handlers = ofLoops.map {
            GatewayHandler($0, explorers, configuration, clients, proxyWarning, streams, drainState, metrics)
        }
        var http = configuration.http
        http.isBehindProxies = configuration.requests.proxies > 0
        let server: HTTPServer
        do throws(SystemError) {
            try hub.start(connectionString: configuration.engine.connectionString, timeout: configuration.notificationTimeout)
            server = try await HTTPServer.start(on: loops, host: host, port: port, configuration: http) { loop in
                handlers[loop.index]
            }
        } catch {
            // The caller stops the loops, and a database connection that is still being established would outlive them.
            notices.stop()
            hub.stop()
            await shutDown(ofLoops)
            throw error
        }
        metrics?.include(server)
        return Gateway(
            server: server,
            drainState: drainState,
            services: ofLoops,
            loops: loops,
            hub: hub,
            notices: notices,
            metrics: metrics,
            housekeeper: ofLoops.first.map { Housekeeper(loop: $0.engine.loop, pool: $0.engine.lanes.writing, log: configuration.log) },
            noticeMaker: ofLoops.first.map {
                NoticeMaker(
                    loop: $0.engine.loop,
                    pool: $0.engine.lanes.writing,
                    app: services.app,
                    interval: configuration.noticeInterval,
                    log: configuration.log
                )
            }
        )
    }

    /// Includes the e-mails that this process sends from the outbox in the metrics.
    public func observe(_ outbox: OutboxDelivery) {
        metrics?.include(outbox)
    }

    /// Includes the push notifications that this process sends in the metrics.
    public func observe(_ pushes: [PushDelivery]) {
        metrics?.include(pushes)
    }

    /// Uses another schema for new requests.
    ///
    /// Running requests finish with the old schema, and connections stay open.
    public func use(_ snapshot: SchemaSnapshot) async {
        for ofLoop in services {
            await ofLoop.engine.loop.perform { ofLoop.engine.use(snapshot) }
        }
    }

    /// Reports “not ready” from now on but continues to serve, so that load balancers have time to react.
    public func beginDraining() async {
        drainState.beginDraining()
        await server.announceEnd()
    }

    /// Reports “not ready”, finishes running requests within `grace` and closes all connections.
    public func shutdown(grace: Duration) async {
        await beginDraining()
        for ofLoop in services { await ofLoop.engine.loop.perform { ofLoop.live.close() } }
        await server.shutdown(grace: grace)
        notices.stop()
        hub.stop()
        for task in [housekeeping, noticeMaking] { task?.cancel() }
        for task in [housekeeping, noticeMaking] { await task?.value }
        await Self.shutDown(services)
    }

    /// Closes the connections to the database.
    private static func shutDown(_ services: [LoopServices]) async {
        for ofLoop in services {
            await Task(executorPreference: ofLoop.engine.loop) { await ofLoop.engine.shutdown() }.value
        }
    }
}

/// The state of a shutdown, shared by all loops.
final class DrainState: Sendable {
    private let draining = Atomic(false)

    var isDraining: Bool { draining.load(ordering: .relaxed) }

    func beginDraining() {
        draining.store(true, ordering: .relaxed)
    }
}
