public import GraphQL

/// A denial of access by a rule.
public struct Denial: Error, Sendable, Hashable {
    /// The reason, which implies a remedy.
    public enum Reason: Sendable, Hashable {
        /// The request has no credentials: log in.
        case unauthenticated
        /// The account or API key lacks permission; nothing helps.
        case forbidden
        /// The account's e-mail address is not confirmed.
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

    /// The reason.
    public let reason: Reason
    /// The rule's name in `extensions.denied`: `admin`, `scope RECIPES_READ`.
    public let rule: String

    /// Whether the rule is a scope that the API key lacks, which the key's owner needs to know.
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

    /// The denial for an API key without a domain's scope; nil if it has the scope, and for people.
    public static func ofScope(_ domain: Domain, writing: Bool, in scopes: AccessScopes) -> Denial? {
        guard !scopes.isSuperset(of: writing ? .writing(domain) : .reading(domain)) else { return nil }
        return Denial(.forbidden, rule: "scope \(domain.scopeName)_\(writing ? "WRITE" : "READ")", namesScope: true)
    }
}
