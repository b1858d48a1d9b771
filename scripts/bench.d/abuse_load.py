"""Requests on a schedule: each leaves when it is due, whatever the ones before it still wait for, and its time counts from then."""
import asyncio
import json
import time
from dataclasses import dataclass, field

# Longer than the server lets a request take.
PATIENCE = 15


@dataclass
class Answer:
    """What became of one request."""

    ms: float
    status: int
    body: dict = field(default_factory=dict)
    headers: dict = field(default_factory=dict)

    @property
    def codes(self):
        return [error.get("extensions", {}).get("code", "?") for error in self.body.get("errors") or []]

    @property
    def database_ms(self):
        """How long the server waited for the database, as it says itself; the client's time where it does not."""
        parts = dict(part.strip().split(";dur=") for part in self.headers.get("server-timing", "").split(",") if ";dur=" in part)
        return float(parts.get("db", self.ms))

    @property
    def points(self):
        return self.body.get("extensions", {}).get("cost", {}).get("requested")


class Client:
    """Connections to one server, each used for one request at a time."""

    def __init__(self, host, port):
        self._address = (host, port)
        self._idle = []

    async def ask(self, query, variables, due=None):
        """One request; a server that cuts off or does not answer in time gets the status 0."""
        return await self.post(json.dumps({"query": query, "variables": variables, "extensions": {"cost": True}}).encode(), due=due)

    async def post(self, body, type="application/json", token=None, due=None):
        """The same with any body, for a stranger or whose token it is."""
        due = time.perf_counter() if due is None else due
        # A form may come from any page; this header says that it does not.
        headers = "Apollo-Require-Preflight: true\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        head = f"POST /graphql HTTP/1.1\r\nHost: bench\r\n{headers}Content-Type: {type}\r\nContent-Length: {len(body)}\r\n\r\n"
        try:
            async with asyncio.timeout(PATIENCE):
                connection = self._idle.pop() if self._idle else await asyncio.open_connection(*self._address)
                status, headers, text = await self._exchange(connection, head.encode() + body)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            return Answer((time.perf_counter() - due) * 1000, 0)
        ms = (time.perf_counter() - due) * 1000
        if headers.get("connection") != "close":
            self._idle.append(connection)
        return Answer(ms, status, json.loads(text), headers)

    @staticmethod
    async def _exchange(connection, request):
        reader, writer = connection
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:] if line)}
        return int(lines[0].split()[1]), headers, await reader.readexactly(int(headers["content-length"]))

    def close(self):
        for _, writer in self._idle:
            writer.close()
        self._idle = []


async def scheduled(client, per_second, seconds, make):
    """So many requests in each second; `make` is told which one it is. Answers them all, in order."""
    start = time.perf_counter()
    tasks = []
    for number in range(round(per_second * seconds)):
        due = start + number / per_second
        await asyncio.sleep(max(0, due - time.perf_counter()))
        tasks.append(asyncio.create_task(client.ask(*make(number), due)))
    return await asyncio.gather(*tasks)
