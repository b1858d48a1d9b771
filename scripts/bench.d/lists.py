"""Measures the first page of every list, one request at a time: `scripts/bench lists`. See `--help`."""
import argparse
import http.client
import json
import pathlib
import re
import sys
import time
from statistics import median

from database import Database
from gateway import Gateway, seed
from lists_report import by_domain, slow_ones

DESCRIPTION = """
Asks for each named operation of scripts/bench.d/lists/*.graphql several times, one request at a time on one connection, at each scale.
Prints the slow ones, and a line for each file. A further list is measured by adding an operation to those files; with a variable $orderBy it
is measured in every order, both ways.
"""
FOLDER = pathlib.Path(__file__).parent / "lists"
ORDER_TYPE = """query($name: String!) {
  __type(name: $name) { enumValues { name } inputFields { name type { ofType { enumValues { name } } } } }
}"""


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench lists", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, action="append", help="how many times the demo data; give it several times (default 30, 100 and 300)")
    parser.add_argument("--runs", type=int, default=20, help="how often each operation is asked (default 20)")
    parser.add_argument("--only", metavar="TEXT", help="only operations whose file or name contains this text")
    parser.add_argument("--url", help="ask this gateway instead of starting one, as http://127.0.0.1:8080")
    parser.add_argument("--slow", type=float, default=10, metavar="MS", help="from how many milliseconds on an operation is printed by itself (default 10)")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    options = parser.parse_args()

    columns = {}
    if options.url:
        columns[options.url] = measure(options.url, options)
    else:
        for scale in options.scale or [30, 100, 300]:
            columns[f"scale {scale}"] = measure_scale(scale, options)
    print(slow_ones(columns, options.slow) + "\n\n" + by_domain(columns))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(columns, indent=1) + "\n", encoding="utf-8")


def measure_scale(scale, options):
    data = f"{options.data}/bench-{scale}"
    seed(options.program, data, scale)
    gateway = Gateway(options.program, data, ["--no-demo"])
    try:
        print(f"scale {scale}: {Database(gateway.database, gateway.postgres).sizes()}", file=sys.stderr, flush=True)
        return measure(gateway.url, options)
    finally:
        gateway.stop()


def measure(url, options):
    """Returns the measurements of each operation by name."""
    connection = http.client.HTTPConnection(re.fullmatch(r"http://([^/]+)/?", url)[1])
    results = {}
    for name, request, order in operations(connection):
        if options.only and options.only not in name:
            continue
        body = json.dumps(request)
        answer = ask(connection, body)[1]  # Also warms up.
        if answer.get("errors"):
            # Some orders need an argument that the operation does not have.
            if order and order in answer["errors"][0]["message"]:
                continue
            raise SystemExit(f"{name} answers with errors: {json.dumps(answer['errors'])[:500]}")
        times = sorted(ask(connection, body)[0] for _ in range(options.runs))
        results[name] = {
            "rows": rows(answer["data"]),
            "min_ms": round(times[0], 3),
            "p50_ms": round(median(times), 3),
            "p95_ms": round(times[min(len(times) - 1, len(times) * 95 // 100)], 3),
        }
    return results


def operations(connection):
    """Yields the name, the request and the order of each operation. A file is one document, and each request selects an operation by
    name.
    """
    orders = {}
    for file in sorted(FOLDER.glob("*.graphql")):
        document = file.read_text(encoding="utf-8")
        for name, type in re.findall(r"^query (\w+)(?:\(\$orderBy: (\w+)\))?", document, re.MULTILINE):
            request = {"query": document, "operationName": name}
            yield f"{file.stem} {name}", request, None
            if type and type not in orders:
                orders[type] = list(orders_of(type, connection))
            for order in orders.get(type, []):
                words = [order] if isinstance(order, str) else list(order.values())
                yield f"{file.stem} {name} {' '.join(words)}", {**request, "variables": {"orderBy": order}}, words[0]


def orders_of(type, connection):
    """Yields the values of `orderBy`: an enum's values, or `{field, direction}`."""
    described = ask(connection, json.dumps({"query": ORDER_TYPE, "variables": {"name": type}}))[1]["data"]["__type"]
    for value in described["enumValues"] or []:
        yield value["name"]
    for field in described["inputFields"] or []:
        if field["name"] == "field":
            for value in field["type"]["ofType"]["enumValues"]:
                yield from ({"field": value["name"], "direction": direction} for direction in ["ASC", "DESC"])


def ask(connection, body):
    started = time.perf_counter()
    connection.request("POST", "/graphql", body, {"Content-Type": "application/json"})
    response = connection.getresponse().read()
    return (time.perf_counter() - started) * 1000, json.loads(response)


def rows(data):
    """Counts the objects in the lists of a response, so that an empty page does not count as a fast one."""
    if isinstance(data, list):
        return len(data) + sum(rows(item) for item in data if isinstance(item, dict))
    return sum(rows(value) for value in data.values() if isinstance(value, (dict, list)))


if __name__ == "__main__":
    main()
