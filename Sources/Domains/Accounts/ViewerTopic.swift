import Planner

/// The parts of an account that `viewerUpdated` reports, and the domain that a key needs for each.
enum ViewerTopic {
    static let domains: [String: Domain] = [
        "PROFILE": .accounts, "SETTINGS": .accounts, "NOTIFICATIONS": .accounts, "API_KEYS": .accounts,
        "FOOD_POSTS": .donations, "FOOD_REQUESTS": .donations, "FAVORITE_FOOD": .donations,
        "SAVED_RECIPES": .recipes, "ALLERGENS": .recipes, "FOOD_PREFERENCES": .recipes,
        "HEALTH_PROFILE": .mealPlans, "DAILY_LOG": .mealPlans, "MEAL_PLAN": .mealPlans, "GROCERY_LIST": .mealPlans, "BUDGET": .mealPlans,
        "FASHION_PROFILE": .fashion, "WISHLIST": .fashion, "ITEM_REACTIONS": .fashion,
    ]
}
