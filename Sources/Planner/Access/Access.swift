/// Who may have a field, or run a mutation: the rule that stands beside its binding and holds on every path that leads there.
///
/// Which roles there are is the product's to say; it makes a rule of each.
public struct Access: Sendable {
    /// Whom a rule lets through.
    enum Demand: Sendable, Hashable {
        case nothing
        case account
        case role(ViewerRoles)
        case ownership(or: ViewerRoles)
        case rows(RowRule)
    }

    /// Which rows have the field for the account that asks; known by the name of the rule.
    struct RowRule: Sendable, Hashable {
        let name: String
        let condition: Rows

        static func == (one: RowRule, other: RowRule) -> Bool { one.name == other.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A condition over a row and the number of the account that asks.
    public typealias Rows = @Sendable (_ row: Alias, _ viewer: SQL) -> SQL

    /// What the account must have shown of itself besides.
    private struct Standing: Sendable {
        let roles: ViewerRoles
        let name: StaticString
    }

    let demand: Demand
    private let name: StaticString
    private var standing: Standing?
    /// Whether it is for people as such, whose account must then be open.
    public let needsOwnAccount: Bool

    /// Anybody.
    public static let everyone = Access(demand: .nothing, name: "everyone", needsOwnAccount: false)
    /// Anybody with an account.
    public static let signedIn = Access(demand: .account, name: "signedIn", needsOwnAccount: true)
    /// The account that the row belongs to; for all others the field is null.
    public static let owner = Access(demand: .ownership(or: []), name: "owner", needsOwnAccount: true)

    /// Those who have a role.
    ///
    /// - Parameters:
    ///   - role: What the account must have.
    ///   - name: The rule, as `extensions.denied` names it.
    ///   - needsOwnAccount: Whether the account must be open; not for those who lock accounts, which is done in an order of their own.
    /// - Returns: The rule.
    public static func role(_ role: ViewerRoles, named name: StaticString, needsOwnAccount: Bool = true) -> Access {
        Access(demand: .role(role), name: name, needsOwnAccount: needsOwnAccount)
    }

    /// The account that the row belongs to, and those who have a role; for all others the field is null.
    public static func owner(or role: ViewerRoles, named name: StaticString) -> Access {
        Access(demand: .ownership(or: role), name: name, needsOwnAccount: false)
    }

    /// Those with an account for whom a condition holds that looks at more than whose the row is; for all others the field is null.
    ///
    /// - Parameters:
    ///   - name: The rule, as `extensions.denied` names it; no other condition has it.
    ///   - condition: Which rows have the field for the account that asks.
    /// - Returns: The rule.
    public static func rows(named name: StaticString, where condition: @escaping Rows) -> Access {
        Access(demand: .rows(RowRule(name: name.description, condition: condition)), name: name, needsOwnAccount: true)
    }

    /// The same rule, for those alone who have shown something of themselves besides, such as where they read their e-mail.
    ///
    /// - Parameters:
    ///   - standing: What the account must have, as a role.
    ///   - name: What is missing, as `extensions.denied` names it.
    /// - Returns: The rule; who only lacks the standing is told so.
    public func demanding(_ standing: ViewerRoles, named name: StaticString) -> Access {
        var rule = self
        rule.standing = Standing(roles: standing, name: name)
        return rule
    }

    /// The rule's name, as `extensions.denied` has it.
    public var rawValue: String { name.description }

    /// Whether it asks nothing.
    var isForEveryone: Bool { demand == .nothing }

    /// Whether it depends on the row: who does not own it gets null instead of an error.
    var isAboutRows: Bool {
        switch demand {
        case .ownership, .rows: true
        case .nothing, .account, .role: false
        }
    }

    /// The role of those who have the field at all; nil where it asks for none.
    var role: ViewerRoles? {
        if case .role(let role) = demand { role } else { nil }
    }

    /// The role of those who have the field in the rows of others, too; nil where there is none.
    var roleForAllRows: ViewerRoles? {
        guard case .ownership(let role) = demand, !role.isEmpty else { return nil }
        return role
    }

    /// Why somebody is turned away whatever the row; nil for who may go on.
    public func denial(of viewer: Viewer?) -> Denial? {
        if let denial = denialByDemand(of: viewer) { return denial }
        guard let standing, let viewer, !viewer.roles.isSuperset(of: standing.roles) else { return nil }
        return Denial(.unconfirmed, rule: standing.name.description)
    }

    private func denialByDemand(of viewer: Viewer?) -> Denial? {
        switch demand {
        case .nothing, .ownership, .rows: return nil
        case .account: return viewer == nil ? Denial(.unauthenticated, rule: rawValue) : nil
        case .role(let role):
            guard let viewer else { return Denial(.unauthenticated, rule: rawValue) }
            return viewer.roles.isSuperset(of: role) ? nil : Denial(.forbidden, rule: rawValue)
        }
    }
}

extension Access: Hashable {
    /// Whether two rules let the same people through by the same name.
    public static func == (one: Access, other: Access) -> Bool {
        one.demand == other.demand && one.needsOwnAccount == other.needsOwnAccount && one.rawValue == other.rawValue
            && one.standing?.roles == other.standing?.roles
    }

    /// Adds the rule to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(demand)
        hasher.combine(rawValue)
    }
}
