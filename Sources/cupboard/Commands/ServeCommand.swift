import ArgumentParser
import DemoData
import Domains
import Gateway
import Glibc
import Logging
import Postgres
import Reactor

/// `cupboard serve`: runs the gateway until it is told to stop.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run the gateway.",
        discussion: """
            Without a database it runs a PostgreSQL of its own in a private folder, makes the tables and fills them with demo data. \
            Stops on SIGINT and SIGTERM: requests in flight are finished first.
            """
    )

    @Option(help: ArgumentHelp("The address to listen on. [environment: CUPBOARD_HOST; default: 127.0.0.1]", valueName: "address"))
    var host: String?

    @Option(
        help: ArgumentHelp("The port; 0 takes a free one and prints it. [environment: CUPBOARD_PORT; default: 8080]", valueName: "number")
    )
    var port: UInt16?

    @Option(
        help: ArgumentHelp(
            "How many event loops, a thread each. [environment: CUPBOARD_LOOPS; default: half the cores]",
            valueName: "number"
        )
    )
    var loops: Int?

    @Flag(inversion: .prefixedNo, help: "Fill the embedded database with demo data. [environment: CUPBOARD_DEMO=0 or 1; default: demo]")
    var demo: Bool?

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var schema: SchemaOptions

    func validate() throws {
        if let loops, !(1...256).contains(loops) { throw ValidationError("--loops must be from 1 to 256.") }
    }

    func run() async throws {
        SignalSource.ignoreBrokenPipes()
        let snapshot = try schema.snapshot()
        let database = try database.open()
        defer { database.close() }
        try prepare(database)

        let group = try EventLoopGroup(count: try loopCount())
        defer { group.stop() }
        let workers = try WorkerPool(threads: 2)
        defer { workers.stop() }
        let stop = StopSignal()
        let signals = try await stop.watch(on: group.loops[0])
        let log = Logger(label: "cupboard")
        try database.embedded?.supervise { result in
            switch result {
            case .success: log.warning("PostgreSQL had ended and was started again")
            case .failure(let error): log.error("PostgreSQL has ended and does not start", metadata: ["reason": "\(error)"])
            }
        }
        let configuration = GatewayConfiguration(connectionString: database.connectionString, log: log)
        let host = host ?? Environment["CUPBOARD_HOST"] ?? "127.0.0.1"
        let port = port ?? Environment["CUPBOARD_PORT"].flatMap { UInt16($0) } ?? 8080
        let gateway: Gateway
        do throws(SystemError) {
            gateway = try await Gateway.start(
                on: group.loops,
                workers: workers,
                host: host,
                port: port,
                snapshot: snapshot,
                configuration: configuration
            )
        } catch {
            throw CommandFailure("Cannot listen on \(host), port \(port): \(error)")
        }
        Greeting(host: host, port: gateway.port).print()
        await stop.wait()
        await gateway.shutdown(grace: .seconds(10))
        await group.loops[0].perform { signals.cancel() }
    }

    /// Brings the tables up to date and, in a database of ours, the demo data.
    private func prepare(_ database: Database) throws {
        let session: PostgresSession
        do throws(PostgresError) {
            session = try database.session()
        } catch {
            throw CommandFailure("Cannot use the database: \(error)")
        }
        _ = try Domains.migrations.apply(on: session)
        let wantsDemo = demo ?? Environment["CUPBOARD_DEMO"].map { $0 != "0" } ?? (database.embedded != nil)
        if wantsDemo { try DemoData.seed(into: session) }
    }

    /// PostgreSQL beside the gateway needs the other half of the cores.
    private func loopCount() throws -> Int {
        if let loops { return loops }
        if let text = Environment["CUPBOARD_LOOPS"] {
            guard let count = Int(text), (1...256).contains(count) else { throw CommandFailure("CUPBOARD_LOOPS must be from 1 to 256.") }
            return count
        }
        return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) / 2)
    }
}

/// Waits for SIGINT or SIGTERM.
private final class StopSignal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    }

    /// Begins to watch; the signals stay caught until the source is cancelled.
    func watch(on loop: EventLoop) async throws(SystemError) -> SignalSource {
        try await loop.perform { [continuation] () throws(SystemError) in
            try SignalSource([.interrupt, .terminate], on: loop) { _ in continuation.yield() }
        }
    }

    func wait() async {
        for await _ in stream { return }
    }
}

/// What a person sees when the gateway has started.
private struct Greeting {
    let host: String
    let port: UInt16

    func print() {
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        Swift.print(
            """
            Cupboard listens on \(url) – try:

              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"{ recipes(first: 3) { nodes { id title minutes nutrition { perServing { calories } } } } }"}'
              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"{ recipe(id: \\"recipe_1\\") { title author { name } ingredients { quantity unit ingredient { name } } instructions { text } } }"}'
              curl -s -G \(url)/graphql --data-urlencode 'query={ search(text: "tomate", first: 5) { nodes { __typename ... on Recipe { title } ... on FoodPost { title location { area } } } } }'

            Ctrl-C stops it.
            """
        )
        fflush(nil)  // at once, also into a pipe
    }
}
