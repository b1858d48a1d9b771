/// An app that uses the service.
///
/// The raw values are the names in the schema's enum `App`.
public enum App: String, Sendable, CaseIterable {
    case foodSaver = "FOODSAVER"
    case foodnFit = "FOOD_N_FIT"
    case diabeticMealPlanner = "DIABETIC_MEAL_PLANNER"
    case mealBudgetPlan = "MEAL_BUDGET_PLAN"
    case fabulyst = "FABULYST"

    /// The name in e-mails, unless the operator has chosen another one.
    public var name: String {
        switch self {
        case .foodSaver: "FoodSaver"
        case .foodnFit: "Food’n Fit"
        case .diabeticMealPlanner: "Diabetic Meal Planner"
        case .mealBudgetPlan: "Meal Budget Plan"
        case .fabulyst: "Fabulyst"
        }
    }

    /// The purpose of the app in invitations, unless the operator has chosen another text.
    public var purpose: AppPurpose {
        switch self {
        case .foodSaver:
            AppPurpose(
                english: "share food that would go to waste, and find food that people nearby give away",
                spanish: "comparte la comida que sobra y encuentra la que regalan cerca de ti"
            )
        case .foodnFit:
            AppPurpose(
                english: "find recipes for what you have, and log what you eat",
                spanish: "encuentra recetas para lo que tienes y anota lo que comes"
            )
        case .diabeticMealPlanner:
            AppPurpose(
                english: "plan meals that suit a life with diabetes, and get the grocery list for them",
                spanish: "planifica comidas que encajan con la diabetes y recibe la lista de la compra"
            )
        case .mealBudgetPlan:
            AppPurpose(
                english: "plan a week of meals within your budget",
                spanish: "planifica una semana de comidas dentro de tu presupuesto"
            )
        case .fabulyst:
            AppPurpose(
                english: "discover fashion that is picked for you",
                spanish: "descubre moda elegida para ti"
            )
        }
    }
}

/// The purpose of an app in invitations: the end of a sentence, without a full stop.
public struct AppPurpose: Sendable, Equatable {
    /// The text in English.
    public let english: String
    /// The text in Spanish.
    public let spanish: String

    /// Creates the texts.
    public init(english: String, spanish: String) {
        (self.english, self.spanish) = (english, spanish)
    }

    /// The purpose of all apps together.
    public static let all = AppPurpose(
        english:
            "share food that would go to waste, find recipes for what you have, plan your meals and their cost, discover fashion",
        spanish:
            "comparte la comida que sobra, encuentra recetas para lo que tienes, planifica tus comidas y su coste, descubre moda"
    )
}
