"""Automatic persisted queries as in Apollo's clients: first the hash, then the document if the server does not know it."""

import hashlib
import json

import httpx

import server

query = '{ recipe(id: "recipe_3") { id servings } }'
digest = hashlib.sha256(query.encode()).hexdigest()


def request(hash, **more):
    return {"extensions": {"persistedQuery": {"version": 1, "sha256Hash": hash}}, **more}


with httpx.Client() as client:
    unknown = client.post(server.graphql, json=request(digest))
    assert unknown.status_code == 200, f"an unknown hash does not fail the request: {unknown.status_code}"
    error = unknown.json()["errors"][0]
    assert error["message"] == "PersistedQueryNotFound" and error["extensions"]["code"] == "PERSISTED_QUERY_NOT_FOUND", error
    assert "data" not in unknown.json(), unknown.text

    wrong = client.post(server.graphql, json=request("0" * 64, query=query))
    assert wrong.status_code == 400, f"a hash of another document is refused: {wrong.status_code} {wrong.text}"
    assert client.post(server.graphql, json=request("0" * 64)).json()["errors"][0]["message"] == "PersistedQueryNotFound", "nothing was stored"

    stored = client.post(server.graphql, json=request(digest, query=query)).json()
    known = client.post(server.graphql, json=request(digest)).json()
    assert stored["data"]["recipe"]["id"] == "recipe_3" and known == stored, f"known now: {known}"
    shared = client.get(server.graphql, params={"extensions": json.dumps(request(digest)["extensions"])}).json()
    assert shared == stored, f"by GET, too, where caches can help: {shared}"

    invalid = "{ nonsense }"
    bad = hashlib.sha256(invalid.encode()).hexdigest()
    client.post(server.graphql, json=request(bad, query=invalid))
    again = client.post(server.graphql, json=request(bad)).json()
    assert again["errors"][0]["message"] == "PersistedQueryNotFound", f"an invalid document was stored: {again}"
