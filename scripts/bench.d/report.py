"""The table for people, and the list for programs."""
import json
from statistics import median

import markdown
from measurement import medians

COLUMNS = ["operation", "target", "rps", "p50_ms", "p99_ms", "server_cpu_us", "postgres_cpu_us", "load_cpu_us", "ratio", "ratio_alone", "rss_mib"]
HEADINGS = ["operation", "target", "requests/s", "p50 ms", "p99 ms", "server µs", "PostgreSQL µs", "load µs", "ratio", "alone", "RSS MiB"]
DIGITS = {"rps": 0, "p50_ms": 2, "p99_ms": 2, "server_cpu_us": 1, "postgres_cpu_us": 1, "load_cpu_us": 1, "ratio": 2, "ratio_alone": 2, "rss_mib": 1}


def rows(operation, gateway, database):
    """Returns the rows of an operation from all rounds: the gateway, and PostgreSQL's own limit if the operation uses the database."""
    row = {"operation": operation, "target": "cupboard", **vars(medians(gateway)), "ratio": None, "ratio_alone": None}
    if not database:
        return [row]
    # Compares round by round, because other load on the machine changes between rounds.
    pairs = list(zip(gateway, database))
    row["ratio"] = median(ours.rps / limit.rps for ours, limit in pairs)
    # Cores ÷ CPU per request on both sides, without the load generators. Other load on the machine affects this less.
    row["ratio_alone"] = median(limit.postgres_cpu_us / (ours.server_cpu_us + ours.postgres_cpu_us) for ours, limit in pairs)
    return [row, {"operation": operation, "target": "postgres", **vars(medians(database)), "ratio": 1.0, "ratio_alone": 1.0}]


def table(rows):
    """Formats the rows as a table."""
    return markdown.table([HEADINGS, *([cell(row[column], DIGITS.get(column)) for column in COLUMNS] for row in rows)], HEADINGS[:2])


def cell(value, digits):
    if value is None:
        return "–"
    return value if digits is None else f"{value:,.{digits}f}"


def write_json(rows, path):
    listed = [{column: round(row[column], 3) if isinstance(row[column], float) else row[column] for column in COLUMNS} for row in rows]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(listed, file, indent=1)
        file.write("\n")
