import Domains
import Engine
import Planner
import Testing

@testable import Gateway

@Suite("What clients are told")
struct DisclosureTests {
    @Test("is the rule that denied something, in production only to administrators")
    func production() {
        let viewers: [Viewer?] =
            [ViewerRoles.admin, .donor, [.donor, .receiver, .admin], []].map { Viewer(account: 1, roles: $0) } + [nil]
        #expect(viewers.map { Disclosure(to: $0, inProduction: true) } == [.rules, .essentials, .rules, .essentials, .essentials])
        #expect(viewers.allSatisfy { Disclosure(to: $0, inProduction: false) == .everything })
    }
}
