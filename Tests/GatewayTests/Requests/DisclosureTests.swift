import Domains
import Engine
import Planner
import Testing

@testable import Gateway

@Suite("Disclosure of details to clients")
struct DisclosureTests {
    @Test("in production only administrators learn the rule that denied a field")
    func production() {
        let viewers: [Viewer?] =
            [ViewerRoles.admin, .donor, [.donor, .receiver, .admin], []].map { Viewer(account: 1, roles: $0) } + [nil]
        #expect(viewers.map { Disclosure(to: $0, inProduction: true) } == [.rules, .essentials, .rules, .essentials, .essentials])
        #expect(viewers.allSatisfy { Disclosure(to: $0, inProduction: false) == .everything })
    }
}
