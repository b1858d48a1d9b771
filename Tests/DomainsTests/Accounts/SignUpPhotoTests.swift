import Domains
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("A photo in a sign-up", .tags(.database), .timeLimit(.minutes(20)))
struct SignUpPhotoTests {
    private static func file(_ bytes: [UInt8]) -> Value {
        .upload(Upload(fileName: "photo.png", contentType: "image/png", bytes: bytes[...]))
    }
    private static func picture() throws -> Value { file(try SchemaFile.picture("palette.png")) }

    @Test("is stored and audited with the account; an empty file counts as no photo")
    func stored() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let shown = "account { photoUrl }"
                let ana = try client.mutate("createAccount", Person.input("ana@example.com", ["photo": Self.picture()]), shown)
                #expect(ana.mistakes == [] && ana.at("account.photoUrl").string?.contains("/photos/") == true)
                for (email, photo) in [("eva@example.com", .null), ("ida@example.com", Self.file([]))] as [(String, Value)] {
                    let other = try client.mutate("createAccount", Person.input(email, ["photo": photo]), shown)
                    #expect(other.mistakes == [] && other.at("account.photoUrl") == .null)
                }
            }
            #expect(try fixture.column("SELECT media_type FROM photo") == ["image/png"])
            let audit = "SELECT details::text FROM audit_entry WHERE action = 'createAccount' AND details::text LIKE '%photo%'"
            #expect(try fixture.column(audit) == [#"{"photo": {"bytes": 118, "width": 6, "height": 4, "mediaType": "image/png"}}"#])
        }
    }

    @Test("is checked together with the other fields")
    func gathered() async throws {
        try await EngineFixture.run(services: { $0.photos.bytes = 118 }) { fixture in
            try await fixture.client { client in
                let html = Self.file(Array("<html>".utf8))
                let large = Self.file(try SchemaFile.picture("gray.jpg"))
                for (changes, mistakes, message) in [
                    (
                        ["photo": html], ["photo: Please choose a PNG, JPEG or WebP image without animation"],
                        "Invalid details. Please try again."
                    ),
                    (["photo": large], ["photo: At most 118 bytes"], "File attached exceeds size. Please try again"),
                    (
                        ["photo": large, "phone": "x"],
                        ["phone: Please enter a phone number such as +34 954 11 22 33", "photo: At most 118 bytes"],
                        "Invalid details. Please try again."
                    ),
                    (
                        ["photo": large, "name": " "], ["name: This field can not be empty", "photo: At most 118 bytes"],
                        "Please enter the details"
                    ),
                    // The content of a picture is checked last because that is expensive.
                    (["photo": html, "name": " "], ["name: This field can not be empty"], "Please enter the details"),
                ] as [(ObjectValue, [String], String)] {
                    let payload = try client.mutate("createAccount", Person.input("ana@example.com", changes), "session { token }")
                    #expect(payload.mistakes == mistakes)
                    #expect(payload["message"].string == message)
                    #expect(payload["session"] == .null)
                }
            }
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL") == ["0"])
            #expect(try fixture.column("SELECT count(*) FROM photo") == ["0"])
        }
    }

    @Test("reveals nothing if accounts are hidden: responses are the same for new and existing addresses")
    func hidden() async throws {
        try await EngineFixture.run(services: { $0.accounts.hidesAccounts = true }) { fixture in
            try await fixture.client { client in
                func signUp(_ email: String, _ photo: Value) throws -> String {
                    "\(try client.mutate("createAccount", Person.input(email, ["photo": photo]), "account { photoUrl } session { token }"))"
                }
                let accounts = try fixture.column("SELECT count(*) FROM account")
                let first = try signUp("ana@example.com", Self.picture())
                #expect(!first.contains("photos"))
                #expect(try signUp("ana@example.com", Self.picture()) == first)
                #expect(try signUp("ana@example.com", .null) == first)
                #expect(try fixture.column("SELECT count(*) FROM account") == [String((Int(accounts[0]) ?? 0) + 1)])
                #expect(try fixture.column("SELECT account.name FROM account JOIN photo ON account_id = id") == ["Ana Ruiz"])
                // Refusals are the same, too.
                let html = Self.file(Array("<html>".utf8))
                #expect(try signUp("ana@example.com", html) == signUp("eva@example.com", html))
            }
        }
    }
}
