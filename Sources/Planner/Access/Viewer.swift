/// Who asks, as far as permissions depend on it.
public struct Viewer: Sendable, Hashable {
    /// The number of the account.
    public var account: Int64
    /// What the account may do besides what everybody with an account may.
    public var roles: ViewerRoles
    /// The parts of the API that the credentials open: all for people, the scopes of a key for partners.
    public var scopes: AccessScopes

    /// Somebody with an account.
    public init(account: Int64, roles: ViewerRoles = [], scopes: AccessScopes = .all) {
        self.account = account
        self.roles = roles
        self.scopes = scopes
    }
}

/// The roles that permissions ask for.
public struct ViewerRoles: OptionSet, Sendable, Hashable {
    /// A bit for each role.
    public let rawValue: UInt8

    /// Roles by their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Gives food away.
    public static let donor = ViewerRoles(rawValue: 1)
    /// Takes food that is given away.
    public static let receiver = ViewerRoles(rawValue: 2)
    /// Runs the service.
    public static let admin = ViewerRoles(rawValue: 4)
}

/// A part of the API for which keys are given out.
public enum Domain: UInt8, Sendable, Hashable, CaseIterable {
    case accounts, donations, recipes, mealPlans, fashion

    /// The beginning of the names of its scopes: `MEAL_PLANS`.
    public var scopeName: String {
        switch self {
        case .accounts: "ACCOUNTS"
        case .donations: "DONATIONS"
        case .recipes: "RECIPES"
        case .mealPlans: "MEAL_PLANS"
        case .fashion: "FASHION"
        }
    }
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
    public static let all = AccessScopes(Domain.allCases.map { .writing($0) } + [.person])

    /// Reading what belongs to a domain.
    public static func reading(_ domain: Domain) -> AccessScopes { AccessScopes(rawValue: 1 << (domain.rawValue * 2)) }

    /// Changing what belongs to a domain, and reading it.
    public static func writing(_ domain: Domain) -> AccessScopes { AccessScopes(rawValue: 3 << (domain.rawValue * 2)) }

    /// The scope that a value of the schema's enum names: `RECIPES_READ`, `FASHION_WRITE`.
    public init?(enumValue: String) {
        for domain in Domain.allCases {
            if enumValue == "\(domain.scopeName)_READ" {
                self = .reading(domain)
                return
            }
            if enumValue == "\(domain.scopeName)_WRITE" {
                self = .writing(domain)
                return
            }
        }
        return nil
    }
}
