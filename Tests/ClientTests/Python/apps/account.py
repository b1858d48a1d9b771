"""Signing up, logging in and editing the profile, as in all five apps."""

import secrets
from datetime import datetime, timezone

from cupboard_client import AccountKind, AccountRole, Client, CreateAccountInput, UserErrorCode
from payloads import Mistakes, done

email, password = f"home-screens-{secrets.token_hex(4)}@example.org", "Secret-Word-7"


async def run(client: Client) -> None:
    person = CreateAccountInput(name=" ", email=email, password=password, password_confirmation="Secret-Word-8")
    try:
        done((await client.sign_up(person)).create_account)
    except Mistakes as mistakes:
        assert set(mistakes.by_field) == {"name", "passwordConfirmation"}, mistakes.by_field
        name = mistakes.by_field["name"]
        assert name.code == UserErrorCode.BLANK and name.message == "This field can not be empty", name
        assert mistakes.message == "Please enter the details", mistakes
    else:
        raise AssertionError("an account without a name was made")

    person = CreateAccountInput(
        name="Ana",
        email=email,
        password=password,
        password_confirmation=password,
        roles=[AccountRole.RECEIVER],
        kind=AccountKind.INDIVIDUAL,
    )
    signed_up = done((await client.sign_up(person)).create_account)
    assert signed_up.session is not None and signed_up.account is not None, signed_up
    assert signed_up.session.expires_at > datetime.now(timezone.utc), "a moment, with its time zone"

    try:
        done((await client.log_in(email, "Wrong-Word-1")).log_in)
    except Mistakes as mistakes:
        assert mistakes.message == "Incorrect Password. Please Try Again", mistakes
    else:
        raise AssertionError("a wrong password opened the account")
    session = done((await client.log_in(email, password)).log_in).session
    assert session is not None and session.token != signed_up.session.token, "each log-in has a session of its own"

    assert (await client.viewer()).viewer is None, "an anonymous client has no account"
    signed_in = {"Authorization": f"Bearer {session.token}"}
    viewer = (await client.viewer(headers=signed_in)).viewer
    assert viewer is not None and (viewer.id, viewer.email) == (signed_up.account.id, email), viewer
    renamed = done((await client.rename("Ana María", headers=signed_in)).update_profile)
    assert renamed.message == "Profile edited successfully" and renamed.account is not None, renamed
    assert renamed.account.name == "Ana María", renamed
