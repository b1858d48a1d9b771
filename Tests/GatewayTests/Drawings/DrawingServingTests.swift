import Drawings
import GraphQL
import Images
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Serving of drawings", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct DrawingServingTests {
    private static let path = "/drawings/recipe/thai-bowl-fish-57-1.png"

    /// Returns all rows of a list, page by page.
    private static func walk(_ list: String, _ fields: String, _ client: Client) throws -> [Value] {
        var (rows, after) = ([] as [Value], "null")
        while true {
            let query = "{ \(list)(first: 100, after: \(after)) { nodes { \(fields) } pageInfo { hasNextPage endCursor } } }"
            let page = try client.data(query)[list]
            rows += page["nodes"].items
            guard page["pageInfo"]["hasNextPage"].bool == true, let next = page["pageInfo"]["endCursor"].string else { return rows }
            after = "\"\(next)\""
        }
    }

    private static let picture = "{ url width height text: altText texto: altText(language: ES) }"

    /// Returns all recipes or all catalog items.
    private static func rows(of list: String, _ client: Client) throws -> [Value] {
        let rows = try walk(list, "title images pictures \(picture)", client)
        #expect(rows.count > 300)
        return rows
    }

    private static func collections(_ client: Client) throws -> [Value] {
        let collections = try walk("collections", "image picture \(picture)", client)
        #expect(collections.count > 30)
        return collections
    }

    /// Returns the pictures of all recipes, catalog items and collections.
    private static func pictures(_ client: Client) throws -> [Value] {
        var pictures: [Value] = []
        for list in ["recipes", "catalogItems"] { try pictures += rows(of: list, client).flatMap { $0["pictures"].items } }
        try pictures += collections(client).map { $0["picture"] }
        return pictures
    }

    @Test("recipes, items and collections have pictures of their own, whose URLs are also their images")
    func described() async throws {
        try await GatewayFixture.run(database: TestData.demo()) { fixture in
            try await fixture.client { client in
                for list in ["recipes", "catalogItems"] {
                    let rows = try Self.rows(of: list, client)
                    for row in rows {
                        #expect(row["pictures"].items.map { $0["url"] } == row["images"].items)
                        #expect((1...3).contains(row["images"].items.count))
                        #expect(row["pictures"].items.allSatisfy { $0["text"].string?.hasPrefix(row["title"].string ?? "-") == true })
                    }
                    #expect(Set(rows.compactMap { $0.at("images.0").string }).count == rows.count, "no two look alike")
                }
                for collection in try Self.collections(client) {
                    let picture = collection["picture"]
                    #expect(picture["url"].string != nil && picture["url"] == collection["image"])
                }
            }
        }
    }

    /// Requests each picture once and compares the response with the picture's fields.
    private static func check(_ pictures: [Value], _ client: Client) throws {
        var seen: Set<String> = []
        for picture in pictures {
            let url = try #require(picture["url"].string)
            guard seen.insert(url).inserted else { continue }
            #expect(picture["text"] != picture["texto"])
            #expect(url.hasPrefix("http://test/drawings/"), "\(url)")
            let response = try client.ask(String(url.dropFirst("http://test".count)))
            #expect(response.status == 200 && response.values("content-type") == ["image/png"], "\(url)")
            let image = try StillImage(cleaning: response.body.span)
            #expect(image.width == picture["width"].int && image.height == picture["height"].int, "\(url)")
        }
    }

    @Test("every URL in the demo data serves a PNG of the stated size, with texts in both languages")
    func everyAddress() async throws {
        try await GatewayFixture.run(database: TestData.demo(), loops: 2) { fixture in
            let pictures = try await fixture.client { client in try Self.pictures(client) }
            let halves = [0, 1].map { half in pictures.enumerated().filter { $0.offset % 2 == half }.map(\.element) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for half in halves {
                    group.addTask { try await fixture.client { client in try Self.check(half, client) } }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test("responses can be cached publicly and have an ETag of their content")
    func kept() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let response = try client.ask(Self.path, headers: ["Accept-Encoding: gzip"])
                #expect(response.status == 200)
                #expect(response.values("content-length") == ["\(response.body.count)"])
                #expect(response.values("cache-control") == ["public, max-age=604800"])
                #expect(response.values("cross-origin-resource-policy") == ["cross-origin"])
                #expect(response.values("x-content-type-options") == ["nosniff"])
                #expect(response.values("content-encoding") == [] && response.values("vary") == [])
                let tag = try #require(response.values("etag").first)
                #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
                #expect(try client.ask(Self.path).body == response.body, "once more")

                let head = try client.ask(Self.path, method: "HEAD")
                #expect(head.status == 200 && head.values("content-length") == ["\(response.body.count)"] && head.values("etag") == [tag])
                for method in ["GET", "HEAD"] {
                    let same = try client.ask(Self.path, method: method, headers: ["If-None-Match: \"x\", \(tag)"])
                    #expect(same.status == 304 && same.body.isEmpty && same.values("etag") == [tag])
                    #expect(same.values("content-type") == [] && same.values("content-length") == [])
                    #expect(try client.ask(Self.path, method: method, headers: ["If-None-Match: \"x\""]).status == 200)
                }
                let other = try client.ask("/drawings/recipe/thai-bowl-fish-58-1.png")
                #expect(other.status == 200 && other.values("etag") != [tag] && other.body != response.body)
                #expect(try client.ask(Self.path + "?size=9999999").body == response.body, "a query string changes nothing")
            }
        }
    }

    /// Paths that might lead to anything but a drawing.
    private static let tricks = [
        "/drawings/",
        "/drawings/recipe",
        "/drawings/recipe/",
        "/drawings//recipe/thai-bowl-fish-57-1.png",
        "/drawings/recipe/thai-bowl-fish-57-1",
        "/drawings/recipe/thai-bowl-fish-57-4.png",
        "/drawings/recipe/thai-bowl-fish-256-1.png",
        "/drawings/recipe/thai-bowl-fish-057-1.png",
        "/drawings/recipe/thai-bowl-fish-57-1.png/",
        "/drawings/recipe/thai-bowl-fish-57-1.png%00",
        "/drawings/recipe/thai-bowl-fish-57-1.jpg",
        "/drawings/recipe%2Fthai-bowl-fish-57-1.png",
        "/drawings/recipe/%74hai-bowl-fish-57-1.png",
        "/drawings/recipe/THAI-bowl-fish-57-1.png",
        "/drawings/../drawings/recipe/thai-bowl-fish-57-1.png",
        "/drawings/../../../../etc/passwd",
        "/drawings/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/drawings/..\\..\\etc",
        "/drawings/recipe/thai-bowl-fish--57-1.png",
        "/drawings/recipe/thai-bowl-fish-99999999999999999999999-1.png",
        "/drawings/" + String(repeating: "a", count: 15_000),
        "/drawings/" + String(repeating: "../", count: 5_000),
        "/drawings/recipe/" + String(repeating: "thai-", count: 2_000) + "57-1.png",
        "/drawings/%c0%ae%c0%ae/x-1-1.png",
        "/drawings/item/dress-red-1-1.png%20",
    ]

    @Test("only exact names are found")
    func tricks() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                for trick in Self.tricks {
                    let response = try client.ask(trick)
                    #expect(response.status == 404 && response.values("etag") == [], "\(trick.prefix(60))")
                    #expect(response.text == "Not found.\n", "\(trick.prefix(60))")
                }
                for outside in ["/drawings", "/Drawings/recipe/thai-bowl-fish-57-1.png", "//drawings/recipe/thai-bowl-fish-57-1.png"] {
                    #expect(try client.ask(outside).status == 404)
                }
                #expect(try client.ask(Self.path, method: "HEAD").status == 200, "the connection stays open")
            }
        }
    }

    @Test(
        "methods that would change drawings are rejected without waiting for a body",
        arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]
    )
    func methods(method: String) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                try client.send("\(method) \(Self.path) HTTP/1.1\r\nHost: test\r\nContent-Length: 5000000\r\nExpect: 100-continue\r\n\r\n")
                let response = try client.response()
                #expect(response.status == 405 && response.values("allow") == ["GET, HEAD"])
            }
        }
    }

    @Test("pages of allowed origins can read drawings")
    func crossOrigin() async throws {
        let policy = try CrossOriginPolicy(origins: ["https://app.example"])
        try await GatewayFixture.run(configure: { $0.requests.crossOrigin = policy }) { fixture in
            try await fixture.client { client in
                let response = try client.ask(Self.path, headers: ["Origin: https://app.example"])
                #expect(response.values("access-control-allow-origin") == ["https://app.example"])
                #expect(try client.ask(Self.path, headers: ["Origin: https://other.example"]).values("access-control-allow-origin") == [])
            }
        }
    }

    @Test("returns the same drawings again after the cache overflows")
    func manyAtOnce() async throws {
        try await GatewayFixture.run(clients: 4) { fixture in
            let paths = (0..<256).flatMap { number in (1...3).map { "/drawings/item/scarf-red-\(number)-\($0).png" } }
            let first = try await fixture.client { client in try paths.map { try client.ask($0).body } }
            #expect(Set(first).count > 700)
            let places = paths.indices.filter { $0 % 7 == 0 }
            #expect(try await fixture.client { client in try places.allSatisfy { try client.ask(paths[$0]).body == first[$0] } })
        }
    }
}
