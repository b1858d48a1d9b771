"""Measures the first page of searches with words from the data: `scripts/bench searches`. See `--help`."""
import argparse
import http.client
import json
import random
import re
import sys
import time
from dataclasses import dataclass

from database import Database
from gateway import Gateway, seed
from markdown import table

DESCRIPTION = """
Takes names and titles by chance, of each two words or what someone has typed of it so far, and asks for the first page in the language of the name:
one request at a time on one connection, none asked twice. Prints how many came within so many milliseconds. Before it measures it asks for as many
others, so that the database has in memory what it keeps there; --cold leaves that out, as just after a start.
"""
LIMIT_MS = 20


@dataclass
class Searches:
    """Searches of one list with words from its names. `selection` is the first page, and `$t` the search text."""

    name: str
    table: str
    column: str
    selection: str
    is_begun: bool = False


ALL = "search(first: 20, text: $t) { edges { score node { __typename } } }"
SUGGESTIONS = "suggestions(text: $t) { text kind count objectId }"
LISTS = [
    Searches("recipes", "recipe", "title", "recipes(first: 20, filter: {search: $t}) { nodes { id title } }"),
    Searches("items", "catalog_item", "title", "catalogItems(first: 20, filter: {search: $t}) { nodes { id title } }"),
    Searches("food posts", "food_post", "title", "foodPosts(first: 20, filter: {search: $t}) { nodes { id title } }"),
    Searches("stores", "grocery_store", "name", "groceryStores(first: 20, search: $t) { nodes { id name } }"),
    Searches("all domains, recipes' words", "recipe", "title", ALL),
    Searches("all domains, items' words", "catalog_item", "title", ALL),
    Searches("suggestions, recipes' words", "recipe", "title", SUGGESTIONS, is_begun=True),
    Searches("suggestions, items' words", "catalog_item", "title", SUGGESTIONS, is_begun=True),
]


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench searches", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=300, help="how many times the demo data (default 300)")
    parser.add_argument("--number", type=int, default=200, help="how many searches of each list in each language (default 200)")
    parser.add_argument("--seed", type=int, help="draw the same words again")
    parser.add_argument("--cold", action="store_true", help="measure from the first search on")
    options = parser.parse_args()
    drawn_by = options.seed if options.seed is not None else random.randrange(10_000)

    data = f"{options.data}/bench-{options.scale}"
    seed(options.program, data, options.scale)
    gateway = Gateway(options.program, data, ["--no-demo"])
    try:
        database = Database(gateway.database, gateway.postgres)
        print(f"scale {options.scale}: {database.sizes()}; --seed {drawn_by}", file=sys.stderr, flush=True)
        connection = http.client.HTTPConnection(re.fullmatch(r"http://([^/]+)/?", gateway.url)[1])
        lines = [["searched", "language", "number", "p50 ms", "p95 ms", "p99 ms", f"within {LIMIT_MS} ms", "slowest"]]
        for searches in LISTS:
            for language in ["en", "es"]:
                texts = draw(database, searches, language, options.number, random.Random(drawn_by))
                if not options.cold:
                    others = draw(database, searches, language, options.number, random.Random(drawn_by + 1))
                    ask(connection, searches, language, [text for text in others if text not in texts])
                lines.append([searches.name, language, *figures(ask(connection, searches, language, texts))])
        print(table(lines, ["searched", "language", "slowest"]))
    finally:
        gateway.stop()


def draw(database, searches, language, number, chance):
    """Returns texts as people type them: two words of a name in any order, or the start of a name up to a part of its second word."""
    column = searches.column + (f"_{language}" if searches.table in ("recipe", "catalog_item") else "")
    names = database.texts(f"SELECT search_words({column}) FROM {searches.table} ORDER BY md5(id || '{chance.random()}') LIMIT {2 * number}")
    texts = []
    for name in names:
        words = [word for word in name.split() if len(word) > 2]
        if len(words) < 2:
            continue
        if searches.is_begun:
            texts.append(f"{words[0]} {words[1][: chance.randint(1, len(words[1]))]}")
        else:
            texts.append(" ".join(chance.sample(words, 2)))
    return list(dict.fromkeys(texts))[:number]


def ask(connection, searches, language, texts):
    """Returns the milliseconds of each search, the fastest first."""
    times = []
    for text in texts:
        body = json.dumps({"query": f"query($t: String!) {{ {searches.selection} }}", "variables": {"t": text}})
        started = time.perf_counter()
        connection.request("POST", "/graphql", body, {"Content-Type": "application/json", "Accept-Language": language})
        answer = json.loads(connection.getresponse().read())
        times.append(((time.perf_counter() - started) * 1000, text))
        if answer.get("errors"):
            raise SystemExit(f"“{text}” is answered with errors: {json.dumps(answer['errors'])[:500]}")
    return sorted(times)


def figures(times):
    at = lambda share: f"{times[min(len(times) - 1, int(len(times) * share))][0]:.1f}"
    within = sum(milliseconds < LIMIT_MS for milliseconds, _ in times) / len(times)
    return [str(len(times)), at(0.5), at(0.95), at(0.99), f"{within:.0%}", f"{times[-1][1]} ({times[-1][0]:.0f} ms)"]


if __name__ == "__main__":
    main()
