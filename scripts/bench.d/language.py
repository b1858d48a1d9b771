"""Measures parsing and validation in a separate program, without server or database: `scripts/bench language`. See `--help`."""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import markdown
from measurement import Measurement

DESCRIPTION = """
Times how documents are parsed and validated, and counts the allocations: documents that people write, against the gateway's schema; and
attacks of 100,000 bytes each, against a schema that offers something to every one, with the gateway's limits (5,000 tokens, 9 errors) and
with none but that on nesting. Figures that miss a goal are marked with !; the goals stand below the tables.
"""
COUNTER = pathlib.Path(__file__).parent / "count_allocations.c"
MEGABYTES_PER_SECOND, INTROSPECTION_MICROSECONDS, ATTACK_MILLISECONDS = 100, 60, 20


def measure(program):
    """Yields each document with its speed of parsing, and of parsing and validation, for the table of all operations."""
    for item in run(program, "--without-attacks")["documents"]:
        yield f"parse {item['name']} ({item['parse_mb_per_s']:.0f} MB/s)", in_memory(item["parse_us"])
        yield f"parse + validate {item['name']}", in_memory(item["parse_and_validate_us"])


def in_memory(microseconds):
    return Measurement(1_000_000 / microseconds, None, None, microseconds, None, None, None)


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench language", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--only", metavar="TEXT", default="", help="only documents and attacks whose name contains this text")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    options = parser.parse_args()

    # Uses two runs, because counting allocations slows the program down.
    chosen = [f"--only={options.only}"] if options.only else []
    results = run(options.program, *chosen)
    with tempfile.TemporaryDirectory() as folder:
        counter = build_counter(folder)
        if counter:
            counted = run(options.program, *chosen, preload=counter)
            for name, keys in {"documents": ["parse_allocations", "validate_allocations"], "attacks": ["allocations", "peak_bytes"]}.items():
                for item, other in zip(results[name], counted[name]):
                    item.update({key: other[key] for key in keys})
    print(documents_table(results["documents"]))
    print()
    print(attacks_table(results["attacks"]))
    print(f"\nGoals: parsing at {MEGABYTES_PER_SECOND} MB/s or more; the introspection query parsed and validated in {INTROSPECTION_MICROSECONDS} µs "
          f"or less; every attack taken or refused in {ATTACK_MILLISECONDS} ms or less.")
    missed = misses(results)
    print("All goals are met." if not missed else f"Missed: {', '.join(missed)}.")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
            file.write("\n")


def run(program, *arguments, preload=None):
    environment = {**os.environ, **({"LD_PRELOAD": preload} if preload else {})}
    done = subprocess.run([program, f"--schema={os.environ['CUPBOARD_SCHEMA']}", *arguments], check=True, capture_output=True, text=True, env=environment)
    return json.loads(done.stdout)


def build_counter(folder):
    """Builds the counter as a library to preload. Without a C compiler there are no counts."""
    library = f"{folder}/count_allocations.so"
    for compiler in ["cc", "gcc", "clang"]:
        try:
            subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, COUNTER], check=True, capture_output=True)
            return library
        except (OSError, subprocess.CalledProcessError):
            continue
    print("No C compiler, so allocations are not counted.", file=sys.stderr)
    return None


def documents_table(items):
    lines = [["document", "bytes", "parse µs", "MB/s", "validate µs", "parse + validate µs", "allocations of parsing", "of validating"]]
    for item in items:
        lines.append([
            item["name"], f"{item['bytes']:,}", f"{item['parse_us']:.1f}", marked(f"{item['parse_mb_per_s']:.0f}", is_slow(item)),
            f"{item['validate_us']:.1f}", marked(f"{item['parse_and_validate_us']:.1f}", is_late(item)),
            count(item["parse_allocations"]), count(item["validate_allocations"]),
        ])
    return markdown.table(lines, ["document"])


def attacks_table(items):
    lines = [["attack", "bytes", "ms, limited", "ms, unlimited", "allocations", "peak KiB"]]
    for item in items:
        peak = item["peak_bytes"]
        lines.append([
            item["name"], f"{item['bytes']:,}", *(marked(f"{item[key]:.2f}", item[key] > ATTACK_MILLISECONDS) for key in ["limited_ms", "unlimited_ms"]),
            count(item["allocations"]), "–" if peak is None else f"{peak / 1024:,.0f}",
        ])
    return markdown.table(lines, ["attack"])


def misses(results):
    slow = [item["name"] for item in results["documents"] if is_slow(item) or is_late(item)]
    return slow + [item["name"] for item in results["attacks"] if max(item["limited_ms"], item["unlimited_ms"]) > ATTACK_MILLISECONDS]


def is_slow(item):
    return item["parse_mb_per_s"] < MEGABYTES_PER_SECOND


def is_late(item):
    return item["name"] == "introspection" and item["parse_and_validate_us"] > INTROSPECTION_MICROSECONDS


def marked(text, is_missed):
    return text + " !" if is_missed else text


def count(number):
    return "–" if number is None else f"{number:,}"


if __name__ == "__main__":
    main()
