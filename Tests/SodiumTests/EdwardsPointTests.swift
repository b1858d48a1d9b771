import Sodium
import Testing

@Suite("points of Ed25519")
struct EdwardsPointTests {
    /// The key of RFC 8037, appendix A.2.
    private static let key = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"

    private static func isValid(_ bytes: [UInt8]) -> Bool { EdwardsPoint.isValid(bytes.span) }

    @Test("a key is one")
    func key() {
        let bytes = Base64URL.decode(Self.key.utf8Span.span) ?? []
        #expect(Self.isValid(bytes))
        #expect(!Self.isValid(bytes.dropLast()))
        #expect(!Self.isValid(bytes + [0]))
    }

    @Test(
        "points of small order, beside the curve or written in another way are none",
        arguments: [
            // y = 0, of order 4; y = 1, the neutral one; y = -1, of order 2; y = 2, beside the curve; y = p + 3, which should be 3.
            [0] + [UInt8](repeating: 0, count: 31), [1] + [UInt8](repeating: 0, count: 31),
            [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F], [2] + [UInt8](repeating: 0, count: 31),
            [0xF0] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        ] as [[UInt8]]
    )
    func invalid(bytes: [UInt8]) {
        #expect(!Self.isValid(bytes))
    }
}
