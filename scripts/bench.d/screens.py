"""Measures the first screen of each product against hand-written SQL: `scripts/bench screens`. See `--help`."""
import json
import time
from dataclasses import dataclass
from typing import Callable

from account_bench import by_hand, measure, note
from gateway import by_any_of
from meals import GROCERIES, LOG, PLAN, SPENDING, SUGGESTIONS, WEEK_STATE, cents
from report import rows
from screen_data import ScreenData

DESCRIPTION = """
The first screen of each of the five products (`viewer.home`) as one request, signed in, each time as another account. Against SELECTs written by hand for
that screen alone, sent in one go, which must give the same; only for suggested recipes they call the function that the gateway calls. ratio: to pgbench
with as many clients. alone: the same from CPU time, without the load generators.
"""


@dataclass
class Screen:
    """A screen: its document, the hand-written SQL, and the parts of both results that must be equal."""

    document: str
    by_hand: list[str]
    answered: Callable
    known: Callable


def ids(connection, path=("id",)):
    found = []
    for node in connection["nodes"]:
        for name in path:
            node = node[name]
        found.append(node.rsplit("_", 1)[-1])
    return found


def column(lines, number=0):
    return [line.split("|")[number] for line in lines]


NEARBY = """
    SELECT post.id, post.title, post.expires_at, post.available_quantity, donor.name, round((post.area_point <-> home.area_point)::numeric / 1000, 3)
    FROM account AS home CROSS JOIN LATERAL (
        SELECT * FROM food_post WHERE is_shown AND available_quantity > 0 AND expires_at > now() AND donor_id <> home.id
        ORDER BY area_point <-> home.area_point, id LIMIT 10
    ) AS post JOIN profile AS donor ON donor.id = post.donor_id
    WHERE home.id = :viewer AND post.area_point <-> home.area_point <= 50000
    ORDER BY post.area_point <-> home.area_point, post.id
"""
TO_ANSWER = """
    SELECT request.id, request.quantity, request.note, receiver.name, post.title
    FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id JOIN profile AS receiver ON receiver.id = request.receiver_id
    WHERE request.donor_id = :viewer AND request.status = 'PENDING' ORDER BY request.created_at, request.id LIMIT 10
"""
TO_COLLECT = """
    SELECT request.id, request.status, post.title, post.expires_at FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id
    WHERE request.receiver_id = :viewer AND request.status IN ('ACCEPTED', 'RESERVED') AND post.expires_at > now()
    ORDER BY request.created_at DESC, request.id DESC LIMIT 10
"""
RECENT = """
    SELECT id, name_en, calories FROM (
        SELECT DISTINCT ON (recipe_id) logged_meal.* FROM logged_meal JOIN recipe ON recipe.id = recipe_id
        WHERE account_id = :viewer AND logged_meal.created_at > now() - interval '90 days'
            AND NOT coalesce((SELECT allergens FROM avoided_food WHERE id = :viewer) && recipe.allergens, false)
        ORDER BY recipe_id, logged_meal.created_at DESC, id DESC
    ) AS latest ORDER BY created_at DESC, id DESC LIMIT 5
"""
SAVED = """
    SELECT recipe.id, recipe.title_en, recipe.serving_calories FROM saved_recipe AS saved JOIN recipe ON recipe.id = saved.recipe_id
    WHERE saved.account_id = :viewer AND NOT coalesce((SELECT allergens FROM avoided_food WHERE id = :viewer) && recipe.allergens, false)
    ORDER BY saved.created_at DESC, recipe.id DESC LIMIT 5
"""
TODAY = """
    SELECT id, slot, time, name_en, servings FROM planned_meal WHERE account_day = account_day(:viewer, current_date) ORDER BY time, id
"""
NEXT_MEAL = """
    SELECT id, date, time, name_en FROM planned_meal
    WHERE account_day BETWEEN account_day(:viewer, current_date) AND account_day(:viewer, current_date + 7) AND date + time >= now() AT TIME ZONE 'UTC'
    ORDER BY date, time, id LIMIT 1
"""
# Signal by signal, most of them by index. The score of an item is the sum of the weights of its signals.
HANDPICKED = """
    WITH signal AS MATERIALIZED (SELECT * FROM unnest(interest_signals(:viewer, '{}'))),
    choice AS MATERIALIZED (SELECT facet, value, weight FROM signal CROSS JOIN unnest(choices) AS value),
    found AS (
        SELECT id, weight FROM signal JOIN catalog_item ON tags && choices WHERE facet = 'tags'
        UNION ALL SELECT id, weight FROM signal JOIN catalog_item ON colors && choices::catalog_color[] WHERE facet = 'colors'
        UNION ALL SELECT id, weight FROM signal JOIN catalog_item ON sizes && choices WHERE facet = 'sizes'
        UNION ALL SELECT id, weight FROM choice JOIN catalog_item ON brand = value WHERE facet = 'brands'
        UNION ALL SELECT id, weight FROM choice JOIN catalog_item ON category = value::catalog_category WHERE facet = 'category'
        UNION ALL SELECT id, weight FROM choice JOIN catalog_item ON catalog_price_band(price_minor) = value WHERE facet = 'price'
        UNION ALL SELECT id, weight FROM choice JOIN catalog_item ON catalog_popularity_band(popularity) = value::integer WHERE facet = 'popularity'
    )
    SELECT id, title_en, price_minor FROM (SELECT id, sum(weight) AS score FROM found GROUP BY id) AS scored JOIN catalog_item USING (id)
    WHERE in_stock AND score > 0 AND id NOT IN (SELECT item_id FROM item_reaction WHERE account_id = :viewer AND reaction = 'DISLIKE')
    ORDER BY score DESC, id DESC LIMIT 10
"""
WISHED = """
    SELECT item.id, item.title_en, item.price_minor FROM wished_item AS wished JOIN catalog_item AS item ON item.id = wished.item_id
    WHERE wished.account_id = :viewer ORDER BY wished.created_at DESC, item.id DESC LIMIT 5
"""
COLLECTIONS = "SELECT id, title_en, hashtag FROM collection ORDER BY created_at DESC, id DESC LIMIT 3"

