import Planner

/// Health profiles and suggested targets, for the account only.
let healthBindings: [ObjectBinding] = [
    object("HealthProfile", table: "health_profile", in: .mealPlans, owner: "id", shownTo: .owner) {
        id()
        columns("weightKg", "heightCm", "age", "sex", "activity", "updatedAt")
        columns("calorieCap", "proteinCapG", "carbsCapG", "sugarCapG", "fiberCapG", "fatCapG")
        // Hundredths of a kilogram are stored, so tenths of a pound are returned unchanged.
        field("weightLb") { profile, _ in "round(\(profile).weight_kg / 0.45359237, 1)" }
        field("heightIn") { profile, _ in "round(\(profile).height_cm / 2.54, 2)" }
        value("goal", when: { profile, _ in "\(profile).goal_direction IS NOT NULL" }) {
            // A goal always has a direction.
            field("direction") { profile, _ in "coalesce(\(profile).goal_direction, enum_first(NULL::weight_direction))" }
            columns("kgPerWeek", prefix: "goal_")
        }
    },
    object(
        "SuggestedTargets",
        table: "health_profile",
        ids: "suggested_targets",
        in: .mealPlans,
        owner: "id",
        shownTo: .owner,
        visible: { profile, _ in "suggests_targets(\(profile))" }
    ) {
        id()
        field("calories") { profile, _ in "(suggested_targets(\(profile))).calories" }
        field("proteinG") { profile, _ in "(suggested_targets(\(profile))).protein_g" }
        field("carbsG") { profile, _ in "(suggested_targets(\(profile))).carbs_g" }
        field("sugarG") { profile, _ in "(suggested_targets(\(profile))).sugar_g" }
        field("fiberG") { profile, _ in "(suggested_targets(\(profile))).fiber_g" }
        field("fatG") { profile, _ in "(suggested_targets(\(profile))).fat_g" }
        field("isLowest") { profile, _ in "goal_calories(\(profile)) < least_calories(\(profile).sex)" }
    },
]

/// The health data of an account, for that account only.
@FieldBindings var healthOfAccount: [FieldBinding] {
    one("healthProfile", "HealthProfile", by: "id")
    one("suggestedTargets", "SuggestedTargets", by: "id")
}
