import Engine
import GraphQL
import HTTP
import Mail
import Postgres
import Push
import Reactor

/// `/metrics`: the gateway's metrics for Prometheus.
///
/// A scrape collects the figures from each loop, which takes a few microseconds per loop, and adds them up.
final class Metrics: Sendable {
    private let loops: [EventLoop]
    /// The figures of each loop, which must be read on that loop.
    private let figures: [@Sendable () -> LoopFigures]
    private let workers: WorkerPool
    private let names: OperationNames
    private let shared: SharedByEngines
    private let started = WallTime.now
    private let watched = Lock(Watched())

    private struct Watched {
        /// The server; weak because its handlers hold the metrics.
        weak var server: HTTPServer?
        /// The delivery of e-mails in this process.
        var outbox: OutboxDelivery?
        /// The deliveries of push notifications in this process.
        var pushes: [PushDelivery] = []
    }

    init(
        loops: [EventLoop],
        figures: [@Sendable () -> LoopFigures],
        workers: WorkerPool,
        names: OperationNames,
        shared: SharedByEngines
    ) {
        self.loops = loops
        self.figures = figures
        self.workers = workers
        self.names = names
        self.shared = shared
    }

    /// Includes the figures of a server.
    func include(_ server: HTTPServer) {
        watched.withLock { $0.server = server }
    }

    /// Includes the figures of e-mail delivery.
    func include(_ outbox: OutboxDelivery) {
        watched.withLock { $0.outbox = outbox }
    }

    /// Includes the figures of push notifications.
    func include(_ pushes: [PushDelivery]) {
        watched.withLock { $0.pushes = pushes }
    }

    /// All metrics as text.
    func text(schemaVersion: String) async -> [UInt8] {
        var figures = LoopFigures()
        for (loop, ofLoop) in zip(loops, self.figures) {
            figures += await loop.perform { ofLoop() }
        }
        let process = await workers.run { ProcessFigures() }
        var text = MetricsText()
        write(figures.requests, to: &text)
        write(figures, to: &text)
        write(figures.live, figures.deliveries, to: &text)
        if let server = watched.withLock({ $0.server }) { write(await server.statistics(), to: &text) }
        if let outbox = watched.withLock({ $0.outbox }) { write(outbox.figures, to: &text) }
        write(watched.withLock { $0.pushes }, to: &text)
        write(process, schemaVersion, to: &text)
        return text.bytes
    }

