import GraphQL
import HTTP
import Images
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("A photo sent with a sign-up form", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct SignUpPhotoTests {
    private static let document = """
        mutation ($photo: Upload) {
          createAccount(input: {name: "Ana", email: "ana@example.org", password: "Secret-Word-7", passwordConfirmation: "Secret-Word-7",
            photo: $photo}) { account { photoUrl } session { token } message userErrors { code message field } }
        }
        """

    @Test("is served without metadata")
    func shown() async throws {
        try await GatewayFixture.run { fixture in
            let original = try picture("camera.jpg")
            try await fixture.client { client in
                let payload = try client.form(Self.document, photo: original, headers: []).json().at("data.createAccount")
                #expect(payload["userErrors"].items.isEmpty)
                let url = try #require(payload.at("account.photoUrl").string)
                let photo = try client.ask(String(url.dropFirst("http://photos.test:8080".count)))
                #expect(photo.status == 200)
                #expect(photo.body == (try StillImage(cleaning: original.span).bytes))
            }
        }
    }

    @Test("is refused like in `setProfilePhoto`, and no account is created", arguments: [2 << 20 + 1, 40 << 20])
    func tooLarge(size: Int) async throws {
        // 40 MB take a while on a busy machine.
        try await GatewayFixture.run(configure: { $0.http.bodyTimeout = .seconds(300) }) { fixture in
            try await fixture.client { client in
                let answer = try client.form(Self.document, photo: [UInt8](repeating: 7, count: size), headers: [])
                #expect(answer.status == 200)
                let payload = try answer.json().at("data.createAccount")
                #expect(payload["message"].string == "File attached exceeds size. Please try again")
                #expect(payload["userErrors"] == [["code": "FILE_TOO_LARGE", "message": "At most 2 MB", "field": ["photo"]]])
                #expect(payload["session"] == .null)
            }
            #expect(try PostgresSession(fixture.database).query("SELECT FROM account WHERE email = 'ana@example.org'").rowCount == 0)
        }
    }

    @Test("is not served until the email is confirmed, if the server requires confirmation")
    func waiting() async throws {
        try await GatewayFixture.run(services: { $0.accounts.needsConfirmedEmail = true }) { fixture in
            let database = fixture.database
            try await fixture.client { client in
                let session = try PostgresSession(database)
                let payload = try client.form(Self.document, photo: picture("palette.png"), headers: []).json().at("data.createAccount")
                #expect(payload["userErrors"].items.isEmpty && payload["session"] != .null)
                #expect(payload.at("account.photoUrl") == .null)
                let path = "/photos/\(try session.query("SELECT name FROM photo").text(0, 0) ?? "")"
                #expect(try client.ask(path).status == 404)
                let text = try session.query("SELECT body FROM email_outbox WHERE template = 'email_confirmation'").text(0, 0) ?? ""
                let token = try #require(text.firstMatch(of: /cpe_[A-Za-z0-9_-]+/)).output
                let confirm = "mutation { confirmEmail(input: {token: \"\(token)\"}) { userErrors { code } } }"
                let confirmed = try client.data(confirm)["confirmEmail"]
                #expect(confirmed["userErrors"].items.isEmpty)
                let number = try session.query("SELECT account_id FROM photo").int8(0, 0) ?? 0
                let profile = try client.data("{ node(id: \"profile_\(number)\") { ... on Profile { photoUrl } } }")["node"]
                #expect(profile["photoUrl"].string?.hasSuffix(path) == true)
                #expect(try client.ask(path).status == 200)
            }
        }
    }
}
