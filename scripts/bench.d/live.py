"""Measures the latency and the cost of events for subscribers: `scripts/bench live`. See `--help`."""
import argparse
import base64
import hashlib
import json
import math
import re
import resource
import secrets
import select
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import processes
from gateway import Gateway, seed
from markdown import table

DESCRIPTION = """
Opens streams of food posts near so many different places, adds posts at these places by SQL, and measures from just before an INSERT is sent until each
subscriber has the event. Some further subscribers ask for much and read nothing. Everything runs on this machine, the client's work included.
"""
RADIUS_KM = 1
# Subscribers that don't read request this much, so that the kernel cannot buffer all of it: 50 kB per event.
LONG_TEXT = ("Fresh from this morning, enough for a family. " * 50)[:2_000]
MUCH = " ".join(f"d{number}: description" for number in range(25))


class Subscribers:
    """Streams of server-sent events on plain sockets, watched by one epoll."""

    def __init__(self, url):
        self.address = (urllib.parse.urlsplit(url).hostname, urllib.parse.urlsplit(url).port)
        self.poll = select.epoll()
        self.sockets = {}
        self.waiting = []

    def open(self, place, reads=True, token=None):
        latitude, longitude = place
        # The contact depends on the viewer, so it has to be read for each account.
        selection = MUCH if not reads else "id title contact { email }" if token else "id title"
        # As apps send it: the same document for all, with different values.
        asked = {
            "query": f"subscription ($near: GeoPointInput, $km: Float) {{ foodPostAdded(near: $near, withinKm: $km) {{ {selection} }} }}",
            "variables": json.dumps({"near": {"latitude": latitude, "longitude": longitude}, "km": RADIUS_KM}),
        }
        credentials = f"Authorization: Bearer {token}\r\n" if token else ""
        one = socket.socket()
        if not reads:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        one.connect(self.address)
        one.sendall(f"GET /graphql?{urllib.parse.urlencode(asked)} HTTP/1.1\r\nHost: bench\r\n{credentials}Accept: text/event-stream\r\n\r\n".encode())
        if reads:
            self.sockets[one.fileno()] = one
            self.waiting.append(one)
        return one

    def await_heard(self):
        """Waits for the first comment of each stream, which means that no later event is missed."""
        for one in self.waiting:
            received = b""
            while b":\n\n" not in received:
                more = one.recv(65536)
                if not more:
                    raise SystemExit(f"A subscription was refused: {received[-500:]}")
                received += more
            one.setblocking(False)
            self.poll.register(one.fileno(), select.EPOLLIN)
        self.waiting = []

    def receive(self, seconds, latencies):
        """Receives events for a number of seconds, and records the latency of each."""
        end = time.time() + seconds
        while (left := end - time.time()) > 0:
            for number, _ in self.poll.poll(left):
                try:
                    received = self.sockets[number].recv(65536)
                except BlockingIOError:
                    continue
                now = time.time()
                if not received:
                    raise SystemExit("The server has ended a stream.")
                for sent in re.findall(rb'"title":"at ([0-9.]+)"', received):
                    latencies.append(now - float(sent))

    def close(self):
        for one in self.sockets.values():
            one.close()
        self.poll.close()


class Posts:
    """Adds posts, each in a separate transaction."""

    def __init__(self, connection, description="x"):
        self.description = description
        self.psql = subprocess.Popen(["psql", "-X", "-q", "-d", connection], stdin=subprocess.PIPE, text=True, bufsize=1)

    def add(self, place):
        self.psql.stdin.write(
            "INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, area,"
            " latitude, longitude) SELECT id, 'at " + repr(time.time()) + "', '" + self.description + "', 'OTHER', 1, 'PIECE', now() + interval '1 hour', 'x', 'x@example.org',"
            f" 'x', 'x', {place[0]}, {place[1]} FROM account WHERE roles @> '{{DONOR}}' LIMIT 1;\n"
        )

    def close(self):
        self.psql.stdin.close()
        self.psql.wait()


