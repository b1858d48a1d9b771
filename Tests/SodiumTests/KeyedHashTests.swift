import Sodium
import Testing

@Suite("A keyed hash")
struct KeyedHashTests {
    private func hash(_ text: String) -> KeyedHash { KeyedHash(of: Array(text.utf8).span) }

    @Test("is equal for equal bytes only")
    func equality() {
        let texts = ["", "a", "b", "Bearer cps_abc", "Bearer cps_abd", "bearer cps_abc", String(repeating: "x", count: 8_192)]
        for (index, text) in texts.enumerated() {
            for (otherIndex, other) in texts.enumerated() {
                #expect((hash(text) == hash(other)) == (index == otherIndex))
            }
        }
        #expect(Set((0..<10_000).map { hash(String($0)) }).count == 10_000)
    }
}
