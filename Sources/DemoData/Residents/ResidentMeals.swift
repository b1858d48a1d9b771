/// The health profiles, food preferences, saved recipes and logged meals of residents.
enum ResidentMeals {
    static func statements(_ rows: FirstRows) -> [String] {
        [health, preferences, avoided, budgets, stores, menus(rows), saved, logged, typed]
    }

    private static let health = """
        INSERT INTO health_profile (id, weight_kg, height_cm, age, sex, activity, goal_direction, goal_kg_per_week, calorie_cap, protein_cap_g,
            carbs_cap_g, sugar_cap_g, fiber_cap_g, fat_cap_g, updated_at)
        SELECT id, weight_kg, height_cm, age, sex, activity, direction, kg_per_week, calorie_cap, protein_cap_g, carbs_cap_g,
            round(carbs_cap_g / 4), CASE WHEN carbs_cap_g IS NOT NULL THEN 30 + place % 3 * 5 END, fat_cap_g, CURRENT_DATE - place * interval '29 hours'
        FROM resident WHERE eats ORDER BY id
        """

    private static let preferences = """
        INSERT INTO food_preference (id, diets, cuisines, disliked_ingredient_ids, least_cost_minor, most_cost_minor)
        SELECT id, diets, cuisines, ingredient_set(ARRAY(SELECT ingredient.id FROM ingredient WHERE slug = ANY (disliked))), least_cost, most_cost
        FROM resident WHERE eats ORDER BY id
        """

    private static let avoided = """
        INSERT INTO avoided_food (id, allergens, ingredient_ids)
        SELECT id, allergens, ingredient_set(ARRAY(SELECT ingredient.id FROM ingredient WHERE slug = ANY (avoided)))
        FROM resident WHERE allergens <> '{}' OR avoided <> '{}' ORDER BY id
        """

    /// Budgets chosen six weeks and one week ago and confirmed this week; one resident has given the budget up.
    private static let budgets = """
        INSERT INTO budget_choice (account_id, week, option, weekly_minor)
        SELECT resident.id, week_start(local_today(time_zone)) - choice.weeks * 7, choice.option, budget_option.weekly_minor
        FROM resident
        CROSS JOIN LATERAL (VALUES
            (6, CASE WHEN place % 2 = 0 THEN budget ELSE 'LIBERAL' END), (1, budget), (0, CASE WHEN key <> 'hollis' THEN budget END)
        ) AS choice (weeks, option)
        LEFT JOIN budget_option ON budget_option.option = choice.option
        WHERE budget IS NOT NULL ORDER BY resident.id, choice.weeks DESC
        """

    /// The chosen stores of half of the planning residents; the others use the stores nearby.
    private static let stores = """
        INSERT INTO chosen_store (id, store_id)
        SELECT resident.id, store.id
        FROM resident CROSS JOIN LATERAL (
            SELECT grocery_store.id FROM grocery_store WHERE grocery_store.city = resident.city ORDER BY id OFFSET place % 6 LIMIT 1
        ) AS store
        WHERE plan <> '-' AND place % 2 = 1 ORDER BY resident.id
        """

