"""Measures food donations against PostgreSQL's own limit: `scripts/bench donations`. See `--help`."""
import argparse
import json
import os
import sys
import time

import donation_mutations as mutations
import processes
from database import SETTINGS, Database
from donation_data import AROUND, POSTS, RECEIVERS, VIEWERS, DonationData
from gateway import Gateway, quoted, seed
from measurement import Measurement
from report import rows, table, write_json

DESCRIPTION = """
Mutations: a receiver asks for food, its donor accepts, the receiver reserves; then the same with others. Against the very statements that PostgreSQL
is sent for these, read from its log, under pgbench: audit, notices, e-mails and NOTIFY are among them or in triggers. Rates and CPU are for one
mutation, p50 and p99 a third of a round's. Feed: the nearest 20 posts with donor, whether they are favourites, and one's own request, signed in,
each time near another place; against one SELECT written by hand, which must give the same answer. ratio: to pgbench with as many clients. alone: the same
from CPU time, without the load generators.
"""

FEED = """query ($near: GeoPointInput!) {
  foodPosts(first: 20, filter: {near: $near, availableOnly: true}) {
    edges { distanceKm node {
      id title foodType availableQuantity unit expiresAt location { area } donor { id name kind } isFavorite viewerRequest { id status quantity }
    } }
    pageInfo { hasNextPage }
  }
}"""

# Hand-written for this result alone. It reads the nearest posts by index, one more to detect a next page, and those at the same distance,
# because ids break ties. Then it reads their related rows by key.
FEED_BY_HAND = """
SELECT post.id, post.title, post.food_type, post.available_quantity, post.unit, post.expires_at, post.area, kilometres(post.distance) AS distance_km,
    donor.id AS donor_id, donor.name AS donor_name, donor.kind AS donor_kind, favorite.account_id IS NOT NULL AS is_favorite,
    own.id AS request_id, own.status AS request_status, own.quantity AS request_quantity
FROM (
    SELECT * FROM (
        SELECT id, donor_id, title, food_type, available_quantity, unit, expires_at, area, area_point <-> earth_point(:latitude, :longitude) AS distance
        FROM food_post WHERE is_shown AND available_quantity > 0 AND expires_at > now()
        ORDER BY area_point <-> earth_point(:latitude, :longitude) FETCH FIRST 21 ROWS WITH TIES
    ) AS near ORDER BY distance, id LIMIT 21
) AS post
JOIN account AS donor ON donor.id = post.donor_id
LEFT JOIN food_post_favorite AS favorite ON favorite.food_post_id = post.id AND favorite.account_id = :viewer
LEFT JOIN LATERAL (
    SELECT id, status, quantity FROM food_request WHERE food_post_id = post.id AND receiver_id = :viewer ORDER BY created_at DESC, id DESC LIMIT 1
) AS own ON true
ORDER BY post.distance, post.id
"""

# The settings of the gateway's write sessions (SessionSettings.writeLane).
WRITING = {**SETTINGS, "default_transaction_isolation": "read\\ committed", "default_transaction_read_only": "off"}
# More rounds than a run can have. Each run uses separate numbers, and so separate pairs of posts and receivers.
RUN = 50_000


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench donations", description=DESCRIPTION)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("data", help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=int, default=30, help="how many times the demo data (default 30: about 32,000 food posts)")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default 3)")
    parser.add_argument("--seconds", type=int, default=5, help="how long each run takes (default 5)")
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 8, 32], help="how many at once (default 1 8 32)")
    parser.add_argument("--only", choices=["mutations", "feed"], help="only one of both")
    parser.add_argument("--print", action="store_true", help="show the script for pgbench, too")
    parser.add_argument("--json", metavar="FILE", help="write the figures to this file, too")
    options = parser.parse_args()
    if options.rounds * len(options.clients) * 2 * RUN > POSTS * RECEIVERS:
        parser.error("There are not enough posts and receivers for so many runs.")

    folder = f"{options.data}/bench-{options.scale}"
    seed(options.program, folder, options.scale)
    gateway = Gateway(options.program, folder, ["--no-demo", "--daily-food-requests=100000"])
    try:
        database = Database(gateway.database, gateway.postgres)
        data = DonationData(database)
        try:
            note(f"{database.sizes()}; {options.rounds} rounds of {options.seconds} s for each run")
            measured = Bench(gateway, database, data, options, folder).run()
        finally:
            data.remove()
    finally:
        gateway.stop()
    print(table(measured))
    if options.json:
        write_json(measured, options.json)


