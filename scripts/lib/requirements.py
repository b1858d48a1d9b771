#!/usr/bin/env python3
"""requirements.py EVENTS…: checks docs/internals/requirements.md against the event streams of a complete test run.

Each row of the page names the tests that prove it, as `Suite/function` or `Target.Suite/function`. Each test must have run and passed. The
ids of the rows must be those of ../shared/requirements.md, if it exists. That file belongs to another project, so a clone alone is checked
without it. A requirement without an implementation has a list item instead of a row: `- P1: …`.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = "docs/internals/requirements.md"
# The column with the names of tests. An id distinguishes a row from the heading.
TESTS = 3
COLUMNS = 5
ROW = re.compile(r"^\| ([A-Z]\d+) \|")
PLANNED = re.compile(r"^- ([A-Z]\d+): ")
REFERENCE = re.compile(r"(?:(\w+)\.)?(\w+)/(\w+)")


def rows(text):
    """Returns the cells of each table row of a page by the id of the row, and the problems found."""
    found, problems = {}, []
    for line in text.splitlines():
        match = ROW.match(line)
        if not match:
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if match[1] in found:
            problems.append(f"{match[1]}: has two rows")
        if len(cells) != COLUMNS:
            problems.append(f"{match[1]}: has {len(cells)} columns instead of {COLUMNS}; a “|” within one is written “\\|”")
            continue
        found[match[1]] = cells
    return found, problems


def outcomes(streams):
    """Yields the target, suite and function of each test, with `passed`, `failed` or `skipped`, or None if the test did not end."""
    tests, ended, skipped, failed = {}, set(), set(), set()
    for stream in streams:
        for line in stream:
            record = json.loads(line)
            payload = record["payload"]
            if record["kind"] == "test":
                identifier = re.match(r"(\w+)\.(?:.*[./])?(\w+)/(\w+)\(", payload["id"])
                if payload["kind"] == "function" and identifier:
                    tests[payload["id"]] = identifier.groups()
            elif record["kind"] == "event" and "testID" in payload:
                test = payload["testID"]
                if payload["kind"] == "testEnded":
                    ended.add(test)
                elif payload["kind"] in ("testSkipped", "testCancelled"):
                    skipped.add(test)
                elif payload["kind"] == "issueRecorded" and is_failure(payload.get("issue", {})):
                    failed.add(test)
    for test, name in tests.items():
        # An issue within a test belongs to the function. An issue of a suite affects all its functions.
        is_failed = test in failed or any(suite in failed for suite in parents(test))
        yield name, "failed" if is_failed else "skipped" if test in skipped else "passed" if test in ended else None


def is_failure(issue):
    return not issue.get("isKnown", False) and issue.get("severity", "error") != "warning"


def parents(test):
    """Yields the identifiers of the suites that contain a function."""
    name = test.split("(")[0]
    while "/" in name:
        name = name.rsplit("/", 1)[0]
        yield name


def check(page, streams, requirements=None):
    """Returns all problems, one line each."""
    found, problems = rows(page)
    if not found:
        problems.append("there are no rows")
    planned = [match[1] for match in map(PLANNED.match, page.splitlines()) if match]
    problems += [f"{row}: is planned, but has a row" for row in planned if row in found]
    if requirements is not None:
        wanted = ids(requirements)
        problems += [f"{row}: is a requirement without a row" for row in wanted if row not in found and row not in planned]
        problems += [f"{row}: is no requirement" for row in [*found, *planned] if row not in wanted]
    known = {}
    for (target, suite, function), outcome in outcomes(streams):
        known.setdefault((suite, function), {})[target] = outcome
    for row, cells in found.items():
        references = re.findall(r"`([^`]*)`", cells[TESTS])
        if not references:
            problems.append(f"{row}: names no test")
        for reference in references:
            wrong = complaint(reference, known)
            if wrong:
                problems.append(f"{row}: {reference} {wrong}")
    return found, problems


def complaint(reference, known):
    """Returns the problem with a named test, if any."""
    match = REFERENCE.fullmatch(reference)
    if not match:
        return "is no test: write `Suite/function`"
    target, suite, function = match.groups()
    hits = known.get((suite, function), {})
    if target:
        hits = {name: outcome for name, outcome in hits.items() if name == target}
    if not hits:
        return "is no test of the run"
    if len(hits) > 1:
        return f"is in several targets; put one before it: {', '.join(sorted(hits))}"
    outcome = next(iter(hits.values()))
    return {"passed": None, "failed": "did not pass", "skipped": "was skipped"}.get(outcome, "did not run to its end")


def ids(text):
    """Returns the ids of the rows of a table with any columns."""
    return [match[1] for match in map(ROW.match, text.splitlines()) if match]


def main(events):
    beside = ROOT.parent / "shared/requirements.md"
    # Records end with a line feed only. Test names can contain other line separators of Unicode.
    streams = [[line for line in pathlib.Path(name).read_text(encoding="utf-8").split("\n") if line] for name in events]
    found, problems = check(
        (ROOT / PAGE).read_text(encoding="utf-8"), streams, beside.read_text(encoding="utf-8") if beside.exists() else None
    )
    for problem in problems:
        print(f"{PAGE}: {problem}")
    if not problems:
        print(f"{len(found)} requirements, each proved by tests that ran and passed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
