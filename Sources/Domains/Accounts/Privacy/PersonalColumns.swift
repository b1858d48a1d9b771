import Planner

extension PersonalColumn {
    /// All columns that refer to accounts, by the domain that a key needs to read their rows.
    ///
    /// A test compares the list with the catalogue of the database.
    static let byDomain: [(domain: Domain, columns: [PersonalColumn])] = [
        (.accounts, access + notices + people), (.donations, donations), (.recipes, recipes), (.mealPlans, mealPlans), (.fashion, fashion),
    ]

    /// All columns that refer to accounts, table by table.
    static let all: [PersonalColumn] = byDomain.flatMap(\.columns)

    /// Credentials and sessions.
    private static let access = [
        PersonalColumn("session", "account_id", .deleted, .rows(PersonalRows("sessions", without: ["digest"]))),
        PersonalColumn("account_network", "account_id", .deleted, .rows(PersonalRows("logInNetworks", without: ["digest"]))),
        PersonalColumn("account_identity", "account_id", .deleted, .rows(PersonalRows("logInProviders"))),
        PersonalColumn("api_key", "account_id", .deleted, .rows(PersonalRows("apiKeys", ids: "api_key_", without: ["digest"]))),
        PersonalColumn("password_reset", "account_id", .deleted, .nothing(because: secretOfLink)),
        PersonalColumn("email_confirmation", "account_id", .deleted, .nothing(because: secretOfLink)),
        PersonalColumn("identity_confirmation", "account_id", .deleted, .nothing(because: secretOfLink)),
        PersonalColumn("data_export", "account_id", .deleted, .nothing(because: secretOfLink)),
    ]

    private static let secretOfLink: StaticString = "it is the secret of a link, good for minutes"

    /// Notifications and e-mails.
    private static let notices = [
        PersonalColumn("notification", "account_id", .deleted, .rows(PersonalRows("notifications", ids: "notification_"))),
        PersonalColumn(
            "email_outbox",
            "account_id",
            .special,
            .rows(
                PersonalRows(
                    "emails",
                    // The body may contain secrets. The recipient already has it.
                    without: ["message_id", "body", "sender_id", "next_attempt_at", "attempts", "last_error", "expires_at", "gathering"]
                )
            )
        ),
        PersonalColumn(
            "email_outbox",
            "sender_id",
            .special,
            .nothing(because: "it contains the addresses of invited friends, which belong to them")
        ),
        PersonalColumn(
            "device",
            "account_id",
            .deleted,
            // Anyone with the token could send to the device.
            .rows(PersonalRows("devices", ids: "device_", without: ["session_id", "token", "token_digest"]))
        ),
        PersonalColumn("notice_schedule", "account_id", .deleted, .nothing(because: "it is an internal schedule")),
    ]

    /// Donations and requests.
    private static let donations = [
        PersonalColumn(
            "food_post",
            "donor_id",
            .special,
            .rows(
                PersonalRows(
                    "foodPosts",
                    ids: "food_post_",
                    without: [
                        "area_point", "area_latitude", "area_longitude", "ingredient_names", "ingredient_ids", "ingredient_allergens",
                        "feedback_stars", "donor_is_active",
                        "is_shown",
                        "search", "search_names",
                    ],
                    // The address, since the pictures of hundreds of posts would exceed the size of a value. It shows the picture to everyone.
                    adding: ("photo", "(SELECT '/photos/' || name FROM food_post_photo WHERE food_post_id = stored.id)"),
                    with: [PersonalPart("ingredients", "food_post_ingredient", of: "food_post_id", without: ["position", "area_point"])]
                )
            )
        ),
        PersonalColumn("food_request", "receiver_id", .special, .rows(PersonalRows("foodRequests", ids: "food_request_"))),
        PersonalColumn("food_request", "donor_id", .special, .rows(PersonalRows("receivedFoodRequests", ids: "food_request_"))),
        PersonalColumn("food_feedback", "author_id", .emptied("comment"), .rows(PersonalRows("foodFeedback", ids: "food_feedback_"))),
        PersonalColumn("food_post_like", "account_id", .deleted, .rows(PersonalRows("likedFoodPosts"))),
        PersonalColumn("food_post_favorite", "account_id", .deleted, .rows(PersonalRows("favoriteFoodPosts"))),
        PersonalColumn("food_post_contact_view", "account_id", .deleted, .rows(PersonalRows("shownFoodContacts"))),
    ]

