#!/usr/bin/env python3
"""failures.py EVENTS…: tells once more what failed in runs of the tests, since it stands thousands of lines above their end."""
import json
import pathlib
import sys

from requirements import is_failure


def failures(stream):
    """The words of each issue that was recorded as a failure, with its place."""
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
            # A record ends with a line feed alone; a run that was killed leaves its last one unfinished.
            for failure in failures(line for line in path.read_text(encoding="utf-8").split("\n") if line.endswith("}")):
                print(f"✘ {failure}")


if __name__ == "__main__":
    main(sys.argv[1:])
