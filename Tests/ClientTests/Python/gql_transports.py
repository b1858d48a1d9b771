"""The same query through gql's other transports: requests and httpx, blocking and asynchronous."""

import asyncio

from gql import Client, gql
from gql.transport.httpx import HTTPXAsyncTransport, HTTPXTransport
from gql.transport.requests import RequestsHTTPTransport

import server

question = gql("query ($id: ID!) { recipe(id: $id) { id } }")
question.variable_values = {"id": "recipe_7"}
expected = {"recipe": {"id": "recipe_7"}}

for transport in [RequestsHTTPTransport(url=server.graphql, retries=2), HTTPXTransport(url=server.graphql)]:
    with Client(transport=transport, fetch_schema_from_transport=True) as session:
        for _ in range(3):
            answer = session.execute(question)
            assert answer == expected, f"{type(transport).__name__}: {answer}"


async def main():
    async with Client(transport=HTTPXAsyncTransport(url=server.graphql)) as session:
        answer = await session.execute(question)
        assert answer == expected, f"HTTPXAsyncTransport: {answer}"


asyncio.run(main())
