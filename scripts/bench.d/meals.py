"""Measures a week screen against hand-written SQL: `scripts/bench meals`. See `--help`."""
import json
import time

from account_bench import by_hand, measure, note
from gateway import by_any_of
from meal_data import MealData
from report import rows

DESCRIPTION = """
Week: all that a week's screen shows in one request, signed in, each time as another account: plan, list by aisle with costs, budget and what was spent,
the day's log, suggestions. Against six SELECTs written by hand, sent in one go, which must give the same figures; only for suggestions they call
the function that the gateway calls. Suggestions and options: these alone. ratio: to pgbench with as many clients. alone: the same from CPU time,
without the load generators.
"""

WEEK = """{ viewer { needsMealSelection budget { weekly { amount } spending { weekOf total { amount } } }
  mealPlan { days { date meals { slot time name servings recipe { nutrition { perServing { calories carbsG } } } } nutrients { calories } } }
  groceryList { total { amount } aisles { aisle subtotal { amount } items { name quantity unit checked estimatedCost { amount } } } }
  dailyLog { totals { calories } remaining { calories } } suggestedRecipes(first: 3) { recipe { title } } } }"""
ALONE = {
    "suggestions": "{ suggestedRecipes(first: 3) { reason recipe { title } } }",
    "meal options": "{ mealOptions { mealType position reason costPerServing { amount } recipe { title } } }",
}

# Hand-written for this screen alone, with the related rows in each table line.
WEEK_STATE = """
    SELECT
        (SELECT count(*) < 3 FROM meal_choice WHERE account_id = :viewer AND week = week_start(current_date) AND cardinality(recipe_ids) = 3) AS is_open,
        (SELECT weekly_minor FROM budget_choice WHERE account_id = :viewer AND week <= current_date ORDER BY week DESC LIMIT 1) AS weekly_minor
"""
SPENDING = """
    SELECT week, sum(kept_cost_minor) FROM grocery_item
    WHERE account_id = :viewer AND week BETWEEN week_start(current_date) - 35 AND week_start(current_date) - 7 AND is_listed AND NOT is_at_home
    GROUP BY week ORDER BY week DESC
"""
PLAN = """
    SELECT meal.date, meal.slot, meal.time, meal.name_en, meal.servings, recipe.serving_calories, recipe.serving_carbs_g,
        sum(meal.calories) OVER (PARTITION BY meal.date) AS calories
    FROM planned_meal AS meal LEFT JOIN recipe ON recipe.id = meal.recipe_id
    WHERE meal.account_day BETWEEN account_day(:viewer, week_start(current_date)) AND account_day(:viewer, week_start(current_date) + 6)
    ORDER BY meal.date, meal.time, meal.id
"""
GROCERIES = """
    WITH store AS MATERIALIZED (
        SELECT array_agg(near.id) AS near_ids, (SELECT store_id FROM chosen_store WHERE id = :viewer) AS id
        FROM account CROSS JOIN LATERAL (
            SELECT id FROM grocery_store WHERE point <@ kilometres_around(earth_point(account.latitude, account.longitude), 16.09344)
            ORDER BY point <-> earth_point(account.latitude, account.longitude), id LIMIT 5
        ) AS near
        WHERE account.id = :viewer
    ), line AS (
        SELECT item.id, item.name, item.quantity, item.unit, item.is_checked, ingredient.aisle, ingredient.name_en,
            CASE WHEN NOT item.is_at_home THEN 1 END * round(item.grams * coalesce(chosen.price_per_kg_minor, nearby.price, ingredient.price_per_kg_minor) / 1000)
                AS cost_minor
        FROM grocery_item AS item
        CROSS JOIN store
        LEFT JOIN ingredient ON ingredient.id = item.ingredient_id
        LEFT JOIN store_price AS chosen ON chosen.store_id = store.id AND chosen.ingredient_id = item.ingredient_id
        LEFT JOIN LATERAL (
            SELECT avg(price_per_kg_minor) AS price FROM store_price WHERE store_id = ANY (store.near_ids) AND ingredient_id = item.ingredient_id
        ) AS nearby ON true
        WHERE item.list_id = account_day(:viewer, week_start(current_date)) AND item.is_listed
    )
    SELECT *, sum(cost_minor) OVER (PARTITION BY aisle) AS subtotal, sum(cost_minor) OVER () AS total FROM line ORDER BY aisle, id
"""
LOG = """
    SELECT sum(calories), (SELECT calorie_cap FROM health_profile WHERE id = :viewer) - sum(calories) AS remaining FROM logged_meal
    WHERE account_day = account_day(:viewer, current_date)
"""
SUGGESTIONS = """
    SELECT recipe.title_en FROM suggested_recipes(:viewer, current_date, NULL, NULL, false, 3) AS suggested JOIN recipe ON recipe.id = suggested.recipe_id
    ORDER BY suggested.position
"""
BY_HAND = [WEEK_STATE, SPENDING, PLAN, GROCERIES, LOG, SUGGESTIONS]


