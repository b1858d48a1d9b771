"""gql over aiohttp: every kind of error reaches the client as a GraphQL error with a code."""

import asyncio

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.exceptions import TransportQueryError
from graphql import GraphQLError

import server

# The document, and a word that its message contains.
wrong = [
    ("{ nonsense }", "nonsense"),
    ("query ($id: ID!) { recipe(id: $id) { id } }", "$id"),
    ('{ recipe(id: "recipe_1") { title(language: KLINGON) } }', "KLINGON"),
    ("query A { __typename } query B { __typename }", "operation"),
]


async def main():
    for accept in ["application/json", "application/graphql-response+json"]:
        transport = AIOHTTPTransport(url=server.graphql, headers={"Accept": accept})
        async with Client(transport=transport) as session:
            for query, part in wrong:
                try:
                    answer = await session.execute(gql(query))
                except TransportQueryError as error:
                    assert error.data is None, f"{query} has no data: {error.data}"
                    assert part in error.errors[0]["message"], f"{query} with {accept}: {error.errors}"
                    assert error.errors[0]["extensions"]["code"], f"every error has a code: {error.errors}"
                else:
                    raise AssertionError(f"{query} was answered: {answer}")

    # A failed field does not affect its neighbours' data.
    async with Client(transport=AIOHTTPTransport(url=server.graphql)) as session:
        try:
            await session.execute(gql('{ good: recipe(id: "recipe_1") { id } bad: recipe(id: "x") { id } }'))
        except TransportQueryError as error:
            assert error.data == {"good": {"id": "recipe_1"}, "bad": None}, f"the good field has data: {error.data}"
            assert error.errors[0]["path"] == ["bad"], f"the error names its field: {error.errors}"
        else:
            raise AssertionError("an id of no type was answered without an error")

    # With the server's schema the client finds the mistake itself.
    async with Client(transport=AIOHTTPTransport(url=server.graphql), fetch_schema_from_transport=True) as session:
        try:
            await session.execute(gql("{ nonsense }"))
        except GraphQLError as error:
            assert "nonsense" in error.message, f"found by the client: {error}"
        else:
            raise AssertionError("the client has the schema and sent nonsense")


asyncio.run(main())
