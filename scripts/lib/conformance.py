#!/usr/bin/env python3
"""conformance.py PROGRAM: runs the conformance cases next to the clone, if any, and fails if one does not pass.

The cases belong to another project (../shared/conformance with its run.py), so a clone alone has nothing to check here.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

# The runner's names for the groups of cases. All must be present.
GROUPS = [
    "parse", "print", "print (schema)", "print (sorted)", "validate", "validate (one rule)", "validate (optional rules)", "schema", "introspect",
    "coerce", "execute", "breaking",
]


def main(program):
    runner = pathlib.Path(__file__).resolve().parents[2].parent / "shared/conformance/run.py"
    if not runner.exists():
        print(f"skipped: there is no {runner}")
        return 0
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run([sys.executable, runner, program, "--json", report.name], check=True)
        figures = json.load(report)["figures"]
    incomplete = [name for name in GROUPS if name not in figures or figures[name]["passed"] < figures[name]["total"]]
    if incomplete:
        print(f"not all cases pass: {', '.join(incomplete)}")
    return 1 if incomplete else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
