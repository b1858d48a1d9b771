import Postgres

extension Domains {
    /// The rights of the database role of the gateway.
    ///
    /// Every table is listed, and the database refuses everything else. Triggers run with the rights of the role that changes a table, so
    /// the tables that triggers write are listed too.
    ///
    /// Creating, altering and truncating tables is left to the owner. So is writing recipes, prices, items and words, which only imports
    /// and seeding do.
    ///
    /// The gateway only inserts into the audit and reads it. Its only permitted update erases the name that a client chose for its request
    /// (`erasure.sql`).
    static let servingRights = RoleRights(
        [
            RoleRights.Group(
                [
                    "schema_migration", "schema_function",
                    "active_report", "allergen_term", "budget_option", "catalog_bitmap", "catalog_item", "catalog_term", "collection",
                    "collection_item", "color_match", "country", "dictionary_word", "food", "food_kind", "food_part", "food_quality",
                    "food_term", "general_word", "grocery_store", "ingredient", "ingredient_content", "ingredient_measure",
                    "ingredient_nutrient", "interest_weight",
                    "match_rule", "outfit_match", "place", "place_name", "postcode", "profile", "recipe", "recipe_bitmap",
                    "recipe_facet_bitmap", "recipe_ingredient", "recipe_review", "recipe_step", "region", "search_synonym", "search_term",
                    "seller", "store_price", "tag_match", "unit_measure",
                ],
                [.select]
            ),
            RoleRights.Group(["logged_nutrient"], [.select, .insert]),
            RoleRights.Group(
                ["account", "api_key_usage", "audit_entry", "food_feedback", "food_request", "item_click"],
                [.select, .insert, .update]
            ),
            RoleRights.Group(
                [
                    "app_feedback", "data_export", "email_confirmation", "food_post_contact_view", "food_post_favorite", "food_post_like",
                    "identity_confirmation", "item_share", "meal_choice", "referral", "saved_recipe", "search_word", "seller_member",
                    "session", "used_identity_token", "wished_item",
                ],
                [.select, .insert, .delete]
            ),
            RoleRights.Group(["logged_meal"], [.select, .insert, .delete, .hold]),
            RoleRights.Group(
                [
                    "account_identity", "account_network", "api_key", "attempt", "avoided_food", "budget_choice", "chosen_store",
                    "device", "email_outbox", "email_tally",
                    "fashion_profile",
                    "food_post", "food_post_ingredient", "food_post_photo", "food_post_schedule", "food_preference", "grocery_item",
                    "grocery_substitute",
                    "health_profile", "idempotency_key", "item_reaction", "notice_schedule", "notification", "password_reset", "photo",
                    "planned_meal", "push_outbox", "report", "restricted_mailbox", "search_entry",
                ],
                [.select, .insert, .update, .delete]
            ),
            // Imports keep the state of their sources in these tables, and read the facts about foods.
            RoleRights.Group(
                ["catalog_feed", "feed_item", "feed_product", "food_part", "food_term", "import_provider", "ingredient_source"],
                []
            ),
        ],
        columns: servingColumns
    )
}
