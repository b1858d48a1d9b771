import TestSupport
import Testing

@testable import Engine

@Suite("Request ids")
struct RequestIDTests {
    private func read(_ text: String) -> RequestID? { RequestID(text.utf8Span.span) }

    @Test("can be chosen by the client if they are safe", arguments: ["a", "req-42", "0.1_Z", String(repeating: "x", count: 64)])
    func taken(text: String) {
        #expect(read(text)?.text == text)
    }

    @Test(
        "are refused if they could break out of a header, a message or the log",
        arguments: ["", " a", "a b", "a\u{22}", "a\\n", "ä", "<a>", "a;b", "a\u{0}", String(repeating: "x", count: 65)]
    )
    func refused(text: String) {
        #expect(read(text) == nil)
    }

    @Test("are unique and safe if the server generates them")
    func made() {
        var ids = RequestIDs()
        var others = RequestIDs()
        var seen: Set<String> = []
        for _ in 0..<50_000 {
            for id in [ids.next(), others.next()] {
                #expect(read(id.text) != nil)
                seen.insert(id.text)
            }
        }
        #expect(seen.count == 100_000)
    }

    @Test("have a common prefix and increasing numbers with carries if one generator creates them")
    func counted() {
        var generator = SeededGenerator(seed: 1)
        var ids = RequestIDs(using: &generator)
        let texts = (0..<1_300).map { _ in ids.next().text }
        #expect(Set(texts.map { $0.prefix(11) }).count == 1)
        for (number, text) in zip(1..., texts) { #expect(Int(text.suffix(7), radix: 36) == number) }
    }
}