LIST = "groceryList { total { amount } aisles { aisle subtotal { amount } items { name quantity unit checked estimatedCost { amount } } } }"

SCREENS = {
    "FoodSaver": Screen(
        """foodSaver { foodNearby(first: 10) { edges { distanceKm } nodes { id title expiresAt availableQuantity donor { name } } }
        requestsToAnswer(first: 10) { nodes { id quantity note receiver { name } foodPost { title } } }
        foodToCollect(first: 10) { nodes { id status foodPost { title expiresAt } } } }""",
        [NEARBY, TO_ANSWER, TO_COLLECT],
        lambda home: [ids(home["foodNearby"]), ids(home["requestsToAnswer"]), ids(home["foodToCollect"])],
        lambda near, answer, collect: [column(near), column(answer), column(collect)],
    ),
    "Food'n Fit": Screen(
        """foodnFit { dailyLog { totals { calories } remaining { calories } } recentMeals(first: 5) { nodes { id name nutrients { calories } } }
        savedRecipes(first: 5) { nodes { id title nutrition { perServing { calories } } } } }""",
        [LOG, RECENT, SAVED],
        lambda home: [
            [home["dailyLog"]["totals"]["calories"], home["dailyLog"]["remaining"]["calories"]],
            ids(home["recentMeals"]),
            ids(home["savedRecipes"]),
        ],
        lambda log, recent, saved: [[float(value) for value in log[0].split("|")], column(recent), column(saved)],
    ),
    "Diabetic Meal Planner": Screen(
        f"""diabeticMealPlanner {{ today {{ meals {{ id slot time name servings }} }} nextMeal {{ id date time name }} {LIST}
        suggestedRecipes(first: 3) {{ reason recipe {{ title }} }} }}""",
        [TODAY, NEXT_MEAL, GROCERIES, SUGGESTIONS],
        lambda home: [
            [meal["id"].rsplit("_", 1)[-1] for meal in home["today"]["meals"]],
            home["nextMeal"] and home["nextMeal"]["id"].rsplit("_", 1)[-1],
            cents(home["groceryList"]["total"]),
            [suggestion["recipe"]["title"] for suggestion in home["suggestedRecipes"]],
        ],
        lambda today, following, groceries, suggested: [
            column(today),
            following[0].split("|")[0] if following else None,
            int(groceries[0].split("|")[9]),
            suggested,
        ],
    ),
    "Meal Budget Plan": Screen(
        f"""mealBudgetPlan {{ needsMealSelection budget {{ weekly {{ amount }} spending {{ weekOf total {{ amount }} }} }}
        mealPlan {{ days {{ date meals {{ slot time name servings recipe {{ nutrition {{ perServing {{ calories carbsG }} }} }} }} nutrients {{ calories }} }} }}
        {LIST} }}""",
        [WEEK_STATE, SPENDING, PLAN, GROCERIES],
        lambda home: [
            f"{home['needsMealSelection']!s:.1}|{cents(home['budget']['weekly'])}".lower(),
            sorted(cents(week["total"]) for week in home["budget"]["spending"] if cents(week["total"])),
            [f"{day['date']}|{meal['slot']}|{meal['name']}" for day in home["mealPlan"]["days"] for meal in day["meals"]],
            cents(home["groceryList"]["total"]),
        ],
        lambda week, spent, plan, groceries: [
            week[0],
            sorted(int(line.split("|")[1]) for line in spent),
            ["|".join(line.split("|")[n] for n in (0, 1, 3)) for line in plan],
            int(groceries[0].split("|")[9]),
        ],
    ),
    "Fabulyst": Screen(
        """fabulyst { handpicked(first: 10) { nodes { id title price { amount } } } wishlist(first: 5) { nodes { id title price { amount } } }
        collections(first: 3) { nodes { id title hashtag } } }""",
        [HANDPICKED, WISHED, COLLECTIONS],
        lambda home: [ids(home["handpicked"]), ids(home["wishlist"]), ids(home["collections"])],
        lambda picked, wished, collections: [column(picked), column(wished), column(collections)],
    ),
}


