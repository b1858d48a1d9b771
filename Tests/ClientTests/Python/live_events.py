"""Server-sent events: each operation on a separate connection with httpx-sse and curl, and all on a reserved one."""

import json
import subprocess
import threading

import httpx
from httpx_sse import connect_sse

import server

ada = server.Person()
accept = {"Accept": "text/event-stream"}
own = {"Authorization": f"Bearer {ada.token}"}
client = httpx.Client(timeout=60)


def later(action, *arguments):
    """Runs an action after a delay, so that the subscription has probably started. The result does not depend on the delay."""
    timer = threading.Timer(0.5, action, arguments)
    timer.start()


def events(method, url, **request):
    with connect_sse(client, method, url, **request) as source:
        assert source.response.status_code == 200, source.response.status_code
        assert source.response.headers["content-type"].startswith("text/event-stream")
        yield from source.iter_sse()


# Queries, mutations and invalid requests: one event, then the end.
for query, expected in [("{ __typename }", {"data": {"__typename": "Query"}}), ("{ nothing }", None), ("{", None)]:
    for request in [("POST", {"json": {"query": query}}), ("GET", {"params": {"query": query}})]:
        heard = list(events(request[0], server.graphql, headers=accept, **request[1]))
        assert [event.event for event in heard] == ["next", "complete"] and heard[1].data == "", f"{query}: {heard}"
        answer = json.loads(heard[0].data)
        assert answer == expected if expected else "errors" in answer and "data" not in answer, f"{query}: {answer}"

subscription = "subscription { viewerUpdated { topic viewer { language } } }"
refused = list(events("POST", server.graphql, headers=accept, json={"query": subscription}))
assert json.loads(refused[0].data)["errors"][0]["extensions"]["code"] == "UNAUTHENTICATED", refused
plain = client.post(server.graphql, json={"query": subscription}, headers={"Accept": "application/graphql-response+json"} | own)
assert plain.status_code == 406 and "text/event-stream" in plain.text, plain.text
mutation = list(events("GET", server.graphql, headers=accept | own, params={"query": "mutation { logOut { message } }"}))
assert json.loads(mutation[0].data)["errors"], "GET changes nothing"

# A subscription with its events.
later(ada.set_language, "ES")
for event in events("POST", server.graphql, headers=accept | own, json={"query": subscription}):
    assert (event.event, event.id) == ("next", "1"), event
    assert json.loads(event.data) == {"data": {"viewerUpdated": {"topic": "SETTINGS", "viewer": {"language": "ES"}}}}, event.data
    break

# A reconnecting client first receives the current state.
for event in events("POST", server.graphql, headers=accept | own | {"Last-Event-ID": "1"}, json={"query": subscription}):
    assert json.loads(event.data) == {"data": {"viewerUpdated": {"topic": None, "viewer": {"language": "ES"}}}}, event.data
    break

# curl writes each event when it arrives.
command = ["curl", "--no-buffer", "--silent", "--max-time", "60", "-H", "Accept: text/event-stream", "--get", server.graphql,
           "--data-urlencode", "query=subscription { foodPostAdded(near: {latitude: -60, longitude: -170}, withinKm: 1) { id } }"]
with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as curl:
    assert curl.stdout.readline() == ":\n", "a comment is sent immediately"
    # A place without other posts.
    id = server.add_food_post(latitude=-60, longitude=-170)
    lines = [curl.stdout.readline() for _ in range(5)]
    assert lines[1:4] == ["event: next\n", "id: 1\n", f'data: {{"data":{{"foodPostAdded":{{"id":"{id}"}}}}}}\n'], lines
    curl.terminate()

# The end of a session ends its stream.
later(ada.ask, "mutation { logOut { message } }")
heard = list(events("POST", server.graphql, headers=accept | own, json={"query": subscription}))
assert [event.event for event in heard] == ["next", "complete"], heard
assert json.loads(heard[0].data)["errors"][0]["extensions"]["code"] == "UNAUTHENTICATED", heard

# One stream for all operations.
bob, eve = server.Person(), server.Person()
own = {"Authorization": f"Bearer {bob.token}"}
address = server.graphql + "/stream"
reserved = client.put(address, headers=own)
assert reserved.status_code == 201, reserved.text
token = {"X-GraphQL-Event-Stream-Token": reserved.text}


def operate(id, query, **request):
    body = {"query": query, "extensions": {"operationId": id}}
    return client.post(address, json=body, **({"headers": token | own} | request))


assert operate("a", subscription).status_code == 202, "an operation can be sent before its stream is open"
assert operate("a", subscription).status_code == 409, "an id is used once at a time"
assert operate("x", "{ __typename }", headers=token).status_code == 404, "anonymous clients have no access to it"
assert operate("x", "{ __typename }", headers=token | {"Authorization": f"Bearer {eve.token}"}).status_code == 404, "nor others"
assert operate("x", "{ __typename }", headers=own).status_code == 400, "without a token"
assert client.post(address, json={"query": "{ __typename }"}, headers=token | own).status_code == 400, "without an id"
assert client.get(address, params={"token": "es_wrong"}, headers=accept).status_code == 404
assert client.post(address, content="{}", headers=token | own | {"Content-Type": "text/plain"}).status_code == 415

# A browser's EventSource can send nothing but the URL.
with connect_sse(client, "GET", address, params={"token": reserved.text}, headers=accept) as source:
    stream = source.iter_sse()
    assert client.get(address, params={"token": reserved.text}, headers=accept).status_code == 409, "a stream is opened once"
    assert operate("q", "{ viewer { id } }").status_code == 202
    event = next(stream)
    assert (event.event, json.loads(event.data)) == ("next", {"id": "q", "payload": {"data": {"viewer": {"id": bob.id}}}}), event
    event = next(stream)
    assert (event.event, json.loads(event.data)) == ("complete", {"id": "q"}), event
    bob.set_language("ES")
    event = json.loads(next(stream).data)
    assert event["id"] == "a" and event["payload"]["data"]["viewerUpdated"]["topic"] == "SETTINGS", event
    assert client.delete(address, params={"operationId": "a"}, headers=token).status_code == 404, "not by an anonymous client"
    assert client.delete(address, params={"operationId": "a"}, headers=token | own).status_code == 200
    bob.set_language("EN")
    assert operate("e", "{ nothing }").status_code == 202
    event = json.loads(next(stream).data)
    assert event["id"] == "e" and event["payload"]["errors"], f"what was ended says nothing any more: {event}"
assert client.patch(address).status_code == 405
