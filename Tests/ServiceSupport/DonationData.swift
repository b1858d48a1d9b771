/// Predictable rows of donations for the accounts, ingredients and recipes of `TestData`.
///
/// Three of the four accounts have 60 food posts, and four of the posts are deleted. The posts are in some twenty areas of Berlin, a few in
/// Chicago and on both sides of the date line.
package enum DonationData {
    package static let rows = """
        UPDATE account SET roles = CASE id WHEN 4 THEN '{DONOR,RECEIVER}' ELSE '{DONOR}' END::account_role[] WHERE id <> 2;
        UPDATE account SET roles = '{RECEIVER}', area = 'Wedding, Berlin', area_latitude = 52.52, area_longitude = 13.41 WHERE id = 2;
        UPDATE account SET area = 'Area of ' || id, area_latitude = round(52.5 + id * 0.01, 2), area_longitude = 13.41 WHERE id <> 2;

        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, contact_phone,
            address, latitude, longitude, area, created_at, updated_at, deleted_at)
        SELECT n % 3 + 1, (ARRAY['Fresh bread', 'Tomates maduros', 'Lentil soup', 'Plátanos del huerto'])[n % 4 + 1] || ' ' || n,
            'Post "' || n || '"' || CASE WHEN n % 5 = 0 THEN ', good for sharing' ELSE '' END,
            (enum_range(NULL::food_type))[n % 10 + 1], n % 7 + 1.5, (enum_range(NULL::food_unit))[n % 12 + 1],
            date_trunc('day', now()) + (n / 2 - 7) * interval '1 day', 'Secret name ' || n, 'secret' || n || '@example.org', 'secret 555 ' || n,
            n || ' Secret Street', place.latitude, place.longitude, 'Area ' || n % 5,
            '2025-03-01 10:00+00'::timestamptz + n / 3 * interval '5 hours', '2025-06-01 10:00+00', CASE WHEN n % 13 = 0 THEN now() END
        FROM generate_series(1, 60) AS n
        CROSS JOIN LATERAL (
            SELECT 52.4912 + n % 5 * 0.02 + n % 3 * 0.0007 AS latitude, 13.3477 + n % 4 * 0.03 + n % 2 * 0.0009 AS longitude WHERE n % 10 > 0
            UNION ALL SELECT 41.8781, -87.6298 WHERE n % 10 = 0 AND n < 50
            UNION ALL SELECT -17.7134, CASE n WHEN 50 THEN 179.9962 ELSE -179.9948 END WHERE n IN (50, 60)
        ) AS place;

        INSERT INTO food_post_ingredient (food_post_id, position, ingredient_id)
        SELECT n, p, (n * 5 + p * (n % 2 + 1)) % 12 + 1 FROM generate_series(1, 60) AS n, LATERAL generate_series(1, n % 4) AS p;

        INSERT INTO food_post_like (food_post_id, account_id) SELECT n, a FROM generate_series(1, 60) AS n, LATERAL generate_series(1, n % 4) AS a;

        INSERT INTO food_feedback (food_post_id, author_id, stars, comment, created_at)
        SELECT n, a, (n + a) % 5 + 1, 'Feedback ' || n || '/' || a, '2025-07-01 10:00+00'::timestamptz + a / 2 * interval '1 hour'
        FROM generate_series(1, 60) AS n, LATERAL generate_series(1, 4) AS a WHERE (n + a) % 3 > 0;

        INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
        SELECT id, 2, CASE id % 8 WHEN 0 THEN quantity ELSE 1 END, (ARRAY['ACCEPTED', 'PENDING', 'RESERVED', 'DECLINED'])[id % 4 + 1]::food_request_status
        FROM food_post WHERE id % 8 < 5;

        ANALYZE;
        """

    /// The SQL for the kilometers from a point to the area of the row `p`, by the haversine formula with coordinates rounded here.
    package static func kilometres(latitude: Double, longitude: Double) -> String {
        """
        round((2 * 6371.0088 * asin(sqrt(
            sin(radians(round(p.latitude::numeric, 2)::float8 - \(latitude)) / 2) ^ 2
            + cos(radians(\(latitude))) * cos(radians(round(p.latitude::numeric, 2)::float8))
                * sin(radians(round(p.longitude::numeric, 2)::float8 - \(longitude)) / 2) ^ 2
        )))::numeric, 3)
        """
    }
}
