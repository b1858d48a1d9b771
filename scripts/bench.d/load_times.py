"""The times and results of each operation."""
from dataclasses import dataclass, field
from statistics import mean


@dataclass
class Row:
    """The times of one or more operations, in milliseconds."""

    name: str
    ms: list = field(default_factory=list)
    failed: int = 0
    # The reason of the first failure.
    reason: str = ""

    def quantile(self, share):
        return sorted(self.ms)[min(len(self.ms) - 1, int(len(self.ms) * share))]

    def cells(self):
        return [f"{len(self.ms):,}"] + [f"{figure:,.1f}" for figure in (self.quantile(0.5), self.quantile(0.99), mean(self.ms), max(self.ms))]


class Failure(Exception):
    """A round cannot continue because a response that it needs failed."""


class Times:
    def __init__(self):
        self.by_name = {}

    def note(self, name, answer):
        """Records an answer. Returns the payload of a mutation, or else all data."""
        row = self.by_name.setdefault(name, Row(name))
        row.ms.append(answer.ms)
        data = answer.body.get("data") or {}
        payload = data.get(name, data)
        if answer.status != 200 or answer.body.get("errors") or payload is None or payload.get("userErrors"):
            row.failed += 1
            row.reason = row.reason or f"{answer.status} {str(answer.body)[:400]}"
            return None
        return payload

    def all(self):
        rows = self.by_name.values()
        return Row("all", [ms for row in rows for ms in row.ms], sum(row.failed for row in rows))

    def worst(self, number):
        return sorted(self.by_name.values(), key=lambda row: -row.quantile(0.99))[:number]

    def median(self, name=None):
        row = self.all() if name is None else self.by_name.get(name)
        return f"{row.quantile(0.5):,.1f}" if row else "–"

    def beyond(self, **limits):
        """Returns the operations that exceed a limit: in the median, in the mean, or at worst."""
        found = []
        for row in self.by_name.values():
            for name, figure in [("median", row.quantile(0.5)), ("mean", mean(row.ms)), ("worst", max(row.ms))]:
                if name in limits and figure > limits[name]:
                    found.append(f"{row.name}: {figure:,.0f} ms ({name}), more than {limits[name]:,}")
        return found

    def failures(self):
        return [f"{row.name}: {row.failed} of {len(row.ms)} failed: {row.reason}" for row in self.by_name.values() if row.failed]

    def figures(self):
        return {row.name: {"number": len(row.ms), "p50_ms": row.quantile(0.5), "p99_ms": row.quantile(0.99), "mean_ms": mean(row.ms), "worst_ms": max(row.ms), "failed": row.failed} for row in self.by_name.values()}
