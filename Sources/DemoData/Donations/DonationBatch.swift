import Postgres

/// Adds variants of the first donors and their posts.
///
/// PostgreSQL derives the variants from the first rows. Each donor moves to another district of the same town. Quantities and times vary
/// by arithmetic on ids, so the result is always the same.
struct DonationBatch {
    /// The number of variants per transaction: about 8,000 posts.
    private static let size = 8

    /// The number of posts in one variant of all donors.
    static let postsPerVariant = Donor.all.reduce(0) { $0 + $1.giver.posts }

    private let ids: Identities
    private let mark: SectionMark
    /// The numbers of the variants; the first seed has number 1.
    private let variants: ClosedRange<Int>

    /// Adds the next batch and returns the section's new mark.
    static func run(upTo scale: Int, in session: PostgresSession, _ mark: SectionMark) throws -> SectionMark {
        let batch = DonationBatch(
            ids: try Identities(lockedIn: session, tables: FirstDonations.tables),
            mark: mark,
            variants: (mark.scale + 1)...min(mark.scale + size, scale)
        )
        try batch.insert(in: session)
        try Identities.advanceSequences(in: session, tables: FirstDonations.tables)
        var grown = mark
        grown.scale = batch.variants.upperBound
        return grown
    }

    private func insert(in session: PostgresSession) throws(PostgresError) {
        // The inserted posts already contain their totals, so triggers would count everything twice.
        let counted = ["food_post_ingredient", "food_post_like", "food_feedback", "food_request"]
        for table in counted { try session.execute("ALTER TABLE \(table) DISABLE TRIGGER USER") }
        try createDonors(in: session)
        for (name, rows) in [("variant", variant), ("variant_like", likes), ("variant_feedback", feedback), ("variant_request", requests)] {
            try session.execute("CREATE TEMPORARY TABLE \(name) ON COMMIT DROP AS \(rows)")
            try session.execute("ANALYZE \(name)")
        }
        for statement in [insertPosts, insertIngredients, insertLikes, insertFeedback, insertRequests] { try session.execute(statement) }
        for table in counted { try session.execute("ALTER TABLE \(table) ENABLE TRIGGER USER") }
    }

    /// Creates a donor with an account for each first donor and each variant.
    ///
    /// A group gets the district's name as a suffix, and a person gets another surname.
    private func createDonors(in session: PostgresSession) throws(PostgresError) {
        var names = ParameterBuffer()
        names.append(Names.surnames(inSpanish: false))
        names.append(Names.surnames(inSpanish: true))
        try session.execute(
            """
            CREATE TEMPORARY TABLE variant_donor ON COMMIT DROP AS
            SELECT
                base.id AS base_id, k,
                \(ids.last("account")) + row_number() OVER (ORDER BY k, base.id) AS id,
                base.name, base.kind, base.roles, base.created_at,
                town.name AS town, town.country_code, district.name AS district, base.area AS base_area,
                district.latitude - home.latitude AS north, district.longitude - home.longitude AS east,
                district.latitude, district.longitude
            FROM generate_series(\(variants.lowerBound), \(variants.upperBound)) AS k
            CROSS JOIN (
                SELECT * FROM account WHERE id IN (SELECT donor_id FROM food_post WHERE \(isFirst("food_post.id")))
            ) AS base
            JOIN (place AS home JOIN place AS town ON town.id = home.town_id) ON base.area = home.name || ', ' || town.name
            CROSS JOIN LATERAL (
                SELECT * FROM place WHERE town_id = town.id ORDER BY place.id
                OFFSET (k + base.id) % (SELECT count(*) FROM place WHERE town_id = town.id) LIMIT 1
            ) AS district
            """
        )
        try session.execute("ANALYZE variant_donor")
        try session.query(
            """
            INSERT INTO account (id, name, kind, roles, area, area_latitude, area_longitude, created_at)
            SELECT
                id,
                CASE
                    WHEN kind = 'GROUP' THEN name || ' ' || district
                    WHEN country_code IN ('US', 'GB') THEN split_part(name, ' ', 1) || ' ' || ($1::text[])[1 + k * 5 % cardinality($1::text[])]
                    ELSE split_part(name, ' ', 1) || ' ' || ($2::text[])[1 + k * 5 % cardinality($2::text[])]
                END,
                kind, roles, district || ', ' || town, area_degrees(latitude), area_degrees(longitude), created_at + k * interval '37 minutes'
            FROM variant_donor ORDER BY id
            """,
            names
        )
    }

    private func isFirst(_ id: String) -> String {
        "\(id) BETWEEN \(mark.first("food_post")) AND \(mark.first("food_post") + Self.postsPerVariant - 1)"
    }

