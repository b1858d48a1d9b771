public import Planner

// The parts of the API for which keys are given out. The numbers are bits of a key's scopes while it is remembered; none is stored.
extension Domain {
    /// People, and what they say of themselves and of others.
    public static let accounts = Domain(number: 0, scopeName: "ACCOUNTS")
    /// Food that is given away.
    public static let donations = Domain(number: 1, scopeName: "DONATIONS")
    /// Recipes and their ingredients.
    public static let recipes = Domain(number: 2, scopeName: "RECIPES")
    /// Plans of what to eat.
    public static let mealPlans = Domain(number: 3, scopeName: "MEAL_PLANS")
    /// The catalogue of fashion.
    public static let fashion = Domain(number: 4, scopeName: "FASHION")

    /// All of them.
    public static let allCases: [Domain] = [.accounts, .donations, .recipes, .mealPlans, .fashion]
}

extension AccessScopes {
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
