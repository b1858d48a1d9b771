import Sodium
import Testing

@Suite("points of Ed25519")
struct EdwardsPointTests {
    /// The key of RFC 8037, appendix A.2.
    private static let key = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"

    private static func isValid(_ bytes: [UInt8]) -> Bool { EdwardsPoint.isValid(bytes.span) }

    @Test("accepts a public key")
    func key() {
        let bytes = Base64URL.decode(Self.key.utf8Span.span) ?? []
        #expect(Self.isValid(bytes))
        #expect(!Self.isValid(bytes.dropLast()))
        #expect(!Self.isValid(bytes + [0]))
    }

    @Test(
        "rejects points of small order, off the curve or in non-canonical form",
        arguments: [
            // y = 0, of order 4; y = 1, the neutral element; y = -1, of order 2; y = 2, off the curve; y = p + 3, which should be 3.
            [0] + [UInt8](repeating: 0, count: 31), [1] + [UInt8](repeating: 0, count: 31),
            [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F], [2] + [UInt8](repeating: 0, count: 31),
            [0xF0] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        ] as [[UInt8]]
    )
    func invalid(bytes: [UInt8]) {
        #expect(!Self.isValid(bytes))
    }
}
