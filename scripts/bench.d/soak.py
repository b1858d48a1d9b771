"""Checks that the gateway stays available while many things fail around it: `scripts/bench soak`. See `--help`."""
import argparse
import asyncio
import contextlib
import itertools
import os
import pathlib
import random
import re
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

import markdown
import processes
from abuse_load import Client
from database import Database
from gateway import Gateway, seed
from load import UNLIMITED
from load_changes import ROUNDS, Changes
from load_people import Issuer, People
from load_reads import counts, reads
from load_times import Failure

DESCRIPTION = """
All operations in a mix, as `scripts/bench load` has it, while processes of PostgreSQL are ended, all of PostgreSQL is killed, clients send broken requests, and others
read nothing of what they asked for. Exits with 1 when less than 99.95 % of the requests are answered without an error of the server's, when the server
ends, or when it holds 64 MiB more at the end than after a quarter of the time. A request counts unless PostgreSQL was gone at some moment of it:
from when it was killed until /health/ready says again that all is well. Even then each must be answered, if only by a refusal.
"""
SHARE, GROWTH_MIB = 0.9995, 64
# Errors that are the server's fault, not the client's.
OURS = {"INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE", "TIMEOUT", "OUTCOME_UNKNOWN"}
BROKEN = [
    b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{\"query\":",
    b"POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"A" * 70_000,
    b'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"query":"{{"}'[:-1],
]
LARGE = '{"query":"{ recipes(first: 100) { nodes { title description ingredients { ingredient { name } } instructions { text } } } }"}'


class Tally:
    """The results of the requests."""

    def __init__(self):
        self.requests, self.failed, self.meanwhile, self.unanswered, self.reasons = 0, 0, 0, 0, {}
        # The outages of PostgreSQL. The last one may be open.
        self.outages = []

    def note(self, name, answer):
        end = time.perf_counter()
        began = end - answer.ms / 1000
        payload = (answer.body.get("data") or {}).get(name)
        if any(begin <= end and began <= until for begin, until in self.outages):
            self.meanwhile += 1
            self.unanswered += answer.status == 0
        else:
            self.requests += 1
            if answer.status == 0 or answer.status >= 500 or OURS & set(answer.codes):
                self.failed += 1
                reason = f"{answer.status} {' '.join(answer.codes)} {name}"
                self.reasons[reason] = self.reasons.get(reason, 0) + 1
        is_good = answer.status == 200 and not answer.body.get("errors") and payload and not payload.get("userErrors")
        return payload if is_good else None

    @property
    def share(self):
        return 1 - self.failed / max(1, self.requests)


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench soak", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=30, help="how many times the demo data (default 30)")
    parser.add_argument("--clients", type=int, default=8, help="how many ask at once (default 8)")
    parser.add_argument("--seconds", type=float, default=600, help="how long (default 600)")
    parser.add_argument("--kill", type=float, default=2, metavar="SECONDS", help="how often a process of PostgreSQL's is ended (default 2)")
    parser.add_argument("--restart", type=float, default=60, metavar="SECONDS", help="how often all of PostgreSQL is killed (default 60)")
    options = parser.parse_args()
    data = f"{options.data}/bench-{options.scale}"
    seed(options.program, data, options.scale)
    with tempfile.TemporaryDirectory() as folder:
        issuer = Issuer(folder)
        arguments = ["--no-demo", "--no-confirm-emails", "--identity-providers", str(issuer.configuration), *(f"--{limit}" for limit in UNLIMITED)]
        gateway = Gateway(options.program, data, arguments)
        try:
            tally, memory = asyncio.run(soak(gateway, issuer, options))
            has_ended = gateway.process.poll() is not None
        finally:
            gateway.stop()
    report(tally, memory, has_ended)


async def soak(gateway, issuer, options):
    database = Database(gateway.database, gateway.postgres)
    people, rows, operations = People(database), counts(database), list(reads(gateway.url))
    address = re.fullmatch(r"http://([^:]+):(\d+)", gateway.url).groups()
    client, tally, memory = Client(*address), Tally(), []
    start = time.perf_counter()
    end = start + options.seconds
    rounds = itertools.cycle(ROUNDS)

    async def ask(number):
        while time.perf_counter() < end:
            person = random.choice(people.all[number :: options.clients])
            if random.random() < 0.02:
                # A round also ends if its mail cannot be read because there is no database.
                with contextlib.suppress(Failure, OSError, subprocess.SubprocessError, TypeError):
                    await next(rounds)(Changes(client, tally.note, person, people, rows, issuer))
            else:
                operation = random.choice(operations)
                tally.note(operation.name, await client.post(operation.body(rows), token=person.token))

    async def every(seconds, fault):
        while time.perf_counter() + seconds < end:
            await asyncio.sleep(seconds)
            await fault()

    async def end_process():
        # Ends any serving connection, which the owner is allowed to do.
        ending = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE usename = 'cupboard_serving' AND backend_type = 'client backend' ORDER BY random() LIMIT 1"""
        with contextlib.suppress(Exception):
            await asyncio.to_thread(database.texts, ending)

    async def kill_database():
        outage = [time.perf_counter(), float("inf")]
        tally.outages.append(outage)
        postmaster = int(pathlib.Path(f"{options.data}/bench-{options.scale}/postgres/postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGKILL)
        while not await asyncio.to_thread(is_ready, gateway.url, postmaster, options):
            await asyncio.sleep(0.05)
        outage[1] = time.perf_counter()

    async def break_requests():
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection(*address)
                writer.write(random.choice(BROKEN))
                await asyncio.wait_for(reader.read(1_000), 2)
                writer.transport.abort()

    async def read_nothing():
        request = f"POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(LARGE)}\r\n\r\n{LARGE}".encode()
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(*address, limit=4_096)
            writer.transport.pause_reading() if hasattr(writer.transport, "pause_reading") else None
            writer.write(request * 20)
            await asyncio.sleep(3)
            writer.transport.abort()

    async def weigh():
        memory.append(processes.rss_mib(gateway.process.pid))

    faults = [every(options.kill, end_process), every(options.restart, kill_database), every(0.2, break_requests), every(1, read_nothing), every(1, weigh)]
    await asyncio.gather(*(ask(number) for number in range(options.clients)), *faults)
    client.close()
    return tally, memory


def is_ready(url, killed, options):
    """Returns whether a new PostgreSQL process runs and the gateway is ready."""
    try:
        file = pathlib.Path(f"{options.data}/bench-{options.scale}/postgres/postmaster.pid")
        if int(file.read_text().split()[0]) == killed:
            return False
        with urllib.request.urlopen(url + "/health/ready", timeout=5) as answer:
            return answer.status == 200
    except (OSError, ValueError, IndexError, urllib.error.URLError):
        return False


def report(tally, memory, has_ended):
    early, late = memory[len(memory) // 4], memory[-1]
    outages = sum(until - begin for begin, until in tally.outages)
    headings = ["counted", "failed", "good", "PostgreSQL killed", "gone s", "requests meanwhile", "of them unanswered", "MiB early", "MiB late"]
    cells = [f"{tally.requests:,}", str(tally.failed), f"{tally.share:.4%}", str(len(tally.outages)), f"{outages:.1f}", f"{tally.meanwhile:,}", str(tally.unanswered), f"{early:.0f}", f"{late:.0f}"]
    print(markdown.table([headings, cells], set()))
    for reason, number in sorted(tally.reasons.items(), key=lambda item: -item[1]):
        print(f"{number} × {reason}")
    broken = []
    if tally.share < SHARE:
        broken.append(f"{tally.share:.4%} of the requests were answered without an error of the server's, less than {SHARE:.2%}")
    if tally.unanswered:
        broken.append(f"{tally.unanswered} requests were not answered at all while PostgreSQL was gone")
    if late > early + GROWTH_MIB:
        broken.append(f"it holds {late:.0f} MiB in the end, {early:.0f} after a quarter of the time")
    if has_ended:
        broken.append("it has ended")
    for line in broken:
        print(f"✗ {line}")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
