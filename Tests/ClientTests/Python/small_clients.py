"""Small clients for beginners: python-graphql-client, qlient, and requests and httpx without a GraphQL library."""

import asyncio
import json

import httpx
import requests
from python_graphql_client import GraphqlClient
from qlient.http import Fields, HTTPClient

import server

query = "query ($id: ID!) { recipe(id: $id) { id } }"
variables = {"id": "recipe_2"}
expected = {"data": {"recipe": {"id": "recipe_2"}}}

client = GraphqlClient(endpoint=server.graphql)
assert client.execute(query=query, variables=variables) == expected, "python-graphql-client"
assert asyncio.run(client.execute_async(query=query, variables=variables)) == expected, "python-graphql-client, asynchronous"

answer = HTTPClient(server.graphql).query.recipe(id="recipe_2", _fields=Fields("id"))
assert answer.data == expected["data"], f"qlient builds operations from the schema: {answer}"

by_post = requests.post(server.graphql, json={"query": query, "variables": variables})
by_get = requests.get(server.graphql, params={"query": query, "variables": json.dumps(variables)})
assert by_post.json() == by_get.json() == expected, f"requests: {by_post.text} {by_get.text}"

with httpx.Client(base_url=server.base) as client:
    for number in range(1, 21):
        answer = client.post("/graphql", json={"query": query, "variables": {"id": f"recipe_{number}"}}).json()
        assert answer["data"]["recipe"]["id"] == f"recipe_{number}", f"one connection, one after the other: {answer}"
    mutation = client.get("/graphql", params={"query": "mutation { x }"})
    assert 400 <= mutation.status_code < 500 or "errors" in mutation.json(), f"GET changes nothing: {mutation.status_code}"
