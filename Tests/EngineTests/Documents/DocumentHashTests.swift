import Testing

@testable import Engine

@Suite("The hash of a document")
struct DocumentHashTests {
    private static func hash(_ parts: [UInt8]...) -> UInt64 {
        var hash = DocumentHash()
        for part in parts { hash.combine(part.span) }
        return hash.value
    }

    @Test("is the same for the same bytes, and differs if any bit, the length or the split differs")
    func distinct() {
        let document = Array("{ recipes(first: 3) { nodes { title } } }".utf8)
        #expect(Self.hash(document) == Self.hash(document))
        var seen: Set<UInt64> = [Self.hash(document)]
        var count = 1
        func expectNew(_ value: UInt64) {
            count += 1
            seen.insert(value)
        }
        for index in document.indices {
            for bit in 0..<8 {
                var changed = document
                changed[index] ^= 1 << bit
                expectNew(Self.hash(changed))
            }
            expectNew(Self.hash(Array(document[..<index])))
            expectNew(Self.hash(Array(document[..<index]), Array(document[index...])))
        }
        for zeros in 1...40 { expectNew(Self.hash([UInt8](repeating: 0, count: zeros))) }
        #expect(seen.count == count)
    }
}
