"""Helpers for benches with many accounts: options, a database with separate data, and measurement by hand-written SQL."""
import argparse
import sys

from database import Database
from gateway import Gateway, seed
from meal_data import ACCOUNTS
from report import table, write_json


def measure(name, description, clients, make_data, make_bench):
    """Runs a bench on temporary data, and prints the results."""
    parser = argparse.ArgumentParser(prog=f"scripts/bench {name}", description=description)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=30, help="how many times the demo data (default 30: about 9,400 recipes, 21,000 items)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default 3)")
    parser.add_argument("--seconds", type=int, default=5, help="how long each run takes (default 5)")
    usual = " ".join(map(str, clients))
    parser.add_argument("--clients", type=int, nargs="+", default=clients, help=f"how many at once (default {usual})")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    options = parser.parse_args()

    folder = f"{options.data}/bench-{options.scale}"
    seed(options.program, folder, options.scale)
    gateway = Gateway(options.program, folder, ["--no-demo"])
    try:
        database = Database(gateway.database, gateway.postgres)
        data = make_data(database)
        try:
            note(f"{database.sizes()}; {options.rounds} rounds of {options.seconds} s for each run")
            measured = make_bench(gateway, database, data).run(options)
        finally:
            data.remove()
    finally:
        gateway.stop()
    print(table(measured))
    if options.json:
        write_json(measured, options.json)


def by_hand(database, data, statements, clients, seconds):
    """Runs the statements in one pipeline, each time for a different account."""
    texts = [" ".join(statement.split()) + ";" for statement in statements]
    lines = [f"\\set viewer random({data.first}, {data.first + ACCOUNTS - 1})", "\\startpipeline", *texts, "\\endpipeline", ""]
    return database.measure("\n".join(lines), {}, clients, seconds, sampling=1)


def note(text):
    print(text, file=sys.stderr, flush=True)
