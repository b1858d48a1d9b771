"""Measures whether one client can slow down others: `scripts/bench abuse`. See `--help`."""
import argparse
import asyncio
import itertools
import json
import pathlib
import random
import re
import sys
from dataclasses import asdict, dataclass
from statistics import median

import markdown
from abuse_load import Client, scheduled
from abuse_shapes import shapes
from database import Database
from gateway import Gateway, seed

DESCRIPTION = """
For each expensive shape one client asks such a request a second – once with a new document each time, and once with a document that the
server knows and other values each time –, while another asks `recipe(id:)` with changing ids at 20 a second. The table shows what the
second one waits, next to what the shape takes by itself and what it was reckoned at. Exits with 1 when the median is above 20 ms, nine
tenths are not within 250 ms, or anything fails for it. An attacker's request that a limit refuses counts as refused.
"""
MEDIAN_MS, P90_MS = 20, 250
# The milliseconds of PostgreSQL's time per point, approximately.
POINT_MS = 0.02
PERSON = "query($id: ID!) { recipe(id: $id) { id title minutes } }"
HEADINGS = ["shape", "document", "median ms", "p90 ms", "max ms", "failed", "alone ms", "reckoned ms", "real / reckoned", "answered", "refused", "busy"]


@dataclass
class Row:
    """The result of one shape."""

    shape: str
    document: str
    median_ms: float
    p90_ms: float
    max_ms: float
    failed: int
    requests: int
    alone_ms: float | None
    points: int | None
    answered: int
    refused: int
    busy: int
    codes: list

    @property
    def is_bad(self):
        return self.median_ms > MEDIAN_MS or self.p90_ms > P90_MS or self.failed > 0

    def cells(self):
        reckoned = self.points * POINT_MS if self.points else None
        ratio = self.alone_ms / reckoned if reckoned and self.alone_ms else None
        figures = [self.median_ms, self.p90_ms, self.max_ms]
        return [
            ("✗ " if self.is_bad else "") + self.shape,
            self.document,
            *(f"{figure:,.1f}" for figure in figures),
            str(self.failed),
            *("–" if figure is None else f"{figure:,.1f}" for figure in (self.alone_ms, reckoned, ratio)),
            str(self.answered),
            f"{self.refused} {' '.join(self.codes)}".strip() if self.refused else "0",
            str(self.busy),
        ]


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench abuse", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=100, help="how many times the demo data (default 100)")
    parser.add_argument("--seconds", type=int, default=10, help="how long each shape is asked for (default 10)")
    parser.add_argument("--quick", action="store_true", help="only a handful of shapes")
    parser.add_argument("--only", metavar="TEXT", help="only shapes whose name contains this text")
    parser.add_argument("--url", help="ask this gateway instead of starting one, as http://127.0.0.1:8080")
    parser.add_argument("--program", dest="other", metavar="FILE", help="start this program instead of the one that was built: to compare two")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    parser.add_argument("--serve", metavar="ARGUMENT", action="append", default=[], help="an argument for `cupboard serve`, as --serve=--loops=2")
    options = parser.parse_args()

    if options.url:
        rows = asyncio.run(measure(options.url, options))
    else:
        rows = measure_started(options)
    print(markdown.table([HEADINGS, *(row.cells() for row in rows)], HEADINGS[:2]))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps([asdict(row) for row in rows], indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    bad = [f"{row.shape} ({row.document})" for row in rows if row.is_bad]
    if bad:
        raise SystemExit(f"{len(bad)} of {len(rows)} make others wait: {', '.join(bad)}")


def measure_started(options):
    program = options.other or options.program
    data = f"{options.data}/bench-{options.scale}"
    seed(program, data, options.scale)
    gateway = Gateway(program, data, ["--no-demo", *options.serve])
    try:
        note(f"{Database(gateway.database, gateway.postgres).sizes()}; {options.seconds} s for each shape")
        return asyncio.run(measure(gateway.url, options))
    finally:
        gateway.stop()


async def measure(url, options):
    host, port = re.fullmatch(r"http://([^/:]+):(\d+)/?", url).groups()
    attacker, person = Client(host, int(port)), Client(host, int(port))
    last = await attacker.ask('{ search(text: "tomato", last: 100) { pageInfo { startCursor } } }', {})
    chosen = [
        shape
        for shape in shapes(last.body["data"]["search"]["pageInfo"]["startCursor"])
        if (shape.quick or not options.quick) and (not options.only or options.only in shape.name)
    ]
    recipes = random.Random(1)
    ids = lambda number: (PERSON, {"id": f"recipe_{recipes.randint(1, 312 * options.scale)}"})
    await scheduled(person, 20, 2, ids)
    rows = [row("nothing", "–", await scheduled(person, 20, options.seconds, ids), [], [])]
    for shape in chosen:
        # Runs new documents first. If the server learned the shape from them, the known document would look better than it is.
        for is_new in (True, False):
            # Each run uses different values, so that only the document is known.
            numbers = itertools.count(random.randrange(1_000))

            def make(_):
                number = next(numbers)
                query, variables = shape.make(number)
                return (f"# {number} {random.random()}\n{query}" if is_new else query), variables

            attacked, waited = await asyncio.gather(
                scheduled(attacker, 1, options.seconds, make), scheduled(person, 20, options.seconds, ids)
            )
            alone = [await attacker.ask(*make(0)) for _ in range(3)] if is_new else []
            rows.append(row(shape.name, "new" if is_new else "known", waited, attacked, alone))
            note(" | ".join(rows[-1].cells()))
            await asyncio.sleep(0.5)
    attacker.close()
    person.close()
    return rows


def row(shape, document, waited, attacked, alone):
    times = sorted(answer.ms for answer in waited)
    # A rate limit is the attacker's problem. Lack of capacity, timeouts and missing responses are the server's.
    busy = [answer for answer in attacked if answer.status in (0, 500, 503) or {"TIMEOUT", "SERVICE_UNAVAILABLE", "INTERNAL"} & {*answer.codes}]
    refused = [answer for answer in attacked if answer.codes and answer not in busy]
    reckoned = [answer.points for answer in [*alone, *attacked] if answer.points and not answer.codes]
    own = [answer.database_ms for answer in alone if not answer.codes]
    return Row(
        shape=shape,
        document=document,
        median_ms=median(times),
        p90_ms=times[len(times) * 9 // 10],
        max_ms=times[-1],
        failed=sum(answer.status != 200 or "errors" in answer.body or not answer.body["data"]["recipe"] for answer in waited),
        requests=len(waited),
        alone_ms=median(own) if own else None,
        points=round(median(reckoned)) if reckoned else None,
        answered=len(attacked) - len(busy) - len(refused),
        refused=len(refused),
        busy=len(busy),
        codes=sorted({code for answer in refused for code in answer.codes}),
    )


def note(text):
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