    /// Maps each new post to its base post and its donor.
    ///
    /// The new post is older than its base post, by up to a third of its life and at most a week.
    private var variant: String {
        """
        SELECT
            \(ids.last("food_post")) + (donor.k - \(variants.lowerBound)) * \(Self.postsPerVariant) + post.id - \(mark.first("food_post")) + 1 AS id,
            post.id AS base_id, donor.k, donor.id AS donor_id, donor.district || ', ' || donor.town AS area, donor.base_area,
            -- Up to a mile from the position of the first post in its district.
            post.latitude + donor.north + (donor.id * 7 % 281 - 140) * 0.0001 AS latitude,
            post.longitude + donor.east + (donor.id * 11 % 283 - 141) * 0.0001 AS longitude,
            date_trunc(
                'minute', least((post.expires_at - post.created_at) / 3, interval '7 days') * ((post.id * 31 + donor.k * 17) % 97) / 97
            ) AS earlier
        FROM variant_donor AS donor
        JOIN food_post AS post ON post.donor_id = donor.base_id AND \(isFirst("post.id"))
        """
    }

    private var likes: String {
        """
        SELECT variant.id AS food_post_id, liked.account_id, liked.created_at - variant.earlier AS created_at
        FROM variant JOIN food_post_like AS liked ON liked.food_post_id = variant.base_id
        WHERE (liked.account_id + variant.k) % 3 > 0
        """
    }

    private var feedback: String {
        """
        SELECT variant.id AS food_post_id, said.author_id, said.stars, said.comment, said.created_at - variant.earlier AS created_at
        FROM variant JOIN food_feedback AS said ON said.food_post_id = variant.base_id
        WHERE (said.id + variant.k) % 3 > 0
        """
    }

    private var requests: String {
        """
        SELECT variant.id AS food_post_id, asked.receiver_id, asked.quantity, asked.note, asked.status,
            asked.created_at - variant.earlier AS created_at, asked.updated_at - variant.earlier AS updated_at
        FROM variant JOIN food_request AS asked ON asked.food_post_id = variant.base_id
        WHERE (asked.id + variant.k) % 3 > 0
        """
    }

    private var insertPosts: String {
        """
        INSERT INTO food_post (
            id, donor_id, title, description, food_type, quantity, unit, reserved_quantity, expires_at, contact_name, contact_email,
            contact_phone, address, latitude, longitude, area, ingredient_names, like_count, feedback_count, feedback_stars, created_at,
            updated_at
        )
        SELECT
            variant.id, variant.donor_id, base.title, base.description, base.food_type,
            base.quantity + CASE WHEN base.available_quantity > 0 THEN (base.id * 7 + variant.k * 3) % 5 ELSE 0 END,
            base.unit, coalesce(asked.quantity, 0), base.expires_at - variant.earlier, base.contact_name,
            replace(base.contact_email, '@', '-' || variant.k || '@'), base.contact_phone,
            replace(base.address, variant.base_area, variant.area), variant.latitude, variant.longitude, variant.area,
            base.ingredient_names, coalesce(liked.count, 0), coalesce(said.count, 0), coalesce(said.stars, 0),
            base.created_at - variant.earlier, base.updated_at - variant.earlier
        FROM variant
        JOIN food_post AS base ON base.id = variant.base_id
        LEFT JOIN (SELECT food_post_id, count(*) FROM variant_like GROUP BY 1) AS liked ON liked.food_post_id = variant.id
        LEFT JOIN (SELECT food_post_id, count(*), sum(stars) AS stars FROM variant_feedback GROUP BY 1) AS said
            ON said.food_post_id = variant.id
        LEFT JOIN (
            SELECT food_post_id, sum(quantity) AS quantity FROM variant_request WHERE status IN ('ACCEPTED', 'RESERVED') GROUP BY 1
        ) AS asked ON asked.food_post_id = variant.id
        ORDER BY variant.id
        """
    }

    private var insertIngredients: String {
        """
        INSERT INTO food_post_ingredient (food_post_id, position, ingredient_id, area_point)
        SELECT variant.id, line.position, line.ingredient_id, post.area_point
        FROM variant
        JOIN food_post AS post ON post.id = variant.id
        JOIN food_post_ingredient AS line ON line.food_post_id = variant.base_id
        ORDER BY variant.id, line.position
        """
    }

    private var insertLikes: String {
        """
        INSERT INTO food_post_like (food_post_id, account_id, created_at)
        SELECT food_post_id, account_id, created_at FROM variant_like ORDER BY food_post_id, account_id
        """
    }

    private var insertFeedback: String {
        """
        INSERT INTO food_feedback (id, food_post_id, author_id, stars, comment, created_at)
        SELECT \(ids.last("food_feedback")) + row_number() OVER (ORDER BY food_post_id, author_id),
            food_post_id, author_id, stars, comment, created_at
        FROM variant_feedback ORDER BY food_post_id, author_id
        """
    }

    private var insertRequests: String {
        """
        INSERT INTO food_request (id, food_post_id, receiver_id, donor_id, quantity, note, status, created_at, updated_at)
        SELECT \(ids.last("food_request")) + row_number() OVER (ORDER BY food_post_id, receiver_id),
            food_post_id, receiver_id, variant.donor_id, quantity, note, status, created_at, updated_at
        FROM variant_request JOIN variant ON variant.id = food_post_id ORDER BY food_post_id, receiver_id
        """
    }
}
