import Testing

@testable import Reactor

@Suite("Registration table")
struct RegistrationTableTests {
    private final class Nobody: ReadinessHandler {
        func becameReady(_ readiness: Readiness) {}
    }

    @Test("an ended registration finds nothing, even if its slot is reused")
    func generations() {
        var table = RegistrationTable()
        let first = table.insert(descriptor: 5, interest: .read, handler: Nobody())
        #expect(table.remove(first) == 5)
        let second = table.insert(descriptor: 6, interest: .read, handler: Nobody())
        #expect(first.slot == second.slot)
        #expect(table.handler(of: first) == nil)
        #expect(table.handler(of: second) != nil)
        #expect(table.remove(first) == nil)
        #expect(table.change(first, to: .write) == nil)
        #expect(Registration(token: second.token) == second)
    }

    @Test("only a real change of interest reaches the kernel")
    func change() {
        var table = RegistrationTable()
        let registration = table.insert(descriptor: 5, interest: .read, handler: Nobody())
        #expect(table.change(registration, to: .read) == nil)
        #expect(table.change(registration, to: [.read, .write]) == 5)
        #expect(table.change(registration, to: [.read, .write]) == nil)
    }
}
