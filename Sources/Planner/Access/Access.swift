public import GraphQL

/// Who may have a field, or run a mutation: the rule that stands beside its binding and holds on every path that leads there.
public enum Access: String, Sendable, Hashable {
    /// Anybody.
    case everyone
    /// Anybody with an account.
    case signedIn
    /// Those who give food away.
    case donor
    /// Those who take food.
    case receiver
    /// Those who run the service.
    case admin
    /// The account that the row belongs to; for all others the field is null.
    case owner
    /// The account that the row belongs to, and those who run the service; for all others the field is null.
    case ownerOrAdmin

    /// Why somebody is turned away whatever the row; nil for who may go on.
    public func denial(of viewer: Viewer?) -> Denial? {
        switch self {
        case .everyone, .owner, .ownerOrAdmin: nil
        case .signedIn: viewer == nil ? Denial(.unauthenticated, rule: rawValue) : nil
        case .donor: denial(of: viewer, unless: .donor)
        case .receiver: denial(of: viewer, unless: .receiver)
        case .admin: denial(of: viewer, unless: .admin)
        }
    }

    /// Whether it is for people as such, whose account must then be open; administrators lock accounts in an order of their own.
    public var needsOwnAccount: Bool {
        switch self {
        case .signedIn, .donor, .receiver, .owner: true
        case .everyone, .admin, .ownerOrAdmin: false
        }
    }

    private func denial(of viewer: Viewer?, unless role: ViewerRoles) -> Denial? {
        guard let viewer else { return Denial(.unauthenticated, rule: rawValue) }
        return viewer.roles.contains(role) ? nil : Denial(.forbidden, rule: rawValue)
    }
}

/// A rule of access turned somebody away.
public struct Denial: Error, Sendable, Hashable {
    /// What would help.
    public enum Reason: Sendable, Hashable {
        /// To log in: the request has no credentials.
        case unauthenticated
        /// Nothing: this account, or this key, may not.
        case forbidden

        /// The code of the error.
        public var code: ErrorCode {
            switch self {
            case .unauthenticated: .unauthenticated
            case .forbidden: .forbidden
            }
        }
    }

    /// What would help.
    public let reason: Reason
    /// The rule, as `extensions.denied` names it: `admin`, `scope RECIPES_READ`.
    public let rule: String

    /// A denial by a rule.
    public init(_ reason: Reason, rule: String) {
        self.reason = reason
        self.rule = rule
    }

    /// The denial of a key that does not open a domain; nil when it does, and for people.
    public static func ofScope(_ domain: Domain, writing: Bool, in scopes: AccessScopes) -> Denial? {
        guard !scopes.isSuperset(of: writing ? .writing(domain) : .reading(domain)) else { return nil }
        return Denial(.forbidden, rule: "scope \(domain.scopeName)_\(writing ? "WRITE" : "READ")")
    }
}

/// What the visibility of rows can depend on: who asks.
public struct ViewerFacts {
    let shape: RequestShape

    /// The number of the account that asks, as a parameter; nil for strangers.
    public var account: SQL? { shape.isKnownViewer ? .parameter(.viewer) : nil }
    /// Whether whoever asks runs the service.
    public var isAdmin: Bool { shape.roles.contains(.admin) }
}
