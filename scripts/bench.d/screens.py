"""Measures the first screen of each product against SQL written by hand: `scripts/bench screens`; `--help` tells more."""
import argparse
import json
import sys
import time
from dataclasses import dataclass
from typing import Callable

from database import Database
from gateway import Gateway, by_any_of, seed
from meal_data import ACCOUNTS
from meals import GROCERIES, LOG, PLAN, SPENDING, SUGGESTIONS, WEEK_STATE, cents
from report import rows, table, write_json
from screen_data import ScreenData

DESCRIPTION = """
The first screen of each of the five products (`viewer.home`) as one request, signed in, each time as another account. Against SELECTs written by hand for
that screen alone, sent in one go, which must give the same; only for suggested recipes they call the function that the gateway calls. ratio: to pgbench
with as many clients. alone: the same from CPU time, without the load generators.
"""


@dataclass
class Screen:
    """A screen: what is asked, the same by hand, and what of both must be equal."""

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
    SELECT id, slot, time, name_en, servings FROM planned_meal WHERE account_day = account_day(:viewer, current_date) ORDER BY slot
"""
NEXT_MEAL = """
    SELECT id, date, time, name_en FROM planned_meal
    WHERE account_day BETWEEN account_day(:viewer, current_date) AND account_day(:viewer, current_date + 7) AND date + time >= now() AT TIME ZONE 'UTC'
    ORDER BY date, time, slot LIMIT 1
"""
# Row by row, as one would write it: each item's score is the sum of the weights of all signals that it has.
HANDPICKED = """
    WITH signal AS MATERIALIZED (SELECT * FROM unnest(interest_signals(:viewer, '{}')))
    SELECT item.id, item.title_en, item.price_minor FROM catalog_item AS item CROSS JOIN LATERAL (
        SELECT sum(signal.weight) AS score FROM signal
        WHERE catalog_item_has(item.category, item.brand, item.colors, item.sizes, item.tags, item.price_minor, item.popularity, signal)
    ) AS scored
    WHERE item.in_stock AND scored.score > 0
        AND NOT EXISTS (SELECT FROM item_reaction AS reaction WHERE reaction.account_id = :viewer AND item_id = item.id AND reaction.reaction = 'DISLIKE')
    ORDER BY scored.score DESC, item.id DESC LIMIT 10
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
        lambda home: [sorted(ids(home["foodNearby"])[:1]), ids(home["requestsToAnswer"]), ids(home["foodToCollect"])],
        lambda near, answer, collect: [sorted(column(near)[:1]), column(answer), column(collect)],
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


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench screens", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=30, help="how many times the demo data (default 30: about 9,400 recipes, 21,000 items)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default 3)")
    parser.add_argument("--seconds", type=int, default=5, help="how long each run takes (default 5)")
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 32], help="how many at once (default 1 32)")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    options = parser.parse_args()

    folder = f"{options.data}/bench-{options.scale}"
    seed(options.program, folder, options.scale)
    gateway = Gateway(options.program, folder, ["--no-demo"])
    try:
        database = Database(gateway.database, gateway.postgres)
        data = ScreenData(database)
        try:
            note(f"{database.sizes()}; {options.rounds} rounds of {options.seconds} s for each run")
            measured = Bench(gateway, database, data).run(options)
        finally:
            data.remove()
    finally:
        gateway.stop()
    print(table(measured))
    if options.json:
        write_json(measured, options.json)


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
                theirs[name, clients].append(self._by_hand(SCREENS[name], clients, options.seconds))
                rates = f"{ours[name, clients][-1].rps:,.0f}/s, pgbench {theirs[name, clients][-1].rps:,.0f}/s"
                note(f"round {number + 1}: {name}, {clients} clients: {rates} ({time.monotonic() - started:.0f} s)")
        return [row for name, clients in cases for row in rows(f"{name}, {clients} at once", ours[name, clients], theirs[name, clients])]

    def _by_hand(self, screen, clients, seconds):
        statements = [" ".join(statement.split()) + ";" for statement in screen.by_hand]
        lines = [f"\\set viewer random({self.data.first}, {self.data.first + ACCOUNTS - 1})", "\\startpipeline", *statements, "\\endpipeline", ""]
        return self.database.measure("\n".join(lines), {}, clients, seconds, sampling=1)

    def _compare(self, name, screen):
        """Makes sure that both show the same to every fifth account."""
        compared = 0
        for account, token in list(self.data.tokens.items())[::5]:
            home = self.gateway.ask(json.dumps({"query": document(screen)}), token)["viewer"]["home"]
            answered = screen.answered(next(iter(home.values())))
            by_hand = screen.known(*(self.database.texts(sql.replace(":viewer", str(account))) for sql in screen.by_hand))
            if answered != by_hand:
                raise SystemExit(f"{name}: for account {account} the answers differ:\n{answered}\n{by_hand}")
            compared += 1
        note(f"{name}: the same by hand for {compared} accounts.")


def document(screen):
    return f"{{ viewer {{ home {{ {screen.document} }} }} }}"


def note(text):
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
