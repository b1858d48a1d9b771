import TestSupport
import Testing

@testable import Engine

@Suite("The fair queue")
struct FairQueueTests {
    private final class Waiter {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private typealias Queue = FairQueue<String, Waiter>

    /// Adds waiters, each for the client named by its first letter; returns what happened to them.
    @discardableResult
    private func enter(_ queue: inout Queue, _ names: String...) -> [String] {
        names.map { name in
            switch queue.enter(Waiter(name), of: String(name.prefix(1))) {
            case .goes: "\(name) goes"
            case .waits(nil): "\(name) waits"
            case .waits(let refused?): "\(name) waits for \(refused.name)"
            case .refused: "\(name) refused"
            }
        }
    }

    @Test("gives a client one place at a time, even if others are free")
    func onePlace() {
        var queue = Queue(places: 2, room: 10)
        #expect(enter(&queue, "a1", "a2", "a3", "b1") == ["a1 goes", "a2 waits", "a3 waits", "b1 goes"])
        #expect(queue.leave("b").map(\.name) == [])
        #expect(queue.taken == 1)
        #expect(queue.leave("a").map(\.name) == ["a2"])
        #expect(queue.leave("a").map(\.name) == ["a3"])
        #expect(queue.leave("a").isEmpty)
        #expect(queue.taken == 0 && queue.waiting == 0)
    }

    @Test("lets clients take turns, however many requests one has")
    func turns() {
        var queue = Queue(places: 1, room: 100)
        enter(&queue, "a0", "a1", "a2", "a3", "b1", "b2", "c1")
        var order: [String] = []
        var running = "a"
        while let next = queue.leave(running).first {
            order.append(next.name)
            running = String(next.name.prefix(1))
        }
        #expect(order == ["b1", "c1", "a1", "b2", "a2", "a3"])
    }

    @Test("drops the last waiter of the client with most waiters when full, or refuses a newcomer of that client")
    func room() {
        var queue = Queue(places: 1, room: 5)
        enter(&queue, "a0", "a1", "a2", "a3", "a4", "a5")
        let late = enter(&queue, "a6", "b1", "b2", "b3", "c1")
        #expect(late == ["a6 refused", "b1 waits for a5", "b2 waits for a4", "b3 refused", "c1 waits for a3"])
        #expect(queue.waiting == 5)
    }

    @Test("does not admit a waiter that has left")
    func withdrawal() {
        var queue = Queue(places: 1, room: 10)
        enter(&queue, "a0")
        let (first, second) = (Waiter("b1"), Waiter("b2"))
        _ = queue.enter(first, of: "b")
        _ = queue.enter(second, of: "b")
        queue.remove(first, of: "b")
        queue.remove(first, of: "b")
        #expect(queue.waiting == 1)
        #expect(queue.leave("a").map(\.name) == ["b2"])
        #expect(queue.leave("b").isEmpty)
    }

    @Test("respects places and room, and neither loses nor duplicates a waiter in random runs", arguments: 0..<20 as Range<UInt64>)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var queue = Queue(places: 3, room: 20)
        var running: [String: String] = [:]
        var expected: Set<String> = []
        for number in 0..<2_000 {
            if Int.random(in: 0..<3, using: &generator) > 0 {
                let client = String(UnicodeScalar(UInt8(97 + Int.random(in: 0..<6, using: &generator))))
                let name = "\(client)\(number)"
                switch queue.enter(Waiter(name), of: client) {
                case .goes:
                    #expect(running[client] == nil)
                    running[client] = name
                case .waits(let refused):
                    expected.insert(name)
                    if let refused { #expect(expected.remove(refused.name) != nil) }
                case .refused: break
                }
            } else if let client = running.keys.sorted().randomElement(using: &generator) {
                running[client] = nil
                for next in queue.leave(client) {
                    let client = String(next.name.prefix(1))
                    #expect(running[client] == nil)
                    #expect(expected.remove(next.name) != nil)
                    running[client] = next.name
                }
            }
            #expect(running.count <= 3 && queue.taken == running.count)
            #expect(queue.waiting == expected.count && expected.count <= 20)
        }
        while let client = running.keys.first {
            running[client] = nil
            for next in queue.leave(client) {
                expected.remove(next.name)
                running[String(next.name.prefix(1))] = next.name
            }
        }
        #expect(expected.isEmpty)
    }
}
