"""ariadne-codegen and mypy: the home screens of five apps, with a client generated from the live schema, strictly type-checked and run."""

import asyncio
import importlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import server

folder = Path(__file__).parent / "apps"
apps = sorted(path.stem for path in folder.glob("*.graphql"))

settings = f"""
[tool.ariadne-codegen]
remote_schema_url = "{server.graphql}"
queries_path = "{folder}"
target_package_name = "cupboard_client"
include_comments = "none"
include_all_inputs = false
include_all_enums = false

[tool.ariadne-codegen.scalars]
DateTime = {{type = "datetime.datetime"}}
Date = {{type = "datetime.date"}}
Decimal = {{type = "decimal.Decimal"}}
URL = {{type = "str"}}
JSON = {{type = "pydantic.JsonValue"}}

[tool.mypy]
strict = true
disallow_any_expr = true
plugins = ["pydantic.mypy"]

[tool.pydantic-mypy]
init_typed = true
init_forbid_extra = true

[[tool.mypy.overrides]]
module = "cupboard_client.*"
disallow_any_expr = false

# This file is copied rather than generated, and tries to import optional packages.
[[tool.mypy.overrides]]
module = "cupboard_client.async_base_client"
ignore_errors = true
"""


def run(*command, cwd):
    outcome = subprocess.run([sys.executable, "-m", *command], cwd=cwd, capture_output=True, text=True)
    assert outcome.returncode == 0, f"{command[0]}:\n{outcome.stdout}{outcome.stderr}"


def check_types(workspace):
    """Code that mypy ignores would prove nothing."""
    for source in folder.glob("*.py"):
        overlooked = re.search(r"\bAny\b|\bcast\b|type: *ignore", source.read_text())
        assert not overlooked, f"{source.name} has {overlooked[0]}"
    run("mypy", "--config-file", "pyproject.toml", str(folder), cwd=workspace)


async def use(client_module):
    for app in apps:
        async with client_module.Client(url=server.graphql) as client:
            try:
                await importlib.import_module(app).run(client)
            except Exception as error:
                error.add_note(f"in {app}.py")
                raise


with tempfile.TemporaryDirectory() as workspace:
    Path(workspace, "pyproject.toml").write_text(settings)
    run("ariadne_codegen", cwd=workspace)
    check_types(workspace)
    sys.path[:0] = [workspace, str(folder)]
    asyncio.run(use(importlib.import_module("cupboard_client")))
