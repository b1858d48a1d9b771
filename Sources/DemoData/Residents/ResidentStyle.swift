/// The fashion profiles of residents and their actions on catalogue items.
enum ResidentStyle {
    static func statements(_ rows: FirstRows) -> [String] { [profiles, fitting(rows), reactions, wishes, clicks, shares, members] }

    private static let profiles = """
        INSERT INTO fashion_profile (id, interests, styles, sizes, colors, least_price_minor, most_price_minor, updated_at)
        SELECT id, interests, styles, sizes, colors, least_price, most_price, CURRENT_DATE - place * interval '17 hours'
        FROM resident WHERE has_style ORDER BY id
        """

    /// The items for each resident's audience in an individual order; items of the resident's styles are numbered separately.
    private static func fitting(_ rows: FirstRows) -> String {
        """
        CREATE TEMPORARY TABLE fitting ON COMMIT DROP AS
        SELECT resident.id AS account_id, resident.place, item.id AS item_id, item.seller_id, item.sizes, suits.it AS suits, row_number() OVER (
            PARTITION BY resident.id, suits.it ORDER BY (item.id * 7919 + resident.place * 104729) % 2003, item.id
        ) AS number
        FROM resident
        JOIN catalog_item AS item ON item.id \(rows.items) AND item.tags && ARRAY[resident.audience, 'unisex']
        CROSS JOIN LATERAL (SELECT item.tags && (resident.styles || resident.interests) AS it) AS suits
        WHERE has_style;
        ANALYZE fitting
        """
    }

    private static let reactions = """
        INSERT INTO item_reaction (account_id, item_id, reaction, created_at)
        SELECT account_id, item_id, CASE WHEN suits THEN 'LIKE' ELSE 'DISLIKE' END::reaction,
            CURRENT_DATE - (number * 13 + place * 5) % 480 * interval '1 hour'
        FROM fitting WHERE number <= CASE WHEN suits THEN 12 ELSE 4 END ORDER BY account_id, suits, number
        """

    private static let wishes = """
        INSERT INTO wished_item (account_id, item_id, created_at)
        SELECT account_id, item_id, CURRENT_DATE - (number * 11 + place * 7) % 360 * interval '1 hour'
        FROM fitting WHERE suits AND number BETWEEN 9 AND 16 ORDER BY account_id, number
        """

    /// The clicks on items; some include a size, and some have no account, as if the visitor had none or had deleted it.
    private static let clicks = """
        INSERT INTO item_click (item_id, seller_id, account_id, size, created_at)
        SELECT item_id, seller_id, CASE WHEN number % 5 > 0 THEN account_id END, CASE WHEN number % 3 > 0 THEN sizes[1] END,
            CURRENT_DATE - (number * 7 + place * 3) % 300 * interval '1 hour'
        FROM fitting WHERE suits AND number BETWEEN 4 AND 18 ORDER BY account_id, number
        """

    private static let shares = """
        INSERT INTO item_share (account_id, item_id, recipient_digest, created_at)
        SELECT account_id, item_id, sha256(convert_to('friend-' || number || '@example.org', 'UTF8')), CURRENT_DATE - number * interval '2 days'
        FROM fitting WHERE suits AND number <= 2 ORDER BY account_id, number
        """

    /// The member with access to the report of the seller with the most clicks.
    private static let members = """
        INSERT INTO seller_member (seller_id, account_id, created_at)
        SELECT seller.id, resident.id, CURRENT_DATE - interval '40 days'
        FROM resident CROSS JOIN (SELECT seller_id AS id FROM item_click GROUP BY seller_id ORDER BY count(*) DESC, seller_id LIMIT 1) AS seller
        WHERE key = 'seller'
        """
}
