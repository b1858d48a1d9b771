"""The data for measuring mutations and the feed: logged-in accounts with notices enabled, posts with plenty of food, and places."""
from dataclasses import dataclass

from accounts import sign_in

DONORS = 500
RECEIVERS = 2_000
# The receivers that request the feed.
VIEWERS = 50
# A prime, so that each post meets each receiver once before any pair repeats.
POSTS = 10_007
PLACES = 128
# The search radius around a place in degrees, about three kilometres.
AROUND = 0.03
QUANTITY = 1_000_000

MARK = "%@donations.bench.example.org"
# In the Pacific, far from the demo data.
PREPARATION = f"""
    INSERT INTO account (name, email, email_verified, roles, notify_donations)
    SELECT 'Nuria Campos', 'donor' || n || '@donations.bench.example.org', true, '{{DONOR}}', true FROM generate_series(1, {DONORS}) AS n ORDER BY n;
    INSERT INTO account (name, email, email_verified, roles, notify_donations)
    SELECT 'Alex Rivera', 'receiver' || n || '@donations.bench.example.org', true, '{{RECEIVER}}', true FROM generate_series(1, {RECEIVERS}) AS n ORDER BY n;
    INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, area, latitude,
        longitude)
    SELECT (SELECT min(id) FROM account WHERE email LIKE 'donor{MARK}') + n % {DONORS}, 'Bread from this morning', 'Fresh, enough for a family.',
        'BAKED_GOODS', {QUANTITY}, 'LOAF', now() + interval '2 days', 'Nuria Campos', 'donor@donations.bench.example.org', '1 Main Street', 'Pacific',
        -40 + n / 100 * 0.05, -140 + n % 100 * 0.05
    FROM generate_series(0, {POSTS} - 1) AS n ORDER BY n;
"""
# The viewers' choices near the places: a quarter of the posts are favourites, and an eighth have a request.
CHOICES = """
    WITH place AS (SELECT * FROM unnest(ARRAY[{latitudes}]::float8[], ARRAY[{longitudes}]::float8[]) WITH ORDINALITY AS place (latitude, longitude, n)),
    near AS (
        SELECT {viewer} + (place.n - 1) % {viewers} AS account_id, post.id AS food_post_id
        FROM place CROSS JOIN LATERAL (
            SELECT id, area_point FROM food_post WHERE is_shown AND available_quantity >= 1 AND expires_at > now()
            ORDER BY area_point <-> earth_point(place.latitude, place.longitude) LIMIT 100
        ) AS post
    ), favorite AS (
        INSERT INTO food_post_favorite (food_post_id, account_id) SELECT food_post_id, account_id FROM near WHERE food_post_id % 4 = 0 ON CONFLICT DO NOTHING
    )
    INSERT INTO food_request (food_post_id, receiver_id, quantity) SELECT DISTINCT food_post_id, account_id, 1 FROM near WHERE food_post_id % 8 = 1;
"""
TABLES = "food_post, food_request, food_post_favorite, account, session, audit_entry, notification, email_outbox"
# Deletes referencing rows before the rows they reference.
REMOVAL = f"""
    CREATE TEMPORARY TABLE gone AS SELECT id FROM account WHERE email LIKE '{MARK}';
    DELETE FROM food_request WHERE receiver_id IN (SELECT id FROM gone);
    DELETE FROM food_post WHERE donor_id IN (SELECT id FROM gone);
    DELETE FROM email_outbox WHERE account_id IN (SELECT id FROM gone);
    DELETE FROM notification WHERE account_id IN (SELECT id FROM gone);
    DELETE FROM audit_entry WHERE actor_id IN (SELECT id FROM gone);
    DELETE FROM account WHERE id IN (SELECT id FROM gone);
    DROP TABLE gone;
"""


@dataclass
class Round:
    """The donor, the receiver and the post of a round of mutations."""

    donor: int
    receiver: int
    post: int


class DonationData:
    """Creates the data. `remove` restores the database."""

    def __init__(self, database):
        self.database = database
        self.remove()
        self.database.execute(PREPARATION)
        self.first_donor, self.first_receiver, self.first_post = self._firsts()
        accounts = [self.first_donor + n for n in range(DONORS)] + [self.first_receiver + n for n in range(RECEIVERS)]
        self.tokens = sign_in(database, accounts)
        places = database.texts(f"SELECT latitude, longitude FROM food_post WHERE is_shown AND latitude > -35 ORDER BY md5(id::text) LIMIT {PLACES}")
        self.places = [tuple(map(float, place.split("|"))) for place in places]
        latitudes, longitudes = (",".join(map(str, column)) for column in zip(*self.places))
        self.database.execute(CHOICES.format(latitudes=latitudes, longitudes=longitudes, viewer=self.first_receiver, viewers=VIEWERS))
        self.database.execute(f"VACUUM ANALYZE {TABLES}")

    def _firsts(self):
        """Returns the first id of each kind. The other ids follow it."""
        queries = [
            (DONORS, f"SELECT min(id), max(id) FROM account WHERE email LIKE 'donor{MARK}'"),
            (RECEIVERS, f"SELECT min(id), max(id) FROM account WHERE email LIKE 'receiver{MARK}'"),
            (POSTS, f"SELECT min(id), max(id) FROM food_post WHERE donor_id IN (SELECT id FROM account WHERE email LIKE 'donor{MARK}')"),
        ]
        for count, query in queries:
            first, last = map(int, self.database.texts(query)[0].split("|"))
            if last - first + 1 != count:
                raise SystemExit("Something else has written to the database meanwhile: try again.")
            yield first

    def session(self, account):
        return int(self.database.texts(f"SELECT id FROM session WHERE account_id = {account}")[0])

    def round(self, number):
        """Returns a round by number. `pgbench_round` defines the same rounds for pgbench."""
        post = number % POSTS
        return Round(self.first_donor + post % DONORS, self.first_receiver + number % RECEIVERS, self.first_post + post)

    def pgbench_round(self):
        """Returns lines that set `donor`, `receiver` and `post` for the round `number`."""
        return [
            f"\\set place :number % {POSTS}",
            f"\\set donor {self.first_donor} + :place % {DONORS}",
            f"\\set receiver {self.first_receiver} + :number % {RECEIVERS}",
            f"\\set post {self.first_post} + :place",
        ]

    def viewer(self, place):
        """Returns the viewer of the feed near a place."""
        return self.first_receiver + place % VIEWERS

    def remove(self):
        self.database.execute(REMOVAL)
