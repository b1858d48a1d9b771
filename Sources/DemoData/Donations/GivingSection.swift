import Drawings
import Postgres

/// The food posts of the demo log-in for a donor, with requests in every status by the demo log-ins for receivers.
///
/// The lists of both sides therefore show every case at every scale.
enum GivingSection: DemoSection {
    static let tables = ["food_post", "food_post_photo", "food_request"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "giving")
            guard mark.scale == 0 else { return false }
            try session.run(posts)
            try session.run(photo())
            try session.run(requests)
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }

    /// Inserts nothing if the log-in's address belongs to another account.
    private static let posts: BoundStatement = """
        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, area,
            latitude, longitude, created_at, updated_at)
        SELECT donor.id, food.title, food.description, food.food_type::food_type, food.quantity, food.unit::food_unit,
            CURRENT_DATE + food.expires, 'Lena Fischer', 'donor@cupboard.example', 'Calle Betis 12, ' || place.area, place.area,
            place.latitude, place.longitude, CURRENT_DATE - food.age, CURRENT_DATE - food.age
        FROM account AS donor
        CROSS JOIN (
            SELECT district.name || ', ' || town.name AS area, district.latitude, district.longitude
            FROM place AS district JOIN place AS town ON town.id = district.town_id ORDER BY town.name = 'Sevilla' DESC, district.id LIMIT 1
        ) AS place
        CROSS JOIN (VALUES
            ('Sourdough bread from the weekend market', 'Whole loaves, baked this morning.', 'BAKED_GOODS', 12, 'LOAF', interval '2 days', interval '5 hours'),
            ('Lentil soup, frozen in portions', 'Vegan, without gluten.', 'FROZEN', 8, 'PORTION', interval '20 days', interval '2 days'),
            ('Oranges from the garden', 'A box is about five kilograms.', 'PRODUCE', 3, 'BOX', interval '6 days', interval '1 day'),
            ('Vegetable paella', 'Was for the neighbours’ party.', 'PREPARED_MEAL', 6, 'PORTION', interval '-1 day', interval '2 days')
        ) AS food (title, description, food_type, quantity, unit, expires, age)
        WHERE donor.email = 'donor@cupboard.example' AND donor.name = 'Lena Fischer'
        """

    /// The photo of one of the posts, which is a drawing.
    private static func photo() throws(PostgresError) -> BoundStatement {
        guard let drawing = Drawing(name: Array("recipe/spanish-bowl-greens-12-1.png".utf8).span) else {
            throw .protocol("the drawing of a bowl is missing")
        }
        return """
            INSERT INTO food_post_photo (food_post_id, name, media_type, width, height, bytes, created_at)
            SELECT post.id, left(translate(encode(sha256(convert_to('photo of post ' || post.id, 'UTF8')), 'base64'), '+/', '-_'), 22),
                'image/png', \(Drawing.width), \(Drawing.height), \(bytes: drawing.png()), post.created_at
            FROM food_post AS post JOIN account AS donor ON donor.id = post.donor_id AND donor.email = 'donor@cupboard.example'
            WHERE starts_with(post.title, 'Lentil soup')
            """
    }

    private static let requests: BoundStatement = """
        INSERT INTO food_request (food_post_id, receiver_id, quantity, note, status, created_at, updated_at)
        SELECT post.id, receiver.id, asked.quantity, asked.note, asked.status::food_request_status, post.created_at + asked.after,
            post.created_at + asked.after + interval '20 minutes'
        FROM (VALUES
            ('receiver', 'Sourdough', 1, 'I can come at six.', 'PENDING', interval '60 minutes'),
            ('receiver', 'Sourdough', 9, NULL, 'DECLINED', interval '10 minutes'),
            ('receiver', 'Lentil', 2, NULL, 'ACCEPTED', interval '3 hours'),
            ('receiver', 'Lentil', 4, NULL, 'WITHDRAWN', interval '1 hour'),
            ('receiver', 'Oranges', 1, 'For marmalade.', 'RESERVED', interval '2 hours'),
            ('receiver', 'Oranges', 2, NULL, 'CANCELLED', interval '1 hour'),
            ('receiver', 'Vegetable', 2, NULL, 'EXPIRED', interval '3 hours'),
            ('charity', 'Sourdough', 4, 'Para la cena de hoy.', 'PENDING', interval '90 minutes'),
            ('charity', 'Lentil', 3, 'Pasamos mañana.', 'RESERVED', interval '4 hours'),
            ('charity', 'Oranges', 2, NULL, 'ACCEPTED', interval '5 hours'),
            ('charity', 'Vegetable', 4, NULL, 'RESERVED', interval '2 hours')
        ) AS asked (receiver, title, quantity, note, status, after)
        JOIN account AS receiver ON receiver.email = asked.receiver || '@cupboard.example'
        JOIN food_post AS post ON starts_with(post.title, asked.title)
        JOIN account AS donor ON donor.id = post.donor_id AND donor.email = 'donor@cupboard.example'
        ORDER BY post.id, asked.after
        """
}
