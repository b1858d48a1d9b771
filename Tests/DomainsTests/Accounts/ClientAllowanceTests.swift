import Engine
import Reactor
import Testing

@testable import Domains

@Suite("A client's allowance per minute")
struct ClientMinuteTests {
    private static let start = MonotonicTime(nanoseconds: 1_000_000_000)

    private static func later(_ seconds: Int) -> MonotonicTime { start.advanced(by: .seconds(seconds)) }

    @Test("starts with the first request, is spent, and starts again")
    func minutes() {
        let allowance = ClientAllowance("address", limit: 100)
        #expect(allowance.remaining(at: Self.start) == nil)
        #expect(allowance.spend(60, at: Self.start) == nil)
        #expect(allowance.remaining(at: Self.later(10))?.points == 40)
        #expect(allowance.remaining(at: Self.later(10))?.seconds == 50)
        #expect(allowance.spend(41, at: Self.later(59))?.retryAfter == 1)
        #expect(allowance.spend(40, at: Self.later(59)) == nil)
        #expect(allowance.spend(100, at: Self.later(60)) == nil)
        #expect(allowance.spend(101, at: Self.later(500))?.retryAfter == nil, "no minute has enough points")
    }

    @Test("carries over excess cost, limited to one minute's points")
    func debts() {
        let allowance = ClientAllowance("address", limit: 100)
        #expect(allowance.spend(10, at: Self.start) == nil)
        allowance.charge(extra: 120, at: Self.start)
        #expect(allowance.remaining(at: Self.start)?.points == 0)
        #expect(allowance.spend(1, at: Self.later(1)) != nil)
        #expect(allowance.spend(71, at: Self.later(60)) != nil)
        #expect(allowance.spend(70, at: Self.later(60)) == nil)
        for _ in 0..<3 { allowance.charge(extra: .max, at: Self.later(60)) }
        #expect(allowance.spend(1, at: Self.later(120)) != nil)
        #expect(allowance.spend(100, at: Self.later(180)) == nil)
    }

    @Test("is kept during its minute; clients beyond the table's capacity share one")
    func table() {
        let table = AllowanceTable<Int>("address", limit: 100, room: 3)
        let first = table.allowance(of: 1, at: Self.start)
        #expect(first.spend(100, at: Self.start) == nil)
        for client in 2...3 { #expect(table.allowance(of: client, at: Self.start).spend(1, at: Self.start) == nil) }
        let crowd = table.allowance(of: 4, at: Self.start)
        #expect(crowd === table.allowance(of: 5, at: Self.start))
        #expect(crowd.limit == 1_000)
        #expect(table.allowance(of: 1, at: Self.later(59)) === first)
        #expect(table.allowance(of: 1, at: Self.later(59)).spend(1, at: Self.later(59)) != nil)
        // The second client's minute is over.
        let late = table.allowance(of: 4, at: Self.later(61))
        #expect(late !== crowd && late.limit == 100)
        #expect(table.allowance(of: 1, at: Self.later(61)) === first)
    }

    @Test("the table eventually removes an absent client in debt")
    func debtors() {
        let table = AllowanceTable<Int>("address", limit: 100, room: 2)
        for client in 1...2 {
            let allowance = table.allowance(of: client, at: Self.start)
            #expect(allowance.spend(100, at: Self.start) == nil)
            allowance.charge(extra: .max, at: Self.start)
        }
        #expect(table.allowance(of: 3, at: Self.later(119)).limit == 1_000)
        #expect(table.allowance(of: 3, at: Self.later(120)).limit == 100)
        #expect(table.allowance(of: 2, at: Self.later(120)).spend(100, at: Self.later(120)) == nil)
    }
}
