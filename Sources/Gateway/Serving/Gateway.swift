public import Domains
import HTTP
public import Mail
import Postgres
public import Reactor
import Synchronization

/// A running gateway: one handler on each loop, one port.
public final class Gateway: Sendable {
    private let server: HTTPServer
    private let drainState: DrainState
    let gateways: [LoopGateway]
    let loops: [EventLoop]
    /// Hears what the database tells.
    private let hub: NotificationHub
    private let notices: AccessNotices
    /// Nil where the figures are nobody's business.
    private let metrics: Metrics?
    /// Keeps house on the first loop.
    private let housekeeping: Task<Void, Never>?

    /// The port it listens on.
    public var port: UInt16 { server.port }

    private init(
        server: HTTPServer,
        drainState: DrainState,
        gateways: [LoopGateway],
        loops: [EventLoop],
        hub: NotificationHub,
        notices: AccessNotices,
        metrics: Metrics?
    ) {
        self.hub = hub
        self.notices = notices
        self.metrics = metrics
        housekeeping = zip(loops, gateways).first { _ in true }.map { loop, gateway in
            Task(executorPreference: loop) { await gateway.keepHouse() }
        }
        self.server = server
        self.drainState = drainState
        self.gateways = gateways
        self.loops = loops
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
        let persistedDocuments = PersistedDocuments(
            entries: configuration.requests.persistedDocuments,
            bytes: configuration.requests.persistedBytes
        )
        let allowances = KeyAllowances()
        let hub = try NotificationHub()
        var gateways: [LoopGateway] = []
        for loop in loops {
            let gateway = await loop.perform {
                LoopGateway(
                    loop: loop,
                    workers: workers,
                    snapshot: snapshot,
                    configuration: configuration,
                    services: services,
                    allowances: allowances,
                    names: names,
                    persistedDocuments: persistedDocuments
                )
            }
            gateways.append(gateway)
        }
        let witnesses = zip(loops, gateways).map { AccessWitness(loop: $0, listener: $1) }
        let notices = AccessNotices(hub: hub, witnesses: witnesses, log: configuration.log)
        for (loop, gateway) in zip(loops, gateways) { await loop.perform { gateway.notices = notices } }
        notices.start()
        var metrics: Metrics?
        if configuration.servesMetrics {
            metrics = Metrics(loops: loops, gateways: gateways, workers: workers, names: names, persistedDocuments: persistedDocuments)
        }
        let handlers = gateways.map { GatewayHandler(gateway: $0, drainState: drainState, metrics: metrics) }
        let server: HTTPServer
        do throws(SystemError) {
            try hub.start(connectionString: configuration.connectionString)
            server = try await HTTPServer.start(on: loops, host: host, port: port, configuration: configuration.http) { loop in
                handlers[loop.index]
            }
        } catch {
            // The caller will stop the loops, and a connection to the database that is still being made would outlive them.
            notices.stop()
            hub.stop()
            await shutDown(gateways, on: loops)
            throw error
        }
        metrics?.include(server)
        return Gateway(
            server: server,
            drainState: drainState,
            gateways: gateways,
            loops: loops,
            hub: hub,
            notices: notices,
            metrics: metrics
        )
    }

    /// Counts in the metrics what is sent from the outbox by this process.
    public func observe(_ outbox: OutboxDelivery) {
        metrics?.include(outbox)
    }

    /// Answers new requests by another schema; those under way end with theirs, and no connection is touched.
    public func use(_ snapshot: SchemaSnapshot) async {
        for (loop, gateway) in zip(loops, gateways) {
            await loop.perform { gateway.use(snapshot) }
        }
    }

    /// Says “not ready” from now on, and goes on serving: time for load balancers to look away.
    public func beginDraining() async {
        drainState.beginDraining()
        await server.announceEnd()
    }

    /// Says “not ready”, finishes the requests in flight within the grace, closes all connections.
    public func shutdown(grace: Duration) async {
        await beginDraining()
        await server.shutdown(grace: grace)
        notices.stop()
        hub.stop()
        housekeeping?.cancel()
        await housekeeping?.value
        await Self.shutDown(gateways, on: loops)
    }

    /// Closes the connections to the database, and parts the gateways from the notices, which know them, too.
    private static func shutDown(_ gateways: [LoopGateway], on loops: [EventLoop]) async {
        for (loop, gateway) in zip(loops, gateways) {
            await Task(executorPreference: loop) {
                gateway.notices = nil
                await gateway.lanes.shutdown()
            }
            .value
        }
    }
}

/// Whether the gateway takes new work; shared by all loops.
final class DrainState: Sendable {
    private let draining = Atomic(false)

    var isDraining: Bool { draining.load(ordering: .relaxed) }

    func beginDraining() {
        draining.store(true, ordering: .relaxed)
    }
}
