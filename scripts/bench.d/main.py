"""Measures the gateway against PostgreSQL's own limit, in turns on the same machine. See `scripts/bench --help`."""
import argparse
import pathlib
import sys
import time

import language
from database import Database, pgbench_script
from gateway import Gateway, seed
from measurement import medians
from operations import operations
from report import rows, table, write_json

DESCRIPTION = """
Measures operations of all domains, each under `wrk -t1 -c32`, and the very statements that `cupboard explain` prints for it under
`pgbench -M prepared`, pipelined and planned as the gateway has them planned, the better of 8 and 32 clients. All take turns, several rounds; the table shows medians.
ratio: requests per second to pgbench's. alone: the same from CPU time per request, without the load generators.
"""
CLIENTS = [8, 32]


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=300, help="how many times the demo data of all domains (default 300: about 100,000 recipes)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default 3)")
    parser.add_argument("--seconds", type=int, default=5, help="how long each run takes (default 5)")
    parser.add_argument("--only", metavar="TEXT", help="only operations whose name contains this text")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    parser.add_argument("--serve", metavar="ARGUMENT", action="append", default=[], help="an argument for `cupboard serve`, as --serve=--loops=2")
    options = parser.parse_args()

    data = f"{options.data}/bench-{options.scale}"
    seed(options.program, data, options.scale)
    gateway = Gateway(options.program, data, ["--no-demo", *options.serve])
    try:
        results = run(gateway, Database(gateway.database, gateway.postgres), options)
    finally:
        gateway.stop()
    for name, measurement in language.measure(pathlib.Path(options.program).with_name("cupboard-language-benchmark")):
        if not options.only or options.only in name:
            results += rows(name, [measurement], [])
    print(table(results))
    if options.json:
        write_json(results, options.json)


def run(gateway, database, options):
    recipes = database.recipes()
    note(f"{database.sizes()}; {options.rounds} rounds of {options.seconds} s for each run")
    page = gateway.ask('{"query": "{ recipes(first: 100) { pageInfo { endCursor } } }"}')
    chosen = [item for item in operations(page["recipes"]["pageInfo"]["endCursor"]) if not options.only or options.only in item.name]
    scripts = {}
    for operation in chosen:
        gateway.ask(operation.body())
        if operation.name != "introspection":
            scripts[operation.name] = pgbench_script(options.program, operation, recipes)

    ours = {operation.name: [] for operation in chosen}
    theirs = {(operation.name, clients): [] for operation in chosen for clients in CLIENTS}
    for number in range(options.rounds):
        for operation in chosen:
            started = time.monotonic()
            ours[operation.name].append(gateway.measure(operation, recipes, options.seconds))
            if operation.name in scripts:
                for clients in CLIENTS:
                    theirs[operation.name, clients].append(database.measure(*scripts[operation.name], clients, options.seconds))
            note(f"round {number + 1}: {operation.name}, {ours[operation.name][-1].rps:,.0f}/s ({time.monotonic() - started:.0f} s)")

    results = []
    for operation in chosen:
        limits = [theirs[operation.name, clients] for clients in CLIENTS if operation.name in scripts]
        best = max(limits, key=lambda runs: medians(runs).rps, default=[])
        results += rows(operation.name, ours[operation.name], best)
    return results


def note(text):
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
