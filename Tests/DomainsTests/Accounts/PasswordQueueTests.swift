import Testing

@testable import Domains

@Suite("The queue for the password hashing threads")
struct PasswordQueueTests {
    private typealias Line = PasswordQueue<String>

    private static func requester(_ account: String, _ network: String = "n") -> PasswordRequester {
        PasswordRequester(account: account, network: network)
    }

    /// Describes the result of entering the queue: running, waiting, refused, or waiting in place of another.
    private static func word(_ place: Line.Place) -> String {
        switch place {
        case .now: "now"
        case .waits(let refused): refused.map { "instead of \($0)" } ?? "waits"
        case .none: "none"
        }
    }

    @Test("alternates between networks, and within a network between accounts")
    func turns() {
        var line = Line(threads: 1)
        #expect(Self.word(line.enter(Self.requester("a"), 0, "a0")) == "now")
        for number in 1...5 { #expect(Self.word(line.enter(Self.requester("a"), number, "a\(number)")) == "waits") }
        #expect(Self.word(line.enter(Self.requester("b"), 6, "b")) == "waits")
        #expect(Self.word(line.enter(Self.requester("c", "m"), 7, "c")) == "waits")
        var order: [String] = []
        var last = Self.requester("a")
        while let next = line.leave(last) {
            order.append(next)
            last = next == "b" ? Self.requester("b") : next == "c" ? Self.requester("c", "m") : Self.requester("a")
        }
        #expect(order == ["a1", "c", "b", "a2", "a3", "a4", "a5"])
        #expect(Self.word(line.enter(Self.requester("b"), 8, "b")) == "now", "the thread is free again")
    }

    @Test("limits one account's entries per network and in total")
    func accounts() {
        var line = Line(threads: 2, bounds: .init(ofRequester: 3, ofAccount: 5, ofLane: 100))
        let places = (0..<4).map { Self.word(line.enter(Self.requester("a"), $0, "a")) }
        #expect(places == ["now", "now", "waits", "none"])
        let others = (4..<7).map { Self.word(line.enter(Self.requester("a", "m"), $0, "a")) }
        #expect(others == ["waits", "waits", "none"])
        #expect(Self.word(line.enter(Self.requester("b"), 8, "b")) == "waits")
        _ = line.leave(Self.requester("a"))
        #expect(Self.word(line.enter(Self.requester("a"), 9, "a")) == "waits", "an entry has left")
    }

    @Test("a full queue drops an entry of the network with the most entries, and refuses that network's new ones")
    func full() {
        var line = Line(threads: 1, bounds: .init(ofRequester: 3, ofAccount: 3, ofLane: 4))
        for number in 0..<5 { _ = line.enter(Self.requester("a\(number)"), number, "a\(number)") }
        #expect(Self.word(line.enter(Self.requester("b"), 6, "b")) == "none")
        #expect(Self.word(line.enter(Self.requester("b", "m"), 7, "b")).hasPrefix("instead of a"))
        #expect(Self.word(line.enter(Self.requester("c", "m"), 8, "c")).hasPrefix("instead of a"))
        #expect(Self.word(line.enter(Self.requester("d", "m"), 9, "d")) == "none", "both networks have the same number of entries")
    }

    @Test("serves known networks in every second turn, however many unknown networks wait")
    func lanes() {
        var line = Line(threads: 1, bounds: .init(ofLane: 3))
        let owner = PasswordRequester(account: "owner", network: "home", isKnown: true)
        _ = line.enter(Self.requester("first"), 0, "first")
        for number in 1...3 { #expect(Self.word(line.enter(Self.requester("x", "n\(number)"), number, "x\(number)")) == "waits") }
        #expect(Self.word(line.enter(Self.requester("x", "n4"), 4, "x4")) == "none", "the lane of unknown networks is full")
        for number in 5...6 { #expect(Self.word(line.enter(owner, number, "owner\(number)")) == "waits") }
        var order: [String] = []
        var last = Self.requester("first")
        while let next = line.leave(last) {
            order.append(next)
            last = next.hasPrefix("owner") ? owner : Self.requester("x", "n\(next.last ?? "?")")
        }
        #expect(order == ["owner5", "x1", "owner6", "x2", "x3"])
    }

    @Test("removes an entry that has left from all counts")
    func gone() {
        var line = Line(threads: 1, bounds: .init(ofRequester: 2, ofAccount: 2, ofLane: 4))
        _ = line.enter(Self.requester("a"), 0, "a0")
        _ = line.enter(Self.requester("a"), 1, "a1")
        #expect(line.remove(Self.requester("a"), 1) == "a1")
        #expect(line.remove(Self.requester("a"), 1) == nil)
        #expect(line.remove(Self.requester("a"), 0) == nil, "a running entry is not in the queue")
        #expect(Self.word(line.enter(Self.requester("a"), 2, "a2")) == "waits")
        #expect(line.leave(Self.requester("a")) == "a2")
        #expect(line.leave(Self.requester("a")) == nil)
    }
}
