#!/usr/bin/env python3
"""conformance.py PROGRAM: runs the conformance cases that lie beside the clone, if any, and fails below a share of passed cases.

The cases belong to another project (../shared/conformance with its run.py), so a clone alone has nothing to check here.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

LEAST = 0.95
# What the runner calls the groups of cases that must reach it; it measures others too.
GROUPS = ["parse", "print", "coerce", "execute", "introspect", "breaking"]


def main(program):
    runner = pathlib.Path(__file__).resolve().parents[2].parent / "shared/conformance/run.py"
    if not runner.exists():
        print(f"skipped: there is no {runner}")
        return 0
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run([sys.executable, runner, program, "--json", report.name], check=True)
        figures = json.load(report)["figures"]
    low = [name for name in GROUPS if name not in figures or figures[name]["passed"] < LEAST * figures[name]["total"]]
    if low:
        print(f"below {LEAST:.0%}: {', '.join(low)}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
