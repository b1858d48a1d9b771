#!/usr/bin/env python3
"""failures.py EVENTS…: repeats the failures of test runs, because they are thousands of lines above the end."""
import json
import pathlib
import sys

from requirements import is_failure


def failures(stream):
    """Yields the text of each recorded failure with its location."""
    for line in stream:
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "event" and payload["kind"] == "issueRecorded" and is_failure(payload.get("issue", {})):
            place = payload["issue"].get("sourceLocation", {})
            said = "\n    ".join(message["text"] for message in payload["messages"])
            yield f"{place.get('fileID', payload.get('testID', '?'))}:{place.get('line', '?')}: {said}"


def main(events):
    for name in events:
        path = pathlib.Path(name)
        if path.exists():
            # Records end with a line feed only. A killed run leaves its last record unfinished.
            for failure in failures(line for line in path.read_text(encoding="utf-8").split("\n") if line.endswith("}")):
                print(f"✘ {failure}")


if __name__ == "__main__":
    main(sys.argv[1:])
