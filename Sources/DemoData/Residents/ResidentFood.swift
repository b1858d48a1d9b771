/// The food posts of residents, and their favourites among the posts of others.
enum ResidentFood {
    /// The residents' own posts, inserted before the donors' posts because the number of donors' posts grows.
    static let own = [posts, removed]

    static func statements(_ rows: FirstRows) -> [String] { [favorites(rows), contactViews] }

    /// The posts, one of them with a telephone number as the only contact.
    ///
    /// The post of the disabled account is not visible.
    private static let posts = """
        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, contact_phone,
            address, area, latitude, longitude, created_at, updated_at)
        SELECT resident.id, food.title, food.description, food.type::food_type, food.quantity, food.unit::food_unit, CURRENT_DATE + food.expires,
            resident.name, CASE WHEN food.number <> 2 THEN resident.key || '@cupboard.example' END, resident.phone, address, area, latitude, longitude,
            CURRENT_DATE - food.age, CURRENT_DATE - food.age
        FROM (VALUES
            (1, 'cook', 'Gazpacho casero', 'Hecho esta mañana, en botellas de un litro.', 'PREPARED_MEAL', 4, 'LITER', interval '1 day', interval '6 hours'),
            (2, 'cook', 'Limones del patio', 'Una bolsa es un kilo, más o menos.', 'PRODUCE', 6, 'BAG', interval '8 days', interval '1 day'),
            (3, 'cook', 'Tortilla de patatas', 'Al final se la comieron los vecinos.', 'PREPARED_MEAL', 2, 'PIECE', interval '12 hours', interval '30 hours'),
            (4, 'disabled', 'Tinned beans, dented', 'Twelve tins, all in date.', 'PANTRY', 12, 'CAN', interval '90 days', interval '12 days'),
            (5, 'disabled', 'Day-old bagels', 'Still good toasted.', 'BAKED_GOODS', 20, 'PIECE', interval '2 days', interval '1 day')
        ) AS food (number, key, title, description, type, quantity, unit, expires, age)
        JOIN resident USING (key)
        ORDER BY food.number
        """

    /// Deletes a post as the service does, which removes its contact and exact location.
    private static let removed = """
        UPDATE food_post SET deleted_at = CURRENT_DATE - interval '20 hours', address = area, latitude = area_degrees(latitude),
            longitude = area_degrees(longitude), contact_name = '', contact_email = NULL, contact_phone = NULL,
            updated_at = CURRENT_DATE - interval '20 hours'
        WHERE title = 'Tortilla de patatas' AND donor_id IN (SELECT id FROM resident WHERE key = 'cook')
        """

    /// Favourites among the posts in the resident's city.
    ///
    /// Only posts of the first seed are used, because they exist at every scale.
    private static func favorites(_ rows: FirstRows) -> String {
        """
        INSERT INTO food_post_favorite (food_post_id, account_id, created_at)
        SELECT post.id, resident.id, CURRENT_DATE - post.number * interval '5 hours'
        FROM resident CROSS JOIN LATERAL (
            SELECT id, row_number() OVER (ORDER BY id) AS number FROM food_post
            WHERE id \(rows.posts) AND split_part(area, ', ', 2) = resident.city
        ) AS post
        WHERE 'RECEIVER' = ANY (roles) AND status = 'ACTIVE' AND post.number % 4 = 1 AND post.number < 24
        ORDER BY resident.id, post.number
        """
    }

    private static let contactViews = """
        INSERT INTO food_post_contact_view (food_post_id, account_id, created_at)
        SELECT food_post_id, account_id, created_at + interval '10 minutes' FROM food_post_favorite
        WHERE account_id IN (SELECT id FROM resident WHERE key <> 'unconfirmed') AND food_post_id % 3 > 0
        ORDER BY account_id, food_post_id
        """
}
