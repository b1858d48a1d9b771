"""gql's upload: a well-formed multipart request reaches the GraphQL engine, which so far has no field that takes a file."""

import asyncio
import io

from gql import Client, FileVar, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.exceptions import TransportQueryError, TransportServerError

import server

# No mutation takes a file yet: the refusal must come from validation, not from the transport.
question = gql("query ($file: Upload!, $id: ID!) { recipe(id: $id) { id } }")


async def ask(headers):
    transport = AIOHTTPTransport(url=server.graphql, headers=headers)
    async with Client(transport=transport) as session:
        question.variable_values = {"file": FileVar(io.BytesIO(b"a photo\r\n--x\r\n"), filename="photo.jpg"), "id": "recipe_1"}
        return await session.execute(question, upload_files=True)


try:
    answer = asyncio.run(ask({"Apollo-Require-Preflight": "true"}))
except TransportQueryError as error:
    assert "Upload" in error.errors[0]["message"], f"validation speaks of the type: {error.errors}"
else:
    raise AssertionError(f"a type that does not exist was accepted: {answer}")

# Without a header that makes browsers ask first, any page could send this form.
try:
    answer = asyncio.run(ask({}))
except (TransportServerError, TransportQueryError) as error:
    assert "reflight" in str(error), f"the refusal says which header is missing: {error}"
else:
    raise AssertionError(f"a form without a preflight was accepted: {answer}")