class Bench:
    def __init__(self, gateway, database, data, options, folder):
        self.gateway, self.database, self.data, self.options = gateway, database, data, options
        # Round 0 is used for the log.
        self.next = RUN
        if options.only != "feed":
            self.script, self.variables = self._script(folder)
            if options.print:
                note(self.script)
        if options.only != "mutations":
            self._compare_feeds()

    def run(self):
        options = self.options
        cases = [(what, clients) for what in ["mutations", "feed"] if options.only in (None, what) for clients in options.clients]
        measure = {"mutations": (self._mutations, self._mutations_by_pgbench), "feed": (self._feed, self._feed_by_hand)}
        ours, theirs = ({case: [] for case in cases} for _ in range(2))
        for number in range(options.rounds):
            for what, clients in cases:
                started = time.monotonic()
                for side, runs in zip(measure[what], (ours, theirs)):
                    runs[what, clients].append(side(clients, options.seconds))
                rates = f"{ours[what, clients][-1].rps:,.0f}/s, pgbench {theirs[what, clients][-1].rps:,.0f}/s"
                note(f"round {number + 1}: {what}, {clients} clients: {rates} ({time.monotonic() - started:.0f} s)")
        return [row for what, clients in cases for row in rows(f"{what}, {clients} at once", ours[what, clients], theirs[what, clients])]

    # Mutations

    def _script(self, folder):
        """Records the gateway's statements of a round."""
        mutations.run(self.gateway.url, self.data, 1, 1, 0.2)
        with mutations.StatementLog(self.database, folder) as log:
            mutations.run(self.gateway.url, self.data, 0, 1, 0)
        transactions = log.transactions("INSERT INTO audit_entry")
        if len(transactions) != len(mutations.STEPS):
            raise SystemExit(f"The log has {len(transactions)} mutations rather than {len(mutations.STEPS)}.")
        logged = self.data.round(0)
        request = self.database.texts(f"SELECT id FROM food_request WHERE food_post_id = {logged.post} AND receiver_id = {logged.receiver}")[0]
        names = {str(logged.donor): "donor", str(logged.receiver): "receiver", str(logged.post): "post", request: "request_id"}
        for side, account in ("donor", logged.donor), ("receiver", logged.receiver):
            names[str(self.data.session(account))] = f"{side}_session"
        if len(names) != 6:
            raise SystemExit("Two numbers of the round are the same: try again.")
        return mutations.pgbench_script(transactions, self.data, names)

    def _numbers(self):
        self.next += RUN
        return self.next - RUN

    def _mutations(self, clients, seconds):
        mutations.run(self.gateway.url, self.data, self._numbers(), clients, 1)
        server, postgres, load = processes.cpu_us(self.gateway.process.pid), processes.tree_cpu_us(self.gateway.postgres), processes.cpu_us(os.getpid())
        times, took = mutations.run(self.gateway.url, self.data, self._numbers(), clients, seconds)
        count = len(times) * len(mutations.STEPS)
        return Measurement(
            rps=count / took,
            p50_ms=times[len(times) // 2] * 1000 / len(mutations.STEPS),
            p99_ms=times[len(times) * 99 // 100] * 1000 / len(mutations.STEPS),
            server_cpu_us=(processes.cpu_us(self.gateway.process.pid) - server) / count,
            postgres_cpu_us=(processes.tree_cpu_us(self.gateway.postgres) - postgres) / count,
            load_cpu_us=(processes.cpu_us(os.getpid()) - load) / count,
            rss_mib=processes.rss_mib(self.gateway.process.pid),
        )

    def _mutations_by_pgbench(self, clients, seconds):
        variables = {**self.variables, "start": self._numbers(), "clients": clients, "turn": 0}
        rounds = self.database.measure(self.script, variables, clients, seconds, WRITING, 1)
        steps = len(mutations.STEPS)
        return Measurement(
            rps=rounds.rps * steps,
            p50_ms=rounds.p50_ms / steps,
            p99_ms=rounds.p99_ms / steps,
            server_cpu_us=None,
            postgres_cpu_us=rounds.postgres_cpu_us / steps,
            load_cpu_us=rounds.load_cpu_us / steps,
            rss_mib=None,
        )

    # The feed

    def _feed(self, clients, seconds):
        places = ",".join(f'{{{x},{y},"{self.data.tokens[self.data.viewer(n)]}"}}' for n, (x, y) in enumerate(self.data.places))
        before, after = json.dumps({"query": FEED, "variables": {"near": "@"}}).split('"@"')
        script = f"""
            local places = {{{places}}}
            local headers = {{["Content-Type"] = "application/json"}}
            function request()
              local place = places[math.random(1, #places)]
              headers["Authorization"] = "Bearer " .. place[3]
              local latitude = place[1] + (math.random() - 0.5) * {2 * AROUND}
              local longitude = place[2] + (math.random() - 0.5) * {2 * AROUND}
              local near = string.format('{{"latitude":%.5f,"longitude":%.5f}}', latitude, longitude)
              return wrk.format("POST", nil, headers, {quoted(before)} .. near .. {quoted(after)})
            end
        """
        return self.gateway.measure_script(script, clients, seconds)

    def _feed_by_hand(self, clients, seconds):
        places, around = self.data.places, round(AROUND * 100_000)
        lines = [
            f"\\set place random(0, {len(places) - 1})",
            f"\\set viewer {self.data.first_receiver} + :place % {VIEWERS}",
            f"\\set latitude {chosen([x for x, _ in places])} + random(-{around}, {around}) / 100000.0",
            f"\\set longitude {chosen([y for _, y in places])} + random(-{around}, {around}) / 100000.0",
            " ".join(FEED_BY_HAND.split()) + ";",
        ]
        return self.database.measure("\n".join([*lines, ""]), {}, clients, seconds)

    def _compare_feeds(self):
        """Checks that both return the same rows."""
        seen = {"favourites": 0, "requests": 0}
        for number, (latitude, longitude) in enumerate(self.data.places):
            viewer = self.data.viewer(number)
            values = {":latitude": f"{latitude}::float8", ":longitude": f"{longitude}::float8", ":viewer": str(viewer)}
            sql = FEED_BY_HAND
            for name, value in values.items():
                sql = sql.replace(name, value)
            columns = "id, is_favorite, coalesce(request_id, 0), distance_km"
            by_hand = self.database.texts(f"SELECT {columns} FROM ({sql}) AS feed".replace("\n", " "))[:20]
            edges = self._ask_feed(viewer, latitude, longitude)["foodPosts"]["edges"]
            answered = []
            for edge in edges:
                post, own = edge["node"], edge["node"]["viewerRequest"]
                seen["favourites"] += post["isFavorite"]
                seen["requests"] += own is not None
                fields = [post["id"].removeprefix("food_post_"), "t" if post["isFavorite"] else "f", own["id"].removeprefix("food_request_") if own else "0"]
                answered.append((fields, edge["distanceKm"]))
            if [(line.split("|")[:3], float(line.split("|")[3])) for line in by_hand] != answered:
                raise SystemExit(f"Near {latitude}, {longitude} the answers differ:\n{by_hand}\n{answered}")
        note(f"The feeds of {len(self.data.places)} places are the same by hand, with {seen['favourites']} favourites and {seen['requests']} requests.")

    def _ask_feed(self, viewer, latitude, longitude):
        body = json.dumps({"query": FEED, "variables": {"near": {"latitude": latitude, "longitude": longitude}}})
        return self.gateway.ask(body, self.data.tokens[viewer])


def chosen(values, first=0):
    """Returns pgbench's expression for the value with the number `place`. It is a binary search, which is faster than a long list."""
    if len(values) == 1:
        return f"({values[0]})"
    half = len(values) // 2
    return f"(case when :place < {first + half} then {chosen(values[:half], first)} else {chosen(values[half:], first + half)} end)"


def note(text):
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
