"""Where the server under test is; and what a client that must be refused was told."""

import os

base = os.environ["CUPBOARD_URL"]
graphql = f"{base}/graphql"


def refusal(call, kind):
    """The exception of a kind that a call must end with."""
    try:
        answer = call()
    except kind as error:
        return error
    raise AssertionError(f"expected {kind.__name__}, got the answer {answer!r}")
