import ArgumentParser
import DemoData
import Domains
import Engine
import Gateway
import Glibc
import HTTP
import IdentityTokens
import Logging
import Mail
import Postgres
import Push
import Reactor

/// `cupboard serve`: runs the gateway until a signal stops it.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Run the gateway.",
        discussion: """
            Without --database, the command runs an embedded PostgreSQL in a private folder, creates the tables and fills them with demo data (not with \
            --production). \
            With --migration-database or the embedded PostgreSQL, it serves with a role that cannot change tables. \
            SIGTERM and SIGINT stop the server after the requests in flight. SIGHUP reloads the schema and the trusted documents without dropping connections. \
            Options can also be set in the environment: --drain-delay is CUPBOARD_DRAIN_DELAY.
            """
    )

    @Option(help: ArgumentHelp("The address to listen on. [environment: CUPBOARD_HOST; default: 127.0.0.1]", valueName: "address"))
    var host: String?

    @Option(
        help: ArgumentHelp("The port; 0 uses a free port and prints it. [environment: CUPBOARD_PORT; default: 8080]", valueName: "number")
    )
    var port: UInt16?

    @Option(
        help: ArgumentHelp(
            "The number of event loops, each with its own thread. [environment: CUPBOARD_LOOPS; default: half the cores]",
            valueName: "number"
        )
    )
    var loops: Int?

    @OptionGroup var demo: DemoOptions

    @OptionGroup(title: "Database and schema") var database: DatabaseOptions

    @Option(
        help: ArgumentHelp(
            """
            The database with the owner's role, for migrations at the start. [environment: MIGRATION_DATABASE_URL] Without it, migrations use \
            --database, or the tables must be up to date.
            """,
            valueName: "url"
        )
    )
    var migrationDatabase: String?

    @OptionGroup(title: "Database and schema") var places: PlaceOptions
    @OptionGroup(title: "Database and schema") var schema: SchemaOptions
    @OptionGroup(title: "Requests") var requests: RequestOptions
    @OptionGroup(title: "HTTP") var http: HTTPOptions
    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup(title: "Limits") var keys: KeyOptions
    @OptionGroup(title: "Accounts") var accounts: AccountOptions
    @OptionGroup(title: "Accounts") var identity: IdentityOptions
    @OptionGroup(title: "E-mail") var mail: MailOptions
    @OptionGroup(title: "Push notifications") var push: PushOptions
    @OptionGroup(title: "People") var people: PeopleOptions
    @OptionGroup(title: "Photos") var photos: PhotoOptions
    @OptionGroup(title: "Log and metrics") var logging: LogOptions
    @OptionGroup(title: "Life") var life: ShutdownOptions

    func run() async throws {
        SignalSource.ignoreBrokenPipes()
        let (output, log) = try logging.open()
        defer { output.close() }
        let mailing = try mail.delivery()
        let pushing = try push.deliveries()
        let app = try mail.app()
        let snapshot = try schema.snapshot(app: app)
        let placesFile = try places.file()
        let demo = try demo.choice()
        let loopCount = try loopCount()
        let workers = try WorkerPool(threads: 2)
        defer { workers.stop() }
        let passwordWorkers = try WorkerPool(threads: 2)
        defer { passwordWorkers.stop() }
        // Two threads, so that a slow provider does not delay log-ins with another.
        let identityWorkers = try WorkerPool(threads: 2)
        defer { identityWorkers.stop() }
        // As many slow addresses at once do not delay the others.
        let geocodingWorkers = try WorkerPool(threads: 4)
        defer { geocodingWorkers.stop() }
        var services = try services(passwordWorkers, identityWorkers, sendsMail: mailing != nil, log)
        services.app = app
        services.geocoder = try places.geocoder(geocodingWorkers, log)
        if demo.refusesDemo {
            services.accounts.refusedLogIns = Set(DemoLogIn.all.map(\.email))
            // Somebody may have changed the address of a demo account.
            services.accounts.refusedPasswords = [DemoLogIn.password]
        }
        try people.apply(to: &services.accounts)
        try photos.apply(to: &services)
        let identities = services.identities
        var configuration = GatewayConfiguration(connectionString: "", log: log)
        configuration.engine.requiredMigrations = Domains.migrations.list.map(\.name)
        configuration.engine.isProduction = demo.isProduction
        try apply(to: &configuration)
        try photos.check(services.photos, in: configuration)
        let served = try requests.trusting(snapshot, configuration)
        var timeouts = ServerLifecycle.Timeouts()
        try life.apply(to: &timeouts)
        let host = try Setting("host").value(host) ?? "127.0.0.1"
        let port = try Setting("port").value(port) ?? 8080

        let room = ConnectionRoom(descriptors: DescriptorLimit.raise(), loops: loopCount)
        configuration.http.connections = try room.connections(wanted: configuration.http.connections, log)

        // Opens the database last, so that an invalid option does not leave a database running.
        let database = try database.open()
        defer { database.close() }
        let preparation = DatabasePreparation(database, owner: migrationDatabase ?? Environment["MIGRATION_DATABASE_URL"], demo)
        let hasDemo = try preparation.run()
        configuration.engine.connectionString = preparation.servingConnection
        let settings = configuration
        let group = try EventLoopGroup(count: loopCount)
        defer { group.stop() }
        try database.embedded?.supervise { result in
            switch result {
            case .success: log.warning("PostgreSQL had stopped and was restarted")
            case .failure(let error): log.error("PostgreSQL has stopped and does not start", metadata: ["reason": "\(error)"])
            }
        }
        let gateway: Gateway
        do throws(SystemError) {
            gateway = try await Gateway.start(
                on: group.loops,
                workers: workers,
                services: services,
                host: host,
                port: port,
                snapshot: served,
                configuration: settings
            )
        } catch {
            throw CommandFailure("Cannot listen on \(host), port \(port): \(error)")
        }
        // An unreachable provider causes only a warning in the log, and delays only log-ins with that provider.
        async let keysOfProviders: Void? = identities?.loadKeys()
        let delivery = try mailing.map { try OutboxDelivery($0, database: preparation.servingConnection, log: log) }
        if let delivery { gateway.observe(delivery) }
        let pushes = try pushing.map { try PushDelivery($0, database: preparation.servingConnection, log: log) }
        gateway.observe(pushes)
        Greeting(host: host, port: gateway.port, showsLogIns: hasDemo && database.embedded != nil && !demo.isProduction).print()
        let loading = placesFile.map { PlaceLoading($0, database: preparation.importingConnection, log: log) }
        try loading?.start()
        try await ServerLifecycle(gateway: gateway, timeouts: timeouts, log: log).run(on: group.loops[0]) {
            try requests.trusting(schema.snapshot(app: app), settings)
        }
        loading?.stop()
        await delivery?.stop()
        for pushes in pushes { await pushes.stop() }
        await keysOfProviders
    }

    /// Creates the services that mutations need in addition to the database.
    private func services(
        _ passwordWorkers: WorkerPool,
        _ identityWorkers: WorkerPool,
        sendsMail: Bool,
        _ log: Logger
    ) throws -> MutationServices {
        let work = try PasswordWork(workers: passwordWorkers, parameters: accounts.passwordParameters())
        var services = MutationServices(passwords: work)
        try accounts.apply(to: &services.accounts, sendsMail: sendsMail)
        services.note = { event, reason in log.notice("\(event)", metadata: ["reason": "\(reason)"]) }
        let providers = try identity.providers()
        if !providers.isEmpty {
            services.identities = IdentityTokenVerifier(providers: providers, pool: identityWorkers) { provider, reason in
                log.warning(
                    "the keys of an identity provider are not available",
                    metadata: ["provider": "\(provider)", "reason": "\(reason)"]
                )
            }
        }
        return services
    }

    /// Applies all options to the gateway's configuration.
    private func apply(to configuration: inout GatewayConfiguration) throws {
        try requests.apply(to: &configuration.requests, &configuration.engine.documents)
        try http.apply(to: &configuration.http)
        try limits.apply(to: &configuration)
        try photos.apply(to: &configuration)
        try keys.apply(to: &configuration)
        try logging.apply(to: &configuration)
    }

    /// Returns the number of event loops.
    ///
    /// The default is half of the cores, because PostgreSQL next to the gateway needs the other half.
    private func loopCount() throws -> Int {
        var count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) / 2)
        try Setting("loops").apply(loops, in: 1...256, to: &count)
        return count
    }
}
