"""sgqlc: Python types generated from introspection, operations written with them, responses as objects."""

import importlib
import json
import subprocess
import sys
import tempfile

import requests
from graphql import get_introspection_query
from sgqlc.endpoint.http import HTTPEndpoint
from sgqlc.endpoint.requests import RequestsEndpoint
from sgqlc.operation import Operation

import server

with tempfile.TemporaryDirectory() as folder:
    introspection = requests.post(server.graphql, json={"query": get_introspection_query()}).json()
    with open(f"{folder}/schema.json", "w") as file:
        json.dump(introspection, file)
    # Runs sgqlc's command as a module, because the clone may have moved since its installation.
    command = [sys.executable, "-m", "sgqlc.codegen", "schema", f"{folder}/schema.json", f"{folder}/cupboard_schema.py"]
    subprocess.run(command, check=True)
    sys.path.insert(0, folder)
    types = importlib.import_module("cupboard_schema")

    operation = Operation(types.Query)
    recipes = operation.recipes(first=3, filter={"mealTypes": ["DINNER"]})
    recipes.total_count()
    recipes.nodes().__fields__("id", "title", "cuisine", "created_at")
    recipes.nodes().author().name()

    for endpoint in [HTTPEndpoint(server.graphql), RequestsEndpoint(server.graphql)]:
        answer = endpoint(operation)
        assert "errors" not in answer, f"{type(endpoint).__name__}: {answer['errors']}"
        result = (operation + answer).recipes
        assert len(result.nodes) == 3 and result.total_count >= 3, f"three recipes: {answer}"
        first = result.nodes[0]
        assert first.author.name and first.cuisine in types.Cuisine.__choices__, f"typed values: {first}"
