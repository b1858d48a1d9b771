"""Runs the mutations of a food request: sent by clients over sockets, and as PostgreSQL statements."""
import json
import pathlib
import re
import select
import socket
import time
import urllib.parse
from dataclasses import dataclass

CHANGED = "foodRequest { id status quantity title } message userErrors { code field message }"


def mutation(name):
    type = name[0].upper() + name[1:]
    return f"mutation($input: {type}Input!) {{ {name}(input: $input) {{ {CHANGED} }} }}"


# The steps of a round: the sender, the mutation, and its input, based on the round and the id of the request.
STEPS = [
    ("receiver", mutation("sendFoodRequest"), lambda round, request: {"foodPostId": f"food_post_{round.post}", "quantity": 1, "note": "I can come at six."}),
    ("donor", mutation("acceptFoodRequest"), lambda round, request: {"id": request}),
    ("receiver", mutation("reserveFood"), lambda round, request: {"foodRequestId": request}),
]


class Client:
    """A connection that runs one round after another."""

    def __init__(self, address, data):
        self.data = data
        self.socket = socket.create_connection(address)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def begin(self, number):
        self.round, self.step, self.request, self.received = self.data.round(number), 0, None, b""
        self.began = time.perf_counter()
        self.send()

    def send(self):
        side, query, values = STEPS[self.step]
        token = self.data.tokens[self.round.donor if side == "donor" else self.round.receiver]
        body = json.dumps({"query": query, "variables": {"input": values(self.round, self.request)}}).encode()
        headers = f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
        self.socket.sendall(f"POST /graphql HTTP/1.1\r\nHost: bench\r\n{headers}\r\n\r\n".encode() + body)

    def receive(self):
        """Reads the received bytes. Returns whether they complete a step."""
        self.received += self.socket.recv(65536)
        head, end, body = self.received.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
        if not end or length and len(body) < int(length[1]):
            return False
        found = re.search(rb'"id":"(food_request_\d+)"', body)
        if not length or not found or b'"userErrors":[]' not in body:
            raise SystemExit(f"A mutation was refused: {self.received.decode()[-800:]}")
        self.request, self.received, self.step = found[1].decode(), b"", self.step + 1
        return True


def run(url, data, number, clients, seconds):
    """Runs rounds for a number of seconds, beginning with the round `number`. Returns the seconds of each round, and the total."""
    parts = urllib.parse.urlsplit(url)
    poll, by_socket, times = select.epoll(), {}, []
    for _ in range(clients):
        client = Client((parts.hostname, parts.port), data)
        by_socket[client.socket.fileno()] = client
        poll.register(client.socket.fileno(), select.EPOLLIN)
    start = time.perf_counter()
    for client in by_socket.values():
        client.begin(number)
        number += 1
    busy = clients
    while busy > 0:
        for descriptor, _ in poll.poll(30) or [(None, None)]:
            if descriptor is None:
                raise SystemExit("No mutation was answered for 30 seconds.")
            client = by_socket[descriptor]
            if not client.receive():
                continue
            if client.step < len(STEPS):
                client.send()
                continue
            now = time.perf_counter()
            times.append(now - client.began)
            # Rounds are always finished, so that no request is left half-processed.
            if now - start < seconds:
                client.begin(number)
                number += 1
            else:
                busy -= 1
    took = time.perf_counter() - start
    for client in by_socket.values():
        client.socket.close()
    poll.close()
    return sorted(times), took


@dataclass
class Logged:
    """A statement from PostgreSQL's log."""

    sql: str
    values: list


class StatementLog:
    """Records the statements that PostgreSQL receives, from its log."""

    def __init__(self, database, data):
        self.database = database
        self.path = pathlib.Path(data, "postgres.log")

    def __enter__(self):
        self._set("SET log_min_duration_statement = 0")
        self.start = self.path.stat().st_size
        return self

    def __exit__(self, *_):
        self._set("RESET log_min_duration_statement")

    def _set(self, change):
        self.database.texts(f"ALTER SYSTEM {change}")
        self.database.texts("SELECT pg_reload_conf()")
        time.sleep(1)

    def transactions(self, having):
        """Returns the statements between BEGIN and COMMIT of each transaction with a statement that contains this text."""
        with open(self.path, encoding="utf-8") as file:
            file.seek(self.start)
            entries = re.findall(r"^\d{4}-\S+ \S+ \S+ \[(\d+)\] (LOG|DETAIL):  (.*(?:\n(?!\d{4}-\S+ \S+ \S+ \[).*)*)", file.read(), re.MULTILINE)
        open_, executing, found = {}, {}, []
        for process, kind, text in entries:
            statements = open_.get(process)
            # The log also has lines for parsing and binding each statement, with the same values.
            executed = re.match(r"duration: \S+ ms  execute [^:]*: (.*)", text, re.DOTALL)
            if kind == "LOG":
                executing[process] = executed is not None
            if executed and executed[1] == "BEGIN":
                open_[process] = []
            elif executed and executed[1] == "COMMIT" and statements is not None:
                if any(having in statement.sql for statement in statements):
                    found.append(statements)
                del open_[process]
            elif executed and statements is not None:
                statements.append(Logged(" ".join(executed[1].split()), []))
            elif kind == "DETAIL" and executing.get(process) and statements:
                values = re.findall(r"\$\d+ = (NULL|'(?:[^']|'')*')", text.replace("\n\t", "\n"))
                statements[-1].values = [None if value == "NULL" else value[1:-1].replace("''", "'") for value in values]
        return found


def pgbench_script(transactions, data, names):
    """Returns the transactions of a round in pgbench's format, and the variables. `names` maps the ids of the logged round to variables.

    Statements that the gateway pipelines are pipelined here too: BEGIN with the first statement, the audit with the reads of the payload.
    """
    variables = {}
    lines = ["\\set number :start + :client_id + :clients * :turn", "\\set turn :turn + 1", *data.pgbench_round()]
    for step, statements in enumerate(transactions):
        audit = next(index for index, statement in enumerate(statements) if "INSERT INTO audit_entry" in statement.sql)
        for index, statement in enumerate(statements):

            def variable(match):
                value = statement.values[int(match[1]) - 1]
                if value is None:
                    return "NULL"
                if value in names:
                    return f":{names[value]}"
                if re.fullmatch(r"\{\d+(,\d+)*\}", value):
                    return "ARRAY[" + ", ".join(f":{names[number]}" if number in names else number for number in value[1:-1].split(",")) + "]"
                name = f"v{step}_{index}_{match[1]}"
                variables[name] = value
                return f":{name}"

            if index == 0:
                lines += ["\\startpipeline", "BEGIN;"]
            if index == audit:
                lines.append("\\startpipeline")
            sql = re.sub(r"\$(\d+)", variable, statement.sql)
            # Stores the id of the new request for the following statements.
            lines.append(sql + (" \\gset request_" if "INSERT INTO food_request" in sql else ";"))
            if index == 0 or index == len(statements) - 1:
                lines.append("\\endpipeline")
        lines.append("COMMIT;")
    return "\n".join([*lines, ""]), variables
