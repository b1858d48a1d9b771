/// The planned weeks of residents, last week and this week, with their grocery lists.
enum ResidentWeeks {
    /// The statements in order.
    ///
    /// Last week is first planned as this week, so that triggers sum its grocery list. Then the plan is moved to last week, with the costs
    /// that are kept when a week ends.
    static let statements = [
        choices, planned(choiceFrom: 0), withoutTriggers(lastWeek), substitutes, planned(choiceFrom: 3),
    ]

    /// The chosen recipes: three of each meal make a week.
    ///
    /// Residents with the plan `begun` have chosen only two breakfasts of this week.
    private static let choices = """
        INSERT INTO meal_choice (account_id, week, slot, recipe_ids)
        SELECT resident.id, week_start(local_today(time_zone)) - CASE WHEN number < 3 THEN 7 ELSE 0 END, slot,
            array_agg(recipe_id ORDER BY number)
        FROM resident JOIN menu ON menu.account_id = resident.id AND slot <> 'SNACK'
        WHERE plan = 'chosen' AND number < 6 OR plan = 'begun' AND slot = 'BREAKFAST' AND number BETWEEN 3 AND 4
        GROUP BY resident.id, 2, slot ORDER BY 1, 2, 3
        """

    /// The planned meals.
    ///
    /// Chosen recipes appear two or three times a week, and one dinner is changed by hand. Residents with the plan `byHand` plan
    /// dinner and a snack on every other day.
    private static func planned(choiceFrom first: Int) -> String {
        """
        INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings, is_chosen, created_at, updated_at)
        SELECT resident.id, week_start(local_today(time_zone)) + day, menu.slot, meal_time(menu.slot) + resident.place % 3 * interval '15 minutes',
            menu.recipe_id, 1 + resident.place % 3, plan = 'chosen' AND menu.number < 6, CURRENT_DATE - interval '4 days', CURRENT_DATE - interval '4 days'
        FROM resident
        CROSS JOIN generate_series(0, 6) AS day
        JOIN menu ON menu.account_id = resident.id AND CASE plan
            WHEN 'chosen' THEN menu.slot <> 'SNACK'
                AND menu.number = CASE WHEN day = 6 AND menu.slot = 'DINNER' THEN 7 ELSE \(first) + day % 3 END
            WHEN 'by-hand' THEN menu.slot IN ('DINNER', 'SNACK') AND day % 2 = 0 AND menu.number = \(first) + day / 2
            ELSE false
        END
        ORDER BY resident.id, day, menu.slot
        """
    }

    /// Moves the planned week and its grocery list into the past.
    ///
    /// All groceries are bought, and their costs are kept. The recipe of one meal is removed; the meal keeps its name and nutrients.
    private static let lastWeek = """
        UPDATE planned_meal SET date = date - 7, created_at = created_at - interval '7 days', updated_at = updated_at - interval '7 days',
            recipe_id = CASE
                WHEN slot = 'DINNER' AND extract(dow FROM date) = 2 AND account_id IN (SELECT id FROM resident WHERE key = 'francis')
                THEN NULL ELSE recipe_id
            END
        WHERE account_id IN (SELECT id FROM resident);
        UPDATE grocery_item AS item SET week = week - 7, is_checked = true, updated_at = CURRENT_DATE - interval '8 days',
            kept_cost_minor = (SELECT round(item.grams * price_per_kg_minor / 1000) FROM ingredient WHERE ingredient.id = item.ingredient_id)
        WHERE account_id IN (SELECT id FROM resident)
        """

    /// The substitutes, inserted before the week is planned so that the grocery list includes them.
    private static let substitutes = """
        INSERT INTO grocery_substitute (account_id, list_id, recipe_id, ingredient_id, substitute_id)
        SELECT DISTINCT ON (resident.id) resident.id, account_day(resident.id, week_start(local_today(time_zone))), menu.recipe_id,
            ingredient.id, other.id
        FROM resident
        JOIN menu ON menu.account_id = resident.id AND menu.number BETWEEN 3 AND 5
        JOIN recipe_ingredient AS line ON line.recipe_id = menu.recipe_id
        JOIN ingredient ON ingredient.id = line.ingredient_id
        JOIN (VALUES
            ('butter', 'olive-oil'), ('cream', 'greek-yogurt'), ('white-rice', 'brown-rice'), ('sugar', 'honey'), ('milk', 'almond-milk'),
            ('onion', 'leek'), ('garlic', 'shallot')
        ) AS swap (slug, instead) ON swap.slug = ingredient.slug
        JOIN ingredient AS other ON other.slug = swap.instead
        WHERE plan = 'chosen'
        ORDER BY resident.id, menu.number, menu.slot, line.position
        """

    private static func withoutTriggers(_ statements: String) -> String {
        let tables = ["planned_meal", "grocery_item"]
        return tables.map { "ALTER TABLE \($0) DISABLE TRIGGER USER; " }.joined() + statements
            + tables.map { "; ALTER TABLE \($0) ENABLE TRIGGER USER" }.joined()
    }
}
