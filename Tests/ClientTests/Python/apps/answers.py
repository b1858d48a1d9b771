"""Handles root fields that can be null in one function: such a field is null only together with an error, which the client raises."""

from typing import TypeVar

Answer = TypeVar("Answer")


def given(answer: Answer | None) -> Answer:
    """Returns the value of a root field."""
    assert answer is not None, "null only occurs with an error, which the client raises"
    return answer
