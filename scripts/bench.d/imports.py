"""Measures imports: `scripts/bench imports`. See `--help`."""
import argparse
import pathlib
import re
import shutil
import subprocess
import time

import markdown
from gateway import seed
from import_files import FILES

DESCRIPTION = """
Generates files with records that are all different and imports them into a new database that has the demo data: rate and peak of the program's
memory; then the same again, which must change nothing. Recipes are brought in first by a run that is killed in the middle.
"""
HEADINGS = ["records", "run", "MB", "seconds", "records/s", "program MiB", "outcome"]


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench imports", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--records", type=int, default=100_000, help="how many of each kind (default 100000)")
    parser.add_argument("--kinds", nargs="+", choices=list(FILES), default=list(FILES), help="only these; prices need foods and stores")
    options = parser.parse_args()

    folder = pathlib.Path(options.data, "bench-imports")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        seed(options.program, str(folder / "database"), 1)
        lines = [line for kind in options.kinds for line in measure(options, folder, kind)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(markdown.table([HEADINGS, *lines], HEADINGS[:2] + HEADINGS[-1:]))


def measure(options, folder, kind):
    write, words, ending = FILES[kind]
    file = folder / f"{kind}.{ending}"
    write(file, options.records)
    command = [options.program, "import", *words, "--data", str(folder / "database"), str(file)]
    runs = ["new", "again"]
    if kind == "recipes":
        killed = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        time.sleep(10)
        killed.kill()
        killed.wait()
        runs[0] = "after a run that was killed in its tenth second"
    for run in runs:
        seconds, memory, outcome = timed(command)
        if run == "again" and f"0 new, 0 changed, {options.records} unchanged" not in outcome:
            raise SystemExit(f"The same file again should change nothing: {outcome}")
        rate = options.records / seconds
        yield [kind, run, f"{file.stat().st_size / 1e6:.0f}", f"{seconds:.1f}", f"{rate:,.0f}", f"{memory:.0f}", outcome.partition(": ")[2]]
    file.unlink()


def timed(command):
    """Runs an import. Returns its seconds, its peak memory in MiB, and its summary."""
    started = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    memory = 0
    while process.poll() is None:
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        peak = re.search(r"VmHWM:\s+(\d+)", status)
        memory = max(memory, int(peak[1]) / 1024 if peak else 0)
        time.sleep(0.05)
    output = process.stdout.read()
    if process.returncode != 0:
        raise SystemExit(f"The import ended with {process.returncode}: {output}")
    return time.monotonic() - started, memory, output.strip().splitlines()[-1]


if __name__ == "__main__":
    main()
