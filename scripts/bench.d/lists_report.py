"""Tables of `scripts/bench lists`. Growth is the time at the largest scale divided by the time at the smallest."""
from statistics import median

import markdown


def slow_ones(columns, slow):
    """Returns a line for each operation that reaches a number of milliseconds at any scale: p50 and p95 at each scale."""
    names = [name for name in shared(columns) if any(column[name]["p50_ms"] >= slow for column in columns.values())]
    lines = [["list", "rows", *(f"{name}: p50 / p95 ms" for name in columns), "growth"]]
    for name in names:
        cells = [column[name] for column in columns.values()]
        times = [f"{cell['p50_ms']:.1f} / {cell['p95_ms']:.1f}" for cell in cells]
        lines.append([name, str(max(cell["rows"] for cell in cells)), *times, growth([cell["p50_ms"] for cell in cells])])
    return markdown.table(lines, ["list"]) if names else f"No list takes {slow:g} ms."


def by_domain(columns):
    """Returns a line for each file of operations: their number, and the median and the slowest p50 at each scale."""
    last = list(columns.values())[-1]
    lines = [["lists", "number", *(f"{name}: median / slowest ms" for name in columns), "growth", "below 10 ms", "slowest of them"]]
    for domain in dict.fromkeys(name.split()[0] for name in shared(columns)):
        names = [name for name in shared(columns) if name.split()[0] == domain]
        times = [[column[name]["p50_ms"] for name in names] for column in columns.values()]
        slowest = max(names, key=lambda name: last[name]["p50_ms"])
        lines.append(
            [
                domain,
                str(len(names)),
                *(f"{median(column):.1f} / {max(column):.1f}" for column in times),
                growth([median(column) for column in times]),
                f"{sum(time < 10 for time in times[-1]) / len(names):.0%}",
                slowest.split(maxsplit=1)[1],
            ]
        )
    return markdown.table(lines, ["lists", "slowest of them"])


def shared(columns):
    """Returns the operations measured at every scale."""
    return [name for name in next(iter(columns.values())) if all(name in column for column in columns.values())]


def growth(times):
    return f"× {times[-1] / times[0]:.1f}"
