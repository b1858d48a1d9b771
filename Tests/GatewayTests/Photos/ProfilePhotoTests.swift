import GraphQL
import HTTP
import Images
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("Profile photos", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ProfilePhotoTests {
    @Test(
        "the content determines the type, not the name or the declared type, and metadata is removed",
        arguments: [
            ("camera.jpg", "image/jpeg"), ("progressive.jpg", "image/jpeg"), ("annotated.png", "image/png"), ("palette.png", "image/png"),
            ("lossy.webp", "image/webp"), ("annotated.webp", "image/webp"),
        ]
    )
    func taken(name: String, type: String) async throws {
        try await GatewayFixture.run { fixture in
            let original = try picture(name)
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let answer = try client.upload(original, as: token, name: "../../etc/cron.d/x.html", type: "text/html")
                let payload = try answer.json().at("data.setProfilePhoto")
                #expect(payload["message"].string == "Photo changed successfully")
                #expect(payload["userErrors"].items.isEmpty)
                let photo = try client.ask(try client.path(of: answer))
                #expect(photo.status == 200)
                #expect(photo.values("content-type") == [type])
                #expect(photo.body == (try StillImage(cleaning: original.span).bytes))
                #expect(!photo.text.contains("at home") && !photo.text.contains("Maker"))
            }
        }
    }

    @Test("a new photo replaces the old one, whose URL becomes invalid")
    func replaced() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let first = try client.path(of: client.upload(picture("palette.png"), as: token))
                let second = try client.path(of: client.upload(picture("palette.png"), as: token))
                #expect(first != second, "the same picture gets a new URL too")
                #expect(try client.ask(first).status == 404)
                #expect(try client.ask(second).status == 200)
                // A refused upload changes nothing.
                _ = try client.upload(Array("<html>".utf8), as: token)
                #expect(try client.ask(second).status == 200)
                let removal = "mutation { removeProfilePhoto { account { photoUrl } message userErrors { code } } }"
                for _ in 0..<2 {
                    let payload = try client.data(removal, headers: ["Authorization: Bearer \(token)"])["removeProfilePhoto"]
                    #expect(payload.at("account.photoUrl") == .null)
                    #expect(payload["message"].string == "Photo removed successfully")
                }
                #expect(try client.ask(second).status == 404)
            }
        }
    }

    @Test("photos are public wherever the account appears")
    func seen() async throws {
        try await GatewayFixture.run { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            try await fixture.client { client in
                let query =
                    "{ node(id: \"profile_1\") { ... on Profile { photoUrl } } recipe(id: \"recipe_4\") { author { id photoUrl } } }"
                let data = try client.data(query)
                #expect(data.at("node.photoUrl").string == "http://test" + photo.path)
                #expect(data.at("recipe.author.id").string == "profile_1")
                #expect(data.at("recipe.author.photoUrl").string == "http://test" + photo.path)
                #expect(try client.data("{ node(id: \"profile_2\") { ... on Profile { photoUrl } } }").at("node.photoUrl") == .null)
            }
        }
    }

    @Test("the URL begins with the configured address")
    func address() async throws {
        try await GatewayFixture.run(configure: { $0.photoAddress = "https://photos.example" }) { fixture in
            let photo = try StoredPhoto(of: 1, in: fixture.database)
            let data = try await fixture.client { try $0.data("{ node(id: \"profile_1\") { ... on Profile { photoUrl } } }") }
            #expect(data.at("node.photoUrl").string == "https://photos.example" + photo.path)
        }
    }

    @Test("a photo is deleted with its account")
    func deleted() async throws {
        try await GatewayFixture.run { fixture in
            try PostgresSession(fixture.database).execute("INSERT INTO account (id, name) VALUES (100, 'Gone soon')")
            let photo = try StoredPhoto(of: 100, in: fixture.database)
            let session = try PostgresSession(fixture.database)
            try session.execute("DELETE FROM account WHERE id = 100")
            #expect(try await fixture.client { try $0.ask(photo.path) }.status == 404)
            #expect(try session.query("SELECT FROM photo").rowCount == 0)
        }
    }

    // MARK: Refusals

    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let reason: Reason

        init(_ description: String, _ bytes: [UInt8], _ reason: Reason) {
            (testDescription, self.bytes, self.reason) = (description, bytes, reason)
        }
    }

    /// The error for a file in both languages: the code, the message at the field, and the overall message.
    struct Reason: Sendable {
        let code: String
        let field: [String]
        let message: [String]

        static let invalid = ["Invalid details. Please try again.", "Datos no válidos. Inténtalo de nuevo."]
        static let large = [
            "File attached exceeds size. Please try again", "El archivo adjunto supera el tamaño permitido. Inténtalo de nuevo",
        ]
        static let missing = Reason(
            code: "BLANK",
            field: ["This field can not be empty", "Este campo no puede estar vacío"],
            message: ["Please enter the details", "Introduce los datos"]
        )
        static let unsupported = Reason(
            code: "UNSUPPORTED_FILE_TYPE",
            field: ["Please choose a PNG, JPEG or WebP image without animation", "Elige una imagen PNG, JPEG o WebP sin animación"],
            message: invalid
        )
        static let damaged = Reason(
            code: "DAMAGED_FILE",
            field: [
                "Please choose a complete PNG, JPEG or WebP image without extra data",
                "Elige una imagen PNG, JPEG o WebP completa y sin datos adicionales",
            ],
            message: invalid
        )
        static let tooLarge = Reason(code: "FILE_TOO_LARGE", field: ["At most 2 MB", "Como máximo 2 MB"], message: large)
        static let tooManyPixels = Reason(
            code: "TOO_MANY_PIXELS",
            field: [
                "At most 16,777,216 pixels, and 8,192 on each side", "Como máximo 16\u{A0}777\u{A0}216 píxeles, y 8192 por lado",
            ],
            message: large
        )
    }

    /// The header of a PNG that claims 10,000 × 10,000 pixels, with a valid checksum, and the end.
    private static let bomb: [UInt8] =
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 2,
            0, 0, 0,
        ]
        + [0x35, 0x2C, 0xF5, 0x70, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    private static let refused: [Refused] = [
        Refused("nothing", [], .missing),
        Refused("HTML", Array("<html><script>alert(1)</script></html>".utf8), .unsupported),
        Refused(
            "HTML after the PNG signature",
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array("<html><script>alert(1)</script></html>".utf8),
            .damaged
        ),
        Refused("SVG", Array("<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>".utf8), .unsupported),
        Refused("GIF", Array("GIF89a\u{1}\0\u{1}\0\0\0\0;".utf8), .unsupported),
        Refused("a picture that moves", (try? picture("animated.png")) ?? [], .unsupported),
        Refused("a picture and HTML", ((try? picture("palette.png")) ?? []) + Array("<script>alert(1)</script>".utf8), .damaged),
        Refused("a picture and an archive", ((try? picture("lossy.webp")) ?? []) + Array("PK\u{3}\u{4}".utf8), .damaged),
        Refused("half a picture", ((try? picture("camera.jpg")) ?? []).dropLast(100) + [], .damaged),
        Refused("10,000 × 10,000 pixels", bomb, .tooManyPixels),
        Refused("2 MiB and a byte", [UInt8](repeating: 0x41, count: 2 << 20 + 1), .tooLarge),
    ]

    @Test("anything but a picture of reasonable size is refused", arguments: refused)
    func refusal(of refused: Refused) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                for (index, language) in ["EN", "ES"].enumerated() {
                    let token = try client.signUp(email: "\(language)@example.org", language: language)
                    let answer = try client.upload(refused.bytes, as: token)
                    let payload = try answer.json().at("data.setProfilePhoto")
                    #expect(answer.status == 200)
                    #expect(payload["account"] == .null)
                    #expect(payload["userErrors"].items.count == 1)
                    #expect(payload.at("userErrors.0.field") == ["photo"])
                    #expect(payload.at("userErrors.0.code").string == refused.reason.code)
                    #expect(payload.at("userErrors.0.message").string == refused.reason.field[index])
                    #expect(payload["message"].string == refused.reason.message[index])
                }
            }
            let session = try PostgresSession(fixture.database)
            #expect(try session.query("SELECT FROM photo").rowCount == 0)
            #expect(try session.query("SELECT FROM audit_entry WHERE action = 'setProfilePhoto'").rowCount == 0)
        }
    }

    @Test("the maximum size is configurable")
    func limit() async throws {
        try await GatewayFixture.run(services: { $0.photos.bytes = 118 }) { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let fitting = try client.upload(picture("palette.png"), as: token)
                #expect(try client.path(of: fitting).hasPrefix("/photos/"))
                let larger = try client.upload(picture("gray.jpg"), as: token).json()
                #expect(larger.at("data.setProfilePhoto.userErrors.0.message").string == "At most 118 bytes")
                #expect(larger.at("data.setProfilePhoto.message").string == "File attached exceeds size. Please try again")
            }
        }
    }

    @Test("a form with a declared length above the limit is refused unread")
    func early() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                try client.send(
                    """
                    POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Type: multipart/form-data; boundary=b\r\nGraphQL-Preflight: 1\r
                    Content-Length: 900000000\r\n\r\n--b\r\n
                    """
                )
                #expect(try client.response().status == 413)
            }
        }
    }

    @Test("anonymous clients cannot set a photo")
    func strangers() async throws {
        try await GatewayFixture.run { fixture in
            let bytes = try picture("palette.png")
            try await fixture.client { client in
                let answer = try client.upload(bytes, as: nil).json()
                #expect(answer.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
                let removal = try client.query("mutation { removeProfilePhoto { message } }").json()
                #expect(removal.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
            }
            #expect(try PostgresSession(fixture.database).query("SELECT FROM photo").rowCount == 0)
        }
    }

    @Test("rejects texts and file addresses as a photo", arguments: ["\"/etc/passwd\"", "\"data:image/png;base64,AAAA\"", "{}", "1"])
    func literal(value: String) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let mutation = "mutation { setProfilePhoto(input: {photo: \(value)}) { message } }"
                let answer = try client.query(mutation, headers: ["Authorization: Bearer \(token)"]).json()
                #expect(answer.at("errors.0.message").string != nil)
                #expect(answer.data == .null)
            }
        }
    }

    @Test("an idempotency key sets a photo once, with one audit entry about its size")
    func once() async throws {
        try await GatewayFixture.run { fixture in
            let bytes = try picture("palette.png")
            try await fixture.client { client in
                let token = try client.signUp(email: "ana@example.org")
                let first = try client.path(of: client.upload(bytes, as: token, key: "once"))
                #expect(try client.path(of: client.upload(bytes, as: token, key: "once")) == first)
                let other = try client.upload(picture("gray.jpg"), as: token, key: "once").json()
                #expect(other.at("errors.0.extensions.code").string == "BAD_USER_INPUT")
            }
            let audit = try PostgresSession(fixture.database).query(
                "SELECT object_type || ' ' || details::text FROM audit_entry WHERE action = 'setProfilePhoto'"
            )
            #expect(audit.rowCount == 1)
            #expect(audit.text(0, 0) == #"account {"bytes": 118, "width": 6, "height": 4, "mediaType": "image/png"}"#)
        }
    }
}
