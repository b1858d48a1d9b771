"""Data of the meal bench's accounts beyond meals: a home, food that they donate and request, and taste in clothes."""
from meal_data import MARK, MealData

# Each account offers two food posts near its home, requests two others, has 20 wishes, and likes and dislikes 30 items each.
PREPARATION = f"""
    CREATE TEMPORARY TABLE dresser AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM account WHERE email LIKE '{MARK}';
    UPDATE account SET area = 'Home', area_latitude = round(latitude::numeric, 2), area_longitude = round(longitude::numeric, 2)
    FROM dresser WHERE dresser.id = account.id;
    INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, latitude,
        longitude, area)
    SELECT account.id, 'Bread of ' || account.id, '', 'BAKED_GOODS', 20, 'PIECE', now() + interval '5 days', 'A', 'a@example.org', 'Street 1',
        account.latitude, account.longitude, 'Home'
    FROM dresser JOIN account USING (id) CROSS JOIN generate_series(1, 2);
    INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
    SELECT post.id, asker.id, 1, (ARRAY['PENDING', 'ACCEPTED', 'RESERVED']::food_request_status[])[1 + (asker.n + step) % 3]
    FROM dresser AS asker CROSS JOIN generate_series(1, 2) AS step
    JOIN dresser AS giver ON giver.n = 1 + (asker.n + step) % (SELECT count(*) FROM dresser)
    CROSS JOIN LATERAL (SELECT min(id) AS id FROM food_post WHERE donor_id = giver.id) AS post;
    CREATE TEMPORARY TABLE worn AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM catalog_item;
    INSERT INTO wished_item (account_id, item_id, created_at) SELECT dresser.id, worn.id, now() - number * interval '1 minute'
    FROM dresser CROSS JOIN generate_series(1, 20) AS number JOIN worn ON worn.n = 1 + (dresser.n * 97 + number * 31) % (SELECT count(*) FROM worn);
    INSERT INTO item_reaction (account_id, item_id, reaction) SELECT dresser.id, worn.id, (ARRAY['LIKE', 'DISLIKE']::reaction[])[1 + number % 2]
    FROM dresser CROSS JOIN generate_series(1, 60) AS number JOIN worn ON worn.n = 1 + (dresser.n * 53 + number * 17) % (SELECT count(*) FROM worn)
    ON CONFLICT DO NOTHING;
    INSERT INTO fashion_profile (id, interests, styles, sizes, colors, least_price_minor, most_price_minor)
    SELECT id, (ARRAY['{{summer}}', '{{office}}', '{{wedding-guest}}']::text[][])[1 + n % 3 : 1 + n % 3], ARRAY[(ARRAY['boho', 'vintage', 'romantic', 'sporty'])[1 + n % 4]],
        ARRAY[(ARRAY['S', 'M', '38', '40'])[1 + n % 4]], ARRAY[(enum_range(NULL::catalog_color))[1 + n % 8]], 1000, 9000 + n * 10
    FROM dresser;
    DROP TABLE dresser, worn;
"""
TABLES = "food_post, food_request, wished_item, item_reaction, fashion_profile"
REMOVAL = f"""
    DELETE FROM food_request WHERE receiver_id IN (SELECT id FROM account WHERE email LIKE '{MARK}');
    DELETE FROM food_post WHERE donor_id IN (SELECT id FROM account WHERE email LIKE '{MARK}');
"""


class ScreenData(MealData):
    """Creates the data. `remove` restores the database."""

    def __init__(self, database):
        super().__init__(database)
        database.execute(PREPARATION)
        database.execute(f"VACUUM ANALYZE {TABLES}")

    def remove(self):
        self.database.execute(REMOVAL)
        super().remove()
