"""graphql-transport-ws with the websockets library, message by message: the whole protocol, and the rejection of violations."""

import asyncio
import json

import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

import server

address = server.base.replace("http", "ws", 1) + "/graphql"
protocol = ["graphql-transport-ws"]
patience = 60


def connect(**settings):
    return websockets.connect(address, subprotocols=settings.pop("subprotocols", protocol), open_timeout=patience, **settings)


async def say(socket, type, **members):
    await socket.send(json.dumps({"type": type, **members}))


async def hear(socket):
    return json.loads(await asyncio.wait_for(socket.recv(), patience))


async def begin(socket, payload=None):
    await say(socket, "connection_init", **({} if payload is None else {"payload": payload}))
    answer = await hear(socket)
    assert answer == {"type": "connection_ack"}, f"connection_init is acknowledged: {answer}"


async def is_closed(socket, code):
    """Returns whether the server closes with a code, ignoring earlier messages."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), patience)
    except ConnectionClosed as end:
        assert end.rcvd and end.rcvd.code == code, f"expected the code {code}, got {end}"


async def refusals():
    begun = {"type": "connection_init"}
    query = {"id": "1", "type": "subscribe", "payload": {"query": "{ __typename }"}}
    cases = [
        ("not JSON", ["{"], 4400),
        ("not an object", ["[]"], 4400),
        ("a number", ["1"], 4400),
        ("no type", ["{}"], 4400),
        ("a type that is not a string", [{"type": 1}], 4400),
        ("an unknown type", [{"type": "start"}], 4400),
        ("a type of the server's", [begun, {"type": "connection_ack"}], 4400),
        ("a payload that is not an object", [{"type": "connection_init", "payload": "x"}], 4400),
        ("a ping with a list", [{"type": "ping", "payload": []}], 4400),
        ("subscribe without an id", [begun, {**query, "id": None}], 4400),
        ("subscribe with an empty id", [begun, {**query, "id": ""}], 4400),
        ("subscribe with a number as id", [begun, {**query, "id": 1}], 4400),
        ("subscribe without a payload", [begun, {"id": "1", "type": "subscribe"}], 4400),
        ("subscribe without a query", [begun, {**query, "payload": {}}], 4400),
        ("a query that is not a string", [begun, {**query, "payload": {"query": 1}}], 4400),
        ("variables that are a list", [begun, {**query, "payload": {"query": "{ __typename }", "variables": []}}], 4400),
        ("complete without an id", [begun, {"type": "complete"}], 4400),
        ("subscribe before connection_init", [query], 4401),
        ("two connection_init", [begun, begun], 4429),
    ]
    for name, messages, code in cases:
        async with connect() as socket:
            for message in messages:
                await socket.send(message if isinstance(message, str) else json.dumps(message))
            try:
                await is_closed(socket, code)
            except AssertionError as error:
                raise AssertionError(f"{name}: {error}") from None

    async with connect() as socket:
        await socket.send(json.dumps({**begun, "payload": {"authorization": "Bearer cps_wrong"}}))
        assert await hear(socket) == {"type": "connection_ack", "payload": {"credentials": "UNKNOWN"}}

    async with connect() as socket:
        await socket.send(b"{}")
        await is_closed(socket, 4400)
    for subprotocols in [["graphql-ws"], ["soap"], None]:
        try:
            async with connect(subprotocols=subprotocols) as socket:
                await is_closed(socket, 4406)
        except websockets.exceptions.NegotiationError:
            pass
    async with connect(subprotocols=["graphql-ws"]) as socket:
        try:
            await asyncio.wait_for(socket.recv(), patience)
        except ConnectionClosed as end:
            assert "graphql-transport-ws" in end.rcvd.reason, f"the deprecated protocol is refused with its name: {end}"
    try:
        async with connect(origin="https://evil.example"):
            raise AssertionError("a page of any origin could connect")
    except InvalidStatus as refusal:
        assert refusal.response.status_code == 403, f"{refusal}"
    async with connect(origin=server.base) as socket:
        await begin(socket)


async def operations():
    async with connect() as socket:
        assert socket.subprotocol == protocol[0]
        await say(socket, "ping", payload={"a": 1})
        assert await hear(socket) == {"type": "pong", "payload": {"a": 1}}, "a ping is answered before the acknowledgement, too"
        await begin(socket, {"anything": True})
        await say(socket, "ping")
        assert await hear(socket) == {"type": "pong"}
        await say(socket, "pong")
        await say(socket, "complete", id="unknown")

        for _ in range(2):
            await say(socket, "subscribe", id="q", payload={"query": "query ($id: ID!) { recipe(id: $id) { id } }", "variables": {"id": "recipe_1"}})
            answer = await hear(socket)
            assert answer == {"id": "q", "type": "next", "payload": {"data": {"recipe": {"id": "recipe_1"}}}}, f"a query: {answer}"
            assert await hear(socket) == {"id": "q", "type": "complete"}, "after which its id is free"

        for query, code in [
            ("{", "GRAPHQL_PARSE_FAILED"),
            ("{ nothing }", "GRAPHQL_VALIDATION_FAILED"),
            ("subscription { nothing }", "GRAPHQL_VALIDATION_FAILED"),
            ("subscription { foodPostAdded { id } notificationReceived { id } }", "GRAPHQL_VALIDATION_FAILED"),
            ("subscription { notificationReceived { id } }", "UNAUTHENTICATED"),
            ("subscription { foodPostAdded(withinKm: 5) { id } }", "BAD_USER_INPUT"),
        ]:
            await say(socket, "subscribe", id="e", payload={"query": query})
            answer = await hear(socket)
            assert (answer["type"], answer["id"]) == ("error", "e") and isinstance(answer["payload"], list), f"{query}: {answer}"
            assert answer["payload"][0]["extensions"]["code"] == code, f"{query}: {answer}"

        await say(socket, "subscribe", id="s", payload={"query": "subscription { foodPostAdded { id title isAvailable } }"})
        await say(socket, "subscribe", id="s", payload={"query": "{ __typename }"})
        await is_closed(socket, 4409)


async def subscriptions():
    ada, bob = await asyncio.to_thread(server.Person), await asyncio.to_thread(server.Person)
    async with connect() as socket, connect() as other:
        await begin(socket, {"Authorization": f"Bearer {ada.token}"})
        await begin(other, {"headers": {"authorization": f"Bearer {bob.token}"}})
        for one in (socket, other):
            await say(one, "subscribe", id="v", payload={"query": "subscription { viewerUpdated(topics: [SETTINGS]) { topic viewer { language } } }"})
            await say(one, "subscribe", id="n", payload={"query": "subscription { notificationReceived { title(language: EN) } }"})
            # Both subscriptions are active once this later query has its response.
            await say(one, "subscribe", id="q", payload={"query": "{ viewer { id } }"})
            assert (await hear(one))["payload"]["data"]["viewer"]["id"]
            assert (await hear(one))["type"] == "complete"
        await asyncio.to_thread(ada.set_language, "ES")
        answer = await hear(socket)
        assert answer["payload"] == {"data": {"viewerUpdated": {"topic": "SETTINGS", "viewer": {"language": "ES"}}}}, f"{answer}"
        await asyncio.to_thread(server.notify, ada, "For Ada")
        answer = await hear(socket)
        assert answer["payload"] == {"data": {"notificationReceived": {"title": "For Ada"}}}, f"{answer}"
        await asyncio.to_thread(server.notify, bob, "For Bob")
        answer = await hear(other)
        assert answer["payload"] == {"data": {"notificationReceived": {"title": "For Bob"}}}, f"nothing of Ada's came before: {answer}"

        await say(socket, "complete", id="n")
        await say(socket, "subscribe", id="m", payload={"query": "mutation { setLanguage(input: {language: \"EN\"}) { message } }"})
        types = sorted([(await hear(socket))["id"] for _ in range(3)])
        assert types == ["m", "m", "v"], f"a mutation is answered, and the other subscription goes on: {types}"

        await asyncio.to_thread(ada.ask, "mutation { logOut { message } }")
        ended = await hear(socket)
        assert (ended["type"], ended["id"]) == ("error", "v") and ended["payload"][0]["extensions"]["code"] == "UNAUTHENTICATED", f"{ended}"
        await say(socket, "subscribe", id="q", payload={"query": "{ viewer { id } }"})
        answer = await hear(socket)
        codes = [error["extensions"]["code"] for error in answer["payload"]["errors"]]
        assert codes == ["UNAUTHENTICATED"] and answer["payload"]["data"] == {"viewer": None}, f"an ended session has no viewer: {answer}"


async def matching():
    async with connect() as socket:
        await begin(socket)
        place = "near: {latitude: 37.38, longitude: -5.99}"
        near = f"{place}, withinKm: 10"
        wanted = {"all": f"{place}, withinKm: 2000", "near": near, "produce": f"{place}, withinKm: 2000, foodType: PRODUCE", "both": f"{near}, foodType: BAKED_GOODS"}
        for id, arguments in wanted.items():
            await say(socket, "subscribe", id=id, payload={"query": f"subscription {{ foodPostAdded({arguments}) {{ id }} }}"})
        await say(socket, "subscribe", id="q", payload={"query": "{ __typename }"})
        assert [(await hear(socket))["type"] for _ in range(2)] == ["next", "complete"]
        for post, expected in [({}, ["all", "both", "near"]), ({"latitude": 40.4}, ["all"]), ({"food_type": "PRODUCE", "latitude": 40.4}, ["all", "produce"])]:
            id = await asyncio.to_thread(lambda: server.add_food_post(**post))
            heard = [await hear(socket) for _ in expected]
            assert sorted(message["id"] for message in heard) == expected, f"{post}: {heard}"
            assert all(message["payload"]["data"]["foodPostAdded"]["id"] == id for message in heard), f"{heard}"


async def main():
    await refusals()
    await operations()
    await subscriptions()
    await matching()


asyncio.run(main())
