"""The server under test, its users, and the errors of refused clients."""

import json
import os
import subprocess
import urllib.request
import uuid

base = os.environ["CUPBOARD_URL"]
graphql = f"{base}/graphql"


def refusal(call, kind):
    """Returns the exception of a given type that a call must raise."""
    try:
        answer = call()
    except kind as error:
        return error
    raise AssertionError(f"expected {kind.__name__}, got the answer {answer!r}")


def ask(query, variables=None, token=None):
    """Returns the data of a successful operation."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    body = json.dumps({"query": query, "variables": variables or {}}).encode()
    with urllib.request.urlopen(urllib.request.Request(graphql, body, headers), timeout=60) as answer:
        answer = json.load(answer)
    assert "errors" not in answer, f"{query}: {answer}"
    return answer["data"]


class Person:
    """A separate account for the test, with a session."""

    def __init__(self):
        given = {"name": "Ada", "email": f"{uuid.uuid4().hex}@example.org", "password": "Correct-Horse-1", "passwordConfirmation": "Correct-Horse-1"}
        mutation = "mutation ($input: CreateAccountInput!) { createAccount(input: $input) { account { id } session { token } } }"
        payload = ask(mutation, {"input": given})["createAccount"]
        self.id, self.token = payload["account"]["id"], payload["session"]["token"]
        self.number = int(self.id.split("_")[1])

    def ask(self, query, variables=None):
        return ask(query, variables, self.token)

    def set_language(self, language):
        self.ask(f"mutation {{ setLanguage(input: {{language: \"{language}\"}}) {{ message }} }}")


def sql(statement):
    """Returns the result of a statement, run by psql."""
    command = ["psql", os.environ["CUPBOARD_DATABASE"], "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--command", statement]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.strip()


def add_food_post(title="Bread", food_type="BAKED_GOODS", latitude=37.38, longitude=-5.99):
    """Adds a post, and returns its id."""
    number = sql(f"""
        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
            area, latitude, longitude)
        SELECT id, '{title}', 'Fresh', '{food_type}', 5, 'PIECE', now() + interval '1 day', 'Ada', 'ada@example.org', 'Calle 1', 'Triana',
            {latitude}, {longitude}
        FROM account WHERE roles @> '{{DONOR}}' AND status = 'ACTIVE' ORDER BY id LIMIT 1 RETURNING id""")
    return f"food_post_{number.splitlines()[0]}"


def notify(person, title="Hello"):
    """Gives a person a notice."""
    sql(f"""INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
        VALUES ({person.number}, 'ACCOUNT', '{title}', '{title}', 'Text', 'Texto')""")
