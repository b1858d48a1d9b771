import GraphQL
import HTTP
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("Serving of photos", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct PhotoServingTests {
    @Test("responses have the photo's type, must be revalidated, and can only be used as pictures")
    func served() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            let response = try await fixture.client { try $0.ask(photo.path, headers: ["Accept-Encoding: gzip"]) }
            #expect(response.status == 200)
            #expect(response.body == photo.bytes)
            #expect(response.values("content-type") == ["image/png"])
            #expect(response.values("content-length") == ["\(photo.bytes.count)"])
            #expect(response.values("etag") == ["\"\(photo.name.text)\""])
            #expect(response.values("cache-control") == ["public, no-cache"])
            #expect(response.values("x-content-type-options") == ["nosniff"])
            #expect(response.values("content-security-policy") == ["default-src 'none'; sandbox"])
            #expect(response.values("content-disposition") == ["inline"])
            #expect(response.values("cross-origin-resource-policy") == ["cross-origin"])
            #expect(response.values("content-encoding") == [], "pictures are already compressed")
            #expect(response.values("vary") == [])
        }
    }

    @Test("HEAD responds without the bytes")
    func head() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                let response = try client.ask(photo.path, method: "HEAD")
                #expect(response.status == 200)
                #expect(response.values("content-length") == ["\(photo.bytes.count)"])
                #expect(try client.ask("/health/live").text == "live\n", "the connection stays open")
            }
        }
    }

    @Test("HEAD and conditional requests don't read the bytes")
    func unread() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let name = PhotoName.random().text
        try session.execute(
            """
            INSERT INTO photo (account_id, name, media_type, width, height, bytes)
            VALUES (1, '\(name)', 'image/png', 9, 5, decode(repeat('2a', 1 << 20), 'hex'))
            """
        )
        try session.query("SELECT pg_stat_force_next_flush()")
        /// Sends requests and returns the number of picture blocks read, which the database reports once its connections are closed.
        func blocks(_ method: String, headers: [String] = []) async throws -> Int64 {
            func figure(_ sql: String) throws -> Int64 {
                try session.query("SELECT pg_stat_clear_snapshot(), (\(sql))::bigint").int8(0, 1) ?? 0
            }
            let uses = "SELECT seq_scan + coalesce(idx_scan, 0) FROM pg_stat_user_tables WHERE relname = 'photo'"
            let read = "SELECT toast_blks_hit + toast_blks_read FROM pg_statio_user_tables WHERE relname = 'photo'"
            let (usesBefore, readBefore) = (try figure(uses), try figure(read))
            try await GatewayFixture.run(database: database) { fixture in
                for _ in 0..<3 {
                    let response = try await fixture.client { try $0.ask("/photos/\(name)", method: method, headers: headers) }
                    #expect(response.values("content-length") == (headers.isEmpty ? ["1048576"] : []))
                }
            }
            var looks = 0
            while looks < 6_000, try figure(uses) < usesBefore + 3 {
                looks += 1
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(try figure(uses) >= usesBefore + 3)
            return try figure(read) - readBefore
        }
        #expect(try await blocks("HEAD") == 0)
        #expect(try await blocks("GET", headers: ["If-None-Match: \"\(name)\""]) == 0)
        #expect(try await blocks("GET") > 100, "a GET must show in the statistics")
    }

    @Test("only photos of active accounts are served")
    func closed() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            let query = "{ node(id: \"profile_1\") { ... on Profile { photoUrl } } }"
            for (status, answer) in [("DISABLED", 404), ("ACTIVE", 200), ("DELETED", 404)] as [(String, Int)] {
                try fixture.execute("UPDATE account SET status = '\(status)' WHERE id = 1")
                try await fixture.client { client in
                    #expect(try client.ask(photo.path).status == answer)
                    let cached = try client.ask(photo.path, headers: ["If-None-Match: \"\(photo.name.text)\""])
                    #expect(cached.status == (answer == 200 ? 304 : answer))
                    #expect((try client.data(query).at("node.photoUrl") == .null) == (answer != 200))
                }
            }
        }
    }

    @Test("a matching ETag gets 304", arguments: ["GET", "HEAD"])
    func notModified(method: String) async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                for tags in ["\"\(photo.name.text)\"", "W/\"\(photo.name.text)\"", "\"other\", \"\(photo.name.text)\"", "*"] {
                    let response = try client.ask(photo.path, method: method, headers: ["If-None-Match: \(tags)"])
                    #expect(response.status == 304, "\(tags)")
                    #expect(response.body.isEmpty)
                    #expect(response.values("content-length") == [])
                    #expect(response.values("content-type") == [])
                    #expect(response.values("etag") == ["\"\(photo.name.text)\""])
                    #expect(response.values("cache-control") == ["public, no-cache"])
                }
                let other = try client.ask(photo.path, method: method, headers: ["If-None-Match: \"other\""])
                #expect(other.status == 200)
                let unknown = try client.ask("/photos/\(PhotoName.random().text)", method: method, headers: ["If-None-Match: *"])
                #expect(unknown.status == 404, "a missing photo is not “not modified”")
            }
        }
    }

    /// Paths that might lead to anything but a photo.
    ///
    /// `NAME` is replaced by the name of one.
    private static let tricks = [
        "/photos/", "/photos", "/photos/NAME/", "/photos//NAME", "//photos/NAME", "/photos/./NAME", "/photos/../photos/NAME",
        "/photos/NAME.png",
        "/photos/NAME%00", "/photos/NAME%00.png", "/photos/%2e%2e%2fetc%2fpasswd", "/photos/../../../../../etc/passwd",
        "/photos/..%2f..%2fetc",
        "/photos/%252e%252e%252f", "/photos/....//....//etc", "/photos/..\\..\\etc", "/photos/%5c..%5c", "/PHOTOS/NAME", "/photos/NAME%20",
        "/photos/%NAME", "/photos/NAME;x=1", "/photos/NAME,", "/photos/*", "/photos/%25", "/photos/'%20OR%20'1'='1", "/photos/1",
        "/photos/photo_1", "/photos/account_1", "/photos/" + String(repeating: "A", count: 15_000),
        "/photos/" + String(repeating: "../", count: 5_000),
        "/photos/" + String(repeating: "A", count: 21), "/photos/" + String(repeating: "A", count: 22),
        "/photos/" + String(repeating: "A", count: 23),
        "/photos/" + String(repeating: "%41", count: 22), "/photos/%c0%ae%c0%ae%c0%af", "/photos/file:%2f%2f%2fetc%2fpasswd",
    ]

    @Test("only exact names are found, and other paths get no explanation")
    func tricks() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                for trick in Self.tricks {
                    let target = String(trick.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: photo.name.text))
                    let response = try client.ask(target)
                    #expect(response.status == 404, "\(trick.prefix(60))")
                    let isElsewhere = !target.hasPrefix("/photos/")
                    #expect(isElsewhere || response.text == "Not found.\n", "\(trick.prefix(60))")
                    #expect(response.values("etag") == [])
                }
                #expect(try client.ask(photo.path + "?size=large").status == 200, "a query string changes nothing")
            }
        }
    }

    @Test("methods that would change photos are rejected", arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
    func methods(method: String) async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            let response = try await fixture.client { try $0.ask(photo.path, method: method) }
            #expect(response.status == 405)
            #expect(response.values("allow") == ["GET, HEAD"])
            #expect(try await fixture.client { try $0.ask(photo.path) }.body == photo.bytes)
        }
    }

    @Test("request bodies are not awaited")
    func body() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                try client.send("POST \(photo.path) HTTP/1.1\r\nHost: test\r\nContent-Length: 5000000\r\nExpect: 100-continue\r\n\r\n")
                #expect(try client.response().status == 405)
            }
        }
    }

    @Test("a photo is gone once it is replaced or its account is deleted")
    func replaced() async throws {
        try await GatewayFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            try session.execute("INSERT INTO account (id, name) VALUES (100, 'Gone soon')")
            let first = try StoredPhoto(of: 100, in: fixture.database)
            #expect(throws: PostgresError.self, "an account has one photo") { try StoredPhoto(of: 100, in: fixture.database) }
            #expect(try await fixture.client { try $0.ask(first.path) }.status == 200)
            try session.execute("DELETE FROM account WHERE id = 100")
            #expect(try await fixture.client { try $0.ask(first.path) }.status == 404)
            let cached = try await fixture.client { try $0.ask(first.path, headers: ["If-None-Match: \"\(first.name.text)\""]) }
            #expect(cached.status == 404)
        }
    }

    @Test("large photos reach many clients at once, complete and without mix-ups")
    func many() async throws {
        try await GatewayFixture.run(clients: 8) { fixture in
            let photos = try (1...4).map { account in
                try StoredPhoto(
                    of: Int64(account),
                    in: fixture.database,
                    bytes: (0..<2 << 20).map { UInt8(truncatingIfNeeded: $0 / 97 * account) }
                )
            }
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for index in 0..<24 {
                    let photo = photos[index % photos.count]
                    group.addTask { try await fixture.client { try $0.ask(photo.path).body == photo.bytes } }
                }
                for try await isWhole in group { #expect(isWhole) }
            }
        }
    }

    @Test("clients that never read are dropped when memory runs out")
    func slowReaders() async throws {
        try await GatewayFixture.run(configure: { $0.http.outputMemory = 6 << 20 }) { fixture in
            // More than the kernel buffers for a connection.
            let photo = try StoredPhoto(of: 1, in: fixture.database, bytes: [UInt8](repeating: 7, count: 8 << 20))
            let small = try StoredPhoto(of: 2, in: fixture.database)
            let port = fixture.gateway.port
            try await fixture.client { reader in
                let idle = try (0..<12).map { _ in
                    let client = try Client(port: port, receiveBuffer: 4_096)
                    try client.send("GET \(photo.path) HTTP/1.1\r\nHost: test\r\n\r\n")
                    return client
                }
                // A client that reads is still served.
                #expect(try reader.ask(small.path).body == small.bytes)
                let served = idle.count { (try? $0.response())?.body == photo.bytes }
                #expect(served < idle.count, "some had to be dropped")
                #expect(try reader.ask(small.path).body == small.bytes)
            }
        }
    }

    @Test("other sites may read photos according to the CORS policy")
    func otherSites() async throws {
        let policy = try CrossOriginPolicy(origins: ["https://app.example"])
        try await GatewayFixture.run(configure: { $0.requests.crossOrigin = policy }) { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                let known = try client.ask(photo.path, headers: ["Origin: https://app.example"])
                #expect(known.values("access-control-allow-origin") == ["https://app.example"])
                #expect(known.values("vary") == ["Origin"])
                let stranger = try client.ask(photo.path, headers: ["Origin: https://evil.example"])
                #expect(stranger.values("access-control-allow-origin") == [])
                #expect(stranger.values("vary") == ["Origin"])
            }
        }
    }

    @Test("errors reveal nothing about the database")
    func failure() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try PostgresSession(fixture.database).execute("ALTER TABLE photo RENAME TO no_photo")
            let response = try await fixture.client { try $0.ask(photo.path) }
            #expect(response.status == 500)
            #expect(!response.text.contains("photo "), "no detail of the database")
            #expect(response.values("cache-control") == ["no-store"])
        }
    }
}
