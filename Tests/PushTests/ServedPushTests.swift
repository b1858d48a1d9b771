import Curl
import Foundation
import Postgres
import TestSupport
import Testing

@Suite("Pushes of the served program", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct ServedPushTests {
    private static func write(_ text: String, to name: String, in folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/" + name
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("are sent to both services, counted in the metrics, and leave no token, key or text in the log")
    func sent() async throws {
        let folder = TemporaryFolder()
        try await PushService.run { service in
            let arguments = [
                "--apns-key-file", try Self.write(PushKeys.elliptic, to: "key.p8", in: folder), "--apns-key-id", "ABC123DEFG",
                "--apns-team-id", "TEAM123456", "--apns-topic", "com.example.cupboard", "--apns-url", service.url,
                "--fcm-account-file", try Self.write(PushFixture.account(tokens: service.url), to: "account.json", in: folder),
                "--fcm-url", service.url, "--log-level", "trace",
            ]
            let program = try await ServedProgram.waiting { try ServedProgram(arguments, hasDemoData: false) }
            let session = try PostgresSession(program.database)
            try session.run(
                """
                INSERT INTO account (id, name) VALUES (7, 'Ana');
                """
            )
            try session.run(
                "INSERT INTO session (id, account_id, digest, expires_at) VALUES (70, 7, sha256('ana'), now() + interval '1 day')"
            )
            for (platform, token) in [("IOS", PushFixture.appleToken), ("ANDROID", PushFixture.androidToken)] {
                try session.run(
                    """
                    INSERT INTO device (account_id, session_id, platform, token, token_digest)
                    VALUES (7, 70, \(platform, as: "device_platform"), \(token), sha256(convert_to(\(token), 'UTF8')))
                    """
                )
            }
            service.next(.apple(500, "Broken"))
            try session.run(
                """
                INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
                VALUES (7, 'ACCOUNT', 'Headline', 'Titular', 'Privatewords', 'Palabras')
                """
            )
            for _ in 0..<24_000 where service.pushes.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(Set(service.pushes.map(\.path)).count == 2)
            for _ in 0..<24_000 where try session.query("SELECT count(*) FROM push_outbox").one(Int.self) > 0 {
                try await Task.sleep(for: .milliseconds(5))
            }
            // The counts follow the statement that deletes the push.
            var metrics = ""
            for _ in 0..<2_000 where metrics.ranges(of: "event=\"sent\"} 1").count < 2 {
                let answer = try await ServedProgram.waiting { [url = program.url] in try HTTPFetch(url: url + "/metrics").perform() }
                metrics = String(decoding: answer.body, as: UTF8.self)
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(metrics.contains("cupboard_pushes_total{platform=\"ios\",event=\"sent\"} 1"))
            #expect(metrics.contains("cupboard_pushes_total{platform=\"android\",event=\"sent\"} 1"))
            #expect(metrics.contains("cupboard_pushes_waiting{platform=\"ios\"}"))
            #expect(try await ServedProgram.waiting { try program.stop() } == 0)
            let log = try program.errors()
            #expect(log.contains("a push was sent") && log.contains("500"))
            for secret in [PushFixture.appleToken, "fM9yPq0vTkK3", "access-", "PRIVATE KEY", "Privatewords", "Headline"] {
                #expect(!log.contains(secret), "\(secret)")
            }
        }
    }
}
