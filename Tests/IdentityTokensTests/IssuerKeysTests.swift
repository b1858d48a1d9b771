import HTTP
import IdentityTokens
import Reactor
import TestSupport
import Testing
import TokenSigning

@Suite("keys of issuers")
struct IssuerKeysTests {
    private static let payload = TestVerifier.payload(["exp": "1800100000"])

    @Test("fetches the keys for an unknown key id at most once a minute, and drops the old key then")
    func rotation() async throws {
        let old = try TestKey.es256("old")
        let new = try TestKey.rsa("new")
        try await TestVerifier.run(keys: [old]) { test async throws in
            #expect(try await test.verify(payload: Self.payload, by: old).subject == "person-1")
            test.publish([new])
            test.advance(by: 59)
            await #expect(throws: IdentityTokenError.unknownKey(id: "new")) { try await test.verify(payload: Self.payload, by: new) }
            #expect(try await test.verify(payload: Self.payload, by: old).subject == "person-1")
            test.advance(by: 1)
            #expect(try await test.verify(payload: Self.payload, by: new).subject == "person-1")
            await #expect(throws: IdentityTokenError.unknownKey(id: "old")) { try await test.verify(payload: Self.payload, by: old) }
        }
    }

    @Test("fetches the keys again after an hour")
    func age() async throws {
        let old = try TestKey.es256("old")
        let new = try TestKey.es256("new")
        try await TestVerifier.run(keys: [old]) { test async throws in
            #expect(try await test.verify(payload: Self.payload, by: old).subject == "person-1")
            test.publish([new])
            test.advance(by: 3_599)
            #expect(try await test.verify(payload: Self.payload, by: old).subject == "person-1")
            test.advance(by: 1)
            await #expect(throws: IdentityTokenError.unknownKey(id: "old")) { try await test.verify(payload: Self.payload, by: old) }
        }
    }

