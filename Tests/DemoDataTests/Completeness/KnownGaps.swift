/// Gaps that the demo data leave on purpose, with the reason.
struct KnownGaps {
    let reason: String
    /// The gaps in the notation of `CatalogGaps`.
    let gaps: [String]

    static let all = [
        KnownGaps(
            reason: "Secrets that give access must not exist in demo data.",
            gaps: ["session", "password_reset", "email_confirmation", "identity_confirmation", "used_identity_token", "data_export"].map {
                "\($0) has no rows"
            }
        ),
        KnownGaps(
            reason: "A demo account has no device, and a push would go to the device of a stranger.",
            gaps: ["device has no rows", "push_outbox has no rows", "device_platform is never IOS", "device_platform is never ANDROID"]
        ),
        KnownGaps(
            reason: "Counters and stored responses of a running server.",
            gaps: [
                "account_network has no rows", "attempt has no rows", "email_tally has no rows", "idempotency_key has no rows",
                "restricted_mailbox has no rows",
            ]
        ),
        KnownGaps(
            reason: "E-mails have this state only around their delivery by a server.",
            gaps: ["email_state is never SENDING", "email_outbox.gathering is always null", "email_outbox.reply_to is always null"]
        ),
        KnownGaps(
            reason:
                "Only `cupboard import` writes these: the sources with their terms, and marks of unknown data.",
            gaps: ["import_provider", "ingredient_source", "catalog_feed", "feed_item", "feed_product", "postcode"].map {
                "\($0) has no rows"
            }
                + [
                    "cuisine is never OTHER", "aisle is never OTHER",
                    "search_synonym.is_imported is never true",
                ]
                + [
                    "recipe.written_in", "recipe.source_provider", "recipe.source_key", "recipe.source_digest", "recipe.source_name",
                    "recipe.source_url", "recipe.source_allergens", "recipe.source_nutrients", "recipe.source_amounts",
                    "recipe_ingredient.source_text", "recipe_ingredient.source_measure", "recipe_ingredient.source_aisle",
                    "ingredient.written_in", "catalog_item.written_in", "catalog_item.color_name", "grocery_store.source_provider",
                    "grocery_store.source_key",
                    "grocery_store.source_digest", "place.source_key", "place.source_digest", "place.region_code", "place.time_zone",
                    "region.source_key", "region.source_digest",
                ].map { "\($0) is always null" }
                + [
                    "recipe.is_time_known", "recipe.is_servings_known", "recipe.is_nutrition_known",
                    "ingredient.is_nutrition_known", "ingredient.has_known_allergens", "ingredient.is_price_known",
                ].map { "\($0) is never false" }
        ),
        KnownGaps(
            reason: "The ingredient table lacks these nutrients; only imports have them.",
            gaps: [
                "BIOTIN", "CHLORIDE", "CHOLINE", "CHROMIUM", "COPPER", "FOLATE", "IODINE", "MAGNESIUM", "MANGANESE", "MOLYBDENUM", "NIACIN",
                "PANTOTHENIC_ACID", "PHOSPHORUS", "RIBOFLAVIN", "SELENIUM", "THIAMIN", "VITAMIN_B12", "VITAMIN_B6", "VITAMIN_E",
                "VITAMIN_K",
                "ZINC",
            ].map { "nutrient is never \($0)" }
        ),
        KnownGaps(
            reason: "No column has this type; only functions return it.",
            gaps: ["food_role is never UNKNOWN"]
                + ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"].map { "day_of_week is never \($0)" }
                + ["account_restriction is never ADMINISTRATOR", "account_restriction is never REPORTS"]
        ),
        KnownGaps(
            reason: "Only earlier versions write this column; a later migration drops it.",
            gaps: ["account.is_under_review is never true"]
        ),
        KnownGaps(
            reason: "Residents who report each other have not exchanged food.",
            gaps: ["report.qualifies is never true"]
        ),
        KnownGaps(
            reason: "Tags are ordered by their labels; only an operator sets positions.",
            gaps: ["catalog_term.position is always null"]
        ),
        KnownGaps(
            reason: "Every donor gave coordinates.",
            gaps: ["food_post.has_exact_point is never false"]
        ),
        KnownGaps(
            reason: "Every town of the gazetteer is in a region.",
            gaps: ["place.region is never null"]
        ),
        KnownGaps(
            reason: "Every collection of the catalogue has a drawing.",
            gaps: ["image", "image_width", "image_height", "image_text_en", "image_text_es"].map { "collection.\($0) is never null" }
        ),
    ]
}
