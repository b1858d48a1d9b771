"""Parsing and validating, timed inside the program: no server, no database."""
import json
import subprocess

from measurement import Measurement


def measure(program):
    """Each document's name with how fast it is parsed, and parsed and validated."""
    timed = json.loads(subprocess.run([program, "benchmark-language"], check=True, capture_output=True, text=True).stdout)
    for item in timed:
        yield f"parse {item['name']} ({item['parse_mb_per_s']:.0f} MB/s)", in_memory(item["parse_us"])
        yield f"parse + validate {item['name']}", in_memory(item["parse_and_validate_us"])


def in_memory(microseconds):
    return Measurement(1_000_000 / microseconds, None, None, microseconds, None, None, None)
