public import Planner

// The parts of the API that keys can be limited to. The numbers are bits of a cached key's scopes and are never stored.
extension Domain {
    /// Accounts, profiles, reports and feedback.
    public static let accounts = Domain(number: 0, scopeName: "ACCOUNTS")
    /// Donated food.
    public static let donations = Domain(number: 1, scopeName: "DONATIONS")
    /// Recipes and their ingredients.
    public static let recipes = Domain(number: 2, scopeName: "RECIPES")
    /// Meal plans.
    public static let mealPlans = Domain(number: 3, scopeName: "MEAL_PLANS")
    /// The fashion catalogue.
    public static let fashion = Domain(number: 4, scopeName: "FASHION")

    /// All domains.
    public static let allCases: [Domain] = [.accounts, .donations, .recipes, .mealPlans, .fashion]
}

extension AccessScopes {
    /// Creates the scope for a value of the schema's enum, for example `RECIPES_READ` or `FASHION_WRITE`.
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