    /// Recipes.
    private static let recipes = [
        PersonalColumn(
            "recipe",
            "author_id",
            .kept,
            .rows(
                PersonalRows(
                    "recipes",
                    ids: "recipe_",
                    without: ["ingredient_names_en", "ingredient_names_es", "ingredient_ids", "search", "search_names", "source_digest"],
                    with: [
                        PersonalPart("ingredients", "recipe_ingredient", of: "recipe_id"),
                        PersonalPart("steps", "recipe_step", of: "recipe_id"),
                    ]
                )
            )
        ),
        PersonalColumn("recipe_review", "author_id", .kept, .rows(PersonalRows("recipeReviews", ids: "recipe_review_"))),
        PersonalColumn("saved_recipe", "account_id", .deleted, .rows(PersonalRows("savedRecipes"))),
        PersonalColumn("avoided_food", "id", .deleted, .rows(PersonalRows("allergens", isOne: true))),
        PersonalColumn("food_preference", "id", .deleted, .rows(PersonalRows("foodPreferences", isOne: true))),
        PersonalColumn(
            "import_provider",
            "account_id",
            .kept,
            .nothing(because: "it names the account of imported recipes")
        ),
    ]

    /// Meals, health and groceries.
    private static let mealPlans = [
        PersonalColumn("health_profile", "id", .deleted, .rows(PersonalRows("healthProfile", isOne: true))),
        PersonalColumn(
            "planned_meal",
            "account_id",
            .deleted,
            .rows(PersonalRows("plannedMeals", ids: "planned_meal_", without: ["account_day"]))
        ),
        PersonalColumn(
            "logged_meal",
            "account_id",
            .deleted,
            .rows(
                PersonalRows(
                    "loggedMeals",
                    ids: "logged_meal_",
                    without: ["account_day"],
                    with: [PersonalPart("micronutrients", "logged_nutrient", of: "logged_meal_id")]
                )
            )
        ),
        PersonalColumn("meal_choice", "account_id", .deleted, .rows(PersonalRows("weeklyMealChoices"))),
        PersonalColumn("budget_choice", "account_id", .deleted, .rows(PersonalRows("budgets"))),
        PersonalColumn(
            "grocery_item",
            "account_id",
            .deleted,
            .rows(PersonalRows("groceryItems", ids: "grocery_item_", without: ["list_id"]))
        ),
        PersonalColumn(
            "grocery_substitute",
            "account_id",
            .deleted,
            .rows(PersonalRows("grocerySubstitutes", ids: "grocery_substitute_", without: ["list_id"]))
        ),
        PersonalColumn("chosen_store", "id", .deleted, .rows(PersonalRows("groceryStore", isOne: true))),
    ]

    /// Fashion.
    private static let fashion = [
        PersonalColumn("fashion_profile", "id", .deleted, .rows(PersonalRows("fashionProfile", isOne: true))),
        PersonalColumn("wished_item", "account_id", .deleted, .rows(PersonalRows("wishlist"))),
        PersonalColumn("item_reaction", "account_id", .deleted, .rows(PersonalRows("itemReactions"))),
        PersonalColumn("item_share", "account_id", .deleted, .rows(PersonalRows("sharedItems", without: ["recipient_digest"]))),
        // Sellers still see that someone visited.
        PersonalColumn("item_click", "account_id", .unnamed, .rows(PersonalRows("boughtItems"))),
        PersonalColumn("seller_member", "account_id", .deleted, .rows(PersonalRows("sellers"))),
    ]

    /// The account, its photo, and its actions.
    private static let people = [
        PersonalColumn(
            "account",
            "id",
            .special,
            .rows(
                PersonalRows(
                    "account",
                    isOne: true,
                    ids: "account_",
                    without: ["password_hash", "password_version", "is_under_review", "area_point", "area_latitude", "area_longitude"]
                )
            )
        ),
        PersonalColumn(
            "photo",
            "account_id",
            .deleted,
            .rows(
                PersonalRows(
                    "photo",
                    isOne: true,
                    without: ["name", "bytes"],
                    adding: ("base64", "translate(encode(stored.bytes, 'base64'), E'\\n', '')")
                )
            )
        ),
        PersonalColumn("referral", "account_id", .deleted, .rows(PersonalRows("invitations", without: ["recipient_digest"]))),
        PersonalColumn("app_feedback", "author_id", .deleted, .rows(PersonalRows("appFeedback", ids: "app_feedback_"))),
        PersonalColumn(
            "report",
            "reporter_id",
            .special,
            .rows(PersonalRows("reports", ids: "report_", without: ["note", "resolver_id", "reporter_id", "qualifies"]))
        ),
        // After the deletion no decision is needed any more.
        PersonalColumn("report", "account_id", .deleted, .nothing(because: "it would reveal who has reported the account")),
        PersonalColumn("report", "resolver_id", .kept, .nothing(because: "it is about other people")),
        PersonalColumn(
            "audit_entry",
            "actor_id",
            .special,
            .rows(PersonalRows("activity", without: ["actor_id", "api_key_id", "details", "client_request_id"]))
        ),
    ]
}
