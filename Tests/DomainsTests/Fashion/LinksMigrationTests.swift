import Domains
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Links from before they were validated", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct LinksMigrationTests {
    /// Rows with valid links, links with special characters and links into private networks.
    private static let rows = """
        INSERT INTO account (name) VALUES ('Ana');
        INSERT INTO account_identity (account_id, issuer, subject, provider, picture_url) VALUES
            (1, 'i', '1', 'x', 'https://photos.example/a b'), (1, 'i', '2', 'x', 'https://169.254.169.254/latest'), (1, 'i', '3', 'x', NULL);
        INSERT INTO seller (name, website, country_code) VALUES ('Shop', 'https://shop.example', 'ES');
        INSERT INTO catalog_item (seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, price_minor, delivery_days, url,
            images, image_texts_en, image_texts_es)
        SELECT 1, 'a', 'a', '', '', 'DRESS', 'x', '{MULTICOLOR}', '{M}', 100, 1, 'https://shop.example/ñ"' || place, images, array_fill('t'::text, ARRAY[cardinality(images)]),
            array_fill('t'::text, ARRAY[cardinality(images)])
        FROM (VALUES
            (1, '{/images/item/1.png,https://cdn.example/1}'::text[]), (2, '{https://cdn.example/1|2}'),
            (3, '{https://cdn.example/1,http://10.0.0.1/x}'), (4, '{}'), (5, '{https://u:p@cdn.example/}')
        ) AS given(place, images);
        INSERT INTO grocery_store (name, address, city, country_code, latitude, longitude, price_level, website) VALUES
            ('a', 'x', 'x', 'ES', 1, 1, 'MODERATE', 'https://store.example/é'), ('b', 'x', 'x', 'ES', 1, 1, 'MODERATE', 'http://router.lan'),
            ('c', 'x', 'x', 'ES', 1, 1, 'MODERATE', 'http://[::1]:80/'), ('d', 'x', 'x', 'ES', 1, 1, 'MODERATE', NULL);
        INSERT INTO recipe (slug, author_id, title_en, title_es, description_en, description_es, cuisine, servings, prep_minutes, cook_minutes,
            meal_types, written_in, source_provider, source_key, source_digest, source_url, images, image_texts_en, image_texts_es)
        SELECT place::text, 1, 'a', 'a', '', '', 'ITALIAN', 1, 1, 1, '{DINNER}', 'EN', 'edamam', place::text, sha256('x'), url, ARRAY[image], '{t}', '{t}'
        FROM (VALUES
            (1, 'https://recipes.example/1', '/images/recipe/1.png'), (2, 'http://2130706433/', 'https://cdn.example/[1]'),
            (3, NULL, 'https://cdn.internal/1')
        ) AS given(place, url, image);
        INSERT INTO collection (slug, title_en, title_es, description_en, description_es, hashtag, theme, image, image_text_en, image_text_es) VALUES
            ('a', 'a', 'a', '', '', '#a', 'STYLE', 'https://cdn.example/{1}', 'a', 'a'), ('b', 'b', 'b', '', '', '#b', 'STYLE', 'https://127.1/', 'b', 'b'),
            ('c', 'c', 'c', '', '', '#c', 'STYLE', '/images/c.png', 'c', 'c'), ('d', 'd', 'd', '', '', '#d', 'STYLE', NULL, NULL, NULL);
        """

    /// A database with the migrated rows.
    private static let database = Result {
        let database = try DatabaseRemoval.exempting { try TestDatabase.shared.createDatabase() }
        let session = try PostgresSession(database)
        try Migrations(Array(Domains.migrations.list.prefix { $0.name < "0047" })).apply(on: session)
        try session.execute(rows)
        try Domains.migrations.apply(on: session)
        return database
    }

    private static func column(_ query: String) throws -> [String] { try PostgresSession(database.get()).column(query) }

    @Test("pictures of identities are encoded, or removed if they are in a private network")
    func identities() throws {
        let pictures = "SELECT coalesce(picture_url, '-') FROM account_identity ORDER BY id"
        #expect(try Self.column(pictures) == ["https://photos.example/a%20b", "-", "-"])
    }

    @Test("special characters in the links of items are encoded")
    func items() throws {
        #expect(try Self.column("SELECT url FROM catalog_item ORDER BY id") == (1...5).map { "https://shop.example/%C3%B1%22\($0)" })
    }

    @Test("images of items lose their links into private networks, and keep paths of the server")
    func images() throws {
        #expect(
            try Self.column("SELECT images::text || ' ' || image_texts_en::text FROM catalog_item ORDER BY id") == [
                "{/images/item/1.png,https://cdn.example/1} {t,t}", "{https://cdn.example/1%7C2} {t}", "{} {}", "{} {}", "{} {}",
            ]
        )
    }

    @Test("websites of stores are encoded, or removed if they are in a private network")
    func stores() throws {
        let websites = "SELECT coalesce(website, '-') FROM grocery_store ORDER BY id"
        #expect(try Self.column(websites) == ["https://store.example/%C3%A9", "-", "-", "-"])
    }

    @Test("recipes lose sources and images in private networks, and keep paths of the server")
    func recipes() throws {
        let links = "SELECT coalesce(source_url, '-') || ' ' || images::text || ' ' || image_texts_es::text FROM recipe ORDER BY id"
        #expect(
            try Self.column(links) == [
                "https://recipes.example/1 {/images/recipe/1.png} {t}", "- {https://cdn.example/%5B1%5D} {t}", "- {} {}",
            ]
        )
    }

    @Test("collections lose images in private networks with their texts, and keep paths of the server")
    func collections() throws {
        #expect(
            try Self.column("SELECT coalesce(image, '-') || ' ' || coalesce(image_text_en, '-') FROM collection ORDER BY id") == [
                "https://cdn.example/%7B1%7D a", "- -", "/images/c.png c", "- -",
            ]
        )
    }
}