def execute(connection, sql):
    subprocess.run(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", connection], input=sql, text=True, check=True)


def sign_in(connection, count):
    """Creates accounts with a session each, and returns the tokens."""
    tokens = [secrets.token_bytes(32) for _ in range(count)]
    digests = ",".join(f"'\\x{hashlib.sha256(token).hexdigest()}'" for token in tokens)
    sql = f"""
        WITH made AS (
            INSERT INTO account (name, email, roles) SELECT 'Bench', n || '@bench.example.org', '{{}}' FROM generate_series(1, {count}) AS n RETURNING id
        ), counted AS (SELECT id, row_number() OVER () AS n FROM made)
        INSERT INTO session (digest, account_id, expires_at)
        SELECT (ARRAY[{digests}]::bytea[])[n], id, now() + interval '1 hour' FROM counted;
    """
    execute(connection, sql)
    return ["cps_" + base64.urlsafe_b64encode(token).decode().rstrip("=") for token in tokens]


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench live", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=1, help="how many times the demo data (default 1)")
    parser.add_argument("--subscribers", type=int, default=10_000, help="default 10,000")
    parser.add_argument("--places", type=int, default=100, help="an event concerns one of so many parts of them (default 100)")
    parser.add_argument("--rate", type=int, default=100, help="events in a second (default 100)")
    parser.add_argument("--seconds", type=int, default=20, help="default 20")
    parser.add_argument("--silent", type=int, default=0, help="further subscribers that read nothing (default 0)")
    parser.add_argument("--accounts", action="store_true", help="each subscriber is signed in, and asks for something that depends on the account")
    options = parser.parse_args()
    needed = options.subscribers + options.silent + 100
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, resource.getrlimit(resource.RLIMIT_NOFILE)[1]), resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    data = f"{options.data}/bench-{options.scale}"
    seed(options.program, data, options.scale)
    limits = ["--subscriptions-per-client", str(needed), "--max-connections", str(needed), "--max-connections-per-network", str(needed)]
    gateway = Gateway(options.program, data, ["--no-demo", *limits])
    try:
        print(table(measure(gateway, options), ["what"]))
    finally:
        gateway.stop()


def measure(gateway, options):
    # Far from the demo data, and from each other.
    places = [(-60 + 0.2 * (number % 50), -170 + 0.2 * (number // 50)) for number in range(options.places)]
    await_ready(gateway)
    before = processes.rss_mib(gateway.process.pid)
    subscribers = Subscribers(gateway.url)
    tokens = sign_in(gateway.database, options.subscribers) if options.accounts else [None] * options.subscribers
    for number, token in enumerate(tokens):
        subscribers.open(places[number % options.places], token=token)
    subscribers.await_heard()
    idle = processes.rss_mib(gateway.process.pid)
    silent = [subscribers.open(places[number % options.places], reads=False) for number in range(options.silent)]

    posts = Posts(gateway.database, LONG_TEXT if silent else "x")
    latencies, sent = [], 0
    server, postgres = processes.cpu_us(gateway.process.pid), processes.tree_cpu_us(gateway.postgres)
    start = time.time()
    while (passed := time.time() - start) < options.seconds:
        due = math.floor(passed * options.rate)
        while sent < due:
            posts.add(places[sent % options.places])
            sent += 1
        subscribers.receive(0.002, latencies)
    subscribers.receive(3, latencies)
    server, postgres = processes.cpu_us(gateway.process.pid) - server, processes.tree_cpu_us(gateway.postgres) - postgres
    busy = processes.rss_mib(gateway.process.pid)
    posts.close()
    subscribers.close()
    for one in silent:
        one.close()
    if options.accounts:
        execute(gateway.database, "DELETE FROM account WHERE email LIKE '%@bench.example.org'")
    time.sleep(8)
    after = processes.rss_mib(gateway.process.pid)

    latencies.sort()
    expected = sent * options.subscribers // options.places

    def at(share):
        return f"{latencies[min(len(latencies) - 1, int(len(latencies) * share))] * 1000:.1f}" if latencies else "none"

    figures = metrics(gateway)
    return [
        ["what", "figure"],
        ["subscribers, of which read nothing", f"{options.subscribers + options.silent:,}, {options.silent:,}"],
        ["events, deliveries", f"{sent:,}, {len(latencies):,} of {expected:,}"],
        ["INSERT to subscriber: p50, p99, slowest, ms", f"{at(0.5)}, {at(0.99)}, {at(1)}"],
        ["gateway's CPU for a delivery, µs", f"{server / max(1, len(latencies)):.1f}"],
        ["PostgreSQL's CPU for an event, µs", f"{postgres / max(1, sent):.0f}"],
        ["memory of an idle subscriber, KiB", f"{(idle - before) * 1024 / options.subscribers:.1f}"],
        ["memory before, idle, busy, 8 s after they left, MiB", f"{before:.0f}, {idle:.0f}, {busy:.0f}, {after:.0f}"],
        ["subscriptions dropped for not reading", counted(figures, "subscriptions_dropped_total")],
        ["connections cut off", counted(figures, 'connections_total{event="cut_off"}')],
        ["gaps told", counted(figures, "live_gaps_total")],
    ]


def await_ready(gateway):
    """Waits until the gateway has its connections to the database."""
    for _ in range(100):
        try:
            return urllib.request.urlopen(gateway.url + "/health/ready").read()
        except urllib.error.HTTPError:
            time.sleep(0.1)
    raise SystemExit("The gateway is not ready after 10 seconds.")


def counted(figures, name):
    return next(line.split()[1] for line in figures.splitlines() if line.startswith(f"cupboard_{name} "))


def metrics(gateway):
    return urllib.request.urlopen(gateway.url + "/metrics").read().decode()


if __name__ == "__main__":
    main()