    @Test(
        "keeps using the old keys if fetching fails",
        arguments: ["", "{}", "<html>", "{\"keys\": []}", "{\"keys\": [5, {}]}"]
    )
    func failure(text: String) async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run(keys: [key]) { test async throws in
            #expect(try await test.verify(payload: Self.payload, by: key).subject == "person-1")
            test.publish(text: text)
            test.advance(by: 4_000)
            #expect(try await test.verify(payload: Self.payload, by: key).subject == "person-1")
            test.removeKeys()
            test.advance(by: 4_000)
            #expect(try await test.verify(payload: Self.payload, by: key).subject == "person-1")
            #expect(await test.loadKeys().count == 2)
        }
    }

    @Test("reports keys that could never be fetched as missing, and retries after a minute")
    func unavailable() async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run { test async throws in
            let failures = await test.loadKeys()
            #expect(failures.count == 1)
            #expect(failures.first?.hasPrefix("TEST: /") == true)
            #expect(failures.first?.hasSuffix("keys.json: No such file or directory") == true)
            let error = await #expect(throws: IdentityTokenError.self) { try await test.verify(payload: Self.payload, by: key) }
            #expect(error == .keysUnavailable(String(failures.first?.dropFirst("TEST: ".count) ?? "")))
            test.publish([key])
            await #expect(throws: IdentityTokenError.self) { try await test.verify(payload: Self.payload, by: key) }
            test.advance(by: 60)
            #expect(try await test.verify(payload: Self.payload, by: key).subject == "person-1")
        }
    }

    @Test("fetches keys even if the clock is set back")
    func clockSetBack() async throws {
        let old = try TestKey.es256("old")
        let new = try TestKey.es256("new")
        let payload = TestVerifier.payload(["iat": "1"])
        try await TestVerifier.run(keys: [old]) { test async throws in
            #expect(try await test.verify(payload: payload, by: old).subject == "person-1")
            test.publish([new])
            test.advance(by: -1_000_000)
            #expect(try await test.verify(payload: payload, by: new).subject == "person-1")
        }
    }

    @Test("rejects a set that is too large")
    func tooLarge() async throws {
        let key = try TestKey.es256()
        try await TestVerifier.run { test in
            test.publish([TestKey](repeating: key, count: 101))
            #expect(await test.loadKeys().first == "TEST: it has 101 keys; at most 100 are allowed")
            test.publish(text: String(repeating: " ", count: 300_000))
            test.advance(by: 60)
            #expect(await test.loadKeys().first?.hasSuffix("is larger than 256 KiB") == true)
        }
    }

    struct Unusable: Sendable, CustomTestStringConvertible {
        let name: String
        let changes: [String: String?]
        var testDescription: String { name }
    }

    @Test(
        "ignores a key that is damaged, weak or for another use, and uses the others",
        arguments: [
            Unusable(name: "for encryption", changes: ["use": "enc"]),
            Unusable(name: "of another algorithm", changes: ["alg": "RS512"]),
            Unusable(name: "of an algorithm for encryption", changes: ["alg": "RSA-OAEP"]),
            Unusable(name: "of a shared secret's algorithm", changes: ["alg": "HS256"]),
            Unusable(name: "of another type", changes: ["kty": "EC"]),
            Unusable(name: "of an unknown type", changes: ["kty": "oct"]),
            Unusable(name: "of no type", changes: ["kty": nil]),
            Unusable(name: "of 1,024 bits", changes: ["n": RSAKeys.weakModulus]),
            Unusable(name: "without a modulus", changes: ["n": nil]),
            Unusable(name: "with an empty modulus", changes: ["n": ""]),
            Unusable(name: "with a damaged modulus", changes: ["n": "§"]),
            Unusable(name: "with the exponent 1", changes: ["e": "AQ"]),
        ]
    )
    func unusable(example: Unusable) async throws {
        let key = try TestKey.rsa("key-1")
        let good = try TestKey.es256("key-2")
        try await TestVerifier.run(keys: [key.publishing(example.changes), good]) { test async throws in
            await #expect(throws: IdentityTokenError.unknownKey(id: "key-1")) { try await test.verify(payload: Self.payload, by: key) }
            #expect(try await test.verify(payload: Self.payload, by: good).subject == "person-1")
        }
        try await TestVerifier.run(keys: [key.publishing(example.changes)]) { test in
            if example.changes["alg"] != "RS512" {
                #expect(await test.loadKeys().first?.contains("none of its keys") == true)
            }
        }
    }

    @Test("uses a key without an algorithm, or for signatures")
    func usable() async throws {
        let plain = try TestKey.rsa("plain")
        let pss = try TestKey.pss("plain")
        let signing = try TestKey.es256("signing")
        try await TestVerifier.run(keys: [plain.publishing(["alg": nil]), signing.publishing(["use": "sig", "alg": nil])]) {
            test async throws in
            for key in [plain, pss, signing] { #expect(try await test.verify(payload: Self.payload, by: key).subject == "person-1") }
        }
    }

    /// A server that responds with keys and counts the requests.
    private final class KeyServer: Sendable {
        private let state = Lock((body: "", status: HTTPStatus.ok, requests: 0))

        var requests: Int { state.withLock { $0.requests } }

        func answer(with body: String, status: HTTPStatus = .ok) {
            state.withLock {
                $0.body = body
                $0.status = status
            }
        }

        @Sendable func handle(_ exchange: HTTPExchange) async {
            let (body, status) = state.withLock { state in
                state.requests += 1
                return (state.body, state.status)
            }
            exchange.status = status
            exchange.respond(json: body.utf8)
        }
    }

    @Test("fetches keys over HTTP once for concurrent requests, and again when they change")
    func server() async throws {
        let old = try TestKey.rsa("old")
        let new = try TestKey.rsa("new", pem: RSAKeys.second)
        let keys = KeyServer()
        keys.answer(with: TestKey.set([old]))
        try await TestServer.run(answering: keys.handle) { server in
            try await TestVerifier.run(providers: { _ in [TestVerifier.provider(keys: .url(server.url + "/keys"))] }) { test in
                let token = try old.sign(Self.payload)
                try await withThrowingTaskGroup(of: String.self) { group in
                    for _ in 0..<50 { group.addTask { try await test.verify(token).subject } }
                    for try await subject in group { #expect(subject == "person-1") }
                }
                #expect(keys.requests == 1)
                // Tokens with invented key ids cause no requests.
                for number in 0..<50 {
                    let stranger = try TestKey.es256("stranger-\(number)")
                    await #expect(throws: IdentityTokenError.self) { try await test.verify(payload: Self.payload, by: stranger) }
                }
                #expect(keys.requests == 1)
                keys.answer(with: "gone", status: .notFound)
                test.advance(by: 4_000)
                #expect(try await test.verify(token).subject == "person-1")
                #expect(keys.requests == 2)
                keys.answer(with: TestKey.set([old, new]))
                test.advance(by: 60)
                #expect(try await test.verify(payload: Self.payload, by: new).subject == "person-1")
                #expect(try await test.verify(token).subject == "person-1")
                #expect(keys.requests == 3)
            }
        }
    }

    @Test("gets no keys from a server that redirects, fails or sends too much")
    func badServer() async throws {
        let keys = KeyServer()
        try await TestServer.run(answering: keys.handle) { server in
            try await TestVerifier.run(providers: { _ in [TestVerifier.provider(keys: .url(server.url))] }) { test in
                keys.answer(with: "{}", status: HTTPStatus(302, "Found"))
                #expect(await test.loadKeys().first?.contains("status 302") == true)
                test.advance(by: 60)
                keys.answer(with: String(repeating: " ", count: 300_000))
                #expect(await test.loadKeys().first?.contains("larger than") == true)
            }
        }
    }
}
