import Sodium
import Testing

@Suite("hashes of passwords")
struct PasswordHashTests {
    /// argon2id's minimum: these tests measure nothing.
    private static let cheap = PasswordHash.Parameters(operations: 1, memory: 8_192)

    private static func hash(_ password: String, _ parameters: PasswordHash.Parameters = cheap) throws -> PasswordHash {
        try PasswordHash(of: Array(password.utf8).span, parameters: parameters)
    }

    private static func verify(_ password: String, _ hash: PasswordHash) throws -> Bool {
        try hash.verify(Array(password.utf8).span)
    }

    // Created with the reference implementation: `printf PASSWORD | argon2 SALT -id -t T -k KIB -p P -e`.
    @Test(
        "verifies hashes of other implementations of argon2id",
        arguments: [
            ("password", "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"),
            ("Correct_horse_1!", "$argon2id$v=19$m=32768,t=3,p=1$c2FsdHNhbHRzYWx0$hBCNFOQsQf6amR9JHLlcdGtI83V/3w87DCOCASe36No"),
            ("contraseña", "$argon2id$v=19$m=19456,t=2,p=4$MDEyMzQ1Njc4OWFiY2RlZg$gGhCP+i7+KETQQrN5sC9+Cd7TVpXpqUCMLUifkOx9Kg"),
        ]
    )
    func known(password: String, text: String) throws {
        let hash = try #require(PasswordHash(text: text))
        #expect(try Self.verify(password, hash))
        #expect(try !Self.verify(password + " ", hash))
    }

    @Test(
        "a hash matches only its own password",
        arguments: ["Correct horse 1!", "", "contraseña", "a\u{0}b", String(repeating: "x", count: 1_024)]
    )
    func verify(password: String) throws {
        let hash = try Self.hash(password)
        #expect(try Self.verify(password, hash))
        #expect(try !Self.verify(password.isEmpty ? "x" : String(password.dropLast()), hash))
        #expect(try !Self.verify("another", hash))
    }

    @Test("a NUL does not end a password")
    func zeroByte() throws {
        #expect(try !Self.verify("a\u{0}c", Self.hash("a\u{0}b")))
        #expect(try !Self.verify("a", Self.hash("a\u{0}b")))
    }

    @Test("hashes the same password differently each time")
    func salt() throws {
        #expect(try Self.hash("same").text != Self.hash("same").text)
    }

    @Test("the standard parameters are in the text and meet OWASP's minimum")
    func standard() throws {
        let hash = try Self.hash("Correct horse 1!", .standard)
        #expect(hash.text.hasPrefix("$argon2id$v=19$m=32768,t=3,p=1$"))
        #expect(PasswordHash.Parameters.standard.memory >= 19 << 20)
        #expect(PasswordHash.Parameters.standard.operations >= 2)
        #expect(try Self.verify("Correct horse 1!", hash))
    }

    @Test("refuses to hash or compare a password that is too long", arguments: [1_025, 10_000_000])
    func tooLong(count: Int) throws {
        let password = [UInt8](repeating: UInt8(ascii: "x"), count: count)
        let error = PasswordHashError.passwordTooLong(limit: 1_024, found: count)
        #expect(throws: error) { try PasswordHash(of: password.span) }
        let hash = try Self.hash("x")
        #expect(throws: error) { try hash.verify(password.span) }
    }

    @Test(
        "rejects parameters that are out of range",
        arguments: [(0, 8_192), (-1, 8_192), (1, 8_191), (1, -1), (1, Int.max), (Int.max, 8_192)]
    )
    func outOfRange(operations: Int, memory: Int) {
        #expect(throws: PasswordHashError.unavailable) {
            try Self.hash("x", PasswordHash.Parameters(operations: operations, memory: memory))
        }
    }

    @Test("requires a new hash only for other parameters")
    func rehash() throws {
        let hash = try Self.hash("x")
        #expect(!hash.needsRehash(for: Self.cheap))
        #expect(hash.needsRehash(for: PasswordHash.Parameters(operations: 2, memory: 8_192)))
        #expect(hash.needsRehash(for: PasswordHash.Parameters(operations: 1, memory: 16_384)))
        #expect(hash.needsRehash())
    }

    @Test("no password matches the hash for unknown users, which costs as much as others")
    func dummy() throws {
        let hash = try PasswordHash.dummy(parameters: Self.cheap)
        #expect(!hash.needsRehash(for: Self.cheap))
        for password in ["", "x", "Correct horse 1!"] { #expect(try !Self.verify(password, hash)) }
        #expect(try PasswordHash.dummy(parameters: Self.cheap).text != hash.text)
    }

    @Test("a truncated hash matches nothing")
    func damaged() throws {
        let text = try Self.hash("x").text
        for count in 10..<text.utf8.count {
            let hash = try #require(PasswordHash(text: String(text.prefix(count))))
            #expect(try !Self.verify("x", hash))
        }
    }

    @Test(
        "rejects texts that are not argon2id's",
        arguments: [
            "", "x", "$argon2i$v=19$m=8,t=3,p=1$c2FsdHNhbHRzYWx0$aaaa", "$2b$12$abc", "$argon2id$" + String(repeating: "a", count: 200),
        ]
    )
    func noHash(text: String) {
        #expect(PasswordHash(text: text) == nil)
    }

    @Test("printing a hash reveals nothing")
    func printing() throws {
        let hash = try Self.hash("x")
        var dumped = ""
        dump(hash, to: &dumped)
        for text in ["\(hash)", String(reflecting: hash), dumped] { #expect(!text.contains("m=8")) }
    }
}
