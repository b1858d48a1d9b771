/// A part of the API for which keys are given out; which there are is the product's to say.
public struct Domain: Sendable {
    /// Its place among the domains, from 0; there is room for seven.
    public let number: UInt8
    /// The beginning of the names of its scopes: `RECIPES`.
    public let scopeName: StaticString

    /// A domain by its place.
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

/// What credentials open: reading and writing, domain by domain.
public struct AccessScopes: OptionSet, Sendable, Hashable {
    /// Two bits for each domain, and the highest for people.
    public let rawValue: UInt16

    /// Scopes by their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// What is for people alone, whatever a key opens.
    public static let person = AccessScopes(rawValue: 1 << 15)

    /// Everything: what people have, and no key.
    public static let all = AccessScopes(rawValue: .max)

    /// Reading what belongs to a domain.
    public static func reading(_ domain: Domain) -> AccessScopes { AccessScopes(rawValue: 1 << (domain.number * 2)) }

    /// Changing what belongs to a domain, and reading it.
    public static func writing(_ domain: Domain) -> AccessScopes { AccessScopes(rawValue: 3 << (domain.number * 2)) }
}
