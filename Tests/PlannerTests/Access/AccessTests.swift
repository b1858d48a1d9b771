import GraphQL
import Testing

@testable import Planner

@Suite("Access rules")
struct AccessTests {
    private static let baker = ViewerRoles(rawValue: 1 << 5)
    private static let guest = Viewer(account: 1)
    private static let worker = Viewer(account: 1, roles: [baker, ViewerRoles(rawValue: 1)])

    @Test("deny anonymous clients, and accounts without the required role")
    func denials() {
        let rule = Access.role(Self.baker, named: "baker")
        #expect(rule.denial(of: nil) == Denial(.unauthenticated, rule: "baker"))
        #expect(rule.denial(of: Self.guest) == Denial(.forbidden, rule: "baker"))
        #expect(rule.denial(of: Self.worker) == nil)
        #expect(Access.signedIn.denial(of: nil) == Denial(.unauthenticated, rule: "signedIn"))
        #expect(Access.signedIn.denial(of: Self.guest) == nil)
        // Rules about rows deny no viewer: other viewers get null.
        let guests = Access.rows(named: "guests") { row, viewer in "\(row).guest_id = \(viewer)" }
        for rule in [Access.everyone, .owner, .owner(or: Self.baker, named: "ownerOrBaker"), guests] {
            #expect(rule.denial(of: nil) == nil)
        }
        #expect(guests.dependsOnRow && guests.roleForAllRows == nil)
        // The name identifies a condition.
        #expect(guests == .rows(named: "guests") { _, _ in "true" } && guests != .rows(named: "others") { _, _ in "true" })
    }

    @Test("describe their viewers")
    func kinds() {
        let shared = Access.owner(or: Self.baker, named: "ownerOrBaker")
        #expect(Access.everyone.isForEveryone && !Access.signedIn.isForEveryone)
        #expect(Access.owner.dependsOnRow && shared.dependsOnRow && !Access.role(Self.baker, named: "baker").dependsOnRow)
        #expect(Access.owner.roleForAllRows == nil && shared.roleForAllRows == Self.baker)
        #expect(Access.owner.needsOwnAccount && !shared.needsOwnAccount && !Access.everyone.needsOwnAccount)
        #expect(Access.role(Self.baker, named: "baker").needsOwnAccount)
        #expect(!Access.role(Self.baker, named: "baker", needsOwnAccount: false).needsOwnAccount)
    }

    @Test("are equal if demand and name are equal")
    func equality() {
        let rule = Access.role(Self.baker, named: "baker")
        #expect(rule == .role(Self.baker, named: "baker"))
        for other in [
            Access.role(Self.baker, named: "cook"), .role([], named: "baker"), .role(Self.baker, named: "baker", needsOwnAccount: false),
            .everyone, .owner(or: Self.baker, named: "baker"),
        ] {
            #expect(rule != other)
        }
    }

    @Test("require the scope of a domain from API keys, but not from people")
    func scopes() {
        let (bread, cake) = (Domain(number: 0, scopeName: "BREAD"), Domain(number: 6, scopeName: "CAKE"))
        let key: AccessScopes = [.reading(bread), .writing(cake)]
        #expect(Denial.ofScope(bread, writing: false, in: key) == nil)
        let writing = Denial.ofScope(bread, writing: true, in: key)
        #expect(writing?.reason == .forbidden && writing?.rule == "scope BREAD_WRITE" && writing?.namesScope == true)
        #expect(Denial.ofScope(cake, writing: true, in: key) == nil && Denial.ofScope(cake, writing: false, in: key) == nil)
        #expect(Denial.ofScope(cake, writing: false, in: .reading(bread))?.rule == "scope CAKE_READ")
        #expect(!key.contains(.person) && AccessScopes.all.contains(.person) && AccessScopes.all.isSuperset(of: key))
    }
}
