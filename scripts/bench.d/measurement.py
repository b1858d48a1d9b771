"""What one run finds out, and what several come to."""
from dataclasses import dataclass, fields
from statistics import median


@dataclass
class Measurement:
    """Figures of one run; CPU in microseconds per request, None where there is nothing to measure."""

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
