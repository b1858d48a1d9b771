"""Every query: one operation for each field of the root and of the account, and those of scripts/bench.d/lists, with different ids each
time.
"""
import json
import pathlib
import random
import re
import urllib.parse
import urllib.request
from dataclasses import dataclass

FOLDER = pathlib.Path(__file__).parent / "lists"
FIELDS = """{ queries: __type(name: "Query") { fields { name } } account: __type(name: "Account") { fields { name args { name type { kind } } } } }"""
# Tables with gapless ids in the demo data, by id prefix.
TABLES = ["recipe", "ingredient", "catalog_item", "grocery_store", "food_post", "collection", "seller"]


@dataclass
class Read:
    """One operation. `of` is the field it tests."""

    name: str
    document: str
    operation: str | None
    is_personal: bool

    def body(self, counts):
        """Returns a request with different ids than the last one."""

        def another(match):
            return f'"{match[1]}_{random.randint(1, counts[match[1]])}"'

        request = {"query": re.sub(rf'"({"|".join(counts)})_\d+"', another, self.document)}
        if self.operation:
            request["operationName"] = self.operation
        return json.dumps(request).encode()


def reads(url):
    """Yields all operations from the schema and the files."""
    described = _get(url + "/graphql?query=" + urllib.parse.quote(FIELDS))["data"]
    for field in described["queries"]["fields"]:
        example = _get(f"{url}/schema/Query.{field['name']}")["example"]
        # The viewer's fields follow one by one.
        if example and field["name"] != "viewer":
            yield Read(f"Query.{field['name']}", example, None, True)
    for field in described["account"]["fields"]:
        example = _get(f"{url}/schema/Account.{field['name']}")["example"]
        if example and "viewer" in example:
            yield Read(f"Account.{field['name']}", example, None, True)
    for file in sorted(FOLDER.glob("*.graphql")):
        document = file.read_text(encoding="utf-8")
        for name in re.findall(r"^query (\w+)", document, re.MULTILINE):
            yield Read(f"{file.stem} {name}", document, name, False)


def counts(database):
    """Returns the number of rows for each id prefix."""
    return {table: max(1, int(database.texts(f"SELECT coalesce(max(id), 0) FROM {table}")[0])) for table in TABLES}


def _get(address):
    request = urllib.request.Request(address, headers={"Accept": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
