import Postgres

extension Domains {
    /// The columns that the serving role may write, table by table.
    ///
    /// Defaults, triggers and the owner of the tables write the other columns.
    ///
    /// The previous version of the program may still be running during a deployment. So a column leaves this list one version after the
    /// last program that wrote it.
    static let servingColumns: [RoleRights.Columns] = [
        RoleRights.Columns(
            "account",
            insert: """
                address area area_latitude area_longitude email email_verified id kind language latitude longitude name \
                password_hash phone roles time_zone
                """,
            update: """
                address area area_latitude area_longitude email email_verified household_size is_admin is_under_review kind \
                language latitude longitude name notify_by_email notify_donations notify_food_requests_by_email notify_morning_time \
                notify_planned_meals notify_recipe_suggestions password_hash password_version phone referral_code \
                restricted_at roles status time_zone tour_completed unit_system updated_at
                """
        ),
        RoleRights.Columns("account_identity", insert: "account_id issuer picture_url provider subject", update: "picture_url"),
        RoleRights.Columns("account_network", insert: "account_id digest", update: "last_used_at"),
        RoleRights.Columns("api_key", insert: "account_id digest expires_at hint name scopes", update: "revoked_at"),
        RoleRights.Columns("api_key_usage", insert: "api_key_id minute_start points used_at", update: "minute_start points used_at"),
        RoleRights.Columns("app_feedback", insert: "author_id comment stars"),
        RoleRights.Columns("attempt", insert: "count expires_at subject", update: "count expires_at"),
        RoleRights.Columns(
            "audit_entry",
            insert: "action actor_id api_key_id client_request_id details object_id object_type request_id",
            update: "client_request_id"
        ),
        RoleRights.Columns("avoided_food", insert: "id", update: "allergens ingredient_ids"),
        RoleRights.Columns("budget_choice", insert: "account_id option week weekly_minor", update: "option weekly_minor"),
        RoleRights.Columns("chosen_store", insert: "id store_id", update: "store_id"),
        RoleRights.Columns("data_export", insert: "account_id digest expires_at"),
        RoleRights.Columns(
            "device",
            insert: "account_id bundle platform session_id token token_digest",
            update: "account_id bundle session_id updated_at"
        ),
        RoleRights.Columns("email_confirmation", insert: "account_id digest email expires_at"),
        RoleRights.Columns(
            "email_outbox",
            insert: "account_id body expires_at gathering language next_attempt_at recipient reply_to sender_id subject template",
            update: """
                attempts body created_at expires_at gathering language last_error next_attempt_at recipient reply_to sender_id sent_at \
                state subject template
                """
        ),
        RoleRights.Columns("email_tally", insert: "expires_at sent_at subject", update: "expires_at sent_at"),
        RoleRights.Columns(
            "fashion_profile",
            insert: "id",
            update: "colors interests least_price_minor most_price_minor sizes styles updated_at"
        ),
        RoleRights.Columns("food_feedback", insert: "author_id comment food_post_id stars", update: "comment created_at stars"),
        RoleRights.Columns(
            "food_post",
            insert: """
                address area contact_email contact_name contact_phone description donor_id expires_at food_type \
                has_exact_point latitude longitude quantity title unit
                """,
            update: """
                address area contact_email contact_name contact_phone deleted_at description donor_is_active expires_at \
                feedback_count feedback_stars food_type has_exact_point ingredient_allergens ingredient_ids ingredient_names \
                latitude like_count longitude quantity reserved_quantity title unit updated_at
                """
        ),
        RoleRights.Columns("food_post_contact_view", insert: "account_id food_post_id"),
        RoleRights.Columns("food_post_favorite", insert: "account_id food_post_id"),
        RoleRights.Columns("food_post_ingredient", insert: "food_post_id ingredient_id position", update: "area_point"),
        RoleRights.Columns("food_post_like", insert: "account_id food_post_id"),
        RoleRights.Columns(
            "food_post_photo",
            insert: "bytes food_post_id height media_type name width",
            update: "bytes created_at height media_type name width"
        ),
        RoleRights.Columns("food_post_schedule", insert: "food_post_id next_at", update: "next_at"),
        RoleRights.Columns(
            "food_preference",
            insert: "id",
            update: "cuisines diets disliked_ingredient_ids least_cost_minor most_cost_minor"
        ),
        RoleRights.Columns("food_request", insert: "food_post_id note quantity receiver_id", update: "note quantity status updated_at"),
        RoleRights.Columns(
            "grocery_item",
            insert: """
                account_id added_grams added_quantity added_unit ingredient_id name planned_grams planned_quantity \
                planned_unit week
                """,
            update: """
                added_grams added_quantity added_unit chosen_grams chosen_quantity chosen_unit is_at_home is_checked \
                is_removed kept_cost_minor planned_grams planned_quantity planned_unit updated_at
                """
        ),
        RoleRights.Columns(
            "grocery_substitute",
            insert: "account_id ingredient_id list_id recipe_id substitute_id",
            update: "substitute_id"
        ),
        RoleRights.Columns(
            "health_profile",
            insert: "id",
            update: """
                activity age calorie_cap carbs_cap_g fat_cap_g fiber_cap_g goal_direction goal_kg_per_week height_cm \
                protein_cap_g sex sugar_cap_g updated_at weight_kg
                """
        ),
        RoleRights.Columns("idempotency_key", insert: "digest input_digest", update: "answer input_digest"),
        RoleRights.Columns("identity_confirmation", insert: "account_id digest expires_at issuer subject"),
        RoleRights.Columns("item_click", insert: "account_id item_id seller_id size", update: "account_id"),
        RoleRights.Columns("item_reaction", insert: "account_id item_id reaction", update: "created_at reaction"),
        RoleRights.Columns("item_share", insert: "account_id item_id recipient_digest"),
        RoleRights.Columns(
            "logged_meal",
            insert: "account_id calories carbs_g date fat_g fiber_g name_en name_es protein_g recipe_id servings sugar_g"
        ),
        RoleRights.Columns("logged_nutrient", insert: "amount logged_meal_id nutrient"),
        RoleRights.Columns("meal_choice", insert: "account_id recipe_ids slot week"),
        RoleRights.Columns("notice_schedule", insert: "account_id kind next_at", update: "last_at last_day next_at"),
        RoleRights.Columns(
            "notification",
            insert: "account_id created_at kind object_id object_type text_en text_es title_en title_es",
            update: "read_at"
        ),
        RoleRights.Columns("password_reset", insert: "account_id digest expires_at", update: "used_at"),
        RoleRights.Columns(
            "photo",
            insert: "account_id bytes height is_shown media_type name width",
            update: "bytes created_at height is_shown media_type name width"
        ),
        RoleRights.Columns(
            "planned_meal",
            insert: "account_id date is_chosen recipe_id servings slot time",
            update: "date is_chosen recipe_id servings slot time updated_at"
        ),
        RoleRights.Columns(
            "push_outbox",
            insert: "collapse_key device_id expires_at notification_id platform",
            update: "attempts created_at expires_at last_error next_attempt_at notification_id"
        ),
        RoleRights.Columns("referral", insert: "account_id recipient_digest"),
        RoleRights.Columns("report", insert: "account_id reason reporter_id", update: "note reason resolved_at resolver_id status"),
        RoleRights.Columns("restricted_mailbox", insert: "digest expires_at", update: "expires_at"),
        RoleRights.Columns("saved_recipe", insert: "account_id recipe_id"),
        RoleRights.Columns("search_entry", insert: "domain found_until id words", update: "found_until words"),
        RoleRights.Columns("search_word", insert: "letter list word"),
        RoleRights.Columns("seller_member", insert: "account_id seller_id"),
        RoleRights.Columns("session", insert: "account_id digest expires_at"),
        RoleRights.Columns("used_identity_token", insert: "digest expires_at"),
        RoleRights.Columns("wished_item", insert: "account_id item_id"),
    ]
}
