"""Measures whether one address can block others by holding connections or incomplete messages: `scripts/bench hoard`. See `--help`."""
import argparse
import os
import socket
import struct
import threading
import time
import urllib.parse

from gateway import Gateway, seed
from markdown import table
from processes import rss_mib

DESCRIPTION = """
An attacker at 127.0.0.3 opens as many connections as it can, of one kind after the other: idle ones, WebSockets that send connection_init
and nothing more, reserved streams, half-sent requests, and half-sent WebSocket messages of almost 1 MiB. It opens new ones as fast as they
are refused or closed. Meanwhile a client at 127.0.0.2 sends 100 requests of 60 KB and 100 health checks, each on a connection of its own.
Exits with 1 when fewer than 99 of 100 are answered within 100 ms.
"""
ATTACKER, CLIENT = "127.0.0.3", "127.0.0.2"
LIMIT_MS, LEAST = 100, 99
HEADINGS = ["attack", "others", "within 100 ms", "median ms", "p99 ms", "attempts", "refused", "descriptors", "MiB"]
HANDSHAKE = (
    "GET /graphql HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n"
).encode()


def connect(port, address):
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(address, 0))


def frame(payload, length=None):
    """Returns a text frame with a zero mask. `length` can announce more bytes than are sent."""
    count = length or len(payload)
    head = struct.pack("!BB", 0x81, 0x80 | count) if count < 126 else struct.pack("!BBQ", 0x81, 0x80 | 127, count)
    return head + bytes(4) + payload


def read_head(connection):
    head = b""
    while b"\r\n\r\n" not in head:
        more = connection.recv(4096)
        if not more:
            raise ConnectionError("closed")
        head += more
    return head


def open_socket(port):
    connection = connect(port, ATTACKER)
    connection.sendall(HANDSHAKE)
    if b" 101 " not in read_head(connection):
        raise ConnectionError("refused")
    connection.sendall(frame(b'{"type":"connection_init"}'))
    return connection


def open_idle(port):
    return connect(port, ATTACKER)


def open_stream(port):
    connection = connect(port, ATTACKER)
    connection.sendall(b"PUT /graphql/stream HTTP/1.1\r\nHost: a\r\n\r\n")
    answer = read_head(connection)
    if b" 201 " not in answer:
        raise ConnectionError("refused")
    token = answer.partition(b"\r\n\r\n")[2] or connection.recv(4096)
    connection.sendall(b"GET /graphql/stream HTTP/1.1\r\nHost: a\r\nX-GraphQL-Event-Stream-Token: " + token.strip() + b"\r\n\r\n")
    return connection


def open_half_request(port):
    connection = connect(port, ATTACKER)
    connection.sendall(b"POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1048576\r\n\r\n" + b"x" * 1_000_000)
    return connection


def open_half_message(port):
    connection = open_socket(port)
    connection.sendall(frame(b"x" * 1_000_000, length=1_048_576))
    return connection


KINDS = {
    "idle connections": open_idle,
    "WebSockets": open_socket,
    "reserved streams": open_stream,
    "half-sent requests": open_half_request,
    "half-sent messages": open_half_message,
}


class Attack(threading.Thread):
    """Opens connections of one kind, and replaces those that end, until it is stopped."""

    def __init__(self, port, kind, most):
        super().__init__(daemon=True)
        self.port, self.open, self.most = port, KINDS[kind], most
        self.held, self.attempts, self.refused = [], 0, 0
        self.is_stopped = False

    def run(self):
        while not self.is_stopped:
            self.attempts += 1
            try:
                self.held.append(self.open(self.port))
            except OSError:
                self.refused += 1
            if len(self.held) >= self.most:
                self.held.pop(0).close()

    def stop(self):
        self.is_stopped = True
        self.join()
        for connection in self.held:
            connection.close()


def ask(port, request):
    """Returns the milliseconds until a request receives a 200 response, or infinity for any other outcome."""
    begin = time.perf_counter()
    try:
        with connect(port, CLIENT) as connection:
            connection.sendall(request)
            is_answered = b" 200 " in read_head(connection).partition(b"\r\n")[0]
    except OSError:
        is_answered = False
    return (time.perf_counter() - begin) * 1000 if is_answered else float("inf")


def measure(gateway, kind, options):
    port = urllib.parse.urlsplit(gateway.url).port
    attack = Attack(port, kind, options.connections)
    attack.start()
    # The attack needs time to establish itself before other clients come.
    begin = time.monotonic()
    while attack.attempts < options.connections and time.monotonic() - begin < options.seconds:
        time.sleep(0.05)
    query = b'{"query":"{ serverInfo { version } }","variables":null,"extensions":{"filler":"' + b"x" * 60_000 + b'"}}'
    head = b"POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
    requests = {"requests": (head % len(query)) + query, "health checks": b"GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"}
    rows = []
    for name, request in requests.items():
        times = sorted(ask(port, request) for _ in range(100))
        within = sum(time <= LIMIT_MS for time in times)
        descriptors = len(os.listdir(f"/proc/{gateway.process.pid}/fd"))
        memory = rss_mib(gateway.process.pid)
        rows.append([("" if within >= LEAST else "✗ ") + kind, name, within, times[49], times[98], attack.attempts, attack.refused, descriptors, memory])
    attack.stop()
    return rows


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench hoard", description=DESCRIPTION)
    parser.add_argument("program")
    parser.add_argument("data")
    parser.add_argument("--connections", type=int, default=10_000, help="the attacker's aim (default 10000)")
    parser.add_argument("--seconds", type=int, default=20, help="how long it tries before the others come (default 20)")
    options = parser.parse_args()
    data = f"{options.data}/bench-1"
    seed(options.program, data, 1)
    gateway = Gateway(options.program, data, ["--no-demo"])
    try:
        rows = [row for kind in KINDS for row in measure(gateway, kind, options)]
    finally:
        gateway.stop()
    cells = [[f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in row] for row in rows]
    print(table([HEADINGS, *cells], HEADINGS[:2]))
    if any(row[0].startswith("✗") for row in rows):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