    /// The recipes that each resident may cook for each meal, in an individual order.
    ///
    /// The recipes match the resident's diets and budget. They contain no allergens or ingredients that the resident avoids or dislikes, and
    /// nothing made from an avoided ingredient.
    private static func menus(_ rows: FirstRows) -> String {
        """
        CREATE TEMPORARY TABLE menu ON COMMIT DROP AS
        SELECT resident.id AS account_id, resident.place, meal.slot, recipe.id AS recipe_id, row_number() OVER (
            PARTITION BY resident.id, meal.slot
            ORDER BY (recipe.id * 7919 + resident.place * 104729 + meal.number * 611953) % 1009, recipe.id
        ) - 1 AS number
        FROM resident
        CROSS JOIN unnest(enum_range(NULL::meal_slot)) WITH ORDINALITY AS meal (slot, number)
        LEFT JOIN budget_option AS budget ON budget.option = resident.budget
        JOIN recipe ON recipe.id \(rows.recipes) AND meal.slot::text::meal_type = ANY (recipe.meal_types)
            AND recipe.diets @> resident.diets AND NOT recipe.allergens && resident.allergens
            AND recipe.serving_cost_minor <= coalesce(
                CASE meal.slot WHEN 'BREAKFAST' THEN breakfast_minor WHEN 'LUNCH' THEN lunch_minor ELSE dinner_minor END, 1000
            )
            AND NOT EXISTS (
                SELECT FROM recipe_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
                WHERE line.recipe_id = recipe.id AND ingredient.slug = ANY (resident.disliked)
            )
            AND NOT coalesce((SELECT recipe.ingredient_ids && ingredient_ids FROM avoided_food_of(resident.id)), false)
        WHERE resident.eats;
        ANALYZE menu
        """
    }

    private static let saved = """
        INSERT INTO saved_recipe (recipe_id, account_id, created_at)
        SELECT recipe_id, account_id, CURRENT_DATE - (2 * min(number) + 1) * interval '31 hours'
        FROM menu WHERE slot <> 'SNACK' AND number < 2 + place % 3 GROUP BY account_id, recipe_id ORDER BY account_id, recipe_id
        """

    /// The logged meals: most meals of the last two weeks, and today only breakfast.
    ///
    /// Triggers copy the nutrients from the recipes.
    private static let logged = """
        INSERT INTO logged_meal (account_id, date, recipe_id, servings, created_at)
        SELECT resident.id, local_today(time_zone) - day, menu.recipe_id, 1 + resident.place % 2 * 0.5,
            (local_today(time_zone) - day + CASE day WHEN 0 THEN time '00:05' ELSE meal_time(meal.slot) + interval '20 minutes' END)
                AT TIME ZONE time_zone
        FROM resident
        CROSS JOIN generate_series(13, 0, -1) AS day
        CROSS JOIN unnest(enum_range(NULL, 'DINNER'::meal_slot)) WITH ORDINALITY AS meal (slot, number)
        JOIN menu ON menu.account_id = resident.id AND menu.slot = meal.slot AND menu.number = (day + meal.number) % 5
        WHERE CASE day WHEN 0 THEN meal.slot = 'BREAKFAST' ELSE (day + resident.place + meal.number) % 3 > 0 END
        ORDER BY resident.id, day DESC, meal.number
        """

    /// Meals entered by hand, with the nutrients that the label gave.
    private static let typed = """
        INSERT INTO logged_meal (account_id, date, name_en, name_es, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g,
            sodium_mg, created_at)
        SELECT resident.id, local_today(time_zone) - day, food.name_en, food.name_es, food.calories, food.protein, food.carbs, food.sugar,
            food.fiber, food.fat, food.saturated, food.sodium,
            (local_today(time_zone) - day + CASE day WHEN 0 THEN time '00:10' ELSE time '16:30' END) AT TIME ZONE time_zone
        FROM resident
        CROSS JOIN generate_series(9, 0, -3) AS day
        JOIN (VALUES
            (0, 'Apple', 'Manzana', 95, 0.5, 25, 19, 4.4, 0.3, 0.1, 2),
            (1, 'Coffee with milk', 'Café con leche', 60, 3, 5, 5, NULL, 3, 2, 45),
            (2, 'Protein bar', 'Barrita de proteínas', 210, 20, 22, 3, NULL, 7, NULL, NULL),
            (3, NULL, NULL, 150, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
            (4, 'Orange juice', 'Zumo de naranja', NULL, NULL, 26, 21, NULL, NULL, NULL, NULL)
        ) AS food (number, name_en, name_es, calories, protein, carbs, sugar, fiber, fat, saturated, sodium)
            ON food.number = (day / 3 + resident.place) % 5
        WHERE eats ORDER BY resident.id, day DESC
        """
}
