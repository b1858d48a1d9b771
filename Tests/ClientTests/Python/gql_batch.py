"""gql's batches: a list of requests gets a list of responses, one per entry, up to the largest size."""

import asyncio

from gql import Client, GraphQLRequest
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.exceptions import TransportError

import server


def request(number):
    return GraphQLRequest("query ($id: ID!) { recipe(id: $id) { id } }", variable_values={"id": f"recipe_{number}"})


async def main():
    async with Client(transport=AIOHTTPTransport(url=server.graphql)) as session:
        answers = await session.execute_batch([request(number) for number in range(1, 6)])
        ids = [answer["recipe"]["id"] for answer in answers]
        assert ids == [f"recipe_{number}" for number in range(1, 6)], f"answers come in the order of the requests: {ids}"

        try:
            answers = await session.execute_batch([request(number) for number in range(1, 7)])
        except TransportError as error:
            # gql reports only the status; the server's message is in the chain of causes.
            told = ""
            while error is not None:
                told += str(error)
                error = error.__cause__ or error.__context__
            assert "at most 5" in told, f"the refusal tells the largest size: {told}"
        else:
            raise AssertionError(f"six requests were accepted: {answers}")


asyncio.run(main())
