"""Accounts with all data of a week: a plan, a list, past costs, a budget, a log, saved recipes and a health profile."""
from accounts import sign_in

ACCOUNTS = 200
# The number of recipes that are planned, eaten and saved. Their ids begin at 1 in the demo data.
RECIPES = 300

MARK = "%@meals.bench.example.org"
# All live near a store of the demo data, in UTC. A third has chosen a store, a fifth likes vegetarian food, another fifth avoids nuts.
PREPARATION = f"""
    INSERT INTO account (name, email, email_verified, time_zone, latitude, longitude)
    SELECT 'Mia Lindgren', 'eater' || n || '@meals.bench.example.org', true, 'UTC', store.latitude + 0.01, store.longitude
    FROM generate_series(1, {ACCOUNTS}) AS n JOIN grocery_store AS store ON store.id = n ORDER BY n;
    CREATE TEMPORARY TABLE eater AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM account WHERE email LIKE '{MARK}';
    INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
    SELECT id, week_start(current_date) + day, slot, meal_time(slot), 1 + (n * 37 + day * 11 + ordinal * 101) % {RECIPES}, 1 + n % 3
    FROM eater CROSS JOIN generate_series(0, 6) AS day CROSS JOIN unnest(enum_range(NULL, 'DINNER'::meal_slot)) WITH ORDINALITY AS slot (slot, ordinal);
    INSERT INTO grocery_item (account_id, week, ingredient_id, planned_quantity, planned_unit, planned_grams, kept_cost_minor)
    SELECT id, week_start(current_date) - 7 * week, 1 + (n + line) % 300, 500, 'GRAM', 500, 50 + (n * line) % 400
    FROM eater CROSS JOIN generate_series(1, 5) AS week CROSS JOIN generate_series(1, 60) AS line;
    INSERT INTO budget_choice (account_id, week, option, weekly_minor)
    SELECT id, week_start(current_date) - 14, option, eater.n * 100 FROM eater CROSS JOIN (SELECT 'MODERATE'::weekly_budget AS option) AS chosen;
    INSERT INTO logged_meal (account_id, date, recipe_id, servings)
    SELECT id, current_date, 1 + (n * 13 + meal) % {RECIPES}, 1 FROM eater CROSS JOIN generate_series(1, 4) AS meal;
    INSERT INTO saved_recipe (account_id, recipe_id)
    SELECT id, 1 + (n * 7 + saved * 5) % {RECIPES} FROM eater CROSS JOIN generate_series(1, 12) AS saved ON CONFLICT DO NOTHING;
    INSERT INTO health_profile (id, weight_kg, height_cm, age, sex, calorie_cap) SELECT id, 70, 170, 30, 'FEMALE', 1500 + n FROM eater;
    INSERT INTO chosen_store (id, store_id) SELECT id, n FROM eater WHERE n % 3 = 0;
    INSERT INTO food_preference (id, diets) SELECT id, '{{VEGETARIAN}}' FROM eater WHERE n % 5 = 0;
    INSERT INTO avoided_food (id, allergens) SELECT id, '{{TREE_NUTS}}' FROM eater WHERE n % 5 = 1;
    DROP TABLE eater;
"""
TABLES = "account, session, planned_meal, grocery_item, logged_meal, saved_recipe, budget_choice, chosen_store"
REMOVAL = f"DELETE FROM account WHERE email LIKE '{MARK}';"


class MealData:
    """Creates the data. `remove` restores the database."""

    def __init__(self, database):
        self.database = database
        self.remove()
        database.execute(PREPARATION)
        first, last = map(int, database.texts(f"SELECT min(id), max(id) FROM account WHERE email LIKE '{MARK}'")[0].split("|"))
        if last - first + 1 != ACCOUNTS:
            raise SystemExit("Something else has written to the database meanwhile: try again.")
        self.first = first
        self.tokens = sign_in(database, range(first, last + 1))
        database.execute(f"VACUUM ANALYZE {TABLES}")

    def remove(self):
        self.database.execute(REMOVAL)
