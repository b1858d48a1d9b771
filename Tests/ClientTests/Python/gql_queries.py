"""gql over aiohttp: queries, variables, operation names, concurrent requests in one session."""

import asyncio

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport

import server

recipes = gql("""
    query Recipes($first: Int!, $filter: RecipeFilter) {
      recipes(first: $first, filter: $filter) { totalCount nodes { ...Summary } pageInfo { hasNextPage endCursor } }
    }
    fragment Summary on Recipe { id title servings minutes createdAt nutrition { perServing { calories } } author { name } }
""")

two = gql("query One { recipe(id: \"recipe_1\") { id } } query Two { recipe(id: \"recipe_2\") { id } }")


async def main():
    async with Client(transport=AIOHTTPTransport(url=server.graphql), fetch_schema_from_transport=True) as session:
        recipes.variable_values = {"first": 5, "filter": {"diets": ["VEGAN"], "maxMinutes": 60}}
        answer = (await session.execute(recipes))["recipes"]
        assert len(answer["nodes"]) == 5, f"five recipes were asked for: {answer}"
        assert answer["totalCount"] > 5 and answer["pageInfo"]["hasNextPage"], f"there are more: {answer}"
        assert all(node["minutes"] <= 60 for node in answer["nodes"]), f"the filter is a variable: {answer}"
        assert isinstance(answer["nodes"][0]["nutrition"]["perServing"]["calories"], (int, float)), "numbers are numbers"

        for name, identifier in [("One", "recipe_1"), ("Two", "recipe_2")]:
            two.operation_name = name
            chosen = await session.execute(two)
            assert chosen == {"recipe": {"id": identifier}}, f"operationName {name} chooses: {chosen}"

        async def title(number):
            question = gql("query ($id: ID!) { recipe(id: $id) { id } }")
            question.variable_values = {"id": f"recipe_{number}"}
            return (await session.execute(question))["recipe"]["id"]

        ids = await asyncio.gather(*(title(number) for number in range(1, 41)))
        assert ids == [f"recipe_{number}" for number in range(1, 41)], f"forty at once get their own answers: {ids}"

        missing = await session.execute(gql('{ recipe(id: "recipe_999999999") { id } }'))
        assert missing == {"recipe": None}, f"what does not exist is null without an error: {missing}"


asyncio.run(main())
