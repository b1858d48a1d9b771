"""gql over WebSockets: subscriptions and queries on one connection."""

import asyncio

from gql import Client, gql
from gql.transport.exceptions import TransportQueryError
from gql.transport.websockets import WebsocketsTransport

import server

updates = gql("subscription { viewerUpdated { topic viewer { language } } }")


async def main():
    ada = await asyncio.to_thread(server.Person)
    transport = WebsocketsTransport(url=server.base.replace("http", "ws", 1) + "/graphql", init_payload={"authorization": f"Bearer {ada.token}"})
    async with Client(transport=transport) as session:
        stream = session.subscribe(updates)
        first = asyncio.ensure_future(anext(stream))
        assert (await session.execute(gql("{ viewer { id } }")))["viewer"]["id"] == ada.id, "queries run on the same connection"
        await asyncio.to_thread(ada.set_language, "ES")
        assert await asyncio.wait_for(first, 60) == {"viewerUpdated": {"topic": "SETTINGS", "viewer": {"language": "ES"}}}
        await stream.aclose()
        try:
            await anext(session.subscribe(gql("subscription { nothing }")))
            raise AssertionError("a subscription to an unknown field was accepted")
        except TransportQueryError as error:
            assert "nothing" in str(error)


asyncio.run(main())
