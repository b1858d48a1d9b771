import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Refusals", .tags(.database), .timeLimit(.minutes(20)))
struct RefusalMessageTests {
    @Test("refusals with user errors have a message: the first error's unless another is chosen", arguments: MutationExample.all)
    func examples(example: MutationExample) async throws {
        let issuer = try await MutationExample.issuer.value
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            let answer = try await fixture.client { try example.fail($0, world) }
            try Self.check(answer, example.name)
        }
    }

    /// Further refusals, with their message.
    private static let further: [(name: String, caller: MutationExample.Role, input: String, message: String)] = [
        (
            "logIn", .stranger, "email: \"person@people.example\", password: \"\(String(repeating: "x", count: 1_025))\"",
            "Passwords can have at most 1,024 bytes"
        ),
        ("logInWithIdentityToken", .stranger, #"provider: "NOBODY", idToken: "x""#, "You cannot log in with this provider here"),
        ("reportUser", .admin, #"accountId: "$other", reason: "x""#, "You have already reported this account. We are reviewing it"),
        ("logIn", .stranger, #"email: " ", password: "x""#, "Please enter the details"),
        ("createApiKey", .person, #"name: "x", scopes: [], expiresAt: "2020-01-01T00:00:00Z""#, "Please enter the details"),
        ("updateProfile", .person, #"phone: "none""#, "Invalid details. Please try again."),
        ("submitAppFeedback", .person, "comment: \"x\"", "Please select the stars"),
    ]

    @Test("have a message about the whole input", arguments: further.indices)
    func others(index: Int) async throws {
        let (name, caller, input, message) = Self.further[index]
        let issuer = try await MutationExample.issuer.value
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            let answer = try await fixture.client { try $0.changing(name, world.filled(input), as: world.member(caller)) }
            try Self.check(answer, name)
            #expect(answer.data[name]["message"].string == message)
        }
    }

    @Test("a photo that is too large has its own message")
    func photo() async throws {
        try await EngineFixture.run(services: { $0.photos.bytes = 10 }) { fixture in
            let payload = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.org")
                let photo = try Upload(fileName: "photo.png", contentType: "image/png", bytes: SchemaFile.picture("palette.png")[...])
                return try client.mutate("setProfilePhoto", ["photo": .upload(photo)], as: ana)
            }
            #expect(payload["message"].string == "File attached exceeds size. Please try again")
        }
    }

    private static func check(_ answer: Value, _ name: String) throws {
        let payload = answer.data[name]
        #expect(payload["userErrors"].items == [] || payload["message"].string?.isEmpty == false, "\(answer)")
        #expect(answer.errors != .null || payload["userErrors"].items != [], "the mutation must be refused")
    }
}