class Bench:
    def __init__(self, gateway, database, data):
        self.gateway, self.database, self.data = gateway, database, data
        self._compare()

    def run(self, options):
        cases = [(what, clients) for what in ["week", *ALONE] for clients in options.clients]
        ours, theirs = ({case: [] for case in cases} for _ in range(2))
        for number in range(options.rounds):
            for what, clients in cases:
                started = time.monotonic()
                ours[what, clients].append(self._ask_again_and_again(ALONE.get(what, WEEK), clients, options.seconds))
                rates = f"{ours[what, clients][-1].rps:,.0f}/s"
                if what == "week":
                    theirs[what, clients].append(by_hand(self.database, self.data, BY_HAND, clients, options.seconds))
                    rates += f", pgbench {theirs[what, clients][-1].rps:,.0f}/s"
                note(f"round {number + 1}: {what}, {clients} clients: {rates} ({time.monotonic() - started:.0f} s)")
        return [row for what, clients in cases for row in rows(f"{what}, {clients} at once", ours[what, clients], theirs[what, clients])]

    def _ask_again_and_again(self, document, clients, seconds):
        return self.gateway.measure_script(by_any_of(self.data.tokens.values(), document), clients, seconds)

    def _compare(self):
        """Checks that both return the same data."""
        items = 0
        for account, token in self.data.tokens.items():
            viewer = self.gateway.ask(json.dumps({"query": WEEK}), token)["viewer"]
            week, spent, plan, groceries, log, suggested = (self.database.texts(sql.replace(":viewer", str(account))) for sql in BY_HAND)
            lines = [item for aisle in viewer["groceryList"]["aisles"] for item in aisle["items"]]
            items += len(lines)
            answered = [
                f"{viewer['needsMealSelection']!s:.1}|{cents(viewer['budget']['weekly'])}".lower(),
                sorted(cents(week["total"]) for week in viewer["budget"]["spending"] if cents(week["total"])),
                [f"{day['date']}|{meal['slot']}|{meal['name']}" for day in viewer["mealPlan"]["days"] for meal in day["meals"]],
                sorted(cents(item["estimatedCost"]) for item in lines),
                cents(viewer["groceryList"]["total"]),
                sorted(cents(aisle["subtotal"]) for aisle in viewer["groceryList"]["aisles"]),
                [viewer["dailyLog"]["totals"]["calories"], viewer["dailyLog"]["remaining"]["calories"]],
                [suggestion["recipe"]["title"] for suggestion in viewer["suggestedRecipes"]],
            ]
            columns = [line.split("|") for line in groceries]
            known = [
                week[0],
                sorted(int(line.split("|")[1]) for line in spent),
                ["|".join(line.split("|")[n] for n in (0, 1, 3)) for line in plan],
                sorted(int(column[7]) for column in columns),
                int(columns[0][9]),
                sorted({column[5]: int(column[8]) for column in columns}.values()),
                [float(value) for value in log[0].split("|")],
                suggested,
            ]
            if answered != known:
                raise SystemExit(f"For account {account} the answers differ:\n{answered}\n{known}")
        note(f"The weeks of {len(self.data.tokens)} accounts are the same by hand, with {items:,} items on their lists.")


def cents(money):
    return round(float(money["amount"]) * 100) if money else None


if __name__ == "__main__":
    measure("meals", DESCRIPTION, [1, 8, 32], MealData, Bench)
