"""The measurements of one run, and their median over several."""
from dataclasses import dataclass, fields
from statistics import median


@dataclass
class Measurement:
    """Measurements of one run. CPU is in microseconds per request. None means not measured."""

    rps: float
    p50_ms: float | None
    p99_ms: float | None
    server_cpu_us: float | None
    postgres_cpu_us: float | None
    load_cpu_us: float | None
    rss_mib: float | None


def medians(measurements):
    def middle(name):
        values = [getattr(measurement, name) for measurement in measurements]
        return None if None in values else median(values)

    return Measurement(**{item.name: middle(item.name) for item in fields(Measurement)})
