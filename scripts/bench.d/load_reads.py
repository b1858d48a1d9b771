"""Every query: an operation for each field of the root and of the account, and those of scripts/bench.d/lists, with other ids each time."""
import json
import pathlib
import random
import re
import urllib.parse
import urllib.request
from dataclasses import dataclass

FOLDER = pathlib.Path(__file__).parent / "lists"
FIELDS = """{ queries: __type(name: "Query") { fields { name } } account: __type(name: "Account") { fields { name args { name type { kind } } } } }"""
# Tables whose rows have gapless numbers in the demo data, by what their ids begin with.
TABLES = ["recipe", "ingredient", "catalog_item", "grocery_store", "food_post", "collection", "seller"]


@dataclass
class Read:
    """One operation; `of` is the field that it is for."""

    name: str
    document: str
    operation: str | None
    is_personal: bool

    def body(self, counts):
        """A request with other numbers in its ids than the last one's."""

        def another(match):
            return f'"{match[1]}_{random.randint(1, counts[match[1]])}"'

        request = {"query": re.sub(rf'"({"|".join(counts)})_\d+"', another, self.document)}
        if self.operation:
            request["operationName"] = self.operation
        return json.dumps(request).encode()


def reads(url):
    """All of them, out of the schema and of the files."""
    described = _get(url + "/graphql?query=" + urllib.parse.quote(FIELDS))["data"]
    for field in described["queries"]["fields"]:
        example = _get(f"{url}/schema/Query.{field['name']}")["example"]
        # The viewer's fields come one by one.
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
    """How many rows there are of what ids name."""
    return {table: max(1, int(database.texts(f"SELECT coalesce(max(id), 0) FROM {table}")[0])) for table in TABLES}


def _get(address):
    request = urllib.request.Request(address, headers={"Accept": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
