import AttackDocuments
import Foundation
import GraphQL
import Testing

@Suite(
    "memory use of attack documents",
    // A sanitizer keeps freed memory to detect its reuse.
    .enabled(if: ProcessInfo.processInfo.environment["CUPBOARD_SANITIZER"] == nil),
    .timeLimit(.minutes(20))
)
struct AttackMemoryTests {
    /// Returns the peak resident memory of this process so far, in KiB.
    private static func highWaterMark() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.split(separator: " ").dropLast().last ?? "") } ?? .max
    }

    @Test("frees memory: no round takes much, and the second one takes no more than the first")
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
