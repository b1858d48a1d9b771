"""Sends requests on a schedule. Each request starts when it is due even if earlier ones are still waiting, and its time counts from
then.
"""
import asyncio
import json
import time
from dataclasses import dataclass, field

# Longer than the server's request timeout.
PATIENCE = 15


@dataclass
class Answer:
    """The result of one request."""

    ms: float
    status: int
    body: dict = field(default_factory=dict)
    headers: dict = field(default_factory=dict)

    @property
    def codes(self):
        return [error.get("extensions", {}).get("code", "?") for error in self.body.get("errors") or []]

    @property
    def database_ms(self):
        """The database time from the server's headers, or else the client's time."""
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
        """Sends a request. Status 0 means that the server closed the connection or did not respond in time."""
        return await self.post(json.dumps({"query": query, "variables": variables, "extensions": {"cost": True}}).encode(), due=due)

    async def post(self, body, type="application/json", token=None, due=None):
        """Posts any body, anonymously or with a token."""
        due = time.perf_counter() if due is None else due
        # Browsers can send forms across origins. This header proves that the request is not one of them.
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
    """Sends a number of requests per second and returns the answers in order. `make` receives the index of the request."""
    start = time.perf_counter()
    tasks = []
    for number in range(round(per_second * seconds)):
        due = start + number / per_second
        await asyncio.sleep(max(0, due - time.perf_counter()))
        tasks.append(asyncio.create_task(client.ask(*make(number), due)))
    return await asyncio.gather(*tasks)
