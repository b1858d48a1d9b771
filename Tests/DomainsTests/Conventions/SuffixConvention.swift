import GraphQL

extension Convention {
    static let booleanNames = Convention(
        rule: "Booleans are named as questions (`is…`, `has…`, `needs…`); arguments may end with `Only`",
        exceptions: [
            "names of the contract": ["*.inStock", "*.diabetesFriendly", "Account.tourCompleted"],
            "switches, named after what they switch": [
                "*.plannedMeals", "*.recipeSuggestions", "*.donations", "*.byEmail", "*.foodRequestsByEmail",
            ],
            "all objects, instead of ids": ["MarkNotificationsReadInput.all"],
            "names of rows R5 and M6 of the contract": ["*.includeAllergens", "*.checked"],
            "names of row D7 and D8 of the contract": ["CancelFoodReservationInput.confirm", "FoodPost.likedByViewer"],
        ],
        counterexample: (
            "type Query { isOpen: Boolean hasMore: Boolean! needsIt: Boolean open: Boolean issue: Boolean a(mineOnly: Boolean): Int }",
            ["Query.open", "Query.issue"]
        )
    ) { schema in
        typed(in: schema) { schema.name(of: $0) == "Boolean" }.compactMap { member in
            let isQuestion = member.name.wholeMatch(of: /(is|has|needs)[A-Z].*/) != nil
            guard !isQuestion, !(member.isInput && member.name.hasSuffix("Only")) else { return nil }
            return Violation(member.coordinate, "is a Boolean: its name should begin with `is`, `has` or `needs`.")
        }
    }

    static let typeSuffixes = Convention(
        rule: "names end with their type: `…Url`, `…At` for a DateTime, `…Id` for an ID – and only then",
        exceptions: [
            "names of the contract": ["*.images", "*.website"],
            "the start and end of a range of times": ["AuditFilter.from", "AuditFilter.to"],
            "names of row M2 of the contract": [
                "SelectWeeklyMealsInput.breakfast", "SelectWeeklyMealsInput.lunch", "SelectWeeklyMealsInput.dinner",
            ],
            "a picture, deprecated since": ["Collection.image"],
            "ids of requests, which are not objects": ["*.requestId", "*.clientRequestId"],
        ],
        counterexample: (
            """
            type Query {
              photoUrl: URL url: URL photo: URL siteUrl: String madeAt: DateTime made: DateTime openAt: String id: ID postId: ID ids: [ID] post: ID
              userId: Int
            }
            scalar URL scalar DateTime
            """,
            ["Query.photo", "Query.siteUrl", "Query.made", "Query.openAt", "Query.post", "Query.userId"]
        )
    ) { schema in
        let endings = ["URL": /(?:.*U|u)rls?/, "DateTime": /.+At/, "ID": /(?:.*I|i)ds?/]
        return typed(in: schema) { _ in true }.compactMap { member in
            guard let type = member.type else { return nil }
            for (name, ending) in endings.sorted(by: { $0.key < $1.key }) {
                let (isNamed, isTyped) = (member.name.wholeMatch(of: ending) != nil, schema.name(of: type) == name)
                if isTyped, !isNamed {
                    return Violation(member.coordinate, "is of type \(name): its name should end with `Url`, `At` or `Id`.")
                }
                if isNamed, !isTyped { return Violation(member.coordinate, "has a name of type \(name) but a different type.") }
            }
            return nil
        }
    }

    static let unitNames = Convention(
        rule: "numbers with a fraction end with their unit (`…Km`, `…G`, `…Mg`, …)",
        exceptions: [
            "the unit is in another field": [
                "*.quantity", "*.exactQuantity", "*.availableQuantity", "*.reservedQuantity", "*.minQuantity",
            ],
            "degrees": ["*.latitude", "*.longitude"],
            "kilocalories, and grams in whole words: names of the contract": ["*.calories", "*.grams", "*.calorieCap"],
            "kilograms a week; a name of row M10 of the contract": ["*.kgPerWeek"],
            "the start and end of a range; the field with the range has the unit": ["FloatRange.min", "FloatRange.max"],
            "the measure has the unit": ["SearchLimit.number"],
            "without a unit": ["*.servings", "*.averageStars", "*.score", "*.priceIndex"],
            "the unit is in another field or is percent; names of the contract": [
                "Micronutrient.amount", "Micronutrient.percentOfDailyValue",
            ],
        ],
        counterexample: (
            """
            type Query { distanceKm: Float weight: Float a(fatG: FloatRange, sugar: FloatRange): Int }
            input FloatRange { leastKm: Float }
            """,
            ["Query.weight", "Query.a(sugar:)"]
        )
    ) { schema in
        typed(in: schema) { ["Float", "FloatRange"].contains(schema.name(of: $0)) }.compactMap { member in
            let units = ["Km", "Miles", "G", "Mg", "Ug", "Kg", "Lb", "Cm", "In"]
            guard !units.contains(where: member.name.hasSuffix) else { return nil }
            return Violation(member.coordinate, "is a number: its name should end with a unit (\(units.joined(separator: ", "))).")
        }
    }

    static let pluralNames = Convention(
        rule: "lists and connections have plural names, and single objects singular ones",
        exceptions: [
            "names of the contract": [
                "Query.tour", "Query.auditLog", "Query.appFeedback", "Query.search", "Query.search(in:)", "Query.suggestions(in:)",
                "UserError.field", "FoodPostFilter.foodType", "Query.handpicked", "FabulystHome.handpicked", "Account.wishlist",
                "FabulystHome.wishlist",
            ],
            "uncountable": ["FoodPost.feedback", "Budget.spending", "FoodSaverHome.foodNearby", "FoodSaverHome.foodToCollect"],
            "the plural is inside the name": ["*.donationsNearby", "FoodSaverHome.requestsToAnswer", "Ingredient.micronutrientsPer100g"],
            "a quantity": ["RecipeFilter.calories"],
            "meals with one entry a day: names of row M2 of the contract": [
                "SelectWeeklyMealsInput.breakfast", "SelectWeeklyMealsInput.lunch", "SelectWeeklyMealsInput.dinner",
            ],
            "one object with several values": [
                "Query.appLinks", "Account.notificationPreferences", "Account.foodPreferences", "Account.suggestedTargets",
                "DailyLog.totals", "DailyLog.targets",
                "LoggedMeal.nutrients", "PlannedMeal.nutrients", "MealPlanDay.nutrients",
            ],
        ],
        counterexample: (
            """
            type Query { posts: [Int] post: [Int] pages: PageConnection page: PageConnection people: Int things: Thing children: [Int] }
            type PageConnection { nodes: [Int] }
            type Thing { series: Int }
            """,
            ["Query.post", "Query.page", "Query.things", "Query.children"]
        )
    ) { schema in
        typed(in: schema) { _ in true }.compactMap { member in
            // The name of a mutation is a verb, so its number does not matter.
            guard let type = member.type, member.owner?.id != schema.mutationType else { return nil }
            if type.isList || schema.isConnection(type) {
                return member.name.hasSuffix("s") ? nil : Violation(member.coordinate, "is a list: its name should be a plural.")
            }
            guard !schema[type.named].kind.isLeaf, member.name.hasSuffix("s"), !member.name.hasSuffix("ss") else { return nil }
            return Violation(member.coordinate, "is one object: its name should be a singular.")
        }
    }

    /// The fields, arguments and input fields whose types match a predicate.
    private static func typed(in schema: Schema, _ isMeant: (TypeReference) -> Bool) -> [SchemaMember] {
        (schema.ownFields + schema.inputs).filter { $0.type.map(isMeant) ?? false }
    }
}
