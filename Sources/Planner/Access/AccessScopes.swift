/// A part of the API that API keys can be issued for; the product defines the domains.
public struct Domain: Sendable {
    /// The domain's index from 0; there is room for seven.
    public let number: UInt8
    /// The beginning of the names of its scopes: `RECIPES`.
    public let scopeName: StaticString

    /// A domain with this index.
    public init(number: UInt8, scopeName: StaticString) {
        self.number = number
        self.scopeName = scopeName
    }
}

extension Domain: Hashable {
    /// Whether two domains are the same.
    public static func == (one: Domain, other: Domain) -> Bool { one.number == other.number }

    /// Adds the domain to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The permissions of credentials: reading and writing, domain by domain.
public struct AccessScopes: OptionSet, Sendable, Hashable {
    /// Two bits for each domain, and the highest bit for people.
    public let rawValue: UInt16

    /// Scopes by their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The scope for people only, which no API key has.
    public static let person = AccessScopes(rawValue: 1 << 15)

    /// Everything: the scopes of people, which no API key has.
    public static let all = AccessScopes(rawValue: .max)

    /// Reading in a domain.
    public static func reading(_ domain: Domain) -> AccessScopes { AccessScopes(rawValue: 1 << (domain.number * 2)) }

    /// Reading and writing in a domain.
    public static func writing(_ domain: Domain) -> AccessScopes { AccessScopes(rawValue: 3 << (domain.number * 2)) }
}
