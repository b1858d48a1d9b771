import Foundation
import GraphQL
import Images
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("Photos of food", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct FoodPhotoTests {
    private static let payload = "foodPost { id photoUrl updatedAt } message userErrors { code field message }"
    private static let address = "http://photos.test:8080"

    private static func adding(_ title: String = "Bread") -> String {
        """
        mutation ($photo: Upload, $key: String) { result: addFoodPost(input: {title: "\(title)", foodType: BAKED_GOODS, quantity: 5, unit: LOAF,
          expiresAt: "\(Date().addingTimeInterval(86_400).ISO8601Format())", contact: {name: "Dora", phone: "555 1234"},
          location: {address: "Calle 1, Sevilla", latitude: 37.38, longitude: -5.99}, photo: $photo, idempotencyKey: $key}) { \(payload) } }
        """
    }

    private static func editing(_ post: String, _ change: String) -> String {
        "mutation ($photo: Upload) { result: editFoodPost(input: {id: \"\(post)\", \(change)}) { \(payload) } }"
    }

    /// A donor with a client.
    private struct Kitchen {
        let donor: Member
        let client: Client
        let session: PostgresSession

        init(_ fixture: GatewayFixture, _ client: Client) throws {
            session = try PostgresSession(fixture.database)
            donor = try Member("Dora", roles: ["DONOR"], in: session)
            self.client = client
        }

        func form(_ document: String, _ photo: [UInt8], key: String? = nil) throws -> Value {
            try client.form(document, key: key, photo: photo, name: "../x.html", type: "text/html", headers: donor.headers).json()
                .at("data.result")
        }

        /// Adds a post with a photo, and returns its id and the path of the photo.
        func post(_ photo: [UInt8]) throws -> (id: String, path: String) {
            let result = try form(FoodPhotoTests.adding(), photo)
            guard let id = result.at("foodPost.id").string else { throw Unexpected(text: "\(result)") }
            return (id, try path(result))
        }

        func path(_ result: Value) throws -> String {
            let url = result.at("foodPost.photoUrl").string ?? ""
            guard url.hasPrefix(FoodPhotoTests.address + "/photos/") else { throw Unexpected(text: "\(result)") }
            return String(url.dropFirst(FoodPhotoTests.address.count))
        }

        func photos() throws -> [String] { try session.column("SELECT food_post_id FROM food_post_photo ORDER BY 1") }
    }

    @Test(
        "are known by their content, lose their metadata, and are visible to everyone",
        arguments: ["camera.jpg", "annotated.png", "lossy.webp"]
    )
    func added(name: String) async throws {
        try await GatewayFixture.run { fixture in
            let original = try picture(name)
            try await fixture.client { client in
                let kitchen = try Kitchen(fixture, client)
                let (post, path) = try kitchen.post(original)
                let response = try client.ask(path)
                #expect(response.status == 200)
                #expect(response.body == (try StillImage(cleaning: original.span).bytes))
                #expect(!response.text.contains("at home") && !response.text.contains("Maker"))
                #expect(try client.ask(path, headers: ["If-None-Match: \"\(path.dropFirst("/photos/".count))\""]).status == 304)
                let lists = try client.data(
                    "{ foodPost(id: \"\(post)\") { photoUrl } foodPosts(first: 2) { nodes { id photoUrl } } }",
                    headers: []
                )
                #expect(lists.at("foodPost.photoUrl").string?.hasSuffix(path) == true)
                #expect(lists.at("foodPosts.nodes").items.map { $0["photoUrl"] == .null } == [false, true], "only one post has a photo")
                let audit = try kitchen.session.column(
                    "SELECT details -> 'photo' ->> 'mediaType' FROM audit_entry WHERE action = 'addFoodPost'"
                )
                #expect(audit.count == 1 && audit[0].hasPrefix("image/"))
            }
        }
    }

    @Test("are replaced and removed by an edit, and stay otherwise")
    func edited() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let kitchen = try Kitchen(fixture, client)
                let (post, first) = try kitchen.post(picture("palette.png"))
                let renaming = "mutation { result: editFoodPost(input: {id: \"\(post)\", title: \"Rolls\"}) { \(Self.payload) } }"
                let title = try client.data(renaming, headers: kitchen.donor.headers)["result"]
                #expect(title.at("foodPost.photoUrl").string?.hasSuffix(first) == true, "a photo that is not mentioned stays")
                let blank = try kitchen.form(Self.editing(post, "photo: $photo"), [])
                #expect(try kitchen.path(blank) == first, "forms send an empty file if none was chosen")
                let replaced = try kitchen.form(Self.editing(post, "photo: $photo"), picture("gray.jpg"))
                let second = try kitchen.path(replaced)
                #expect(second != first && replaced["message"].string == "Updated food details")
                #expect(try client.ask(first).status == 404 && client.ask(second).status == 200)
                let removal = "mutation { result: editFoodPost(input: {id: \"\(post)\", photo: null}) { \(Self.payload) } }"
                let removed = try client.data(removal, headers: kitchen.donor.headers)["result"]
                #expect(removed.at("foodPost.photoUrl") == .null && removed["userErrors"].items.isEmpty)
                #expect(removed.at("foodPost.updatedAt") != replaced.at("foodPost.updatedAt"))
                #expect(try client.ask(second).status == 404)
                // A post without a photo can get one.
                let third = try kitchen.path(kitchen.form(Self.editing(post, "photo: $photo"), picture("palette.png")))
                #expect(try client.ask(third).status == 200)
            }
        }
    }

    @Test("that are refused change nothing, with the messages of profile photos")
    func refused() async throws {
        let files: [([UInt8], String, String)] = [
            (Array("<svg/>".utf8), "UNSUPPORTED_FILE_TYPE", "Invalid details. Please try again."),
            (try picture("animated.png"), "UNSUPPORTED_FILE_TYPE", "Invalid details. Please try again."),
            (try picture("palette.png") + Array("PK".utf8), "DAMAGED_FILE", "Invalid details. Please try again."),
            ([UInt8](repeating: 0x41, count: 2 << 20 + 1), "FILE_TOO_LARGE", "File attached exceeds size. Please try again"),
        ]
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let kitchen = try Kitchen(fixture, client)
                let (post, path) = try kitchen.post(picture("palette.png"))
                let count = try kitchen.session.column("SELECT count(*) FROM food_post")
                for (bytes, code, message) in files {
                    for document in [Self.adding(), Self.editing(post, "title: \"Rolls\", photo: $photo")] {
                        let result = try kitchen.form(document, bytes)
                        #expect(result["foodPost"] == .null)
                        #expect(result["message"].string == message)
                        #expect(result.at("userErrors.0.code").string == code && result.at("userErrors.0.field") == ["photo"])
                    }
                }
                #expect(try kitchen.session.column("SELECT count(*) FROM food_post") == count)
                #expect(try kitchen.session.column("SELECT title FROM food_post WHERE title = 'Rolls'") == [])
                #expect(try client.ask(path).status == 200)
                // Only the donor changes it.
                let stranger = try Member("Eve", roles: ["DONOR"], in: kitchen.session)
                let answer = try client.form(
                    Self.editing(post, "photo: $photo"),
                    photo: picture("gray.jpg"),
                    headers: stranger.headers
                ).json()
                #expect(answer.at("errors.0.extensions.code").string == "FORBIDDEN")
            }
        }
    }

    @Test("need a confirmed e-mail where the server requires one")
    func unconfirmed() async throws {
        try await GatewayFixture.run(services: { $0.accounts.needsConfirmedEmail = true }) { fixture in
            let database = fixture.database
            let post = try await fixture.client { client in
                let kitchen = try Kitchen(fixture, client)
                let post = try kitchen.post(picture("palette.png")).id
                try kitchen.session.execute("UPDATE account SET email_verified = false WHERE id = \(kitchen.donor.number)")
                return (post, kitchen.donor.number)
            }
            try await fixture.client { client in
                let donor = try Member(account: post.1, in: PostgresSession(database))
                let document = Self.editing(post.0, "photo: $photo")
                let answer = try client.form(document, photo: picture("gray.jpg"), headers: donor.headers).json()
                #expect(answer.at("errors.0.extensions.code").string == "EMAIL_UNCONFIRMED")
                let title = try client.data(
                    "mutation { editFoodPost(input: {id: \"\(post.0)\", title: \"Rolls\"}) { message } }",
                    headers: donor.headers
                )
                #expect(title.at("editFoodPost.message").string == "Updated food details")
            }
        }
    }

    @Test("an idempotency key adds a post and its photo once")
    func once() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let kitchen = try Kitchen(fixture, client)
                let document = Self.adding("Once")
                let first = try kitchen.form(document, picture("palette.png"), key: "once")
                let again = try kitchen.form(document, picture("palette.png"), key: "once")
                #expect(first["foodPost"] == again["foodPost"] && first.at("foodPost.photoUrl") != .null)
                #expect(try kitchen.photos().count == 1)
            }
        }
    }

    @Test("are visible exactly where the post is, and are erased with it and with the account")
    func erased() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let kitchen = try Kitchen(fixture, client)
                let posts = try (0..<4).map { _ in try kitchen.post(picture("palette.png")) }
                func statuses() throws -> [Int] { try posts.map { try client.ask($0.path).status } }
                #expect(try statuses() == [200, 200, 200, 200])

                // A disabled donor's posts are hidden.
                for (status, answer) in [("DISABLED", 404), ("ACTIVE", 200)] as [(String, Int)] {
                    try kitchen.session.execute("UPDATE account SET status = '\(status)' WHERE id = \(kitchen.donor.number)")
                    #expect(try statuses() == [answer, answer, answer, answer])
                }
                // Expired food stays visible, and so does its photo.
                let numbers = posts.map { $0.id.dropFirst("food_post_".count) }
                try kitchen.session.execute("UPDATE food_post SET expires_at = now() - interval '1 hour' WHERE id = \(numbers[3])")
                #expect(try statuses()[3] == 200)

                // The first post is deleted with its row, and the second one keeps its row for a request.
                let receiver = try Member("Ana", roles: ["RECEIVER"], in: kitchen.session)
                _ = try client.change("sendFoodRequest", "foodPostId: \"\(posts[1].id)\", quantity: 1", as: receiver)
                _ = try client.change("sendFoodRequest", "foodPostId: \"\(posts[2].id)\", quantity: 1", as: receiver)
                for post in posts[..<2] { _ = try client.change("deleteFoodPost", "id: \"\(post.id)\"", as: kitchen.donor) }
                #expect(try statuses() == [404, 404, 200, 200])
                #expect(try kitchen.photos() == numbers[2...].map(String.init))
                let kept = try kitchen.session.column("SELECT count(*) FROM food_post WHERE deleted_at IS NOT NULL AND id = \(numbers[1])")
                #expect(kept == ["1"])

                _ = try client.change("deleteAccount", "password: \"\(Member.password)\"", as: kitchen.donor)
                #expect(try statuses() == [404, 404, 404, 404])
                #expect(try kitchen.photos() == [])
                #expect(try kitchen.session.column("SELECT count(*) FROM food_post WHERE id = \(numbers[2])") == ["1"])
            }
        }
    }
}
