import Sodium
import Testing

@Suite("SHA-256")
struct SHA256DigestTests {
    // NIST's examples, and one from the appendix on persisted documents.
    @Test(
        "computes the standard's digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            ("query($id:ID!){user(id:$id){name}}", "71f7dc5758652baac68e4a10c50be732b741c892ade2883a99358f52b555286b"),
        ]
    )
    func standard(text: String, hexadecimal: String) {
        let digest = SHA256Digest(of: Array(text.utf8).span)
        #expect(digest.hexadecimal == hexadecimal)
        #expect(SHA256Digest(hexadecimal: Array(hexadecimal.utf8).span) == digest)
        #expect(SHA256Digest(hexadecimal: Array(hexadecimal.uppercased().utf8).span) == digest)
    }

    @Test("the bytes match the digits, in order")
    func bytes() {
        let digest = SHA256Digest(of: Array("abc".utf8).span)
        let bytes: [UInt8] = digest.withBytes { bytes in bytes.indices.map { bytes[$0] } }
        #expect(bytes.count == 32)
        #expect(bytes.prefix(4) == [0xBA, 0x78, 0x16, 0xBF])
        #expect(bytes.suffix(2) == [0x15, 0xAD])
        #expect(SHA256Digest(bytes: bytes.span) == digest)
        #expect(SHA256Digest(bytes: Array(bytes.dropLast()).span) == nil)
        #expect(SHA256Digest(bytes: Array(bytes + [0]).span) == nil)
    }

    @Test(
        "accepts only 64 hexadecimal digits",
        arguments: ["", "ab", String(repeating: "a", count: 63), String(repeating: "a", count: 65), String(repeating: "g", count: 64)]
    )
    func unreadable(text: String) {
        #expect(SHA256Digest(hexadecimal: Array(text.utf8).span) == nil)
    }
}
