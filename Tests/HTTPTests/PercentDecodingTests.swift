import Testing

@testable import HTTP

@Suite("Percent-decoding")
struct PercentDecodingTests {
    @Test(
        "is lenient like the URL standard",
        arguments: [
            ("a+b", "a b"), ("a%20b", "a b"), ("%7Ba%7d", "{a}"), ("%C3%B1", "ñ"), ("100%", "100%"), ("%4", "%4"), ("%4x%41", "%4xA"),
            ("%25%32", "%2"),
            ("", ""),
        ]
    )
    func decode(encoded: String, decoded: String) {
        let bytes = Array(encoded.utf8)
        #expect(PercentDecoding.decode(bytes.span, plusIsSpace: true) == Array(decoded.utf8))
    }

    @Test("keeps a plus in a path")
    func path() {
        #expect(PercentDecoding.decode(Array("a+b%2Bc%20d".utf8).span, plusIsSpace: false) == Array("a+b+c d".utf8))
    }
}