class Bench:
    def __init__(self, gateway, database, data):
        self.gateway, self.database, self.data = gateway, database, data
        for name, screen in SCREENS.items():
            self._compare(name, screen)

    def run(self, options):
        cases = [(name, clients) for name in SCREENS for clients in options.clients]
        ours, theirs = ({case: [] for case in cases} for _ in range(2))
        for number in range(options.rounds):
            for name, clients in cases:
                started = time.monotonic()
                script = by_any_of(self.data.tokens.values(), document(SCREENS[name]))
                ours[name, clients].append(self.gateway.measure_script(script, clients, options.seconds))
                theirs[name, clients].append(by_hand(self.database, self.data, SCREENS[name].by_hand, clients, options.seconds))
                rates = f"{ours[name, clients][-1].rps:,.0f}/s, pgbench {theirs[name, clients][-1].rps:,.0f}/s"
                note(f"round {number + 1}: {name}, {clients} clients: {rates} ({time.monotonic() - started:.0f} s)")
        return [row for name, clients in cases for row in rows(f"{name}, {clients} at once", ours[name, clients], theirs[name, clients])]

    def _compare(self, name, screen):
        """Checks that both return the same for every fifth account."""
        compared = 0
        for account, token in list(self.data.tokens.items())[::5]:
            home = self.gateway.ask(json.dumps({"query": document(screen)}), token)["viewer"]["home"]
            answered = screen.answered(next(iter(home.values())))
            known = screen.known(*(self.database.texts(sql.replace(":viewer", str(account))) for sql in screen.by_hand))
            if answered != known:
                raise SystemExit(f"{name}: for account {account} the answers differ:\n{answered}\n{known}")
            compared += 1
        note(f"{name}: the same by hand for {compared} accounts.")


def document(screen):
    return f"{{ viewer {{ home {{ {screen.document} }} }} }}"


if __name__ == "__main__":
    measure("screens", DESCRIPTION, [1, 32], ScreenData, Bench)
