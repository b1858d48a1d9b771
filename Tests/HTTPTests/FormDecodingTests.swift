import Testing

@testable import HTTP

@Suite("Form decoding")
struct FormDecodingTests {
    @Test(
        "is lenient as the URL standard wants it",
        arguments: [
            ("a+b", "a b"), ("a%20b", "a b"), ("%7Ba%7d", "{a}"), ("%C3%B1", "ñ"), ("100%", "100%"), ("%4", "%4"), ("%4x%41", "%4xA"),
            ("%25%32", "%2"),
            ("", ""),
        ]
    )
    func decode(encoded: String, decoded: String) {
        let bytes = Array(encoded.utf8)
        #expect(FormDecoding.decode(bytes.span) == Array(decoded.utf8))
    }
}
