"""Users that send queries and mutations continuously until they are told to stop. Each request must get a correct response, and each change
must be made once.

The file in CUPBOARD_PROGRESS has the number of responses. The load ends when a file with the same name and `.stop` exists.
"""

import asyncio
import os
import pathlib

import httpx

progress = pathlib.Path(os.environ["CUPBOARD_PROGRESS"])
graphql = os.environ["CUPBOARD_URL"] + "/graphql"
people = 8

sign_up = """mutation ($email: String!) {
  createAccount(input: {name: "Ada", email: $email, password: "Correct-Horse-1", passwordConfirmation: "Correct-Horse-1"}) { session { token } }
}"""
change = "mutation ($key: String!, $language: String!) { setLanguage(input: {language: $language, idempotencyKey: $key}) { account { language } } }"
reads = [
    ("{ recipes(first: 5) { nodes { title reviews(first: 2) { nodes { stars } } } } }", lambda data: len(data["recipes"]["nodes"]) == 5),
    ("{ viewer { language name } }", lambda data: data["viewer"]["name"] == "Ada"),
    ('{ search(text: "tomato", first: 3) { nodes { __typename } } }', lambda data: len(data["search"]["nodes"]) == 3),
    ("{ foodPosts(first: 3) { nodes { title } } }", lambda data: len(data["foodPosts"]["nodes"]) == 3),
]

counts = {"requests": 0, "changes": 0}
failures = []


async def ask(client, query, variables=None):
    """Returns the data of a response, and records invalid responses."""
    try:
        answer = await client.post(graphql, json={"query": query, "variables": variables or {}})
        data = answer.json() if answer.status_code == 200 else {"errors": answer.text[:300]}
    except (httpx.HTTPError, ValueError) as error:
        data = {"errors": repr(error)}
    counts["requests"] += 1
    if "errors" in data:
        failures.append(f"{query[:40]}: {data['errors']}")
        return None
    return data["data"]


async def person(number):
    async with httpx.AsyncClient(timeout=120) as client:
        data = await ask(client, sign_up, {"email": f"steady-{number}@example.org"})
        client.headers["Authorization"] = f"Bearer {data['createAccount']['session']['token']}"
        turn = 0
        while not progress.with_suffix(".stop").exists():
            query, is_right = reads[turn % len(reads)]
            data = await ask(client, query)
            if data is not None and not is_right(data):
                failures.append(f"{query[:40]}: {data}")
            language = ["ES", "EN"][turn % 2]
            data = await ask(client, change, {"key": f"steady-{number}-{turn}", "language": language})
            if data is not None:
                counts["changes"] += 1
                if data["setLanguage"]["account"]["language"] != language:
                    failures.append(f"setLanguage: {data}")
            turn += 1
            written = progress.with_suffix(".new")
            written.write_text(str(counts["requests"]))
            written.replace(progress)


async def main():
    await asyncio.gather(*(person(number) for number in range(people)))
    print(f"{counts['changes']} changes")
    print(*failures[:20], sep="\n", end="")


asyncio.run(main())
