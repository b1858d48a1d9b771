"""Handles the payloads of all mutations in one function, because every payload implements `MutationPayload`."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from cupboard_client import UserErrorCode


class Mistake(Protocol):
    @property
    def code(self) -> UserErrorCode: ...
    @property
    def message(self) -> str: ...
    @property
    def field(self) -> Sequence[str] | None: ...


class Payload(Protocol):
    @property
    def message(self) -> str | None: ...
    @property
    def user_errors(self) -> Sequence[Mistake]: ...


AnyPayload = TypeVar("AnyPayload", bound=Payload)


class Mistakes(Exception):
    """The mistakes a user has to correct before a mutation is done."""

    def __init__(self, payload: Payload) -> None:
        super().__init__(payload.message)
        self.message = payload.message
        self.by_field = {".".join(mistake.field or ()): mistake for mistake in payload.user_errors}


def done(payload: AnyPayload | None) -> AnyPayload:
    """Returns the payload of a successful mutation, and raises the user's mistakes."""
    assert payload is not None, "null only occurs with an error, which the client raises"
    if payload.user_errors:
        raise Mistakes(payload)
    return payload
