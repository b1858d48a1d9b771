/// The rule for reading a field or running a mutation.
///
/// The rule is part of the binding, and applies on every path that leads to the field or mutation.
///
/// The product defines the roles, and a rule for each.
public struct Access: Sendable {
    /// The requirement of a rule.
    enum Requirement: Sendable, Hashable {
        case nothing
        case account
        case role(ViewerRoles)
        case ownership(or: ViewerRoles)
        case rows(RowRule)
    }

    /// A condition on the rows that show the field to the viewer's account; identified by the rule's name.
    struct RowRule: Sendable, Hashable {
        let name: String
        let condition: Rows

        static func == (one: RowRule, other: RowRule) -> Bool { one.name == other.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A condition over a row and the number of the viewer's account.
    public typealias Rows = @Sendable (_ row: Alias, _ viewer: SQL) -> SQL

    /// A further requirement on the account.
    private struct Standing: Sendable {
        let roles: ViewerRoles
        let name: StaticString
    }

    let requirement: Requirement
    private let name: StaticString
    private var standing: Standing?
    /// Whether a mutation with this rule first locks the viewer's account, so that the mutations of one account run one after the other.
    public let needsOwnAccount: Bool

    /// Everyone.
    public static let everyone = Access(requirement: .nothing, name: "everyone", needsOwnAccount: false)
    /// Everyone with an account.
    public static let signedIn = Access(requirement: .account, name: "signedIn", needsOwnAccount: true)
    /// The account that owns the row; for all others the field is null.
    public static let owner = Access(requirement: .ownership(or: []), name: "owner", needsOwnAccount: true)

    /// Viewers with a role.
    ///
    /// - Parameters:
    ///   - role: The role that the account must have.
    ///   - name: The rule's name in `extensions.denied`.
    ///   - needsOwnAccount: Whether a mutation first locks the viewer's account; false for viewers who lock accounts in a different order.
    /// - Returns: The rule.
    public static func role(_ role: ViewerRoles, named name: StaticString, needsOwnAccount: Bool = true) -> Access {
        Access(requirement: .role(role), name: name, needsOwnAccount: needsOwnAccount)
    }

    /// The account that owns the row, and viewers with a role; for all others the field is null.
    public static func owner(or role: ViewerRoles, named name: StaticString) -> Access {
        Access(requirement: .ownership(or: role), name: name, needsOwnAccount: false)
    }

    /// Accounts that fulfil a condition beyond ownership of the row; for all others the field is null.
    ///
    /// - Parameters:
    ///   - name: The rule's name in `extensions.denied`; no other condition may have it.
    ///   - condition: The condition on rows that have the field for the viewer's account.
    /// - Returns: The rule.
    public static func rows(named name: StaticString, where condition: @escaping Rows) -> Access {
        Access(requirement: .rows(RowRule(name: name.description, condition: condition)), name: name, needsOwnAccount: true)
    }

    /// The same rule with a further requirement on the account, such as a confirmed e-mail address.
    ///
    /// - Parameters:
    ///   - standing: The requirement, as a role.
    ///   - name: The requirement's name in `extensions.denied`.
    /// - Returns: The rule; viewers who lack only this requirement get a denial with the reason `.unconfirmed`.
    public func requiring(_ standing: ViewerRoles, named name: StaticString) -> Access {
        var rule = self
        rule.standing = Standing(roles: standing, name: name)
        return rule
    }

    /// The rule's name in `extensions.denied`.
    public var rawValue: String { name.description }

    /// Whether the rule requires nothing.
    var isForEveryone: Bool { requirement == .nothing }

    /// Whether the rule depends on the row: viewers who do not fulfil it for a row get null instead of an error.
    var dependsOnRow: Bool {
        switch requirement {
        case .ownership, .rows: true
        case .nothing, .account, .role: false
        }
    }

    /// The role that the field requires; nil for none.
    var role: ViewerRoles? {
        if case .role(let role) = requirement { role } else { nil }
    }

    /// The role that also gives access to other people's rows; nil for none.
    var roleForAllRows: ViewerRoles? {
        guard case .ownership(let role) = requirement, !role.isEmpty else { return nil }
        return role
    }

    /// The denial that applies whatever the row; nil if the viewer may continue.
    public func denial(of viewer: Viewer?) -> Denial? {
        if let denial = denialByRequirement(of: viewer) { return denial }
        guard let standing, let viewer, !viewer.roles.isSuperset(of: standing.roles) else { return nil }
        return Denial(.unconfirmed, rule: standing.name.description)
    }

    private func denialByRequirement(of viewer: Viewer?) -> Denial? {
        switch requirement {
        case .nothing, .ownership, .rows: return nil
        case .account: return viewer == nil ? Denial(.unauthenticated, rule: rawValue) : nil
        case .role(let role):
            guard let viewer else { return Denial(.unauthenticated, rule: rawValue) }
            return viewer.roles.isSuperset(of: role) ? nil : Denial(.forbidden, rule: rawValue)
        }
    }
}

extension Access: Hashable {
    /// Whether two rules have the same requirements and the same name.
    public static func == (one: Access, other: Access) -> Bool {
        one.requirement == other.requirement && one.needsOwnAccount == other.needsOwnAccount && one.rawValue == other.rawValue
            && one.standing?.roles == other.standing?.roles
    }

    /// Adds the rule to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(requirement)
        hasher.combine(rawValue)
    }
}
