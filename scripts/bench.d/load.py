"""Measures latency while clients run all queries and mutations at once: `scripts/bench load`. See `--help`."""
import argparse
import asyncio
import contextlib
import itertools
import json
import pathlib
import random
import re
import sys
import tempfile
import time

import markdown
from abuse_load import Client
from database import Database
from gateway import Gateway, seed
from load_changes import ROUNDS, Changes
from load_people import Issuer, People
from load_reads import counts, reads
from load_times import Failure, Times

DESCRIPTION = """
Asks for every field of the query root and of the account, and for the lists of scripts/bench.d/lists: first one after the other, then all in a mix with
every mutation, by clients that each show another account and send the next request as soon as the last one is answered. Exits with 1 when an operation
takes more than 200 ms in the median without load, 2 s in the mean or 5 s once under load, when it fails, or when the schema has one that was not asked.
"""
ALONE_MS, MEAN_MS, WORST_MS = 200, 2_000, 5_000
# One person or address does here what many would do, so these limits are lifted.
UNLIMITED = ["account-points-per-minute=0", "address-points-per-minute=0"] + [
    f"{name}=100000"
    for name in (
        *("sign-ups-per-address", "password-attempts-per-address", "password-resets-per-address", "daily-reports", "daily-referrals"),
        *("daily-item-shares", "daily-feedback", "daily-food-posts", "daily-food-requests", "daily-food-contacts"),
    )
]


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench load", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=300, help="how many times the demo data (default 300)")
    parser.add_argument("--clients", type=int, default=16, help="how many ask at once (default 16)")
    parser.add_argument("--seconds", type=float, default=120, help="how long (default 120)")
    parser.add_argument("--changes", type=float, default=0.4, help="the share of rounds of mutations among what clients begin (default 0.4)")
    parser.add_argument("--shown", type=int, default=10, help="how many operations the table shows (default 10)")
    parser.add_argument("--json", metavar="FILE", help="write the figures of all of them to this file")
    options = parser.parse_args()
    data = f"{options.data}/bench-{options.scale}"
    seed(options.program, data, options.scale)
    with tempfile.TemporaryDirectory() as folder:
        issuer = Issuer(folder)
        arguments = ["--no-demo", "--no-confirm-emails", "--identity-providers", str(issuer.configuration), *(f"--{limit}" for limit in UNLIMITED)]
        gateway = Gateway(options.program, data, arguments)
        try:
            alone, mixed, missing = asyncio.run(measure(gateway, issuer, options))
        finally:
            gateway.stop()
    report(alone, mixed, options)
    broken = alone.beyond(median=ALONE_MS) + mixed.beyond(mean=MEAN_MS, worst=WORST_MS) + alone.failures() + mixed.failures()
    broken += [f"{name}: never asked" for name in missing]
    for line in broken:
        print(f"✗ {line}")
    raise SystemExit(1 if broken else 0)


async def measure(gateway, issuer, options):
    database = Database(gateway.database, gateway.postgres)
    print(f"scale {options.scale}: {database.sizes()}", file=sys.stderr, flush=True)
    people, rows, operations = People(database), counts(database), list(reads(gateway.url))
    client = Client(*re.fullmatch(r"http://([^:]+):(\d+)", gateway.url).groups())
    alone, mixed = Times(), Times()

    async def ask(operation, person, times):
        asker = random.choice(people.administrators) if operation in administrative else person
        times.note(operation.name, await client.post(operation.body(rows), token=asker.token if operation.is_personal else None))

    administrative = []
    for operation in operations:
        # Also warms up.
        if "FORBIDDEN" in (await client.post(operation.body(rows), token=people.all[0].token)).codes:
            administrative.append(operation)
        for _ in range(7):
            await ask(operation, random.choice(people.all), alone)
    end = time.perf_counter() + options.seconds
    # Takes turns, so that each operation runs often enough.
    turns, rounds = itertools.cycle(random.sample(operations, len(operations))), itertools.cycle(ROUNDS)

    async def busy(number):
        shown = people.all[number :: options.clients]
        while time.perf_counter() < end:
            person = random.choice(shown)
            if random.random() < options.changes / 20:
                # A round has about twenty requests. If one fails, the failure is recorded and the next round begins.
                with contextlib.suppress(Failure):
                    await next(rounds)(Changes(client, mixed.note, person, people, rows, issuer))
            else:
                await ask(next(turns), person, mixed)

    await asyncio.gather(*(busy(number) for number in range(options.clients)))
    client.close()
    mutations = gateway.ask(json.dumps({"query": '{ __type(name: "Mutation") { fields { name } } }'}))["__type"]["fields"]
    wanted = [operation.name for operation in operations] + [field["name"] for field in mutations]
    return alone, mixed, [name for name in wanted if name not in mixed.by_name]


def report(alone, mixed, options):
    headings = ["operation", "number", "p50 ms", "p99 ms", "mean ms", "worst ms", "alone ms", "failed"]
    lines = [[row.name, *row.cells(), alone.median(row.name), str(row.failed)] for row in mixed.worst(options.shown)]
    lines.append([f"all {len(mixed.by_name)}", *mixed.all().cells(), alone.median(), str(mixed.all().failed)])
    print(markdown.table([headings, *lines], {"operation"}))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps({"alone": alone.figures(), "mixed": mixed.figures()}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
