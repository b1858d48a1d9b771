"""Measures PostgreSQL's own limit by running the operation's statements under pgbench."""
import datetime
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time

import processes
from measurement import Measurement
from operations import SAMPLE_ID

# The settings of the gateway's sessions (SessionSettings.readLane).
SETTINGS = {
    "default_transaction_isolation": "repeatable\\ read",
    "default_transaction_read_only": "on",
    "plan_cache_mode": "force_generic_plan",
    "jit": "off",
}
TABLES = {"recipe": "recipes", "food_post": "food posts", "catalog_item": "catalogue items", "grocery_store": "stores"}
# The share of transactions that pgbench logs: enough for a p99, too few to slow it down.
SAMPLING = 0.1


class Database:
    def __init__(self, connection, postmaster):
        self.connection = connection
        self.postmaster = postmaster

    def recipes(self):
        """Returns the number of recipes. Their ids run from 1."""
        count, last = self._numbers("SELECT count(*), max(id) FROM recipe")
        if count != last:
            raise SystemExit(f"The ids of the {count} recipes have gaps: the last is {last}.")
        return count

    def sizes(self):
        """Describes the sizes of the main tables."""
        counts = self._numbers("SELECT " + ", ".join(f"(SELECT count(*) FROM {table})" for table in TABLES))
        return ", ".join(f"{count:,} {name}" for count, name in zip(counts, TABLES.values()))

    def texts(self, query):
        """Returns the rows of one column."""
        command = ["psql", "-X", "-A", "-t", "-d", self.connection, "-c", query]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()

    def execute(self, sql):
        """Runs statements without a result."""
        command = ["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", self.connection]
        subprocess.run(command, input=sql, text=True, check=True, stdout=subprocess.DEVNULL)

    def _numbers(self, query):
        return [int(number) for number in self.texts(query)[0].split("|")]

    def measure(self, script, variables, clients, seconds, settings=SETTINGS, sampling=SAMPLING):
        """Runs pgbench once."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "operation.sql")
            file.write_text(script)
            command = ["pgbench", "-n", "-M", "prepared", "-j", "1", "-c", str(clients), "-T", str(seconds), "-f", str(file)]
            command += ["-l", f"--sampling-rate={sampling}", f"--log-prefix={folder}/times"]
            command += [f"--define={name}={value}" for name, value in variables.items()] + [self.connection]
            options = " ".join(f"-c {name}={value}" for name, value in settings.items())
            postgres, load = processes.tree_cpu_us(self.postmaster), processes.ended_children_cpu_us()
            output = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "PGOPTIONS": options}).stdout
            time.sleep(0.3)  # The server's processes end a moment after the clients.
            times = sorted(int(line.split()[2]) for log in pathlib.Path(folder).glob("times*") for line in log.read_text().splitlines())
        transactions = int(re.search(r"transactions actually processed: (\d+)", output)[1])
        return Measurement(
            rps=float(re.search(r"tps = ([\d.]+)", output)[1]),
            p50_ms=times[len(times) // 2] / 1000,
            p99_ms=times[len(times) * 99 // 100] / 1000,
            server_cpu_us=None,
            postgres_cpu_us=(processes.tree_cpu_us(self.postmaster) - postgres) / transactions,
            load_cpu_us=(processes.ended_children_cpu_us() - load) / transactions,
            rss_mib=None,
        )


def pgbench_script(program, operation, recipes):
    """Returns the statements that `cupboard explain` prints for an operation, in pgbench's format, and the variables."""
    command = [program, "explain", "--format", "json", "--variables", json.dumps(operation.variables), "-"]
    explained = subprocess.run(command, input=operation.query, check=True, capture_output=True, text=True).stdout
    lines, variables = [], {}
    if operation.by_id:
        lines.append(f"\\set id random(1, {recipes})")
    lines.append("\\startpipeline")
    planning = SETTINGS["plan_cache_mode"]
    for number, statement in enumerate(json.loads(explained)):
        if statement["step"] > 0:
            raise SystemExit(f"{operation.name}: step {statement['step']} takes keys from the one before, which pgbench cannot.")
        # Set around runs of such statements, like the gateway's connections do (PooledConnection.plan).
        wanted = "force_custom_plan" if statement["plansWithValues"] else SETTINGS["plan_cache_mode"]
        if wanted != planning:
            planning = wanted
            lines.append(f"SET plan_cache_mode = {planning};")

        def variable(match):
            value = text_form(**statement["parameters"][int(match[1]) - 1])
            if value is None:
                return "NULL"
            if operation.by_id and value == str(SAMPLE_ID):
                return ":id"
            name = f"p{number}_{match[1]}"
            variables[name] = value
            return f":{name}"

        lines.append(re.sub(r"\$(\d+)", variable, " ".join(statement["sql"].split())) + ";")
    if planning != SETTINGS["plan_cache_mode"]:
        lines.append(f"SET plan_cache_mode = {SETTINGS['plan_cache_mode']};")
    return "\n".join([*lines, "\\endpipeline", ""]), variables


def text_form(type, value):
    """Returns the value in text format for pgbench, because cursor keys have the database's binary format."""
    if value is None or not value.startswith("\\x") or type not in ("bigint", "timestamptz"):
        return value
    number = int.from_bytes(bytes.fromhex(value[2:]), signed=True)
    if type == "bigint":
        return str(number)
    return (datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC) + datetime.timedelta(microseconds=number)).isoformat()
