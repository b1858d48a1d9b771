"""Starts the gateway on the scaled data and measures it with wrk."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.request

import processes
from measurement import Measurement


def seed(program, data, scale):
    """Seeds the database in a data folder. It adds only missing data, so it is fast after the first time."""
    if subprocess.run([program, "seed", "--scale", str(scale), "--data", data], stdout=sys.stderr).returncode != 0:
        raise SystemExit(f"See above. The data are for measuring only: remove {data} to begin anew.")


class Gateway:
    """`cupboard serve` on a separate data folder, with the embedded PostgreSQL."""

    def __init__(self, program, data, arguments):
        command = [program, "serve", "--port", "0", "--data", data, *arguments]
        environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "MIGRATION_DATABASE_URL")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        self.url = next((match[0] for line in self.process.stdout if (match := re.search(r"http://\S+:\d+", line.decode()))), None)
        if self.url is None:
            raise SystemExit("The gateway did not start; see above.")
        postmaster = pathlib.Path(data, "postgres/postmaster.pid").read_text().splitlines()
        self.postgres = int(postmaster[0])
        self.database = f"host={postmaster[4]} port={postmaster[3]} user=cupboard dbname=cupboard"

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def ask(self, body, token=None):
        """Returns `data`, for an anonymous client or a token. Errors end the run, because the speed of errors is meaningless."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.url + "/graphql", body.encode(), headers)
        answer = json.load(urllib.request.urlopen(request))
        if answer.get("errors"):
            raise SystemExit(f"The gateway answers with errors: {json.dumps(answer['errors'])[:500]}")
        return answer["data"]

    def measure(self, operation, recipes, seconds):
        """Runs wrk with one of the standard operations."""
        return self.measure_script(lua(operation, recipes), 32, seconds)

    def measure_script(self, lines, clients, seconds):
        """Runs wrk, after a short warm-up."""
        with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
            script.write(lines)
            script.flush()
            self._wrk(script.name, clients, 1)
            server, postgres = processes.cpu_us(self.process.pid), processes.tree_cpu_us(self.postgres)
            load = processes.ended_children_cpu_us()
            output = self._wrk(script.name, clients, seconds)
            requests = int(re.search(r"(\d+) requests in", output)[1])
            return Measurement(
                rps=float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1]),
                p50_ms=milliseconds(re.search(r"^\s+50%\s+(\S+)", output, re.MULTILINE)[1]),
                p99_ms=milliseconds(re.search(r"^\s+99%\s+(\S+)", output, re.MULTILINE)[1]),
                server_cpu_us=(processes.cpu_us(self.process.pid) - server) / requests,
                postgres_cpu_us=(processes.tree_cpu_us(self.postgres) - postgres) / requests,
                load_cpu_us=(processes.ended_children_cpu_us() - load) / requests,
                rss_mib=processes.rss_mib(self.process.pid),
            )

    def _wrk(self, script, clients, seconds):
        command = ["wrk", "-t1", f"-c{clients}", f"-d{seconds}s", "--latency", "-s", script, self.url + "/graphql"]
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        if "Non-2xx" in output or "Socket errors" in output:
            raise SystemExit(f"wrk met errors:\n{output}")
        return output


def lua(operation, recipes):
    """Returns a script for wrk that repeats the same body, or inserts a different recipe id each time."""
    lines = ['wrk.method = "POST"', 'wrk.headers["Content-Type"] = "application/json"']
    body = operation.body()
    if not operation.by_id:
        return "\n".join([*lines, f"wrk.body = {quoted(body)}"])
    before, _, after = body.partition(operation.variables["id"])
    return "\n".join(
        [
            *lines,
            "function request()",
            f'  return wrk.format(nil, nil, nil, {quoted(before)} .. "recipe_" .. math.random(1, {recipes}) .. {quoted(after)})',
            "end",
        ]
    )


def by_any_of(tokens, document):
    """Returns a script for wrk that sends a document with a random token each time."""
    listed = ",".join(f'"{token}"' for token in tokens)
    return f"""
        local tokens = {{{listed}}}
        local headers = {{["Content-Type"] = "application/json"}}
        local body = {quoted(json.dumps({"query": document}))}
        function request()
          headers["Authorization"] = "Bearer " .. tokens[math.random(1, #tokens)]
          return wrk.format("POST", nil, headers, body)
        end
    """


def quoted(text):
    return f"[==[{text}]==]"


def milliseconds(text):
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text).groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000}[unit]
