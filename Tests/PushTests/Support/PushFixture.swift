import Curl
import Domains
import Logging
import Planner
import Postgres
import Push
import TestSupport
import Testing
import TokenSigning

/// An outbox in its own database, with Ana, who reads Spanish, and Bo, who has chosen no language.
final class PushFixture {
    let connectionString: String
    let session: PostgresSession

    init() throws {
        connectionString = try TestDatabase.shared.createDatabase(from: "push outbox") { session throws(PostgresError) in
            do {
                _ = try Domains.migrations.apply(on: session)
            } catch {
                throw .protocol("\(error)")
            }
            try session.execute(
                """
                INSERT INTO account (id, name, language) VALUES (7, 'Ana', 'ES'), (8, 'Bo', NULL);
                INSERT INTO session (id, account_id, digest, expires_at)
                VALUES (70, 7, sha256('ana'), now() + interval '1 day'), (80, 8, sha256('bo'), now() + interval '1 day')
                """
            )
        }
        session = try PostgresSession(connectionString)
    }

    static let appleToken = String(repeating: "ab12", count: 16)
    static let androidToken = "fM9yPq0vTkK3:APA91bHun4MxP5egoKMwt2KZFBaFUH"

    /// Registers a device; returns its id.
    @discardableResult
    func register(_ token: String, _ platform: PushPlatform, account: Int64, bundleID: String? = nil) throws -> Int64 {
        try session.run(
            """
            INSERT INTO device (account_id, session_id, platform, token, token_digest, bundle)
            VALUES (\(account), \(account * 10), \(platform.rawValue, as: "device_platform"), \(token), sha256(convert_to(\(token), 'UTF8')),
                \(bundleID))
            RETURNING id
            """
        ).one(Int64.self)
    }

    /// Creates a notification; returns its id.
    @discardableResult
    func notify(
        _ account: Int64,
        kind: String = "DONATION",
        about object: Int64? = nil,
        text: String = "Bread",
        spanish: String = "Pan"
    ) throws -> Int64 {
        try session.run(
            """
            INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id)
            VALUES (\(account), \(kind, as: "notification_kind"), 'News', 'Noticias', \(text), \(spanish),
                \(object == nil ? nil : "food_request"), \(object))
            RETURNING id
            """
        ).one(Int64.self)
    }

    /// The number of waiting pushes.
    var waiting: Int { get throws { try session.query("SELECT count(*) FROM push_outbox").one(Int.self) } }
    /// The number of devices.
    var devices: Int { get throws { try session.query("SELECT count(*) FROM device").one(Int.self) } }

    // MARK: Delivery

    static func apple(_ url: String) throws -> PushConfiguration.Service {
        .apple(
            try ApplePushSettings(
                address: url,
                key: Array(PushKeys.elliptic.utf8),
                keyID: "ABC123DEFG",
                team: "TEAM123456",
                topic: "com.example.cupboard"
            )
        )
    }

    /// The JSON file of a service account.
    static func account(tokens url: String, key: String = RSAKeys.first) -> String {
        """
        {"type": "service_account", "project_id": "cupboard-test", "private_key_id": "key-7", "client_email": "push@cupboard-test.example",
        "private_key": "\(key.replacing("\n", with: "\\n"))", "token_uri": "\(url)/token"}
        """
    }

    static func firebase(_ url: String) throws -> PushConfiguration.Service {
        .firebase(try FirebasePushSettings(address: url, account: Array(account(tokens: url).utf8)))
    }

    /// A configuration with short delays.
    static func configuration(
        _ service: PushConfiguration.Service,
        _ change: (inout PushConfiguration) -> Void = { _ in }
    ) -> PushConfiguration {
        var configuration = PushConfiguration(service)
        // Long enough for any slow machine.
        configuration.timeout = .seconds(60)
        configuration.lease = .seconds(1_200)
        configuration.pollInterval = .milliseconds(10)
        configuration.schedule = RetrySchedule(first: .milliseconds(20), longest: .milliseconds(40), attempts: 6)
        configuration.outages = RetrySchedule(first: .milliseconds(20), longest: .milliseconds(40))
        change(&configuration)
        return configuration
    }

    /// Runs deliveries until a condition holds or a time-out; returns their figures.
    @discardableResult
    func deliver(
        _ configurations: PushConfiguration...,
        until isDone: () throws -> Bool
    ) async throws -> [PushFigures] {
        let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let deliveries = try configurations.map { try PushDelivery($0, database: connectionString, log: log) }
        let outcome: Result<Void, any Error>
        do {
            for _ in 0..<24_000 where try !isDone() { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try isDone())
            outcome = .success(())
        } catch { outcome = .failure(error) }
        for delivery in deliveries { await delivery.stop() }
        try outcome.get()
        return deliveries.map(\.figures)
    }

    /// Runs a delivery until no push is waiting.
    func deliverAll(_ configuration: PushConfiguration) async throws -> PushFigures {
        try #require(try await deliver(configuration, until: { try waiting == 0 }).first)
    }
}
