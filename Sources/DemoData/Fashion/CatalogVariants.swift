import Postgres

/// Adds variants of all items with another shade, price, seller and day.
///
/// PostgreSQL derives the variants from the first items by arithmetic on ids, so the result is always the same.
struct CatalogVariants {
    /// The number of variants per transaction: about 9,000 items.
    private static let size = 4

    let mark: SectionMark
    let ids: Identities
    let itemCount: Int
    /// The numbers of the variants; the first seed has number 1.
    let variants: ClosedRange<Int>

    /// Adds the next batch and returns the section's new mark.
    static func run(upTo count: Int, of itemCount: Int, in session: PostgresSession) throws -> SectionMark {
        var mark = try SectionMark(lockedIn: session, name: "fashion")
        guard mark.scale < count else { return mark }
        let batch = CatalogVariants(
            mark: mark,
            ids: try Identities(lockedIn: session, tables: FashionSection.numberedTables),
            itemCount: itemCount,
            variants: (mark.scale + 1)...min(mark.scale + size, count)
        )
        var shades = ParameterBuffer()
        shades.append(Shade.all.map(\.name.english))
        shades.append(Shade.all.map(\.name.spanish))
        shades.append(Shade.all.map(\.color))
        try session.query(batch.insertItems, shades)
        try session.execute(batch.insertIntoCollections)
        try Identities.advanceSequences(in: session, tables: FashionSection.numberedTables)
        mark.scale = batch.variants.upperBound
        try mark.save(in: session)
        return mark
    }

    /// The first and last id of the first seed's items, for `BETWEEN`.
    private var firstItems: String { "\(mark.first("catalog_item")) AND \(mark.first("catalog_item") + itemCount - 1)" }

    /// The id of variant `k` of the item `base`.
    private var variantID: String {
        "\(ids.last("catalog_item")) + (k - \(variants.lowerBound)) * \(itemCount) + base.id - \(mark.first("catalog_item")) + 1"
    }

    /// Inserts the variants of items.
    ///
    /// Metals keep their colour. Prices vary by 15 % in both directions and end in 95 cents. As in the first seed, few items are popular.
    private var insertItems: String {
        """
        INSERT INTO catalog_item (
            id, seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, tags, \(RowPictures.columns),
            price_minor, delivery_days, in_stock, popularity, url, created_at, updated_at
        )
        SELECT
            \(variantID), made.seller_id,
            base.title_en || ', ' || ($1::text[])[shade.number], base.title_es || ', ' || ($2::text[])[shade.number],
            base.description_en, base.description_es, base.category, base.brand,
            made.colors, base.sizes, base.tags,
            \(RowPictures.item("base.", colors: "made.colors").values(id: "(\(variantID))")),
            greatest(base.price_minor * (85 + (base.id * 3 + k * 7) % 31) / 10000, 3) * 100 - 5,
            1 + (base.delivery_days + base.id * 5 + k * 3) % 14,
            (base.id * 7 + k * 5) % 12 > 0,
            made.likes * made.likes * made.likes / 200000,
            regexp_replace(base.url, '^https://[^/]+', seller.website) || '-' || k, made.created_at, made.created_at
        FROM generate_series(\(variants.lowerBound), \(variants.upperBound)) AS k
        CROSS JOIN catalog_item AS base
        CROSS JOIN LATERAL (SELECT (1 + (k + base.id * 7) % cardinality($1::text[]))::integer AS number) AS shade
        CROSS JOIN LATERAL (
            SELECT
                CASE WHEN base.colors && '{GOLD,SILVER}' THEN base.colors ELSE ARRAY[($3::text[])[shade.number]]::catalog_color[] END AS colors,
                \(mark.first("seller")) + (base.seller_id - \(mark.first("seller")) + k * 13) % \(Self.sellerCount) AS seller_id,
                ((base.id * 7919 + k * 104729) % 1000)::integer AS likes,
                timestamptz '2026-10-31 00:00:00+00' - make_interval(secs => (base.id * 7919 + k * 104729) * 599 % \(Moment.span - 86_400))
                    AS created_at
        ) AS made
        JOIN seller ON seller.id = made.seller_id
        WHERE base.id BETWEEN \(firstItems)
        ORDER BY k, base.id
        """
    }

    private static let sellerCount = 60

    /// Appends a tenth of the variants to the collections of their first item.
    private var insertIntoCollections: String {
        """
        INSERT INTO collection_item (collection_id, item_id, position)
        SELECT
            base.collection_id, \(variantID),
            (SELECT max(position) FROM collection_item AS other WHERE other.collection_id = base.collection_id)
                + row_number() OVER (PARTITION BY base.collection_id ORDER BY k, base.id)
        FROM generate_series(\(variants.lowerBound), \(variants.upperBound)) AS k
        CROSS JOIN (SELECT collection_id, item_id AS id FROM collection_item WHERE item_id BETWEEN \(firstItems)) AS base
        WHERE (base.id + k) % 10 = 0
        """
    }
}

/// The shade and edition of a variant, with the colour of the catalogue that the shade belongs to.
struct Shade: Sendable {
    let name: Bilingual
    let color: String

    /// Each pair of shade and edition once.
    ///
    /// Variant `k` of an item takes the next pair, so that an item's variants have different titles.
    static let all: [Shade] = editions.flatMap { edition in
        shades.compactMap { shade in
            Bilingual(sides: shade.name).map { name in
                guard let edition = edition.flatMap({ Bilingual(sides: $0) }) else { return Shade(name: name, color: shade.color) }
                let both = Bilingual(english: "\(name.english), \(edition.english)", spanish: "\(name.spanish), \(edition.spanish)")
                return Shade(name: both, color: shade.color)
            }
        }
    }

    private static let editions: [Substring?] = [
        nil, "second series = segunda serie", "studio edition = edición de estudio", "anniversary edition = edición aniversario",
        "archive edition = edición de archivo",
    ]

    private static let shades: [(name: Substring, color: String)] = [
        ("ivory = marfil", "WHITE"), ("chalk white = blanco tiza", "WHITE"), ("jet black = negro azabache", "BLACK"),
        ("charcoal = gris carbón", "GREY"), ("pearl grey = gris perla", "GREY"), ("sand = arena", "BEIGE"), ("oat = avena", "BEIGE"),
        ("camel = camel", "BROWN"), ("chestnut = castaño", "BROWN"), ("burgundy = burdeos", "RED"), ("poppy red = rojo amapola", "RED"),
        ("dusty rose = rosa palo", "PINK"), ("fuchsia = fucsia", "PINK"), ("terracotta = terracota", "ORANGE"), ("coral = coral", "ORANGE"),
        ("mustard = mostaza", "YELLOW"), ("lemon = limón", "YELLOW"), ("sage green = verde salvia", "GREEN"),
        ("bottle green = verde botella", "GREEN"), ("sky blue = azul cielo", "BLUE"), ("petrol = azul petróleo", "BLUE"),
        ("midnight blue = azul medianoche", "NAVY"), ("lilac = lila", "PURPLE"), ("aubergine = berenjena", "PURPLE"),
    ]
}
