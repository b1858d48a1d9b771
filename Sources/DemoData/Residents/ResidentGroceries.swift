/// The changes of residents to this week's grocery lists.
enum ResidentGroceries {
    static let statements = [ticked, added, named]

    /// Marks some items of each list as bought, at home or removed, or changes their quantity.
    private static let ticked = """
        UPDATE grocery_item SET
            is_checked = listed.number % 4 = 0, is_at_home = listed.number % 7 = 3, is_removed = listed.number % 19 = 11,
            chosen_quantity = CASE WHEN listed.number % 9 = 5 THEN 250 END, chosen_unit = CASE WHEN listed.number % 9 = 5 THEN 'GRAM'::measurement_unit END,
            chosen_grams = CASE WHEN listed.number % 9 = 5 THEN 250 END,
            updated_at = CURRENT_DATE - interval '1 day'
        FROM (
            SELECT item.id, row_number() OVER (PARTITION BY list_id ORDER BY item.id) AS number
            FROM grocery_item AS item JOIN resident ON resident.id = item.account_id WHERE kept_cost_minor IS NULL
        ) AS listed
        WHERE grocery_item.id = listed.id
        """

    /// The ingredients that residents add to the plan's ingredients.
    private static let added = """
        INSERT INTO grocery_item (account_id, week, ingredient_id, added_quantity, added_unit, added_grams, updated_at)
        SELECT resident.id, week_start(local_today(resident.time_zone)), ingredient.id, wanted.quantity, wanted.unit::measurement_unit, wanted.grams,
            CURRENT_DATE - interval '20 hours'
        FROM resident JOIN account ON account.id = resident.id
        JOIN (VALUES
            ('METRIC', 'coffee', 250, 'GRAM', 250), ('METRIC', 'banana', 6, 'PIECE', 720), ('METRIC', 'oats', 1, 'KILOGRAM', 1000),
            ('US', 'coffee', 12, 'OUNCE', 340.19), ('US', 'oats', 2, 'POUND', 907.18), ('US', 'olive-oil', 16, 'FLUID_OUNCE', 432.96),
            ('US', 'apple-juice', 1, 'QUART', 984.21)
        ) AS wanted (unit_system, slug, quantity, unit, grams) ON wanted.unit_system = account.unit_system::text
        JOIN ingredient ON ingredient.slug = wanted.slug
        WHERE plan <> '-' ORDER BY resident.id, ingredient.id
        ON CONFLICT (list_id, ingredient_id) DO UPDATE SET
            added_quantity = excluded.added_quantity, added_unit = excluded.added_unit, added_grams = excluded.added_grams
        """

    /// The items that are not ingredients, in the resident's language.
    private static let named = """
        INSERT INTO grocery_item (account_id, week, name, added_quantity, added_unit, is_checked, updated_at)
        SELECT resident.id, week_start(local_today(time_zone)), wanted.name, wanted.quantity, wanted.unit::measurement_unit, wanted.unit IS NULL,
            CURRENT_DATE - interval '19 hours'
        FROM resident
        JOIN (VALUES
            ('EN', 'Paper towels', 2, 'PIECE'), ('EN', 'Birthday candles', 0, NULL), ('ES', 'Papel de cocina', 2, 'PIECE'),
            ('ES', 'Velas de cumpleaños', 0, NULL)
        ) AS wanted (language, name, quantity, unit) ON wanted.language = resident.language::text
        WHERE plan <> '-' ORDER BY resident.id, wanted.quantity
        """
}
