import AttackDocuments
import Foundation
import GraphQL
import Testing

@Suite(
    "the memory that attacks take",
    // A sanitizer keeps what is given back, to see whether it is used again.
    .enabled(if: ProcessInfo.processInfo.environment["CUPBOARD_SANITIZER"] == nil),
    .timeLimit(.minutes(20))
)
struct AttackMemoryTests {
    /// The most memory that this process has had resident so far, in KiB.
    private static func highWaterMark() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.split(separator: " ").dropLast().last ?? "") } ?? .max
    }

    @Test("is given back: a second round of all takes no more than the first, and none takes much")
    func flat() async {
        await #expect(processExitsWith: .success) {
            let attacks = AttackDocument.all(bytes: 20_000)
            let before = Self.highWaterMark()
            for attack in attacks { _ = AttackDocumentTests.errors(attack) }
            let first = Self.highWaterMark()
            for attack in attacks { _ = AttackDocumentTests.errors(attack) }
            let last = Self.highWaterMark()
            #expect(first - before < 100_000)
            #expect(last - first < 8_000)
        }
    }
}
