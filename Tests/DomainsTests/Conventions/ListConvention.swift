import GraphQL

extension Convention {
    static let lists = Convention(
        rule: "lists that can grow are connections; a plain list is of scalars, or of parts that are bounded",
        exceptions: [
            "as many as there are steps in the program": ["Query.tour"],
            "the four budgets, or none": ["Query.budgetOptions"],
            "five for each of three meals": ["Query.mealOptions"],
            "as many as `count` asks for, at most 100": ["Query.weeks"],
            "as many as ids are given, at most 100": ["Query.nodes"],
            "as many as `first` asks for, at most 20": ["Query.suggestions"],
            "as many as a search has words, at most 20": ["SearchInfo.correctedWords"],
            "the seven days of a week, and at most three meals of a day": ["Week.days", "MealPlan.days", "MealPlanDay.meals"],
            "parts of one recipe or post, which are written with it": [
                "Recipe.ingredients", "Recipe.instructions", "FoodPost.ingredients", "Recipe.pictures", "CatalogItem.pictures",
            ],
            "as many as an enum has values": ["Query.labels", "Query.foodTypes"],
            "at most one for each nutrient": [
                "Nutrition.micronutrients", "Ingredient.micronutrientsPer100g", "DailyTotals.micronutrients",
            ],
            "a log for each day of a time, at most 100, and at most 100 entries a day": ["Account.dailyLogs", "DailyLog.entries"],
            "the fields of a filter, and the values of one that are worth a choice": [
                "CatalogItemConnection.facets", "CatalogFacet.values",
            ],
            "ingredients that an account avoids, at most 100": ["Account.allergicIngredients", "AllergyWarning.ingredients"],
            "as many suggestions as are asked for, at most 20": [
                "Query.suggestedRecipes", "Account.suggestedRecipes", "DiabeticMealPlannerHome.suggestedRecipes",
            ],
            "as many things as `first` asks for, at most 50": ["Query.suggestAccessories"],
            "sellers that an administrator has tied to an account": ["Account.sellers"],
            "days, at most 100": ["SellerReport.days"],
            "three recipes for each of three meals": ["MealSelection.choices"],
            "ingredients that an account does not like, at most 100": ["FoodPreferences.dislikedIngredients"],
            "the budgets that there are": ["Recipe.budgetOptions"],
            "what 21 meals need and at most 200 items more, in whole or by their aisle": [
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
            return Breach(
                member.coordinate,
                "is a plain list: if it can grow it should be of type \(connection); if not, list it here with the reason."
            )
        }
    }
}