    private func write(_ figures: RequestFigures, to text: inout MetricsText) {
        // Read after the figures, so that every number counted so far has a name.
        let names = names.names
        text.begin("cupboard_requests_total", .counter, "GraphQL requests by operation and outcome.")
        for (series, name) in zip(figures.operations, names) {
            for outcome in Outcome.allCases where series.outcomes[outcome.rawValue] > 0 {
                text.sample(series.outcomes[outcome.rawValue], [("operation", name), ("outcome", outcome.name.description)])
            }
        }
        text.begin("cupboard_request_duration_seconds", .histogram, "Time from reading a GraphQL request to writing its response.")
        text.samples(of: figures.durations)
        text.begin("cupboard_operation_duration_seconds", .summary, "The duration of GraphQL requests by operation.")
        for (series, name) in zip(figures.operations, names) {
            let count = series.outcomes.indices.reduce(UInt64(0)) { $0 &+ series.outcomes[$1] }
            guard count > 0 else { continue }
            text.sample(nanoseconds: series.time, [("operation", name)], suffix: "_sum")
            text.sample(count, [("operation", name)], suffix: "_count")
        }
        text.begin("cupboard_phase_duration_seconds", .summary, "Time spent in each phase of a request.")
        for phase in PhaseTimes.Phase.allCases {
            text.sample(nanoseconds: figures.phases[phase.rawValue].time, [("phase", "\(phase)")], suffix: "_sum")
            text.sample(figures.phases[phase.rawValue].count, [("phase", "\(phase)")], suffix: "_count")
        }
        text.begin("cupboard_cost_points_total", .counter, "Total cost of admitted requests in points.")
        text.sample(figures.cost)
        text.begin("cupboard_errors_total", .counter, "GraphQL requests with an error of this code, including requests refused by a limit.")
        for (code, count) in figures.codes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            text.sample(count, [("code", code.rawValue)])
        }
        text.begin("cupboard_mutations_total", .counter, "Executed mutations by field and outcome.")
        for (name, counts) in figures.mutations.sorted(by: { $0.key < $1.key }) {
            for result in MutationResult.allCases where counts[result.rawValue] > 0 {
                text.sample(counts[result.rawValue], [("mutation", name), ("outcome", "\(result)")])
            }
        }
        text.begin("cupboard_document_lookups_total", .counter, "Lookups in the document cache.")
        text.sample(figures.knownDocuments, [("result", "hit")])
        text.sample(figures.unknownDocuments, [("result", "miss")])
    }

    private func write(_ figures: LoopFigures, to text: inout MetricsText) {
        text.begin("cupboard_documents", .gauge, "Cached documents in all event loops.")
        text.sample(UInt64(figures.documents.cached))
        text.begin("cupboard_documents_bytes", .gauge, "Approximate memory of the cached documents and their plans.")
        text.sample(UInt64(figures.documents.cachedBytes))
        let persisted = shared.persisted.size
        text.begin("cupboard_persisted_documents", .gauge, "Documents that clients have registered by their SHA-256.")
        text.sample(UInt64(persisted.documents))
        text.begin("cupboard_persisted_documents_bytes", .gauge, "Size of the documents that clients have registered.")
        text.sample(UInt64(persisted.bytes))
        text.begin("cupboard_documents_waiting", .gauge, "New documents waiting to be prepared.")
        text.sample(UInt64(figures.documents.waiting))
        /// Writes a family with a sample for each lane.
        func lanes(_ name: StaticString, _ kind: MetricsText.Kind, _ help: StaticString, _ figure: (PostgresPool.Statistics) -> Int) {
            text.begin(name, kind, help)
            for lane in DatabaseLane.allCases { text.sample(UInt64(figure(figures.lanes[lane.rawValue])), [("lane", Self.name(of: lane))]) }
        }
        lanes("cupboard_database_connections", .gauge, "Ready connections to PostgreSQL.", \.ready)
        lanes("cupboard_database_requests_waiting", .gauge, "Requests waiting for a connection to PostgreSQL.", \.waiting)
        lanes(
            "cupboard_database_requests_underway",
            .gauge,
            "Running requests to PostgreSQL.",
            \.underway
        )
        lanes("cupboard_database_retries_total", .counter, "Requests to PostgreSQL that were retried.", \.retries)
        lanes("cupboard_database_connects_total", .counter, "Connections opened to PostgreSQL.", \.connects)
        lanes(
            "cupboard_database_overruns_total",
            .counter,
            "Requests that held a connection too long and moved to the slow lane.",
            \.overruns
        )
        text.begin("cupboard_slow_requests", .gauge, "Requests in the slow lane, where each client runs one at a time.")
        text.sample(UInt64(shared.slowLane.running), [("state", "running")])
        text.sample(UInt64(shared.slowLane.waiting), [("state", "waiting")])
        text.begin(
            "cupboard_slow_requests_refused_total",
            .counter,
            "Requests that the slow lane refused because of a full queue or a timeout."
        )
        text.sample(UInt64(shared.slowLane.refused))
        text.begin("cupboard_loops", .gauge, "Event loops, each with its own thread.")
        text.sample(UInt64(loops.count))
    }

    private func write(_ figures: LiveFigures, _ deliveries: Histogram, to text: inout MetricsText) {
        text.begin("cupboard_subscriptions", .gauge, "Open subscriptions by field.")
        for (field, count) in figures.open.sorted(by: { $0.key < $1.key }) { text.sample(UInt64(count), [("field", field)]) }
        text.begin("cupboard_subscriptions_begun_total", .counter, "Subscriptions that were started.")
        text.sample(UInt64(figures.begun))
        text.begin("cupboard_subscriptions_dropped_total", .counter, "Subscriptions that were ended because their responses were not read.")
        text.sample(UInt64(figures.dropped))
        text.begin("cupboard_live_notices_total", .counter, "Change notifications received from the database, counted by each event loop.")
        text.sample(UInt64(figures.notices))
        text.begin("cupboard_live_deliveries_total", .counter, "Responses delivered to subscribers.")
        text.sample(UInt64(figures.deliveries))
        text.begin("cupboard_live_gaps_total", .counter, "Gap messages sent to subscribers because events may have been missed.")
        text.sample(UInt64(figures.gaps))
        text.begin(
            "cupboard_live_delivery_seconds",
            .histogram,
            "Time from a notification of the database to the response to a subscriber."
        )
        text.samples(of: deliveries)
    }

    private func write(_ statistics: HTTPStatistics, to text: inout MetricsText) {
        text.begin("cupboard_connections", .gauge, "Open HTTP connections.")
        text.sample(UInt64(statistics.connectionsOpen))
        text.begin("cupboard_connections_total", .counter, "HTTP connections by outcome.")
        text.sample(UInt64(statistics.connectionsAccepted), [("event", "accepted")])
        text.sample(UInt64(statistics.connectionsRefused), [("event", "refused")])
        text.sample(UInt64(statistics.connectionsReclaimed), [("event", "reclaimed")])
        text.sample(UInt64(statistics.connectionsCutOff), [("event", "cut_off")])
        text.begin("cupboard_input_bytes", .gauge, "Memory of incoming requests and messages.")
        text.sample(UInt64(statistics.inputMemory))
        text.begin("cupboard_streams", .gauge, "Unfinished streaming responses.")
        text.sample(UInt64(statistics.streamsOpen))
        text.begin("cupboard_websockets", .gauge, "Open WebSockets.")
        text.sample(UInt64(statistics.webSocketsOpen))
        text.begin("cupboard_websocket_messages_total", .counter, "Messages over WebSockets.")
        text.sample(UInt64(statistics.webSocketMessagesReceived), [("direction", "in")])
        text.sample(UInt64(statistics.webSocketMessagesSent), [("direction", "out")])
        text.begin("cupboard_received_bytes_total", .counter, "Bytes received from clients, heads included.")
        text.sample(UInt64(statistics.bytesReceived))
        text.begin("cupboard_sent_bytes_total", .counter, "Bytes sent to clients, heads included.")
        text.sample(UInt64(statistics.bytesSent))
        text.begin("cupboard_responses_total", .counter, "HTTP responses by status, for all routes.")
        for (code, count) in statistics.responses.nonZero { text.sample(UInt64(count), [("status", "\(code)")]) }
        text.begin(
            "cupboard_http_refusals_total",
            .counter,
            "HTTP responses to requests that were refused before they were read, by status."
        )
        for (code, count) in statistics.refusals.nonZero { text.sample(UInt64(count), [("status", "\(code)")]) }
    }

    private func write(_ figures: OutboxFigures, to text: inout MetricsText) {
        text.begin("cupboard_emails_total", .counter, "Attempts of this process to send an e-mail, by outcome.")
        text.sample(figures.sent, [("event", "sent")])
        text.sample(figures.retried, [("event", "retried")])
        text.sample(figures.failed, [("event", "failed")])
        text.begin("cupboard_emails_waiting", .gauge, "Unsent e-mails in the outbox, for all processes.")
        text.sample(figures.waiting)
        text.begin("cupboard_emails_oldest_seconds", .gauge, "Waiting time of the oldest unsent e-mail.")
        text.sample(figures.oldest)
    }

    private func write(_ pushes: [PushDelivery], to text: inout MetricsText) {
        guard !pushes.isEmpty else { return }
        let all = pushes.map { (platform: $0.platform.rawValue.lowercased(), figures: $0.figures) }
        text.begin("cupboard_pushes_total", .counter, "Attempts of this process to send a push notification, by platform and outcome.")
        for (platform, figures) in all {
            let events = [
                (figures.sent, "sent"), (figures.retried, "retried"), (figures.failed, "failed"),
                (figures.removedDevices, "device_removed"),
            ]
            for (count, event) in events { text.sample(count, [("platform", platform), ("event", event)]) }
        }
        text.begin("cupboard_pushes_waiting", .gauge, "Unsent push notifications in the outbox, for all processes.")
        for (platform, figures) in all { text.sample(figures.waiting, [("platform", platform)]) }
        text.begin("cupboard_pushes_oldest_seconds", .gauge, "Waiting time of the oldest unsent push notification.")
        for (platform, figures) in all { text.sample(figures.oldest, [("platform", platform)]) }
    }

    private func write(_ process: ProcessFigures, _ schemaVersion: String, to text: inout MetricsText) {
        text.begin("cupboard_schema_info", .gauge, "The schema used for new requests.")
        text.sample(1, [("version", schemaVersion)])
        text.begin("process_resident_memory_bytes", .gauge, "Resident memory size in bytes.")
        text.sample(process.residentMemory)
        text.begin("process_cpu_seconds_total", .counter, "Total user and system CPU time spent in seconds.")
        text.sample(nanoseconds: process.processorTime)
        text.begin("process_start_time_seconds", .gauge, "When the gateway started, in seconds since 1970.")
        text.sample(UInt64(started.seconds))
        text.begin("process_open_fds", .gauge, "Number of open file descriptors.")
        text.sample(process.openDescriptors)
        text.begin("process_max_fds", .gauge, "Maximum number of open file descriptors.")
        text.sample(process.maximumDescriptors)
    }

    /// The name of a lane on dashboards.
    private static func name(of lane: DatabaseLane) -> String {
        switch lane {
        case .primaryFast: "read"
        case .primarySlow: "slow"
        case .large: "photos"
        case .writing: "writing"
        }
    }
}
