"""How long the first page of every list takes, one request after the other: `scripts/bench lists`; `--help` tells more."""
import argparse
import http.client
import json
import pathlib
import re
import subprocess
import sys
import time
from statistics import median

from gateway import Gateway

DESCRIPTION = """
Asks for each named operation of scripts/bench.d/lists/*.graphql several times, one request at a time on one connection, and prints
the median and the 95th percentile in milliseconds, at each scale. A further list is measured by adding an operation to those files.
"""
FOLDER = pathlib.Path(__file__).parent / "lists"


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench lists", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, action="append", help="how many times the demo data; give it several times (default 30, 100 and 300)")
    parser.add_argument("--runs", type=int, default=20, help="how often each operation is asked (default 20)")
    parser.add_argument("--only", metavar="TEXT", help="only operations whose domain or name contains this text")
    parser.add_argument("--url", help="ask this gateway instead of starting one, as http://127.0.0.1:8080")
    parser.add_argument("--slow", type=float, default=0, metavar="MS", help="print only what takes at least so long somewhere")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    options = parser.parse_args()

    columns = {}
    if options.url:
        columns[options.url] = measure(options.url, options)
    else:
        for scale in options.scale or [30, 100, 300]:
            columns[f"scale {scale}"] = measure_scale(scale, options)
    print(table(columns, options.slow))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(columns, indent=1) + "\n", encoding="utf-8")


def measure_scale(scale, options):
    data = f"{options.data}/bench-{scale}"
    # Adds only what is missing, so it is quick from the second time on.
    subprocess.run([options.program, "seed", "--scale", str(scale), "--data", data], check=True, stdout=sys.stderr)
    gateway = Gateway(options.program, data, ["--no-demo"])
    try:
        return measure(gateway.url, options)
    finally:
        gateway.stop()


def measure(url, options):
    """Each operation's name with its figures."""
    connection = http.client.HTTPConnection(re.fullmatch(r"http://([^/]+)/?", url)[1])
    results = {}
    for domain, name, document in operations():
        if options.only and options.only not in f"{domain} {name}":
            continue
        body = json.dumps({"query": document, "operationName": name})
        answer = ask(connection, body)[1]  # Also warms up.
        if answer.get("errors"):
            raise SystemExit(f"{domain} {name} answers with errors: {json.dumps(answer['errors'])[:500]}")
        times = sorted(ask(connection, body)[0] for _ in range(options.runs))
        results[f"{domain} {name}"] = {
            "rows": rows(answer["data"]),
            "p50_ms": round(median(times), 3),
            "p95_ms": round(times[min(len(times) - 1, len(times) * 95 // 100)], 3),
        }
    return results


def operations():
    """Domain, name and document of each operation; a file is one document, from which a request picks an operation by its name."""
    for file in sorted(FOLDER.glob("*.graphql")):
        document = file.read_text(encoding="utf-8")
        for name in re.findall(r"^query (\w+)", document, re.MULTILINE):
            yield file.stem, name, document


def ask(connection, body):
    started = time.perf_counter()
    connection.request("POST", "/graphql", body, {"Content-Type": "application/json"})
    response = connection.getresponse().read()
    return (time.perf_counter() - started) * 1000, json.loads(response)


def rows(data):
    """How many objects the lists of the answer hold, so that an empty page does not pass for a quick one."""
    if isinstance(data, list):
        return len(data) + sum(rows(item) for item in data if isinstance(item, dict))
    return sum(rows(value) for value in data.values() if isinstance(value, (dict, list)))


def table(columns, slow):
    """A Markdown table: a line for each operation, `p50 / p95` in milliseconds for each scale."""
    names = list(next(iter(columns.values())))
    shown = [name for name in names if any(column[name]["p50_ms"] >= slow for column in columns.values())]
    width = max(map(len, shown), default=0)
    lines = [f"| {'list'.ljust(width)} | rows | " + " | ".join(f"{name}: p50 / p95 ms" for name in columns) + " |"]
    lines.append(f"|{'-' * (width + 2)}|-----:|" + "|".join("---:" for _ in columns) + "|")
    for name in shown:
        cells = [f"{column[name]['p50_ms']:.2f} / {column[name]['p95_ms']:.2f}" for column in columns.values()]
        count = max(column[name]["rows"] for column in columns.values())
        lines.append(f"| {name.ljust(width)} | {count} | " + " | ".join(cells) + " |")
    for name, column in columns.items():
        times = sorted(figures["p50_ms"] for figures in column.values())
        if times:
            share = sum(time < 10 for time in times)
            lines.append(f"\n{name}: {share} of {len(times)} lists below 10 ms, median {median(times):.2f} ms, slowest {times[-1]:.2f} ms.")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
