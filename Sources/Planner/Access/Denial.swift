public import GraphQL

/// A rule of access turned somebody away.
public struct Denial: Error, Sendable, Hashable {
    /// What would help.
    public enum Reason: Sendable, Hashable {
        /// To log in: the request has no credentials.
        case unauthenticated
        /// Nothing: this account, or this key, may not.
        case forbidden
        /// To confirm the account's e-mail.
        case unconfirmed

        /// The code of the error.
        public var code: ErrorCode {
            switch self {
            case .unauthenticated: .unauthenticated
            case .forbidden: .forbidden
            case .unconfirmed: .emailUnconfirmed
            }
        }
    }

    /// What would help.
    public let reason: Reason
    /// The rule, as `extensions.denied` names it: `admin`, `scope RECIPES_READ`.
    public let rule: String

    /// Whether the rule is the scope that a key lacks, which its owner needs to know.
    public let namesScope: Bool

    /// A denial by a rule.
    public init(_ reason: Reason, rule: String) {
        self.init(reason, rule: rule, namesScope: false)
    }

    private init(_ reason: Reason, rule: String, namesScope: Bool) {
        self.reason = reason
        self.rule = rule
        self.namesScope = namesScope
    }

    /// The denial of a key that does not open a domain; nil when it does, and for people.
    public static func ofScope(_ domain: Domain, writing: Bool, in scopes: AccessScopes) -> Denial? {
        guard !scopes.isSuperset(of: writing ? .writing(domain) : .reading(domain)) else { return nil }
        return Denial(.forbidden, rule: "scope \(domain.scopeName)_\(writing ? "WRITE" : "READ")", namesScope: true)
    }
}
