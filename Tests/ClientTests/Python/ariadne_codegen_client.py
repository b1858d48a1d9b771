"""ariadne-codegen: generates a typed client from the live schema and operations, and uses it."""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

import server

operations = """
query Recipes($first: Int!, $filter: RecipeFilter) {
  recipes(first: $first, filter: $filter, orderBy: {field: MINUTES, direction: ASC}) {
    totalCount
    nodes { ...Summary }
  }
}
query Found($text: String!) {
  search(text: $text, first: 20) {
    nodes { __typename ... on Recipe { ...Summary } ... on FoodPost { title } ... on CatalogItem { title } ... on GroceryStore { name } }
  }
}
fragment Summary on Recipe { id title minutes cuisine author { name } averageStars }
"""

settings = """
[tool.ariadne-codegen]
remote_schema_url = "{url}"
queries_path = "operations.graphql"
target_package_name = "cupboard_client"
include_comments = "none"
"""


async def use(module):
    async with module.Client(url=server.graphql) as client:
        answer = (await client.recipes(first=4, filter_=module.RecipeFilter(diets=[module.Diet.VEGAN]))).recipes
        assert len(answer.nodes) == 4 and answer.total_count > 4, f"four of more: {answer}"
        minutes = [recipe.minutes for recipe in answer.nodes]
        assert minutes == sorted(minutes), f"in the order asked for: {minutes}"
        assert isinstance(answer.nodes[0].cuisine, module.Cuisine), f"an enum of the schema: {answer.nodes[0]!r}"

        found = (await client.found(text="tomato")).search.nodes
        kinds = {item.typename__ for item in found}
        assert "Recipe" in kinds and len(kinds) > 1, f"a union's members are told apart: {kinds}"

        try:
            client.get_data(await client.execute("{ nonsense }"))
        except module.GraphQLClientGraphQLMultiError as error:
            assert "nonsense" in error.errors[0].message, f"errors keep their messages: {error}"
        else:
            raise AssertionError("nonsense was answered")


with tempfile.TemporaryDirectory() as folder:
    Path(folder, "operations.graphql").write_text(operations)
    Path(folder, "pyproject.toml").write_text(settings.format(url=server.graphql))
    subprocess.run([sys.executable, "-m", "ariadne_codegen"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    sys.path.insert(0, folder)
    import cupboard_client

    asyncio.run(use(cupboard_client))
