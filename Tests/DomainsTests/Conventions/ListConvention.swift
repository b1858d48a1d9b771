import GraphQL

extension Convention {
    static let lists = Convention(
        rule: "lists that can grow are connections; a plain list contains scalars or a bounded number of objects",
        exceptions: [
            "the steps defined in the program": ["Query.tour"],
            "the four budgets, or none": ["Query.budgetOptions"],
            "five for each of three meals": ["Query.mealOptions"],
            "at most eleven for each of three meals": ["Query.mealShortages"],
            "the nine selected recipes": ["SelectWeeklyMealsPayload.unplannedMeals"],
            "the number in `count`, at most 100": ["Query.weeks"],
            "one for each given id, at most 100": ["Query.nodes"],
            "the number in `first`, at most 20": ["Query.suggestions"],
            "one for each word of a search, at most 20": ["SearchInfo.correctedWords", "SearchInfo.exclusions", "SearchInfo.limits"],
            "the seven days of a week, and at most three meals and ten snacks a day": ["Week.days", "MealPlan.days", "MealPlanDay.meals"],
            "parts of one recipe or post, written together with it": [
                "Recipe.ingredients", "Recipe.instructions", "FoodPost.ingredients", "Recipe.pictures", "CatalogItem.pictures",
            ],
            "one for each value of an enum": ["Query.labels", "Query.foodTypes"],
            "at most one for each nutrient": [
                "Nutrition.micronutrients", "Ingredient.micronutrientsPer100g", "DailyTotals.micronutrients",
            ],
            "a log for each day of a range, at most 100, and at most 100 entries a day": ["Account.dailyLogs", "DailyLog.entries"],
            "the fields of a filter, and the selectable values of a field": [
                "CatalogItemConnection.facets", "CatalogFacet.values", "RecipeConnection.facets", "RecipeFacet.values",
            ],
            "ingredients that an account avoids, at most 100": ["Account.allergicIngredients"],
            "ingredients of one recipe": ["AllergyWarning.ingredients", "AllergyWarning.unknownIngredients"],
            "at most 100 of each": ["SetAllergensPayload.affectedMeals", "SetAllergensPayload.affectedSavedRecipes"],
            "the requested number of suggestions, at most 20": [
                "Query.suggestedRecipes", "Account.suggestedRecipes", "DiabeticMealPlannerHome.suggestedRecipes",
            ],
            "the number in `first`, at most 50": ["Query.suggestAccessories"],
            "sellers that an administrator has assigned to an account": ["Account.sellers"],
            "days, at most 100": ["SellerReport.days"],
            "the devices of an account, at most 20": ["Account.devices"],
            "three recipes for each of three meals": ["MealSelection.choices"],
            "ingredients that an account does not like, at most 100": ["FoodPreferences.dislikedIngredients"],
            "the available budgets": ["Recipe.budgetOptions"],
            "the ingredients of 21 meals and at most 200 other items, in one list or by aisle": [
                "GroceryList.items", "GroceryList.aisles", "GroceryAisle.items", "GroceryList.substitutes",
            ],
            "the meals of a week that need an ingredient": ["GroceryItem.meals"],
            "weeks, at most 52": ["Budget.spending"],
            "mistakes in one input": ["MutationPayload.userErrors"],
        ],
        counterexample: (
            """
            type Query { posts: [Post!]! tags: [String!]! page: PostConnection! more: [[Post]] }
            type Post { id: ID }
            type PostConnection { nodes: [Post!]! edges: [PostEdge!]! extra: [Post!]! }
            type PostEdge { node: Post! }
            """,
            ["Query.posts", "Query.more", "PostConnection.extra"]
        )
    ) { schema in
        schema.ownFields.compactMap { member in
            guard let type = member.type, type.isList, !schema[type.named].kind.isLeaf, !member.isDefinedByConnections else { return nil }
            let connection = schema.name(of: type) + "Connection"
            return Violation(
                member.coordinate,
                "is a plain list: if it can grow it should be of type \(connection); if not, list it here with the reason."
            )
        }
    }
}
